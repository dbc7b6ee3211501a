import { basename } from 'node:path';
import type { BulkUpload } from '@markwell/server/contract';
import {
  getAdminHomework,
  type HomeworkUpload,
  importHomework,
  Problem,
  weekDate,
  writeHomeworkTemplate,
} from '@markwell/server/operations';
import { CommandError } from '../../command-error.ts';
import { count } from '../../count.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printData, printError, printMessage } from '../../print.ts';
import { printJson } from '../../print-table.ts';
import { startProgress } from '../../progress.ts';
import { readBytes } from '../../read-file.ts';
import { said } from '../../said.ts';
import { type TerminalServices, withServices } from '../../with-services.ts';
import { writeOut } from '../../write-out.ts';
import { describePointing } from '../homework/describe-pointing.ts';
import { describeDraft } from './describe-draft.ts';

interface ImportOptions {
  readonly name?: string;
  readonly year?: string;
  readonly week?: string;
  readonly card?: number;
  readonly reading?: number;
  readonly template?: string | true;
  readonly release?: boolean;
  readonly again?: boolean;
  readonly skipUnreadable?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** Largest file, in bytes, as for uploads. */
const largest = 5 * 1024 * 1024;

/** `markwell import`: what was understood goes to stdout, what needs a person's eye to stderr. */
export async function importCommand(paths: readonly string[], options: ImportOptions): Promise<void> {
  if (options.template !== undefined) return writeTemplate(paths, options.template);
  if (paths.length === 0)
    throw new CommandError('Name the files to read, or - for standard input.', exitCodes.wrongUsage);
  const upload = readOptions(paths, options);
  const files = await Promise.all(paths.map(readUpload));
  const { result, pointed } = await withServices(
    async (services) => {
      const result = await withProgress(services, { ...upload, files });
      return { result, pointed: await tellPointing(services, options.card, result) };
    },
    { mayMake: true },
  );
  if (options.json === true) await printJson(result);
  else await printData(result.drafts.map(describeDraft).join('\n'));
  for (const note of otherYears(result.drafts, upload.yearGroup)) printMessage(note);
  if (result.details !== '') printMessage(result.details);
  for (const { id, title } of result.homework) printMessage(`Homework ${id}: ${title}`);
  printMessage(result.message);
  if (pointed !== undefined) printMessage(pointed);
  tellUnreadable(result, files.length, options);
  refuseEmpty(result);
}

/** A dry run fails for a file without a question, as storing it would. */
function refuseEmpty({ drafts }: BulkUpload): void {
  const empty = drafts.filter(({ assignment }) => assignment.questions.length === 0);
  if (empty.length > 0)
    throw new CommandError(`${empty.map(({ name }) => name).join(', ')}: there is no question in it to store.`);
}

/** Names the files that could not be read, beside the others; a dry run fails with them, as storing would. */
function tellUnreadable(
  { unreadable = [], stored }: BulkUpload,
  files: number,
  { skipUnreadable = false }: ImportOptions,
): void {
  for (const { name, message } of unreadable) printError(`${name}: ${message}`);
  if (unreadable.length > 0 && !stored && !skipUnreadable)
    throw new CommandError(
      said({
        typed: `${unreadable.length} of ${count(files, 'file')} cannot be read; --skip-unreadable stores the others.`,
        menu: `${unreadable.length} of ${count(files, 'file')} cannot be read.`,
      }),
      exitCodes.failed,
      '--skip-unreadable',
    );
}

async function writeTemplate(paths: readonly string[], file: string | true): Promise<void> {
  if (paths.length > 0) throw new CommandError('--template reads no files: leave them out.', exitCodes.wrongUsage);
  if (file === true && process.stdout.isTTY) {
    throw new CommandError(
      '--template: name the file, such as homework.docx, or send the output to one.',
      exitCodes.wrongUsage,
    );
  }
  await writeOut(file === true ? '-' : file, writeHomeworkTemplate());
}

/** Where a file says its year itself, that is used whatever `--year` says. */
function otherYears(drafts: BulkUpload['drafts'], asked: number | undefined): string[] {
  return drafts.flatMap(({ name, assignment: { yearGroup } }) =>
    asked === undefined || yearGroup === null || yearGroup === asked
      ? []
      : `${name}: the file says Year ${yearGroup}, which is used; ${said({ typed: `--year ${asked}`, menu: `Year ${asked}` })} is for files that do not say.`,
  );
}

/** What a card shows since its homework was stored; `undefined` where none was pointed at it. */
async function tellPointing(
  services: TerminalServices,
  card: number | undefined,
  { stored, homework: [homework] }: BulkUpload,
): Promise<string | undefined> {
  if (card === undefined || !stored || homework === undefined) return undefined;
  return describePointing(await getAdminHomework(services, card), await getAdminHomework(services, homework.id));
}

/** What is understood of files in the reading of this number; nothing is stored. */
export async function readDrafts(paths: readonly string[], reading: number): Promise<BulkUpload['drafts']> {
  const files = await Promise.all(paths.map(readUpload));
  const upload = { ...readOptions(paths, { reading, dryRun: true }), files };
  return (await withServices((services) => withProgress(services, upload), { mayMake: true })).drafts;
}

async function withProgress(services: TerminalServices, upload: HomeworkUpload): Promise<BulkUpload> {
  const progress = await startProgress('Reading');
  try {
    const onRead = (done: number) => progress.update(done, upload.files.length);
    return await importHomework(services, { ...upload, onRead }, services.by);
  } catch (error) {
    progress.stop();
    const { lines = [] } = error instanceof Problem ? error.details : {};
    // A single line is what the problem itself says.
    if (lines.length > 1) printMessage(lines.join('\n'));
    throw error;
  } finally {
    progress.stop();
  }
}

function readOptions(paths: readonly string[], options: ImportOptions): Omit<HomeworkUpload, 'files'> {
  const {
    name = basename(paths[0] ?? 'Homework'),
    year,
    week,
    card,
    reading,
    release,
    again,
    skipUnreadable,
    dryRun,
  } = options;
  const yearGroup = year === undefined ? undefined : Number(year);
  if (yearGroup !== undefined && !(Number.isInteger(yearGroup) && yearGroup > 0 && yearGroup < 15)) {
    throw new CommandError('--year: a number from 1 to 14', exitCodes.wrongUsage);
  }
  if (card !== undefined && !(card >= 1 && card <= 6)) {
    throw new CommandError('--card: a number from 1 to 6', exitCodes.wrongUsage);
  }
  if (reading !== undefined && !(Number.isInteger(reading) && reading >= 1 && reading <= 9)) {
    throw new CommandError(
      said({ typed: '--reading: a number from 1 to 9, as the dry run names it', menu: 'Type a number from 1 to 9.' }),
      exitCodes.wrongUsage,
    );
  }
  const from = week === undefined ? undefined : weekDate(week);
  if (week !== undefined && from === undefined) {
    throw new CommandError('--week: a date such as 2025-09-08', exitCodes.wrongUsage);
  }
  return { batchName: name, yearGroup, weekDate: from, card, reading, release, again, skipUnreadable, dryRun };
}

async function readUpload(path: string): Promise<{ name: string; bytes: Uint8Array }> {
  const bytes = await readBytes(path);
  if (bytes.length > largest) throw new CommandError(`${path} is too large: 5 MB at most. Make its pictures smaller.`);
  return { name: path === '-' ? 'standard input' : basename(path), bytes };
}
