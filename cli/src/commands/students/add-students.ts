import type { Command } from 'commander';
import { examples } from '../../examples.ts';

const dryRun = ['--dry-run', 'say what would be done, and do nothing'] as const;
const json = ['--json', 'print JSON'] as const;
const yes = ['--yes', 'do not ask first'] as const;

/** Adds `markwell students …`: one person's data, found, put together, handed out or erased. */
export function addStudents(program: Command): void {
  const students = program
    .command('students')
    .summary('find, merge, export or erase students')
    .description('Students and what is stored of them. Needs the database (DATABASE_URL).')
    .addHelpText(
      'after',
      examples([
        'markwell students find "sam lee" --class 8a/Sc1',
        'markwell students merge 812 --into 640 --dry-run',
        'markwell students export 640 --out sam-lee.json',
        'markwell students erase 640',
      ]),
    );
  students
    .command('find [name]')
    .summary('list the students whose name holds this text, with their numbers')
    .option('--class <code>', 'only of this class')
    .option(...json)
    .addHelpText(
      'after',
      examples(['markwell students find "sam lee"', 'markwell students find --class 8a/Sc1 --json']),
    )
    .action(async (name: string | undefined, _options, command: Command) => {
      const { findStudentsCommand } = await import('./students-commands.ts');
      await findStudentsCommand(name, command.opts());
    });
  students
    .command('merge <ids...>')
    .summary('make one student of several who are the same person')
    .description('Gives the attempts of the named students to another, and removes the emptied ones. There is no undo.')
    .requiredOption('--into <id>', 'the student who stays, with name and class')
    .option(...dryRun)
    .option(...yes)
    .option(...json)
    .addHelpText('after', examples(['markwell students merge 812 --into 640 --dry-run']))
    .action(async (ids: string[], _options, command: Command) => {
      const { mergeStudentsCommand } = await import('./students-commands.ts');
      await mergeStudentsCommand(ids, command.opts());
    });
  students
    .command('export <id>')
    .summary('write everything that is stored of one student, as JSON')
    .option('--out <file|->', 'where to write it; - for standard output', '-')
    .option('--json', 'it is JSON in any case')
    .addHelpText('after', examples(['markwell students export 640 --out sam-lee.json']))
    .action(async (id: string, _options, command: Command) => {
      const { exportStudentCommand } = await import('./students-commands.ts');
      await exportStudentCommand(id, command.opts());
    });
  students
    .command('erase <ids...>')
    .summary('erase names and answers for good; anonymous totals stay')
    .description(
      'Empties the names, answers, references and visits of the named students. Marks and grades stay as anonymous totals.\nThere is no undo. Backups that were made before still hold what they held.',
    )
    .option(...dryRun)
    .option(...yes)
    .option(...json)
    .addHelpText('after', examples(['markwell students erase 640 --dry-run', 'markwell students erase 640 641 --yes']))
    .action(async (ids: string[], _options, command: Command) => {
      const { eraseStudentsCommand } = await import('./students-commands.ts');
      await eraseStudentsCommand(ids, command.opts());
    });
}
