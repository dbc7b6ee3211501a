import { writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { BulkUpload, UploadAssignment } from '@markwell/server/contract';
import {
  getAdminHomework,
  type HomeworkUpload,
  importHomework,
  Problem,
  readHomeworkTemplate,
  weekDate,
} from '@markwell/server/operations';
import { CommandError, exitCodes, wrongUsage } from '../../command-error.ts';
import type { Actions, InputOf } from '../../command-words.ts';
import { cannotWrite } from '../../file-errors.ts';
import { readBytes, writeOut } from '../../files.ts';
import { errorLine, printMessage } from '../../print.ts';
import { withProgress } from '../../progress.ts';
import { type TerminalServices, withServices } from '../../with-services.ts';
import { count, said } from '../../wording.ts';
import type { importingWords } from '../../words/homework.ts';
import { describePointing } from '../homework/describe-pointing.ts';
import { describeDraft } from './describe-draft.ts';

type ImportInput = InputOf<'import [file...]', (typeof importingWords)['import [file...]']>;

/** Largest file, in bytes, as for uploads. */
const largest = 5 * 1024 * 1024;

/** `markwell import`: what was understood goes to stdout, what needs a person's eye to stderr. */
export const actions: Actions<typeof importingWords> = {
  import: async (options) => {
    const { file: paths, template, card, skipUnreadable } = options;
    if (template !== undefined) return writeTemplate(paths, template);
    if (paths.length === 0) throw wrongUsage('Name the files to read, or - for standard input.');
    const upload = readOptions(options);
    const files = await Promise.all(paths.map(readUpload));
    const { result, pointed } = await withServices(
      async (services) => {
        const result = await readWithBar(services, { ...upload, files });
        return { result, pointed: await tellPointing(services, card, result) };
      },
      { mayMake: true },
    );
    const told = [
      ...otherYears(result.drafts, upload.yearGroup),
      result.details,
      ...result.homework.map(({ id, title }) => `Homework ${id}: ${title}`),
      result.message,
      pointed ?? '',
      ...(result.unreadable ?? []).map(({ name, message }) => errorLine(`${name}: ${message}`)),
    ];
    return {
      json: result,
      shown: [result.drafts.map(describeDraft).join('\n')],
      after: told,
      failure: whyRefused(result, files.length, skipUnreadable),
    };
  },
};

/** A dry run fails as storing would: for files that cannot be read, and for one without a question. */
function whyRefused(
  { unreadable = [], stored, drafts }: BulkUpload,
  files: number,
  skipUnreadable = false,
): string | CommandError | undefined {
  if (unreadable.length > 0 && !stored && !skipUnreadable) {
    const what = `${unreadable.length} of ${count(files, 'file')} cannot be read`;
    const message = said({ typed: `${what}; --skip-unreadable stores the others.`, menu: `${what}.` });
    return new CommandError(message, exitCodes.failed, '--skip-unreadable');
  }
  const empty = drafts.filter(({ assignment }) => assignment.questions.length === 0).map(({ name }) => name);
  return empty.length > 0 ? `${empty.join(', ')}: there is no question in it to store.` : undefined;
}

async function writeTemplate(paths: readonly string[], file: string | true): Promise<undefined> {
  if (paths.length > 0) throw wrongUsage('--template reads no files: leave them out.');
  if (file === true && process.stdout.isTTY)
    throw wrongUsage('--template: name the file, such as homework.docx, or send the output to one.');
  await writeOut(file === true ? '-' : file, await readHomeworkTemplate());
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
async function readDrafts(paths: readonly string[], reading: number): Promise<BulkUpload['drafts']> {
  const files = await Promise.all(paths.map(readUpload));
  const upload = { batchName: basename(paths[0] ?? 'Homework'), reading, dryRun: true, files };
  return (await withServices((services) => readWithBar(services, upload), { mayMake: true })).drafts;
}

async function readWithBar(services: TerminalServices, upload: HomeworkUpload): Promise<BulkUpload> {
  try {
    return await withProgress('Reading', (update) => {
      const onRead = (done: number) => update(done, upload.files.length);
      return importHomework(services, { ...upload, onRead }, services.by);
    });
  } catch (error) {
    const { lines = [] } = error instanceof Problem ? error.details : {};
    // A single line is what the problem itself says.
    if (lines.length > 1) printMessage(lines.join('\n'));
    throw error;
  }
}

function readOptions({ file: [first = 'Homework'], week, ...options }: ImportInput): Omit<HomeworkUpload, 'files'> {
  const { name = basename(first), year, card, reading, release, again, skipUnreadable, dryRun } = options;
  const from = week === undefined ? undefined : weekDate(week);
  if (week !== undefined && from === undefined) throw wrongUsage('--week: a date such as 2025-09-08');
  return { batchName: name, yearGroup: year, weekDate: from, card, reading, release, again, skipUnreadable, dryRun };
}

async function readUpload(path: string): Promise<{ name: string; bytes: Uint8Array }> {
  const bytes = await readBytes(path);
  if (bytes.length > largest) throw new CommandError(`${path} is too large: 5 MB at most. Make its pictures smaller.`);
  return { name: path === '-' ? 'standard input' : basename(path), bytes };
}

/** Drafts on their way through a person's hands: read from files in the reading of this number, written as a file that can be imported. */
export interface DraftFiles {
  readonly read: (paths: readonly string[], reading: number) => Promise<UploadAssignment[]>;
  /** Writes beside whatever is there already, in the folder where the command runs; gives the path. */
  readonly write: (paths: readonly string[], drafts: readonly UploadAssignment[]) => Promise<string>;
}

export const draftFiles: DraftFiles = {
  read: async (paths, reading) => (await readDrafts(paths, reading)).map(({ assignment }) => assignment),
  write: async ([first = 'homework'], drafts) => {
    const name = basename(first, extname(first)).replace(/\.corrected(?:-\d+)?$/, '');
    for (let copy = 1; ; copy += 1) {
      const path = `${name}.corrected${copy === 1 ? '' : `-${copy}`}.json`;
      try {
        await writeFile(path, `${JSON.stringify(drafts, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
        return path;
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw cannotWrite(path, error);
      }
    }
  },
};
