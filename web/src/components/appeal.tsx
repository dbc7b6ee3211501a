import { type AppealState, appealAnswer } from '@markwell/server/contract';
import { type ReactNode, useState } from 'react';
import { call } from '../lib/call.ts';
import { HttpError } from '../lib/http-error.ts';
import { msg, type TextKey, t } from '../lib/texts.ts';
import { useAction } from '../lib/use-action.ts';
import { Button } from './button.tsx';

interface AppealProps {
  readonly reference: string;
  readonly questionId: string;
  /** The outcome of asking; absent if nobody asked. */
  readonly state?: AppealState | undefined;
}

const words = {
  waiting: msg('appeal.waiting'),
  accepted: msg('appeal.accepted'),
  partly: msg('appeal.partly'),
  refused: msg('appeal.refused'),
} as const satisfies Record<AppealState, TextKey>;

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
          {action.isBusy ? t('appeal.moment') : t('appeal.ask')}
        </Button>
      )}
      <p role="status" className="border-s-4 border-pen ps-3 empty:hidden">
        {now === undefined ? null : t(words[now])}
      </p>
      <div role="alert">{action.problem !== undefined && <p className="mt-2 text-cross">{action.problem}</p>}</div>
    </div>
  );
}

function problemText(error: unknown): string {
  if (error instanceof HttpError && error.status === 409) return t('appeal.too-late');
  return t('appeal.failed');
}
