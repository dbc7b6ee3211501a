import { type Command, Option } from 'commander';
import { examples } from '../../examples.ts';

/** Adds `markwell stats …`: the teachers' figures. */
export function addStats(program: Command): void {
  const stats = program
    .command('stats')
    .summary('export completion, scores and hard questions')
    .description('The figures of the teacher dashboard. Needs the database (DATABASE_URL).')
    .addHelpText('after', examples(['markwell stats export --format xlsx --out figures.xlsx']));
  stats
    .command('export')
    .summary('write the figures of every class and homework')
    .description(
      'Writes the figures of every class at every homework that somebody has handed in. CSV holds one table (--table); XLSX holds all three as sheets; JSON holds everything. Text is never a formula, whatever a student typed.',
    )
    .option('--homework <slug|id>', 'only of this homework')
    .option('--class <code>', 'only of this class')
    .addOption(
      new Option('--format <format>', 'how to write it; as --out ends when left out, else csv').choices([
        'csv',
        'json',
        'xlsx',
      ]),
    )
    .addOption(
      new Option('--table <table>', 'which table CSV holds')
        .choices(['students', 'classes', 'questions'])
        .default('students'),
    )
    .option('--out <file|->', 'where to write it; - for standard output', '-')
    .option('--json', 'the same as --format json')
    .addHelpText(
      'after',
      examples([
        'markwell stats export --homework year8 --class 8a/Sc1 > 8aSc1.csv',
        'markwell stats export --table questions --out hard-questions.csv',
        'markwell stats export --out figures.xlsx',
        'markwell stats export --json | jq ".[].classes[].averagePercentage"',
      ]),
    )
    .action(async (_options, command: Command) => {
      const { exportStatsCommand } = await import('./export-stats-command.ts');
      await exportStatsCommand(command.opts());
    });
  stats
    .command('marks')
    .summary('write the marks of a homework for the mark sheets of a school system')
    .description(
      'Writes the best attempt of each student at one homework, by surname, with everyone on the class lists. CSV is one table for SIMS, Arbor, Bromcom and the like; XLSX is a workbook with an overview and a sheet for each class. Text is never a formula.',
    )
    .requiredOption('--homework <slug|id>', 'of this homework')
    .option('--class <code>', 'only of this class')
    .addOption(
      new Option('--format <format>', 'how to write it; as --out ends when left out, else csv').choices([
        'csv',
        'xlsx',
      ]),
    )
    .option('--out <file|->', 'where to write it; - for standard output', '-')
    .addHelpText(
      'after',
      examples([
        'markwell stats marks --homework year8 --class 8a/Sc1 --out 8aSc1.csv',
        'markwell stats marks --homework year8 --out year8.xlsx',
      ]),
    )
    .action(async (_options, command: Command) => {
      const { exportMarksCommand } = await import('./export-marks-command.ts');
      await exportMarksCommand(command.opts());
    });
}
