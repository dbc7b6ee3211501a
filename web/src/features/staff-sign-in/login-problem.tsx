import { Notice } from '../../components/notice.tsx';

/** Why signing in failed. The place is always there, so that it is read out. */
export function LoginProblem({ failure }: { readonly failure: string | undefined }) {
  return (
    <div role="alert" className="empty:-mb-5">
      {failure !== undefined && (
        <Notice tone="problem">
          <p className="font-semibold">{failure}</p>
        </Notice>
      )}
    </div>
  );
}
