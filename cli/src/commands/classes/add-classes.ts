import type { Command } from 'commander';
import { examples } from '../../examples.ts';

/** Adds `markwell classes …`: the class lists. */
export function addClasses(program: Command): void {
  const classes = program
    .command('classes')
    .summary('list classes, or import class lists')
    .description('Classes, their teachers and students. Needs the database (DATABASE_URL).')
    .addHelpText('after', examples(['markwell classes list', 'markwell classes import roster.csv --dry-run']));
  classes
    .command('list')
    .summary('list the classes with their teachers')
    .option('--json', 'print JSON')
    .addHelpText('after', examples(['markwell classes list']))
    .action(async (_options, command: Command) => {
      const { listClassesCommand } = await import('./classes-commands.ts');
      await listClassesCommand(command.opts());
    });
  classes
    .command('import <files...>')
    .summary('import class lists from CSV or Excel')
    .description(
      'Imports class lists from CSV or Excel with a class and a name column (or forename and surname); - is standard input. Afterwards each class in the files has exactly the students in the files. With a teacher column, classes that are new are made.\nA OneRoster export (users, classes and enrollments) is joined: name its zip file, its folder or its files. All or nothing.',
    )
    .option('--remove-samples', 'remove the sample classes of the same lists that are not in the file')
    .option('--only-known', 'leave out classes that are on no list yet, as a whole school’s export has')
    .option('--dry-run', 'say what would be done, and do nothing')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      examples([
        'markwell classes import roster.csv --dry-run',
        'markwell classes import - --remove-samples < roster.csv',
        'markwell classes import oneroster.zip --only-known --dry-run',
      ]),
    )
    .action(async (files: string[], _options, command: Command) => {
      const { importRosterCommand } = await import('./classes-commands.ts');
      await importRosterCommand(files, command.opts());
    });
}
