import { endOwnSignIns, type OwnSignIn } from '@markwell/server/contract';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { DialogProblem } from '../../components/confirm-dialog.tsx';
import { showToast } from '../../components/toast/toast-store.ts';
import { dayAndTimeText } from '../../lib/date-text.ts';
import { staffCall } from '../../lib/staff-session/staff-call.ts';
import { useAction } from '../../lib/use-action.ts';
import { Section, type SectionProps } from './section.tsx';

/** Where one is signed in, and was in the last 90 days; those that are open can be ended. */
export function OwnSignIns({ account: { signIns }, role, onChanged }: SectionProps) {
  const action = useAction(async (which: number | 'others') => {
    const { ended } = await staffCall(role, endOwnSignIns, { which });
    showToast({ tone: 'success', title: ended === 1 ? 'Login ended' : `${ended} logins ended` });
    onChanged();
  });
  const others = signIns.filter(({ isOpen, isThis }) => isOpen && !isThis);
  return (
    <Section title="Where you are logged in">
      <p className="max-w-prose text-soft">
        If there is one that was not you, end it and change your password. Older ones than 90 days are not kept.
      </p>
      <DialogProblem problem={action.problem} />
      {others.length > 0 && (
        <div>
          <Button look="secondary" onClick={() => void action.run('others')}>
            End all others
          </Button>
        </div>
      )}
      <ul className="grid">
        {signIns.map((signIn) => (
          <li
            key={signIn.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-rule py-2"
          >
            <Description signIn={signIn} />
            {signIn.isOpen && !signIn.isThis && (
              <Button look="quiet" aria-describedby={`sign-in-${signIn.id}`} onClick={() => void action.run(signIn.id)}>
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Description({ signIn }: { readonly signIn: OwnSignIn }) {
  const { id, at, via, browser, place, address, isOpen, isThis } = signIn;
  const from = [place, address === null ? null : `from ${address}`, via === 'oidc' ? 'by school account' : null];
  return (
    <span id={`sign-in-${id}`} className="min-w-0">
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{dayAndTimeText(at)}</span>
        <span>{browser ?? 'Browser not known'}</span>
        {isThis && <Badge tone="pen">This one</Badge>}
        {isOpen && !isThis && <Badge tone="tick">Open</Badge>}
      </span>
      <span className="block text-small text-soft wrap-anywhere">
        {from.filter((part) => part !== null).join(', ')}
      </span>
    </span>
  );
}
