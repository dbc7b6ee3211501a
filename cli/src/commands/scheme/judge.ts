import type { Judged } from '@markwell/server/contract';
import { decisions, readJudgedAnswers } from '@markwell/server/operations';
import type { Actions } from '../../command-words.ts';
import { readTextFile } from '../../files.ts';
import { printMessage } from '../../print.ts';
import { confirmOrEnd } from '../../prompts.ts';
import { withServices } from '../../with-services.ts';
import { count } from '../../wording.ts';
import type { schemeWords } from '../../words/schemes.ts';
import { changesPrinters, describeSummary } from '../remark/changes-printers.ts';

/** `markwell scheme judge`: says first who would gain and lose, and whose judgements it replaces. */
export const judgeAction: Actions<typeof schemeWords>['scheme judge'] = async ({
  homework,
  file,
  note: typed,
  dryRun: isDryRun,
  yes,
}) => {
  const judgements = readJudgedAnswers(await readTextFile(file));
  const note = typed?.trim() ?? '';
  const input = { judgements, ...(note !== '' && { note }) };
  return withServices(async (services) => {
    const judge = (dryRun: boolean) =>
      decisions.judgement.decide(services, homework, { ...input, dryRun }, services.by);
    if (isDryRun) {
      const told = await judge(true);
      return {
        json: told,
        shown: [
          ...told.changes.map(changesPrinters.text.row),
          ...(told.omitted > 0 ? [`and ${told.omitted} more\n`] : []),
          `${describeSummary(told.summary)}\n`,
        ],
        notes: [...describeReplaced(told), 'This was a dry run, which stores nothing.'],
      };
    }
    if (!yes) {
      const told = await judge(true);
      for (const line of [describeSummary(told.summary), ...describeReplaced(told)]) printMessage(line);
      await confirmOrEnd(`Judge ${count(judgements.length, 'answer')} of ${told.homework.title}?`, { yes });
    }
    const judged = await judge(false);
    return {
      json: judged,
      shown: [`${describeSummary(judged.summary)}\n`],
      notes: [...(yes ? describeReplaced(judged) : []), describeJudged(judged)],
    };
  });
};

function describeJudged({ stored, judgementIds, version, run }: Judged): string {
  const what = stored
    ? `Stored ${count(judgementIds.length, 'judgement')} as version ${version} of the mark scheme.`
    : 'All of it was judged so already.';
  if (run === null) return `${what} No mark changed.`;
  return `${what} Marked again as re-mark ${run.id}. To take both back: markwell remark undo ${run.id}`;
}

function describeReplaced({ replaced }: Judged): string[] {
  return replaced.map(
    ({ questionId, answer, marks, by }) =>
      `${questionId} “${answer.slice(0, 80)}” was judged to have ${marks} before, by ${by ?? 'somebody'}.`,
  );
}
