import { type Command, Option } from 'commander';
import { examples } from '../../examples.ts';

/** Adds `markwell replay …`: marks attempts again and compares, and stores nothing. */
export function addReplay(program: Command): void {
  program
    .command('replay')
    .argument('[attempts...]', 'references or numbers of stored attempts')
    .summary('mark stored or recorded attempts again and compare; fails when one differs')
    .description(
      'Marks attempts by the version and policy that marked them, or others, and compares with the marks that were stored. Stores nothing. Exit code 1 when any differs, so that it can guard a release. A recorded attempt is a line of JSON:\n{"homework","scheme"?,"policy","answers","marks","totalMarks","maxMarks","grade"}; scheme names a file beside it.',
    )
    .option('--homework <slug|id>', 'all stored attempts at this homework')
    .option('--class <code>', 'only those of this class')
    .addOption(
      new Option('--file <file|->', 'recorded attempts, as JSON lines (needs no database)').conflicts('homework'),
    )
    .option('--scheme <file>', 'mark recorded attempts by this scheme file')
    .option('--version <number>', 'mark stored attempts by this version of the mark scheme')
    .addOption(new Option('--policy <policy>', 'mark by this policy').choices(['guarded', 'published']))
    .option('--steps', 'show how each answer was read, matched and marked')
    .option('--json', 'print one line of JSON for each attempt')
    .addHelpText(
      'after',
      examples([
        'markwell replay K7QM-4TXD-9FHB --steps',
        'markwell replay --homework year8 --class 8a/Sc1 --version 2',
        'markwell replay --file fixtures/recorded-attempts/year8.jsonl',
      ]),
    )
    .action(async (attempts: string[], _options, command: Command) => {
      const { replayCommand } = await import('./replay-command.ts');
      await replayCommand(attempts, command.opts());
    });
}
