import { needsOthersSchema, type Touched, takeBackJudgements } from '@markwell/server/contract';
import { type ReactNode, useState } from 'react';
import { HttpError } from '../../lib/http-error.ts';
import { parseJson } from '../../lib/parse-json.ts';
import { staffCall } from '../../lib/staff-session/staff-call.ts';
import { type Action, useAction } from '../../lib/use-action.ts';
import { OthersDialog } from './others-dialog.tsx';

/** Judgements of one homework. */
interface OfHomework {
  readonly homework: number | string;
  readonly ids: readonly number[];
}

/**
 * Takes judgements back. Where that changes marks in other classes, the server refuses and `dialog` asks why before it is tried again; what was
 * taken back by then is left out.
 */
export function useTakeBack(
  judgements: readonly OfHomework[],
  onTakenBack: () => void,
): { readonly action: Action<[reason?: string]>; readonly dialog: ReactNode } {
  const [touched, setTouched] = useState<Touched>();
  const action = useAction(async (reason?: string) => {
    const classes = touched?.others.map((one) => one.class) ?? [];
    const said = reason === undefined ? {} : { others: { classes, reason } };
    try {
      for (const { homework, ids } of judgements) {
        if (ids.length === 0) continue;
        await staffCall('teacher', takeBackJudgements, { ids: [...ids], ...said }, { params: { id: homework } });
      }
    } catch (error) {
      const needed = readTouched(error);
      if (needed === undefined) throw error;
      return setTouched(needed);
    }
    setTouched(undefined);
    onTakenBack();
  });
  const close = () => setTouched(undefined);
  return { action, dialog: touched && <OthersDialog touched={touched} confirm={action} onClose={close} /> };
}

/** Whose marks change, if that is why the server refused. */
function readTouched(error: unknown): Touched | undefined {
  return error instanceof HttpError ? needsOthersSchema.safeParse(parseJson(error.text)).data : undefined;
}
