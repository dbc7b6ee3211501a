import { type Command, Option } from 'commander';
import { examples } from '../../examples.ts';

const json = ['--json', 'print JSON'] as const;
const yes = ['--yes', 'do not ask first'] as const;

/** Adds `markwell remark …`: marks stored attempts again, by another version of the mark scheme. */
export function addRemark(program: Command): void {
  const remark = program
    .command('remark')
    .argument('[homework]', 'slug (year8) or number of the homework')
    .summary('mark stored attempts again; see who gains and loses, apply it, undo it')
    .description(
      'Without --apply it is a dry run: it lists every student whose mark or grade would change, question by question, with the reason. Nobody loses marks unless --allow-lower says so: an attempt that would lose keeps what it has, and is listed.\nApplying is one transaction, can be interrupted and run again, and can be undone.',
    )
    .option('--class <code>', 'only attempts of this class')
    .option('--version <number>', 'the version of the mark scheme to mark by; the current one when left out')
    .addOption(new Option('--policy <policy>', 'how to match').choices(['guarded', 'published']).default('guarded'))
    .option('--allow-lower', 'take marks away where the scheme gives fewer')
    .addOption(new Option('--dry-run', 'list what would change, and change nothing (the default)').conflicts('apply'))
    .option('--apply', 'store the new marks')
    .option(...yes)
    .addOption(new Option('--json', 'print JSON').conflicts('csv'))
    .option('--csv', 'print the list as CSV, a row for each question that changes')
    .addHelpText(
      'after',
      examples([
        'markwell remark year8',
        'markwell remark year8 --class 8a/Sc1 --csv > changes.csv',
        'markwell remark year8 --apply --yes',
        'markwell remark history year8',
        'markwell remark undo 12',
      ]),
    )
    .action(async (homework: string | undefined, _options, command: Command) => {
      const { remarkCommand } = await import('./remark-command.ts');
      await remarkCommand(homework, command.opts());
    });
  remark
    .command('history [homework]')
    .summary('list the re-marks that were applied, newest first')
    .option(...json)
    .addHelpText('after', examples(['markwell remark history', 'markwell remark history year8 --json']))
    .action(async (homework: string | undefined, _options, command: Command) => {
      const { remarkHistoryCommand } = await import('./runs-commands.ts');
      await remarkHistoryCommand(homework, command.opts());
    });
  remark
    .command('undo <run>')
    .summary('give every attempt of a re-mark the marks that it had before')
    .option('--dry-run', 'say what would be done, and do nothing')
    .option(...yes)
    .option(...json)
    .addHelpText('after', examples(['markwell remark undo 12 --dry-run', 'markwell remark undo 12 --yes']))
    .action(async (run: string, _options, command: Command) => {
      const { undoRemarkCommand } = await import('./runs-commands.ts');
      await undoRemarkCommand(run, command.opts());
    });
}
