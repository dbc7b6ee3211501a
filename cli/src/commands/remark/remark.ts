import type { RemarkInput, RemarkRun, RemarkSummary } from '@markwell/server/contract';
import {
  applyRemark,
  checkCanUndo,
  countAttempts,
  describeTarget,
  findRemarkTarget,
  getRemarkRun,
  listRemarkRuns,
  type RemarkTarget,
  streamRemark,
  undoRemark,
} from '@markwell/server/operations';
import { wrongUsage } from '../../command-error.ts';
import type { Actions, InputOf, Reply } from '../../command-words.ts';
import { printData, printMessage } from '../../print.ts';
import { withProgress } from '../../progress.ts';
import { confirmOrEnd } from '../../prompts.ts';
import { inDatabase, listing, type TerminalServices, withServices } from '../../with-services.ts';
import { said } from '../../wording.ts';
import type { remarkWords } from '../../words/marking.ts';
import { type ChangesPrinter, changesPrinters, describeSummary } from './changes-printers.ts';

type RemarkOptions = InputOf<'remark [homework]', (typeof remarkWords)['remark [homework]']>;

/** `markwell remark …`: the dry run, and with `--apply` the re-mark itself. */
export const actions: Actions<typeof remarkWords> = {
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
  remark: async (options) => {
    const { homework, class: classCode, version, policy, allowLower = false, apply, json, csv } = options;
    if (homework === undefined)
      throw wrongUsage('Name a homework, such as year8, or history or undo. Run with --help.');
    const input: RemarkInput = {
      policy,
      allowLower,
      ...(classCode === undefined ? {} : { classCode }),
      ...(version === undefined ? {} : { version }),
    };
    return withServices(async (services) => {
      const target = await findRemarkTarget(services, homework, input);
      if (apply) return applyTo(services, homework, target, input, options);
      const printer = json ? 'json' : csv ? 'csv' : 'text';
      const totals = await list(services, target, changesPrinters[printer]);
      const { gain, lose, moved, reworded, unseen = 0, uncounted = 0 } = totals;
      if (printer !== 'text' || gain + lose + moved + reworded + unseen + uncounted === 0) return undefined;
      return {
        after: `This was a dry run, which stores nothing.${said({ typed: ' With --apply it is stored.', menu: '' })}`,
      };
    });
  },
};

/** Lists the changes by `print` as they come, and gives their totals. */
async function list(
  services: TerminalServices,
  target: RemarkTarget,
  printer: ChangesPrinter,
  print: (text: string) => Promise<void> = printData,
): Promise<RemarkSummary> {
  await print(printer.begin(describeTarget(target)));
  const summary = await withBar(services, target, 'Marking', (progress) =>
    streamRemark(
      services,
      target,
      async (changes) => {
        await print(changes.map((change) => printer.row(change)).join(''));
        return true;
      },
      progress,
    ),
  );
  await print(printer.end(summary));
  return summary;
}

async function applyTo(
  services: TerminalServices,
  homework: string,
  target: RemarkTarget,
  input: RemarkInput,
  options: RemarkOptions,
): Promise<Reply> {
  const title = describeTarget(target).homework.title;
  // The list is printed when all is stored: whoever reads its first lines alone (`| head`) would end the program before.
  const listed: string[] = [];
  if (options.csv)
    await list(services, target, changesPrinters.csv, async (text) => {
      listed.push(text);
    });
  if (!options.yes) {
    const summary = await withBar(services, target, 'Marking', (progress) =>
      streamRemark(services, target, async () => false, progress),
    );
    printMessage(describeSummary(summary));
    await confirmOrEnd(`Re-mark ${title} by version ${target.version}?`, options);
  }
  // By the version that was asked about, whatever was published while somebody thought it over.
  const applied = await withBar(services, target, 'Re-marking', (progress) =>
    applyRemark(services, homework, { ...input, version: target.version }, services.by, progress),
  );
  const told =
    applied.run === null
      ? 'Nothing changed, so nothing was stored.'
      : `Applied as re-mark ${applied.run.id}. To take it back: markwell remark undo ${applied.run.id}`;
  if (options.csv || options.json) return { said: told, json: applied, shown: listed };
  return { shown: [`${describeSummary(applied.summary)}\n`], after: told };
}

function withBar<Result>(
  services: TerminalServices,
  target: RemarkTarget,
  what: string,
  work: (progress: (marked: number) => void) => Promise<Result>,
): Promise<Result> {
  return withProgress(what, async (update) => {
    const total = process.stderr.isTTY ? await countAttempts(services, target) : 0;
    return work((marked) => update(marked, Math.max(total, marked)));
  });
}

/** Most runs are guarded, which goes without saying. */
function describeVersion({ schemeVersion, policy }: RemarkRun): string {
  return policy === 'guarded' ? String(schemeVersion) : `${schemeVersion}, ${policy}`;
}

function stateOf({ undoneAt, undoFirst }: RemarkRun): string {
  if (undoneAt !== null) return `undone ${undoneAt.slice(0, 10)}`;
  return undoFirst.length > 0 ? `stands, marked again by ${undoFirst.join(', ')}` : 'stands';
}
