import type { ClosedAttempt, ClosingDecision } from '@markwell/server/contract';
import {
  decideAfterClosing,
  findAfterClosing,
  findAttemptId,
  findHomeworkId,
  listAfterClosing,
} from '@markwell/server/operations';
import { CommandError } from '../command-error.ts';
import type { Actions } from '../command-words.ts';
import { type Columns, tableOf } from '../table.ts';
import { inDatabase, type TerminalServices } from '../with-services.ts';
import type { afterClosingWords } from '../words/records.ts';

/** `markwell after-closing …`: what teachers decide in the report of a class. */
export const actions: Actions<typeof afterClosingWords> = {
  'after-closing list': inDatabase(async ({ class: code, homework: named }, services) => {
    const homework = named === undefined ? undefined : String(await findHomeworkId(services, named));
    const found = await listAfterClosing(services, { class: code, homework });
    return { json: found, shown: [tableOf(found, columnsOf(services), 'No attempt came after closing.')] };
  }),
  'after-closing count': deciding('count', 'counts', 'would count'),
  'after-closing leave-out': deciding('leave-out', 'is left out', 'would be left out'),
  'after-closing take-back': deciding(null, 'waits for a decision again', 'would wait for a decision again'),
};

function columnsOf({ clock }: TerminalServices): Columns<ClosedAttempt> {
  return {
    Attempt: ({ attemptId }) => attemptId,
    Class: ({ student }) => student.studentClass,
    Name: ({ student }) => student.name,
    Homework: ({ homework }) => homework.title,
    [`Closed (${clock.timeZone})`]: ({ closedAt }) => clock.formatStamp(closedAt),
    'Handed in': ({ submittedAt }) => clock.formatStamp(submittedAt),
    Decision: ({ decision }) => (decision === null ? '-' : words[decision]),
    By: ({ by }) => by ?? '-',
  };
}

const words = { count: 'counts', 'leave-out': 'left out' } as const satisfies Record<ClosingDecision, string>;

/** Decides about one attempt; a dry run is refused for the same reasons. */
function deciding(decision: ClosingDecision | null, done: string, would: string) {
  return inDatabase(async ({ attempt, dryRun }: { attempt: string; dryRun: boolean | undefined }, services) => {
    const id = await findAttemptId(services, attempt);
    if (!dryRun) {
      const json = await decideAfterClosing(services, String(id), { decision }, services.by);
      const undo = decision === null ? '' : ` To take it back: markwell after-closing take-back ${attempt}`;
      return { said: `Attempt ${attempt} ${done}.${undo}`, json };
    }
    const found = await findAfterClosing(services.database.reader, id);
    if (found === undefined) throw new CommandError(`Attempt ${attempt} did not come after closing.`);
    if (found.decision === decision) throw new CommandError('Somebody has decided this already. Look again.');
    return { said: `Attempt ${attempt} ${would}.`, json: { ...found, decision } };
  });
}
