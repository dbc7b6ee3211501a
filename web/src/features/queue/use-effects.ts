import { previewQueueDraft } from '@markwell/server/contract';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { failureText } from '../../lib/failure.ts';
import { staffCall } from '../../lib/staff-session/staff-call.ts';

/** Whose marks the decisions change. */
export type Effects = z.output<typeof previewQueueDraft.output>;

/** How long after a decision it is asked for, in milliseconds: many come in a row. */
const pause = 350;

/**
 * Asks the server what a draft would change, by its token; drops requests for earlier drafts. Undefined asks
 * nothing. Raise `asked` to ask again.
 */
export function useEffects(
  token: string | undefined,
  asked: number,
): { effects: Effects | undefined; problem: string | undefined } {
  const [effects, setEffects] = useState<Effects>();
  const [problem, setProblem] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew
  useEffect(() => {
    setEffects(undefined);
    setProblem(undefined);
    if (token === undefined) return;
    const control = new AbortController();
    const ask = async () => {
      try {
        setEffects(await staffCall('teacher', previewQueueDraft, undefined, { signal: control.signal }));
      } catch (error) {
        if (!control.signal.aborted) setProblem(failureText(error));
      }
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [token, asked]);
  return { effects, problem };
}
