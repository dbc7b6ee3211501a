import type { Judged } from '@markwell/server/contract';
import { judgeAnswers, readJudgedAnswers } from '@markwell/server/operations';
import { count } from '../../count.ts';
import { printData, printMessage } from '../../print.ts';
import { printJson } from '../../print-table.ts';
import { confirmOrEnd } from '../../prompts.ts';
import { readTextFile } from '../../read-file.ts';
import { withServices } from '../../with-services.ts';
import { changesPrinters } from '../remark/changes-printers.ts';
import { describeSummary } from '../remark/describe-summary.ts';

interface JudgeOptions {
  file: string;
  note?: string;
  dryRun?: boolean;
  yes?: boolean;
  json?: boolean;
}

/** `markwell scheme judge`. */
export async function judgeCommand(homework: string, options: JudgeOptions): Promise<void> {
  const judgements = readJudgedAnswers(await readTextFile(options.file));
  const note = options.note?.trim() ?? '';
  const input = { judgements, ...(note !== '' && { note }) };
  await withServices(async (services) => {
    const judge = (dryRun: boolean) => judgeAnswers(services, homework, { ...input, dryRun }, services.by);
    if (options.dryRun) {
      const told = await judge(true);
      if (options.json) return printJson(told);
      for (const change of told.changes) await printData(changesPrinters.text.row(change));
      if (told.omitted > 0) await printData(`and ${told.omitted} more\n`);
      await printData(`${describeSummary(told.summary)}\n`);
      describeReplaced(told);
      return printMessage('This was a dry run, which stores nothing.');
    }
    if (!options.yes) {
      const told = await judge(true);
      printMessage(describeSummary(told.summary));
      describeReplaced(told);
      await confirmOrEnd(`Judge ${count(judgements.length, 'answer')} of ${told.homework.title}?`, options);
    }
    const judged = await judge(false);
    if (options.json) return printJson(judged);
    await printData(`${describeSummary(judged.summary)}\n`);
    if (options.yes) describeReplaced(judged);
    printMessage(describeJudged(judged));
  });
}

function describeJudged({ stored, judgementIds, version, run }: Judged): string {
  const what = stored
    ? `Stored ${count(judgementIds.length, 'judgement')} as version ${version} of the mark scheme.`
    : 'All of it was judged so already.';
  if (run === null) return `${what} No mark changed.`;
  return `${what} Marked again as re-mark ${run.id}. To take both back: markwell remark undo ${run.id}`;
}

function describeReplaced({ replaced }: Judged): void {
  for (const { questionId, answer, marks, by } of replaced)
    printMessage(`${questionId} “${answer.slice(0, 80)}” was judged to have ${marks} before, by ${by ?? 'somebody'}.`);
}
