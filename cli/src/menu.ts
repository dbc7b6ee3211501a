import { CommandError, exitCodes } from './command-error.ts';
import type { DraftFiles } from './commands/import/draft-files.ts';
import { correctDrafts } from './correct-draft.ts';

import { printError, printMessage } from './print.ts';
import type { Asker } from './prompts.ts';

/** Runs `markwell` with these words after it; what goes wrong is thrown as any command throws it. */
export type RunCommand = (args: readonly string[]) => Promise<void>;

/** Gives what reads and writes drafts, which takes a moment to load. */
type LoadDrafts = () => Promise<DraftFiles>;

/** Something that the menu can do. Each ends in command lines, which are shown: whoever reads them learns the program. */
interface Task {
  readonly label: string;
  readonly go: (ask: Asker, run: RunCommand, loadDrafts: LoadDrafts) => Promise<void>;
}

const tasks: readonly Task[] = [
  { label: 'Bring homework in from Word or other files', go: guideImport },
  { label: 'Correct a mark scheme: edit, test and publish it', go: guideScheme },
  { label: 'Re-mark a homework after its mark scheme changed', go: guideRemark },
  { label: 'Take a re-mark back', go: guideUndo },
  { label: 'Follow how an attempt was marked, step by step', go: guideReplay },
  { label: 'See the homework and release it', go: guideRelease },
  { label: 'Mark a file of answers', go: guideMark },
  { label: 'Import class lists', go: guideClasses },
  { label: 'Export the figures of classes', go: guideStats },
  { label: 'Give somebody an account', go: guideUser },
  { label: 'Back the database up', go: guideBackup },
  { label: 'Run the site', go: (_ask, run) => run(['serve']) },
];

/** The menu that `markwell` opens on a terminal when no command is given. */
export async function openMenu(ask: Asker, run: RunCommand, loadDrafts: LoadDrafts): Promise<void> {
  const none = 'Nothing, leave';
  const chosen = await ask.choose('What would you like to do?', [...tasks.map(({ label }) => label), none]);
  await tasks.find(({ label }) => label === chosen)?.go(ask, run, loadDrafts);
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
  let id = '';
  const chosen = await ask.choose('What next?', Object.values(what));
  if (chosen === what.write) {
    return untilItWorks(async () => {
      id = await ask.text('Which homework? (its number or short name)');
      const out = await ask.text('Into which file?', { fallback: `${id}.json` });
      await run(['scheme', 'show', id, '--out', out]);
    });
  }
  let file = '';
  await untilItWorks(async () => {
    id = await ask.text('Which homework? (its number or short name)');
    file = await ask.text('Which file?', { fallback: `${id}.json` });
    await run(['scheme', 'check', file, '--homework', id]);
  });
  const marked = await ask.text(
    'A CSV file of answers that teachers have marked, to test it with? (nothing for none)',
    {
      fallback: '',
    },
  );
  if (marked !== '' && !(await isContent(() => run(['scheme', 'test', id, '--file', file, '--marked', marked])))) {
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

async function guideRemark(ask: Asker, run: RunCommand): Promise<void> {
  await run(['homework', 'list']);
  await remark(ask, run);
}

/** A dry run of a homework, asked for where it is not known, and then the re-mark. */
async function remark(ask: Asker, run: RunCommand, known?: string): Promise<void> {
  let words: string[] = [];
  await untilItWorks(async () => {
    const id = known ?? (await ask.text('Which homework? (its number or short name)'));
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

async function guideReplay(ask: Asker, run: RunCommand): Promise<void> {
  await untilItWorks(async () => {
    const attempt = await ask.text('Which attempt? (its reference, such as K7QM-4TXD-9FHB)');
    await run(['replay', attempt, '--steps']);
  });
}

async function guideRelease(ask: Asker, run: RunCommand): Promise<void> {
  await run(['homework', 'list']);
  const what = { release: 'Release one to students', withdraw: 'Withdraw one', leave: 'Nothing, leave' };
  const chosen = await ask.choose('What next?', Object.values(what));
  if (chosen === what.leave) return;
  await untilItWorks(async () => {
    const id = await ask.text('Which homework? (its number or short name)');
    await run(['homework', chosen === what.release ? 'release' : 'withdraw', id]);
  });
}

async function guideMark(ask: Asker, run: RunCommand): Promise<void> {
  await untilItWorks(async () => {
    const homework = await ask.text('Answers to which homework? (such as year8)');
    const answers = await ask.text('In which file? (CSV, or JSON lines)');
    await run(['mark', '--homework', homework, '--answers', answers]);
  });
}

async function guideClasses(ask: Asker, run: RunCommand): Promise<void> {
  let files: string[] = [];
  await untilItWorks(async () => {
    files = splitPaths(await ask.text('Which files? (CSV, or a OneRoster export; separated by commas)'));
    await run(['classes', 'import', ...files, '--dry-run']);
  });
  if (await ask.confirm('Import it?')) await run(['classes', 'import', ...files]);
}

async function guideStats(ask: Asker, run: RunCommand): Promise<void> {
  await untilItWorks(async () => {
    const out = await ask.text('Into which file?', { fallback: 'figures.xlsx' });
    await run(['stats', 'export', '--out', out]);
  });
}

async function guideUser(ask: Asker, run: RunCommand): Promise<void> {
  await untilItWorks(async () => {
    const username = await ask.text('Username');
    const name = await ask.text('The name that pages show');
    const role = await ask.choose('What may the account do?', ['teacher', 'admin']);
    await run(['users', 'add', username, '--name', name, '--role', role]);
  });
}

async function guideBackup(ask: Asker, run: RunCommand): Promise<void> {
  await untilItWorks(async () =>
    run(['backup', await ask.text('Into which file?', { fallback: 'markwell-backup.gz' })]),
  );
}

/**
 * Takes a step, and where it is refused asks whether to do it all the same: gives the option that does it then, or false where that is not
 * wanted. Throws what has no such option.
 */
async function remedied(
  step: () => Promise<void>,
  questions: Readonly<Record<string, () => Promise<boolean>>>,
): Promise<string | false | undefined> {
  try {
    await step();
    return undefined;
  } catch (error) {
    const remedy = error instanceof CommandError ? error.remedy : undefined;
    const question = remedy === undefined ? undefined : questions[remedy];
    if (!(error instanceof CommandError) || question === undefined) throw error;
    printError(error.message);
    return (await question()) && (remedy ?? false);
  }
}

/** Whether a step works; what is wrong is said. */
async function isContent(step: () => Promise<void>): Promise<boolean> {
  try {
    await step();
    return true;
  } catch (error) {
    if (!(error instanceof CommandError) || error.exitCode === exitCodes.interrupted) throw error;
    printError(error.message);
    return false;
  }
}

/** Goes on as soon as `step` works: what was wrong with what was typed is said, and it is asked for once more. */
async function untilItWorks(step: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof CommandError) || error.exitCode === exitCodes.interrupted) throw error;
      if (error.message !== '') printError(error.message);
      printMessage('Try again, or press Ctrl-C to leave.');
    }
  }
}

function splitPaths(typed: string): string[] {
  return typed
    .split(',')
    .map((path) => path.trim().replace(/^(['"])(.*)\1$/, '$2'))
    .filter((path) => path !== '');
}
