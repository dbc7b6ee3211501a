import type { Command } from 'commander';
import { examples } from '../../examples.ts';

/** Adds `markwell doctor`. */
export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .summary('say what is wrong with this installation')
    .description(
      'Looks at the settings in the environment, the files of the program, the database, its disk, its accounts, and the server if one runs, and says for each what is so and what to do. Changes nothing. Ends with 1 where something is wrong.',
    )
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      examples(['markwell doctor', 'DATABASE_URL=postgres://markwell@db/markwell markwell doctor --json']),
    )
    .action(async (_options, command: Command) => {
      const { doctorCommand } = await import('./doctor-command.ts');
      await doctorCommand(command.opts());
    });
}
