import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type RosterChoice, type RosterImport, whyWords } from '@markwell/server/contract';
import {
  decisions,
  fetchOneRoster,
  importRoster,
  listAdminClasses,
  listListChanges,
  moveUp,
  openRosterFiles,
  readOneRosterSettings,
} from '@markwell/server/operations';
import { CommandError } from '../../command-error.ts';
import type { Actions, Reply } from '../../command-words.ts';
import { readBytes } from '../../files.ts';
import { canAsk, confirmOrEnd, terminalAsker } from '../../prompts.ts';
import { readChoice, readStep } from '../../read-typed.ts';
import { tableOf } from '../../table.ts';
import { endOf, listing, withServices } from '../../with-services.ts';
import { count } from '../../wording.ts';
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
  'classes move-up': async ({ to = [], dryRun, yes }) => {
    const steps = to.map((one) => readStep(one, '--to'));
    return withServices(async (services) => {
      const planned = await moveUp(services, { steps, dryRun: true }, services.by);
      if (dryRun) return { ...tellLists(planned), after: 'A dry run: nothing was stored.' };
      const pupils = planned.classes.reduce((sum, { moves }) => sum + moves.length, 0);
      await confirmOrEnd(`Move ${count(pupils, 'student')} up a year?`, { yes });
      const moved = await moveUp(services, { steps }, services.by);
      return { ...tellLists(moved), after: `Moved up. ${howToUndo(moved)}` };
    });
  },
  'classes changes': listing(listListChanges, {
    Change: ({ id }) => id,
    What: ({ kind }) => (kind === 'import' ? 'import' : 'move up'),
    'At (UTC)': ({ at }) => at.slice(0, 16).replace('T', ' '),
    By: ({ by }) => by ?? '-',
  }),
  'classes undo': async ({ change, yes }) =>
    withServices(async (services) => {
      await confirmOrEnd(`Undo change ${change} of the class lists?`, { yes });
      const json = await decisions['list-change'].takeBack(services, change, services.by);
      return { said: 'Undone: students are in the classes they were in before.', json };
    }),
};

type ImportOptions = Omit<Parameters<typeof importRoster>[1], 'files' | 'same'> & {
  /** Who somebody in doubt is, as typed. */
  readonly same?: readonly string[] | undefined;
};

/** Imports class lists; at a terminal it asks who those are whom the lists leave in doubt. */
async function importClasses(
  files: Parameters<typeof importRoster>[1]['files'],
  { same = [], ...options }: ImportOptions,
): Promise<Reply> {
  const chosen = same.map((one) => readChoice(one, '--same'));
  const result = await withServices(
    async (services) => {
      const roster = { files, ...options, same: chosen };
      if (options.dryRun || !canAsk()) return importRoster(services, roster, services.by);
      const asked = await askWho(await importRoster(services, { ...roster, dryRun: true }, services.by));
      return importRoster(services, { ...roster, same: [...chosen, ...asked] }, services.by);
    },
    { mayMake: true },
  );
  const errors = result.messages.filter(({ severity }) => severity === 'error').length;
  return {
    ...tellLists(result),
    failure: errors > 0 ? `${errors} of the lines cannot be imported.` : undefined,
    after: errors > 0 ? '' : result.stored ? `Imported. ${howToUndo(result)}` : 'A dry run: nothing was stored.',
  };
}

const howToUndo = ({ changeId }: RosterImport) => `To take it back: markwell classes undo ${changeId}`;

/** Asks of everybody in doubt who they are. */
async function askWho({ classes }: RosterImport): Promise<RosterChoice[]> {
  const ask = await terminalAsker();
  const choices: RosterChoice[] = [];
  for (const { studentClass, doubtful } of classes) {
    for (const { name, maybe } of doubtful) {
      const known = maybe.map((one) => ({ id: one.id, says: describeMaybe(one) }));
      const chosen = await ask.choose(`Who is ${name} of ${studentClass}?`, [
        ...known.map(({ says }) => says),
        'Somebody new',
      ]);
      choices.push({ studentClass, name, student: known.find(({ says }) => says === chosen)?.id ?? null });
    }
  }
  return choices;
}

type Change = RosterImport['classes'][number];

const describeMaybe = ({ id, name, studentClass, attempts }: Change['doubtful'][number]['maybe'][number]) =>
  `${name} of ${studentClass}, with ${count(attempts, 'attempt')} (${id})`;

/** What happens to each class, and to whom. */
function tellLists(result: RosterImport) {
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
  };
}

/** Who comes, moves and leaves, where a list that was there before has changed. */
function tellNames(change: Change): string[] {
  const { studentClass, students, comes, leaves, moves, renamed, doubtful, keptAs } = change;
  const leavers = leaves.map(({ name, perhaps }) => (perhaps === null ? name : `${name} (perhaps now ${perhaps})`));
  const one = (some: readonly unknown[], word: string, words: string) => (some.length === 1 ? word : words);
  return [
    ...(keptAs === null ? [] : [`${studentClass}: another year begins; the class so far is kept as ${keptAs}.`]),
    ...moves.map(({ name, from, attempts, why, isStill }) => {
      const also = isStill ? 'is in' : 'moves from';
      return `${studentClass}: ${name} ${also} ${from}${isStill ? ' too' : ''}, with ${count(attempts, 'attempt')} (${whyWords[why]}).`;
    }),
    ...renamed.map(({ name, to, why }) => `${studentClass}: ${name} is now called ${to} (${whyWords[why]}).`),
    ...doubtful.map(
      ({ name, maybe }) =>
        `${studentClass}: ${name} may be ${maybe.map((who) => `${describeMaybe(who)}: ${whyWords[who.why]}`).join('; or ')}. Say which with --same "${studentClass}: ${name} = ${maybe[0]?.id ?? 'new'}".`,
    ),
    ...(leavers.length > 0
      ? [`${studentClass}: ${leavers.join(', ')} ${one(leavers, 'leaves', 'leave')} the list.`]
      : []),
    ...(comes.length > 0 && comes.length < students
      ? [`${studentClass}: ${comes.join(', ')} ${one(comes, 'comes', 'come')}.`]
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
