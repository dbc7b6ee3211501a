import { type Command, Option } from 'commander';
import { examples } from '../../examples.ts';

/** Adds `markwell queue`: answers that wait for somebody's judgement. */
export function addQueue(program: Command): void {
  program
    .command('queue [homework]')
    .summary('list answers that wait for a judgement, in groups')
    .description(
      'Lists typed answers of which the marking is not sure, or about which students ask, in groups that say the same: what students ask about first, then the largest. Of one homework (id or short name), or of all; of the classes that the account named by --as has chosen, or of the whole school. Judge them on the page, or with markwell scheme judge. Needs the database (DATABASE_URL).',
    )
    .option('--class <code>', 'only of this class')
    .option('--school', 'of the whole school, where --as names an account')
    .addOption(
      new Option('--show <which>', 'look: worth a look; likely: all that are not sure; all: sure ones too')
        .choices(['look', 'likely', 'all'])
        .default('look'),
    )
    .option('--from <number>', 'how many groups to pass over')
    .option('--limit <number>', 'how many groups to list, 50 at most')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      examples(['markwell queue year8', 'markwell queue 151 --class 8a/Sc1 --json', 'markwell queue --as fletcher']),
    )
    .action(async (homework: string | undefined, _options, command: Command) => {
      const { queueCommand } = await import('./queue-command.ts');
      await queueCommand(homework, command.opts());
    });
}
