import {
  changeClassRoster,
  endExclusion,
  excludeAttempts,
  type ListChange,
  listExclusions,
  readClassRoster,
  undoRosterChange,
} from '@markwell/server/contract';
import { useRef, useState } from 'react';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { useAction } from '../../../lib/use-action.ts';

/** Why a name that was set aside does not count, shown elsewhere. */
const notOurs = 'Not one of ours';

/** A class's list and its actions. `onChanged` is called after each change, for figures that depend on it. */
export function useRoster(studentClass: string, onChanged: () => void = () => undefined) {
  const roster = useStaffQuery('teacher', readClassRoster, { class: studentClass });
  const exclusions = useStaffQuery('teacher', listExclusions, { class: studentClass });
  // What was done last, with what takes it back.
  const [done, setDone] = useState<{ readonly text: string; readonly undo: () => Promise<void> }>();
  const inTurn = useTurns();
  const refresh = async () => {
    onChanged();
    await Promise.all([roster.askAgain(), exclusions.askAgain()]);
  };
  const undo = useAction(async (id: number) => {
    await staffCall('teacher', undoRosterChange, undefined, { params: { id } });
    setDone(undefined);
    await refresh();
  });
  const takeBack = useAction(async (id: number) => {
    await staffCall('teacher', endExclusion, undefined, { params: { id } });
    setDone(undefined);
    await refresh();
  });
  /** Makes a change; `text` says that it is done. Rejects where it cannot be made. */
  const make = async (change: ListChange, text: string) => {
    const { changeId } = await staffCall('teacher', changeClassRoster, { class: studentClass, change });
    setDone({ text, undo: () => inTurn('undo', undo.run)(changeId) });
    await refresh();
  };
  const change = useAction(make);
  const setAside = useAction(async ({ name, attemptId }: { readonly name: string; readonly attemptId: number }) => {
    const input = { attemptId, scope: 'student', reason: notOurs } as const;
    const { id } = await staffCall('teacher', excludeAttempts, input);
    setDone({
      text: `${name} is set aside: kept, and counted nowhere.`,
      undo: () => inTurn('take back', takeBack.run)(id),
    });
    await refresh();
  });
  return {
    roster,
    setAsideNames: (exclusions.data ?? []).filter(({ scope, reason }) => scope === 'student' && reason === notOurs),
    done,
    make,
    change: inTurn('change', change.run),
    setAside: inTurn('set aside', setAside.run),
    undo: inTurn('undo', undo.run),
    takeBack: inTurn('take back', takeBack.run),
    isBusy: [change, setAside, undo, takeBack].some((action) => action.isBusy),
    problem: [change, setAside, undo, takeBack].map((action) => action.problem).find((text) => text !== undefined),
  };
}

export type RosterActions = ReturnType<typeof useRoster>;

/**
 * Has what a person presses in one list done one after the other: a press at the next row is not lost while that of the last is under way. The same
 * press again, before its turn is over, does nothing. `name` keeps what takes the same input apart; `run` never throws.
 */
function useTurns() {
  const last = useRef(Promise.resolve());
  const waiting = useRef(new Set<string>());
  return <Input extends readonly unknown[]>(name: string, run: (...input: Input) => Promise<void>) =>
    (...input: Input): Promise<void> => {
      const key = JSON.stringify([name, input]);
      if (waiting.current.has(key)) return last.current;
      waiting.current.add(key);
      last.current = last.current.then(() => run(...input)).then(() => void waiting.current.delete(key));
      return last.current;
    };
}
