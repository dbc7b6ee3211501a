import { policySchema } from '@markwell/marking-core';
import type { RemarkInput, RemarkSummary } from '@markwell/server/contract';
import {
  applyRemark,
  countAttempts,
  describeTarget,
  findRemarkTarget,
  type RemarkTarget,
  streamRemark,
} from '@markwell/server/operations';
import { CommandError } from '../../command-error.ts';
import { exitCodes } from '../../exit-codes.ts';
import { readVersionOption } from '../../parse-version.ts';
import { printData, printMessage } from '../../print.ts';
import { printJson } from '../../print-table.ts';
import { startProgress } from '../../progress.ts';
import { confirmOrEnd } from '../../prompts.ts';
import { said } from '../../said.ts';
import { type TerminalServices, withServices } from '../../with-services.ts';
import { type ChangesPrinter, changesPrinters } from './changes-printers.ts';
import { describeSummary } from './describe-summary.ts';

/** The options of `markwell remark`, as commander gives them. */
export interface RemarkOptions {
  class?: string;
  version?: string;
  policy: string;
  allowLower?: boolean;
  dryRun?: boolean;
  apply?: boolean;
  yes?: boolean;
  json?: boolean;
  csv?: boolean;
}

/** `markwell remark ID`: the dry run, and with `--apply` the re-mark itself. */
export async function remarkCommand(homework: string | undefined, options: RemarkOptions): Promise<void> {
  if (homework === undefined) {
    throw new CommandError(
      'Name a homework, such as year8, or history or undo. Run with --help.',
      exitCodes.wrongUsage,
    );
  }
  const input: RemarkInput = {
    policy: policySchema.parse(options.policy),
    allowLower: options.allowLower ?? false,
    ...(options.class === undefined ? {} : { classCode: options.class }),
    ...(options.version === undefined ? {} : { version: readVersionOption(options.version) }),
  };
  await withServices(async (services) => {
    const target = await findRemarkTarget(services, homework, input);
    if (!options.apply) {
      const printer = options.json ? 'json' : options.csv ? 'csv' : 'text';
      const {
        gain,
        lose,
        moved,
        reworded,
        unseen = 0,
        uncounted = 0,
      } = await list(services, target, changesPrinters[printer]);
      if (printer === 'text' && gain + lose + moved + reworded + unseen + uncounted > 0)
        printMessage(
          `This was a dry run, which stores nothing.${said({ typed: ' With --apply it is stored.', menu: '' })}`,
        );
      return;
    }
    await apply(services, homework, target, input, options);
  });
}

/** Lists the changes by `print` as they come, and gives their totals. */
async function list(
  services: TerminalServices,
  target: RemarkTarget,
  printer: ChangesPrinter,
  print: (text: string) => Promise<void> = printData,
): Promise<RemarkSummary> {
  await print(printer.begin(describeTarget(target)));
  const summary = await withProgress(services, target, 'Marking', (progress) =>
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

async function apply(
  services: TerminalServices,
  homework: string,
  target: RemarkTarget,
  input: RemarkInput,
  options: RemarkOptions,
): Promise<void> {
  const title = describeTarget(target).homework.title;
  // The list is printed when all is stored: whoever reads its first lines alone (`| head`) would end the program before.
  const listed: string[] = [];
  if (options.csv)
    await list(services, target, changesPrinters.csv, async (text) => {
      listed.push(text);
    });
  if (!options.yes) {
    const summary = await withProgress(services, target, 'Marking', (progress) =>
      streamRemark(services, target, async () => false, progress),
    );
    printMessage(describeSummary(summary));
    await confirmOrEnd(`Re-mark ${title} by version ${target.version}?`, options);
  }
  // By the version that was asked about, whatever was published while somebody thought it over.
  const applied = await withProgress(services, target, 'Re-marking', (progress) =>
    applyRemark(services, homework, { ...input, version: target.version }, services.by, progress),
  );
  if (!options.csv && !options.json) await printData(`${describeSummary(applied.summary)}\n`);
  printMessage(
    applied.run === null
      ? 'Nothing changed, so nothing was stored.'
      : `Applied as re-mark ${applied.run.id}. To take it back: markwell remark undo ${applied.run.id}`,
  );
  if (options.json) await printJson(applied);
  if (options.csv) await printData(listed.join(''));
}

async function withProgress<Result>(
  services: TerminalServices,
  target: RemarkTarget,
  what: string,
  work: (progress: (marked: number) => void) => Promise<Result>,
): Promise<Result> {
  const bar = await startProgress(what);
  try {
    const total = process.stderr.isTTY ? await countAttempts(services, target) : 0;
    return await work((marked) => bar.update(marked, Math.max(total, marked)));
  } finally {
    bar.stop();
  }
}
