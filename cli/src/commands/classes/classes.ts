import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { RosterImport } from '@markwell/server/contract';
import {
  fetchOneRoster,
  importRoster,
  listAdminClasses,
  openRosterFiles,
  readOneRosterSettings,
} from '@markwell/server/operations';
import { CommandError } from '../../command-error.ts';
import type { Actions, Reply } from '../../command-words.ts';
import { readBytes } from '../../files.ts';
import { tableOf } from '../../table.ts';
import { endOf, listing, withServices } from '../../with-services.ts';
import type { classesWords } from '../../words/people.ts';

/** `markwell classes …`. An import fails, and stores nothing, when a line cannot be understood. */
export const actions: Actions<typeof classesWords> = {
  'classes list': listing(listAdminClasses, {
    Class: ({ code }) => code,
    List: ({ list }) => list,
    Students: ({ rosterSize }) => rosterSize || '-',
    Teacher: ({ isSample, teacher }) => (isSample ? `${teacher} (sample)` : teacher),
  }),
  'classes import': async ({ files, ...options }) =>
    importClasses(await refusing(async () => openRosterFiles(await readRosterUploads(files))), options),
  'classes sync': async (options) => {
    const settings = await refusing(async () => readOneRosterSettings(process.env));
    return importClasses(await refusing(() => fetchOneRoster(settings)), options);
  },
};

type ImportOptions = Omit<Parameters<typeof importRoster>[1], 'files'>;

async function importClasses(
  files: Parameters<typeof importRoster>[1]['files'],
  options: ImportOptions,
): Promise<Reply> {
  const result = await withServices((services) => importRoster(services, { files, ...options }, services.by), {
    mayMake: true,
  });
  const errors = result.messages.filter(({ severity }) => severity === 'error').length;
  return {
    said: result.messages.map(
      ({ line, file, severity, message }) =>
        `${file === undefined ? '' : `${file}: `}line ${line}: ${severity}: ${message}`,
    ),
    json: result,
    shown: [
      tableOf(result.classes, {
        Class: ({ isNew, studentClass }) => (isNew ? `${studentClass} (new)` : studentClass),
        Students: ({ students }) => students,
        Added: ({ added }) => added,
        Removed: ({ removed }) => removed,
      }),
    ],
    notes: result.classes.flatMap(tellNames),
    failure: errors > 0 ? `${errors} of the lines cannot be imported.` : undefined,
    after: errors > 0 ? '' : result.stored ? 'Imported.' : 'A dry run: nothing was stored.',
  };
}

/** Who comes and who leaves, where a list that was there before has changed. */
function tellNames({ studentClass, students, comes, leaves }: RosterImport['classes'][number]): string[] {
  const leavers = leaves.map(({ name, perhaps }) => (perhaps === null ? name : `${name} (perhaps now ${perhaps})`));
  return [
    ...(leavers.length > 0
      ? [`${studentClass}: ${leavers.join(', ')} ${leavers.length === 1 ? 'leaves' : 'leave'} the list.`]
      : []),
    ...(comes.length > 0 && comes.length < students
      ? [`${studentClass}: ${comes.join(', ')} ${comes.length === 1 ? 'comes' : 'come'}.`]
      : []),
  ];
}

/** The files that the paths name, in their order; of a folder its CSV files, `-` is standard input. */
async function readRosterUploads(paths: readonly string[]): Promise<{ name: string; bytes: Uint8Array }[]> {
  const files = (await Promise.all(paths.map(filesOf))).flat();
  return Promise.all(
    files.map(async (path) => ({
      name: path === '-' ? 'standard input' : basename(path),
      bytes: await readBytes(path),
    })),
  );
}

async function filesOf(path: string): Promise<string[]> {
  const isFolder = path !== '-' && (await stat(path).catch(() => undefined))?.isDirectory();
  if (!isFolder) return [path];
  const inside = (await readdir(path)).filter((name) => /\.csv$/i.test(name)).sort();
  if (inside.length === 0) throw new CommandError(`There is no CSV file in ${path}.`);
  return inside.map((name) => join(path, name));
}

/** What `work` comes to; what it refuses ends the command. */
async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw endOf(error);
  }
}
