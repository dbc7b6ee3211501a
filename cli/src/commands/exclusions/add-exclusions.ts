import type { Command } from 'commander';
import { examples } from '../../examples.ts';

/** Adds `markwell exclusions …`: what was handed in and does not count. */
export function addExclusions(program: Command): void {
  const exclusions = program
    .command('exclusions')
    .summary('make attempts not count, or count again')
    .description(
      'Attempts that are kept and count nowhere: a joke name, somebody else’s name. Needs the database (DATABASE_URL).',
    )
    .addHelpText(
      'after',
      examples([
        'markwell exclusions add --attempt K7QM-4TXD-9FHB --reason "a joke name"',
        "markwell exclusions add --since '2026-01-16 15:00' --class 8a/Sc1 --not-on-list --reason 'made up' --dry-run",
        'markwell exclusions end 3',
      ]),
    );
  exclusions
    .command('list')
    .summary('list what does not count, with reasons')
    .option('--class <code>', 'only of this class')
    .option('--json', 'print JSON')
    .addHelpText('after', examples(['markwell exclusions list --class 8a/Sc1']))
    .action(async (_options, command: Command) => {
      const { listExclusionsCommand } = await import('./exclusions-commands.ts');
      await listExclusionsCommand(command.opts());
    });
  exclusions
    .command('add')
    .summary('leave an attempt, all attempts of a name, or a flood of them, out of every count')
    .description(
      'Leaves an attempt, or all attempts of a student and those to come, out of every count, average, report and export. They are kept, and markwell exclusions end takes it back.',
    )
    .option('--attempt <reference>', 'one attempt, by its reference or number')
    .option('--student <id>', 'all attempts of a student: markwell students find tells the number')
    .option('--since <time>', 'many attempts at once: those handed in since then; a day alone is its first minute')
    .option('--until <time>', 'and until then; a day alone is its last minute')
    .option('--homework <homework>', 'and at this homework')
    .option('--class <code>', 'and of this class')
    .option('--address <ip>', 'and from this address, where the visit is still kept')
    .option('--not-on-list', 'and under names that are not on the list of their class')
    .requiredOption('--reason <why>', 'why, in a few words')
    .option('--dry-run', 'say what would be done, and do nothing')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      examples([
        'markwell exclusions add --attempt K7QM-4TXD-9FHB --reason "written by a friend"',
        'markwell exclusions add --student 812345678 --reason "a joke name" --dry-run',
        'markwell exclusions add --since 2026-01-16 --homework year8 --not-on-list --reason "made up" --dry-run',
      ]),
    )
    .action(async (_options, command: Command) => {
      const { addExclusionCommand } = await import('./exclusions-commands.ts');
      await addExclusionCommand(command.opts());
    });
  exclusions
    .command('end <id>')
    .summary('let it count again')
    .option('--flood', 'all that was left out in this one step')
    .option('--dry-run', 'say what would be done, and do nothing')
    .option('--json', 'print JSON')
    .addHelpText('after', examples(['markwell exclusions end 3', 'markwell exclusions end 7 --flood']))
    .action(async (id: string, _options, command: Command) => {
      const { endExclusionCommand } = await import('./exclusions-commands.ts');
      await endExclusionCommand(id, command.opts());
    });
}
