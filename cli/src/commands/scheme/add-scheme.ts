import { type Command, Option } from 'commander';
import { examples } from '../../examples.ts';

const json = ['--json', 'print JSON'] as const;
const policy = () =>
  new Option('--policy <policy>', 'guarded, or published for the arithmetic of earlier results').choices([
    'guarded',
    'published',
  ]);

/** Adds `markwell scheme …`: mark schemes and their versions. */
export function addScheme(program: Command): void {
  const scheme = program
    .command('scheme')
    .summary('show, check, compare, test and publish mark schemes')
    .description(
      'Mark schemes are kept in versions that are never edited: a correction is the next version. A homework is named by its slug (year8) or number. All but check need the database (DATABASE_URL).',
    )
    .addHelpText(
      'after',
      examples([
        'markwell scheme show year8 --json > year8.json',
        'markwell scheme test year8 --file year8.json --marked marked.csv',
        'markwell scheme publish year8 --file year8.json --note "springs back is right"',
        'markwell scheme diff year8 1 2',
      ]),
    );
  addReading(scheme);
  addJudging(scheme);
  scheme
    .command('test <homework>')
    .summary('test a scheme with answers that people have marked; fails where they disagree')
    .description(
      'The file has the columns questionId, value (or answer), marks, and, where there are, choice, reason and why. Shows false accepts, false refusals and agreement (accuracy, and Cohen’s kappa) for each question. Exit code 1 where any differs.',
    )
    .option('--marked <file|->', 'the marked answers as CSV; those that the version carries when left out')
    .option('--file <file>', 'test this scheme file instead of a version')
    .addOption(new Option('--version <number>', 'test this version; the current one when left out').conflicts('file'))
    .addOption(policy())
    .option(...json)
    .addHelpText(
      'after',
      examples(['markwell scheme test year8 --marked marked.csv', 'markwell scheme test year8 --json']),
    )
    .action(async (homework: string, _options, command: Command) => {
      const { testSchemeCommand } = await import('./test-scheme-command.ts');
      await testSchemeCommand(homework, command.opts());
    });
  scheme
    .command('publish <homework>')
    .summary('make a scheme file the next version, which marks new attempts from then on')
    .description(
      'Earlier attempts keep their marks until they are marked again: see markwell remark. A scheme carries answers that people have marked (examples in the file, --examples, and those of the version before); one that breaks them is not published without --override.',
    )
    .requiredOption('--file <file|->', 'the scheme as JSON')
    .requiredOption('--note <why>', 'why, for those who look back')
    .option('--examples <file>', 'further marked answers to carry, as CSV')
    .option('--override <reason>', 'publish it although it breaks examples; the reason goes into the audit log')
    .option('--dry-run', 'say what would be done, and do nothing')
    .option(...json)
    .addHelpText(
      'after',
      examples(['markwell scheme publish year8 --file year8.json --note "springs back is right" --dry-run']),
    )
    .action(async (homework: string, _options, command: Command) => {
      const { publishSchemeCommand } = await import('./publish-scheme-command.ts');
      await publishSchemeCommand(homework, command.opts());
    });
}

/** The command by which people teach a scheme. */
function addJudging(scheme: Command): void {
  scheme
    .command('judge <homework>')
    .summary('judge answers, which marks all attempts again; equal and similar answers follow')
    .description(
      'The file has the columns questionId, answer (or value) and marks, and, where there are, choice and reason. What is judged becomes part of the next version of the mark scheme: equal answers get its marks, similar ones are marked in its light, those to come too. All attempts are marked again, marks taken away as well; it is taken back by markwell remark undo.',
    )
    .requiredOption('--file <file|->', 'the judged answers as CSV')
    .option('--note <why>', 'why, for those who look back')
    .option('--dry-run', 'say who would gain and lose, and do nothing')
    .option('--yes', 'do not ask first')
    .option(...json)
    .addHelpText(
      'after',
      examples([
        'markwell scheme judge year8 --file judged.csv --dry-run',
        'markwell scheme judge year8 --file judged.csv --yes --as ms-a',
      ]),
    )
    .action(async (homework: string, _options, command: Command) => {
      const { judgeCommand } = await import('./judge-command.ts');
      await judgeCommand(homework, command.opts());
    });
}

/** The commands that only look. */
function addReading(scheme: Command): void {
  scheme
    .command('show <homework>')
    .summary('show a version and the list of all; with --json as a file to edit and publish')
    .option('--version <number>', 'which version; the current one when left out')
    .option('--out <file>', 'write it into a new file, to edit and publish')
    .option(...json)
    .addHelpText(
      'after',
      examples(['markwell scheme show year8', 'markwell scheme show year8 --version 1 --json > year8.json']),
    )
    .action(async (homework: string, _options, command: Command) => {
      const { showSchemeCommand } = await import('./scheme-commands.ts');
      await showSchemeCommand(homework, command.opts());
    });
  scheme
    .command('check <file>')
    .summary('look a scheme file over; errors are named with line and path')
    .option('--homework <slug|id>', 'compare it with the questions of this homework (needs the database)')
    .option(...json)
    .addHelpText('after', examples(['markwell scheme check year8.json', 'markwell scheme check - --json < year8.json']))
    .action(async (file: string, _options, command: Command) => {
      const { checkSchemeCommand } = await import('./scheme-commands.ts');
      await checkSchemeCommand(file, command.opts());
    });
  scheme
    .command('diff <homework> <before> <after>')
    .summary('tell what changed from one version to another, in words')
    .option(...json)
    .addHelpText('after', examples(['markwell scheme diff year8 1 2']))
    .action(async (homework: string, before: string, after: string, _options, command: Command) => {
      const { diffSchemesCommand } = await import('./scheme-commands.ts');
      await diffSchemesCommand(homework, before, after, command.opts());
    });
}
