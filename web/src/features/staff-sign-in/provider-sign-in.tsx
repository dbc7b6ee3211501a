import { beginProviderSignIn, readSignInOptions, type StaffRole } from '@markwell/server/contract';
import { useSearch } from 'wouter/use-browser-location';
import { Button } from '../../components/button.tsx';
import { call } from '../../lib/call.ts';
import { useAction } from '../../lib/use-action.ts';
import { useCallQuery } from '../../lib/use-call-query.ts';
import { LoginProblem } from './login-problem.tsx';

/** The button of the school's own sign-in, where it has one; nothing otherwise. */
export function ProviderSignIn({ role }: { readonly role: StaffRole }) {
  const { data } = useCallQuery(readSignInOptions);
  const search = useSearch();
  const { run, isBusy, problem } = useAction(async () => {
    const next = new URLSearchParams(search).get('next') ?? undefined;
    const { url } = await call(beginProviderSignIn, { place: role, next });
    location.assign(url);
  });
  const provider = data?.provider ?? null;
  if (provider === null) return null;
  return (
    <div className="mt-6 flex flex-col gap-5 border-t border-rule pt-6">
      <LoginProblem failure={isBusy ? undefined : problem} />
      <div>
        <Button
          look="secondary"
          large
          disabledReason={isBusy ? 'Opening your school’s sign-in…' : undefined}
          onClick={() => void run()}
        >
          {provider.button}
        </Button>
      </div>
    </div>
  );
}
