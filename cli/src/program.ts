import { Command, type CommanderError } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import { addActingAs } from './acting-as.ts';
import { addCommands, examples } from './add-commands.ts';
import { CommandError, exitCodes } from './command-error.ts';
import { homeworkWords, importingWords } from './words/homework.ts';
import { markWords, queueWords, remarkWords, replayWords } from './words/marking.ts';
import { classesWords, studentsWords } from './words/people.ts';
import { afterClosingWords, auditWords, exclusionsWords, statsWords } from './words/records.ts';
import { schemeWords } from './words/schemes.ts';
import { backupWords, completionWords, doctorWords, restoreWords, serveWords, tidyWords } from './words/site.ts';
import { usersWords } from './words/users.ts';

/**
 * The program `markwell`. What a command does is loaded when it is run, so that `--help` answers at once.
 * Wrong usage ends in a `CommandError` with exit code 2; commander has then printed what is wrong.
 */
export function createProgram(): Command {
  const program = new Command('markwell')
    .description('Marks school homework and looks after the site that gives it out.')
    .version(packageJson.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help for a command')
    .helpCommand('help [command]', 'print help for a command')
    // So that a command can have a --version of its own.
    .enablePositionalOptions()
    .showHelpAfterError('Run with --help to see what it takes.')
    .exitOverride(endOf)
    .addHelpText('after', examples(['markwell mark --homework year8 --answers answers.csv', 'markwell serve --demo']));
  addCommands(program, markWords, () => import('./commands/mark/mark.ts'));
  addCommands(program, serveWords, () => import('./commands/serve.ts'));
  addCommands(program, importingWords, () => import('./commands/import/import.ts'));
  addCommands(program, homeworkWords, () => import('./commands/homework/homework.ts'));
  addCommands(program, schemeWords, () => import('./commands/scheme/scheme.ts'));
  addCommands(program, queueWords, () => import('./commands/queue/queue.ts'));
  addCommands(program, remarkWords, () => import('./commands/remark/remark.ts'));
  addCommands(program, replayWords, () => import('./commands/replay/replay.ts'));
  addCommands(program, classesWords, () => import('./commands/classes/classes.ts'));
  addCommands(program, statsWords, () => import('./commands/stats/stats.ts'));
  addCommands(program, studentsWords, () => import('./commands/students/students.ts'));
  addCommands(program, exclusionsWords, () => import('./commands/exclusions/exclusions.ts'));
  addCommands(program, afterClosingWords, () => import('./commands/after-closing.ts'));
  addCommands(program, usersWords, () => import('./commands/users/users.ts'));
  addCommands(program, auditWords, () => import('./commands/audit/audit.ts'));
  addCommands(program, backupWords, () => import('./commands/database/backup.ts'));
  addCommands(program, restoreWords, () => import('./commands/database/restore.ts'));
  addCommands(program, tidyWords, () => import('./commands/database/tidy.ts'));
  addCommands(program, doctorWords, () => import('./commands/doctor/doctor.ts'));
  addCommands(program, completionWords, async () => {
    const { completionActions } = await import('./commands/completion/completion.ts');
    return { actions: completionActions(program) };
  });
  addActingAs(program);
  return program;
}

/** Commander has printed help, version or complaint; what remains is the exit code. */
function endOf(error: CommanderError): never {
  throw new CommandError('', error.exitCode === 0 ? exitCodes.done : exitCodes.wrongUsage);
}
