import { type Judged, judgeAnswers } from '@markwell/server/contract';
import { useEffect, useState } from 'react';
import { failureText } from '../../lib/failure.ts';
import { staffCall } from '../../lib/staff-session/staff-call.ts';
import { type Decisions, judgementsOf } from './decisions.ts';

/** Whose marks change by what was decided. */
export interface Effects {
  readonly gain: number;
  readonly lose: number;
  readonly changes: Judged['changes'];
  /** Further changes that are counted and not listed. */
  readonly omitted: number;
}

/** How long after a decision it is asked for, in milliseconds: many come in a row. */
const pause = 350;
const listed = 30;

/** Asks the server what the decisions would change; what was asked for an earlier decision is given up. */
export function useEffects(decisions: Decisions): { effects: Effects | undefined; problem: string | undefined } {
  const [effects, setEffects] = useState<Effects>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    setEffects(undefined);
    setProblem(undefined);
    if (decisions.size === 0) return;
    const control = new AbortController();
    const ask = async () => {
      try {
        setEffects(await readEffects(decisions, control.signal));
      } catch (error) {
        if (!control.signal.aborted) setProblem(failureText(error));
      }
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [decisions]);
  return { effects, problem };
}

async function readEffects(decisions: Decisions, signal: AbortSignal): Promise<Effects> {
  let all: Effects = { gain: 0, lose: 0, changes: [], omitted: 0 };
  for (const { homeworkId, judgements } of judgementsOf(decisions)) {
    const input = { judgements, dryRun: true, limit: listed };
    const { summary, changes, omitted } = await staffCall('teacher', judgeAnswers, input, {
      params: { id: homeworkId },
      signal,
    });
    all = {
      gain: all.gain + summary.gain,
      lose: all.lose + summary.lose,
      changes: [...all.changes, ...changes],
      omitted: all.omitted + omitted,
    };
  }
  return all;
}
