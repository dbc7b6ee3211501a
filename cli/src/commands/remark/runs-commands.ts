import type { RemarkRun } from '@markwell/server/contract';
import { checkCanUndo, getRemarkRun, listRemarkRuns, undoRemark } from '@markwell/server/operations';
import { printMessage } from '../../print.ts';
import { printJson, printTable } from '../../print-table.ts';
import { confirmOrEnd } from '../../prompts.ts';
import { withServices } from '../../with-services.ts';
import { describeSummary } from './describe-summary.ts';

/** `markwell remark history`. */
export async function remarkHistoryCommand(homework: string | undefined, { json }: { json?: boolean }): Promise<void> {
  const runs = await withServices((services) => listRemarkRuns(services, homework));
  if (json) return printJson(runs);
  if (runs.length === 0) return printMessage('Nothing was marked again yet.');
  const rows = runs.map((run) => [
    String(run.id),
    run.appliedAt.slice(0, 16).replace('T', ' '),
    run.startedBy ?? '-',
    run.homework.title,
    run.classCode ?? 'all',
    describeVersion(run),
    `+${run.summary.gain} -${run.summary.lose}`,
    stateOf(run),
  ]);
  return printTable(['Run', 'Applied (UTC)', 'By', 'Homework', 'Class', 'Version', 'Gain, lose', 'State'], rows);
}

/** Most runs are guarded, which goes without saying. */
function describeVersion({ schemeVersion, policy }: RemarkRun): string {
  return policy === 'guarded' ? String(schemeVersion) : `${schemeVersion}, ${policy}`;
}

function stateOf({ undoneAt, undoFirst }: RemarkRun): string {
  if (undoneAt !== null) return `undone ${undoneAt.slice(0, 10)}`;
  return undoFirst.length > 0 ? `stands, marked again by ${undoFirst.join(', ')}` : 'stands';
}

/** `markwell remark undo`. */
export async function undoRemarkCommand(
  id: string,
  options: { dryRun?: boolean; yes?: boolean; json?: boolean },
): Promise<void> {
  await withServices(async (services) => {
    const run = await getRemarkRun(services, id);
    const what = `re-mark ${run.id} of ${run.homework.title} (${run.classCode ?? 'all classes'}, version ${describeVersion(run)})`;
    checkCanUndo(run);
    if (options.dryRun) {
      printMessage(`Would undo ${what}, which did this:\n${describeSummary(run.summary)}`);
      return options.json ? printJson(run) : undefined;
    }
    await confirmOrEnd(`Undo ${what}?`, options);
    const undone = await undoRemark(services, id, services.by);
    printMessage(`Undid ${what}. New attempts are still marked by the homework’s current version.`);
    return options.json ? printJson(undone) : undefined;
  });
}
