import { CommandError, exitCodes } from './command-error.ts';
import type { DraftFiles } from './commands/import/import.ts';
import { correctDrafts } from './correct-draft.ts';
import { printError, printMessage } from './print.ts';
import type { Asker } from './prompts.ts';

/** Runs `markwell` with these words after it; what goes wrong is thrown as any command throws it. */
export type RunCommand = (args: readonly string[]) => Promise<void>;

/** Gives what reads and writes drafts, which takes a moment to load. */
type LoadDrafts = () => Promise<DraftFiles>;

/** What the menu does for one line of it. It ends in command lines, which are shown: whoever reads them learns the program. */
type Guide = (ask: Asker, run: RunCommand, loadDrafts: LoadDrafts) => Promise<void>;

const guides: Readonly<Record<string, Guide>> = {
  'Bring homework in from Word or other files': guideImport,
  'Correct a mark scheme: edit, test and publish it': guideScheme,
  'Re-mark a homework after its mark scheme changed': async (ask, run) => {
    await run(['homework', 'list']);
    await remark(ask, run);
  },
  'Take a re-mark back': guideUndo,
  'Follow how an attempt was marked, step by step': asking(async (ask) => [
    'replay',
    await ask.text('Which attempt? (its reference, such as K7QM-4TXD-9FHB)'),
    '--steps',
  ]),
  'See the homework and release it': guideRelease,
  'Mark a file of answers': asking(async (ask) => [
    ...['mark', '--homework', await ask.text('Answers to which homework? (such as year8)')],
    ...['--answers', await ask.text('In which file? (CSV, or JSON lines)')],
  ]),
  'Import class lists': guideClasses,
  'Export the figures of classes': asking(async (ask) => [
    ...['stats', 'export', '--out', await ask.text('Into which file?', { fallback: 'figures.xlsx' })],
  ]),
  'Give somebody an account': asking(async (ask) => [
    ...['users', 'add', await ask.text('Username'), '--name', await ask.text('The name that pages show')],
    ...['--role', await ask.choose('What may the account do?', ['teacher', 'admin'])],
  ]),
  'Back the database up': asking(async (ask) => [
    ...['backup', await ask.text('Into which file?', { fallback: 'markwell-backup.gz' })],
  ]),
  'Run the site': (_ask, run) => run(['serve']),
};

/** The menu that `markwell` opens on a terminal when no command is given. */
export async function openMenu(ask: Asker, run: RunCommand, loadDrafts: LoadDrafts): Promise<void> {
  const chosen = await ask.choose('What would you like to do?', [...Object.keys(guides), 'Nothing, leave']);
  await guides[chosen]?.(ask, run, loadDrafts);
}

async function guideImport(ask: Asker, run: RunCommand, loadDrafts: LoadDrafts): Promise<void> {
  let files: string[] = [];
  let name = 'Homework';
  let rest: string[] = [];
  await untilItWorks(async () => {
    files = splitPaths(await ask.text('Which files? (paths, separated by commas)'));
    name = await ask.text('A name for this batch', { fallback: name });
    const year = await ask.choose('For which year, where a file does not say?', ['7', '8', '9', '10', '11']);
    rest = ['--name', name, '--year', year];
    const skip = await remedied(() => run(['import', ...files, ...rest, '--dry-run']), {
      '--skip-unreadable': () => ask.confirm('Go on with the files that can be read?'),
    });
    if (skip === false) throw new CommandError('');
    if (skip !== undefined) rest.push(skip);
  });
  const next = {
    store: 'Store it',
    correct: 'Correct something first',
    reading: 'Read it another way',
    leave: 'Leave it',
  };
  let reading: string | undefined;
  const read = () => [...rest, ...(reading === undefined ? [] : ['--reading', reading])];
  for (;;) {
    const chosen = await ask.choose('What was understood is above. What next?', Object.values(next));
    if (chosen === next.leave) return;
    if (chosen === next.store) break;
    if (chosen === next.reading) {
      await untilItWorks(async () => {
        reading = await ask.text('Which reading? (its number, as above; 1 is the first)');
        await run(['import', ...files, ...read(), '--dry-run']);
      });
      continue;
    }
    const drafts = await loadDrafts();
    files = [await drafts.write(files, await correctDrafts(ask, await drafts.read(files, Number(reading ?? 1))))];
    reading = undefined;
    await run(['import', ...files, ...rest, '--dry-run']);
  }
  const release = (await ask.confirm('Release it to students at once?')) ? ['--release'] : [];
  const words = ['import', ...files, ...read(), ...release];
  const again = await remedied(() => run(words), { '--again': () => ask.confirm('Store it once more all the same?') });
  if (again) await run([...words, again]);
}

async function guideScheme(ask: Asker, run: RunCommand): Promise<void> {
  await run(['homework', 'list']);
  const what = { write: 'Write its mark scheme into a file, to edit', use: 'Test and publish a file that I edited' };
  const chosen = await ask.choose('What next?', Object.values(what));
  let id = '';
  let file = '';
  await untilItWorks(async () => {
    id = await askHomework(ask);
    const isNew = chosen === what.write;
    file = await ask.text(isNew ? 'Into which file?' : 'Which file?', { fallback: `${id}.json` });
    await run(isNew ? ['scheme', 'show', id, '--out', file] : ['scheme', 'check', file, '--homework', id]);
  });
  if (chosen === what.write) return;
  const question = 'A CSV file of answers that teachers have marked, to test it with? (nothing for none)';
  const marked = await ask.text(question, { fallback: '' });
  if (marked !== '' && (await failureOf(() => run(['scheme', 'test', id, '--file', file, '--marked', marked])))) {
    if (!(await ask.confirm('Go on all the same?'))) return;
  }
  let words: string[] | undefined;
  await untilItWorks(async () => {
    const note = await ask.text('Why is it changed? (a few words, for those who look back)');
    const wanted = ['scheme', 'publish', id, '--file', file, '--note', note];
    const override = await remedied(() => run([...wanted, '--dry-run']), {
      '--override': () => ask.confirm('Publish it all the same?'),
    });
    if (override === false) return;
    words = override === undefined ? wanted : [...wanted, override, await ask.text('For what reason?')];
  });
  if (words === undefined || !(await ask.confirm('Publish it?'))) return;
  await run(words);
  if (await ask.confirm('See who would gain or lose, if earlier attempts were marked again?'))
    await remark(ask, run, id);
}

/** A dry run of a homework, asked for where it is not known, and then the re-mark. */
async function remark(ask: Asker, run: RunCommand, known?: string): Promise<void> {
  let words: string[] = [];
  await untilItWorks(async () => {
    const id = known ?? (await askHomework(ask));
    const studentClass = await ask.text('Which class? (nothing for all)', { fallback: '' });
    words = ['remark', id, ...(studentClass === '' ? [] : ['--class', studentClass])];
    await run([...words, '--dry-run']);
  });
  if (!(await ask.confirm('Give these marks?'))) return;
  const lower = (await ask.confirm('Take marks away too, where the dry run says so?')) ? ['--allow-lower'] : [];
  await run([...words, '--apply', '--yes', ...lower]);
}

async function guideUndo(ask: Asker, run: RunCommand): Promise<void> {
  await run(['remark', 'history']);
  await untilItWorks(async () => {
    const id = await ask.text('Which run? (its number; nothing to leave)', { fallback: '' });
    if (id === '') return;
    await run(['remark', 'undo', id, '--dry-run']);
    if (await ask.confirm('Take it back?')) await run(['remark', 'undo', id, '--yes']);
  });
}

async function guideRelease(ask: Asker, run: RunCommand): Promise<void> {
  await run(['homework', 'list']);
  const what = new Map([
    ['Release one to students', 'release'],
    ['Withdraw one', 'withdraw'],
  ]);
  const verb = what.get(await ask.choose('What next?', [...what.keys(), 'Nothing, leave']));
  if (verb !== undefined) await untilItWorks(async () => run(['homework', verb, await askHomework(ask)]));
}

async function guideClasses(ask: Asker, run: RunCommand): Promise<void> {
  let files: string[] = [];
  await untilItWorks(async () => {
    files = splitPaths(await ask.text('Which files? (CSV, or a OneRoster export; separated by commas)'));
    await run(['classes', 'import', ...files, '--dry-run']);
  });
  if (await ask.confirm('Import it?')) await run(['classes', 'import', ...files]);
}

/** A guide that asks for the words of one command. */
function asking(words: (ask: Asker) => Promise<string[]>): Guide {
  return (ask, run) => untilItWorks(async () => run(await words(ask)));
}

const askHomework = (ask: Asker) => ask.text('Which homework? (its number or short name)');

/** Goes on as soon as `step` works: what was wrong with what was typed is said, and it is asked for once more. */
async function untilItWorks(step: () => Promise<void>): Promise<void> {
  while (await failureOf(step)) printMessage('Try again, or press Ctrl-C to leave.');
}

/**
 * Takes a step, and where it is refused asks whether to do it all the same: gives the option that does it then, or false where
 * that is not wanted. Throws where there is no such option, what was wrong having been said.
 */
async function remedied(
  step: () => Promise<void>,
  questions: Readonly<Record<string, () => Promise<boolean>>>,
): Promise<string | false | undefined> {
  const failure = await failureOf(step);
  if (failure === undefined) return undefined;
  const { remedy = '', exitCode } = failure;
  const question = questions[remedy];
  if (question === undefined) throw new CommandError('', exitCode);
  return (await question()) && remedy;
}

/** What is wrong with a step, once it has been said; undefined where it works. Ctrl-C ends more than the step. */
async function failureOf(step: () => Promise<void>): Promise<CommandError | undefined> {
  try {
    await step();
    return undefined;
  } catch (error) {
    if (!(error instanceof CommandError) || error.exitCode === exitCodes.interrupted) throw error;
    if (error.message !== '') printError(error.message);
    return error;
  }
}

function splitPaths(typed: string): string[] {
  return typed
    .split(',')
    .map((path) => path.trim().replace(/^(['"])(.*)\1$/, '$2'))
    .filter((path) => path !== '');
}
