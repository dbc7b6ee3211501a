import { type AppealState, appealAnswer } from '@markwell/server/contract';
import { type ReactNode, useState } from 'react';
import { call } from '../lib/call.ts';
import { HttpError } from '../lib/http-error.ts';
import { useAction } from '../lib/use-action.ts';
import { Button } from './button.tsx';

interface AppealProps {
  readonly reference: string;
  readonly questionId: string;
  /** The outcome of asking; absent if nobody asked. */
  readonly state?: AppealState | undefined;
}

const words = {
  waiting: 'You asked about this answer. Your teacher will look at it, and you will see here what became of it.',
  accepted: 'You asked about this answer, and it counts now.',
  partly: 'You asked about this answer. Your teacher looked at it: it gets some of the marks.',
  refused: 'You asked about this answer. Your teacher looked at it, and it does not count.',
} as const satisfies Record<AppealState, string>;

/** Lets a student say that an answer should count, once, and tells what became of it. */
export default function Appeal({ reference, questionId, state }: AppealProps): ReactNode {
  const [now, setNow] = useState(state);
  const action = useAction(async () => {
    setNow((await call(appealAnswer, { questionId }, { params: { reference } })).state);
  }, problemText);
  return (
    <div className="no-print">
      {now === undefined && (
        <Button look="secondary" onClick={() => void action.run()}>
          {action.isBusy ? 'One moment…' : 'I think this should count'}
        </Button>
      )}
      <p role="status" className="border-l-4 border-pen pl-3 empty:hidden">
        {now === undefined ? null : words[now]}
      </p>
      <div role="alert">{action.problem !== undefined && <p className="mt-2 text-cross">{action.problem}</p>}</div>
    </div>
  );
}

function problemText(error: unknown): string {
  if (error instanceof HttpError && error.status === 409)
    return 'This answer cannot be asked about any more. Your result, opened by its reference, says why.';
  return 'That could not be sent. Check the connection, then try again here, or at your result by its reference.';
}
