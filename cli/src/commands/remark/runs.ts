import type { RemarkRun } from '@markwell/server/contract';
import { checkCanUndo, getRemarkRun, listRemarkRuns, undoRemark } from '@markwell/server/operations';
import type { Actions } from '../../command-words.ts';
import { confirmOrEnd } from '../../prompts.ts';
import { inDatabase, listing } from '../../with-services.ts';
import type { remarkWords } from '../../words/marking.ts';
import { describeSummary } from './changes-printers.ts';

/** `markwell remark history` and `undo`. */
export const runsActions: Pick<Actions<typeof remarkWords>, 'remark history' | 'remark undo'> = {
  'remark history': listing(
    (services, { homework }) => listRemarkRuns(services, homework),
    {
      Run: ({ id }) => id,
      'Applied (UTC)': ({ appliedAt }) => appliedAt.slice(0, 16).replace('T', ' '),
      By: ({ startedBy }) => startedBy ?? '-',
      Homework: ({ homework }) => homework.title,
      Class: ({ classCode }) => classCode ?? 'all',
      Version: describeVersion,
      'Gain, lose': ({ summary }) => `+${summary.gain} -${summary.lose}`,
      State: stateOf,
    },
    'Nothing was marked again yet.',
  ),
  'remark undo': inDatabase(async ({ run: id, dryRun, yes }, services) => {
    const run = await getRemarkRun(services, id);
    const what = `re-mark ${run.id} of ${run.homework.title} (${run.classCode ?? 'all classes'}, version ${describeVersion(run)})`;
    checkCanUndo(run);
    if (dryRun) return { said: `Would undo ${what}, which did this:\n${describeSummary(run.summary)}`, json: run };
    await confirmOrEnd(`Undo ${what}?`, { yes });
    const undone = await undoRemark(services, id, services.by);
    return { said: `Undid ${what}. New attempts are still marked by the homework’s current version.`, json: undone };
  }),
};

/** Most runs are guarded, which goes without saying. */
function describeVersion({ schemeVersion, policy }: RemarkRun): string {
  return policy === 'guarded' ? String(schemeVersion) : `${schemeVersion}, ${policy}`;
}

function stateOf({ undoneAt, undoFirst }: RemarkRun): string {
  if (undoneAt !== null) return `undone ${undoneAt.slice(0, 10)}`;
  return undoFirst.length > 0 ? `stands, marked again by ${undoFirst.join(', ')}` : 'stands';
}
