import type { Asker } from './prompts.ts';

/** Runs `markwell` with these words after it; what goes wrong is thrown as any command throws it. */
export type RunCommand = (args: readonly string[]) => Promise<void>;

/** Something that the menu can do. Each ends in command lines, which are shown: whoever reads them learns the program. */
interface Task {
  readonly label: string;
  readonly go: (ask: Asker, run: RunCommand) => Promise<void>;
}

const tasks: readonly Task[] = [
  { label: 'Bring homework in from Word or other files', go: guideImport },
  { label: 'Re-mark a homework after its mark scheme changed', go: guideRemark },
  { label: 'See the homework and release it', go: guideRelease },
  { label: 'Mark a file of answers', go: guideMark },
  { label: 'Import class lists', go: guideClasses },
  { label: 'Export the figures of classes', go: guideStats },
  { label: 'Give somebody an account', go: guideUser },
  { label: 'Back the database up', go: guideBackup },
  { label: 'Run the site', go: (_ask, run) => run(['serve']) },
];

/** The menu that `markwell` opens on a terminal when no command is given (design section 7). */
export async function openMenu(ask: Asker, run: RunCommand): Promise<void> {
  const none = 'Nothing, leave';
  const chosen = await ask.choose('What would you like to do?', [...tasks.map(({ label }) => label), none]);
  await tasks.find(({ label }) => label === chosen)?.go(ask, run);
}

async function guideImport(ask: Asker, run: RunCommand): Promise<void> {
  const files = splitPaths(await ask.text('Which files? (paths, separated by commas)'));
  const name = await ask.text('A name for this batch', { fallback: 'Homework' });
  const year = await ask.choose('For which year, where a file does not say?', ['7', '8', '9', '10', '11']);
  const words = ['import', ...files, '--name', name, '--year', year];
  await run([...words, '--dry-run']);
  if (!(await ask.confirm('Store what was understood?'))) return;
  const release = (await ask.confirm('Release it to students at once?')) ? ['--release'] : [];
  await run([...words, ...release]);
}

async function guideRemark(ask: Asker, run: RunCommand): Promise<void> {
  await run(['homework', 'list']);
  const id = await ask.text('Which homework? (its number or short name)');
  const studentClass = await ask.text('Which class? (nothing for all)', { fallback: '' });
  const words = ['remark', id, ...(studentClass === '' ? [] : ['--class', studentClass])];
  await run([...words, '--dry-run']);
  if (!(await ask.confirm('Give these marks?'))) return;
  const lower = (await ask.confirm('Take marks away too, where the dry run says so?')) ? ['--allow-lower'] : [];
  await run([...words, '--apply', '--yes', ...lower]);
}

async function guideRelease(ask: Asker, run: RunCommand): Promise<void> {
  await run(['homework', 'list']);
  const what = { release: 'Release one to students', withdraw: 'Withdraw one', leave: 'Nothing, leave' };
  const chosen = await ask.choose('What next?', Object.values(what));
  if (chosen === what.leave) return;
  const id = await ask.text('Which homework? (its number or short name)');
  await run(['homework', chosen === what.release ? 'release' : 'withdraw', id]);
}

async function guideMark(ask: Asker, run: RunCommand): Promise<void> {
  const homework = await ask.text('Answers to which homework? (such as year8)');
  const answers = await ask.text('In which file? (CSV, or JSON lines)');
  await run(['mark', '--homework', homework, '--answers', answers]);
}

async function guideClasses(ask: Asker, run: RunCommand): Promise<void> {
  const file = await ask.text('Which file? (CSV)');
  await run(['classes', 'import', file, '--dry-run']);
  if (await ask.confirm('Import it?')) await run(['classes', 'import', file]);
}

async function guideStats(ask: Asker, run: RunCommand): Promise<void> {
  const out = await ask.text('Into which file?', { fallback: 'figures.xlsx' });
  const format = /\.(csv|json|xlsx)$/.exec(out)?.[1] ?? 'csv';
  await run(['stats', 'export', '--format', format, '--out', out]);
}

async function guideUser(ask: Asker, run: RunCommand): Promise<void> {
  const username = await ask.text('Username');
  const name = await ask.text('The name that pages show');
  const role = await ask.choose('What may the account do?', ['teacher', 'admin']);
  await run(['users', 'add', username, '--name', name, '--role', role]);
}

async function guideBackup(ask: Asker, run: RunCommand): Promise<void> {
  await run(['backup', await ask.text('Into which file?', { fallback: 'markwell-backup.gz' })]);
}

function splitPaths(typed: string): string[] {
  return typed
    .split(',')
    .map((path) => path.trim().replace(/^(['"])(.*)\1$/, '$2'))
    .filter((path) => path !== '');
}
