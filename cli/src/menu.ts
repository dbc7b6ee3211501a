import { CommandError } from './command-error.ts';
import type { DraftFiles } from './commands/import/draft-files.ts';
import { correctDrafts } from './correct-draft.ts';
import { exitCodes } from './exit-codes.ts';
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
    await run(['import', ...files, ...rest, '--dry-run']);
  });
  const next = { store: 'Store it', correct: 'Correct something first', leave: 'Leave it' };
  for (;;) {
    const chosen = await ask.choose('What was understood is above. What next?', Object.values(next));
    if (chosen === next.leave) return;
    if (chosen === next.store) break;
    const drafts = await loadDrafts();
    files = [await drafts.write(files, await correctDrafts(ask, await drafts.read(files)))];
    await run(['import', ...files, ...rest, '--dry-run']);
  }
  const release = (await ask.confirm('Release it to students at once?')) ? ['--release'] : [];
  const words = ['import', ...files, ...rest, ...release];
  try {
    await run(words);
  } catch (error) {
    if (!(error instanceof CommandError) || error.remedy === undefined) throw error;
    printError(error.message);
    if (await ask.confirm('Store it once more all the same?')) await run([...words, error.remedy]);
  }
}

async function guideRemark(ask: Asker, run: RunCommand): Promise<void> {
  await run(['homework', 'list']);
  let words: string[] = [];
  await untilItWorks(async () => {
    const id = await ask.text('Which homework? (its number or short name)');
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
