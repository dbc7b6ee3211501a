import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { RosterActions } from './use-roster.ts';

/** What was done last with a way back, or why it could not be done. The place is always there, so that it is read out. */
export function DoneLine({ actions: { done, problem, isBusy } }: { readonly actions: RosterActions }) {
  return (
    <>
      <div role="status">
        {done !== undefined && (
          <Notice tone="success" className="mt-4">
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="min-w-0 break-words">{done.text}</span>
              <Button look="quiet" onClick={() => void done.undo()}>
                {isBusy ? 'One moment…' : 'Undo'}
              </Button>
            </p>
          </Notice>
        )}
      </div>
      <div role="alert">
        {problem !== undefined && (
          <Notice tone="problem" className="mt-4">
            <p className="break-words">{problem}</p>
          </Notice>
        )}
      </div>
    </>
  );
}
