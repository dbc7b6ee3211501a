import { Command, type CommanderError, Option } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import { addActingAs } from './acting-as.ts';
import { CommandError } from './command-error.ts';
import { addAudit } from './commands/audit/add-audit.ts';
import { addClasses } from './commands/classes/add-classes.ts';
import { addCompletion } from './commands/completion/add-completion.ts';
import { addDatabase } from './commands/database/add-database.ts';
import { addDoctor } from './commands/doctor/add-doctor.ts';
import { addExclusions } from './commands/exclusions/add-exclusions.ts';
import { addHomework } from './commands/homework/add-homework.ts';
import { addImport } from './commands/import/add-import.ts';
import { addQueue } from './commands/queue/add-queue.ts';
import { addRemark } from './commands/remark/add-remark.ts';
import { addReplay } from './commands/replay/add-replay.ts';
import { addScheme } from './commands/scheme/add-scheme.ts';
import { addStats } from './commands/stats/add-stats.ts';
import { addStudents } from './commands/students/add-students.ts';
import { addUsers } from './commands/users/add-users.ts';
import { examples } from './examples.ts';
import { exitCodes } from './exit-codes.ts';

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
  addMark(program);
  addServe(program);
  addImport(program);
  addHomework(program);
  addScheme(program);
  addQueue(program);
  addRemark(program);
  addReplay(program);
  addClasses(program);
  addStats(program);
  addStudents(program);
  addExclusions(program);
  addUsers(program);
  addAudit(program);
  addDatabase(program);
  addDoctor(program);
  addCompletion(program);
  addActingAs(program);
  return program;
}

function addMark(program: Command): void {
  program
    .command('mark')
    .summary('mark a file of answers (needs no database)')
    .description(
      'Marks answers one by one, in order. Each line is one answer: {"questionId","value","choice"?,"reason"?} as JSON lines, or CSV with those columns. Blank lines are passed over; a line that cannot be read is named on stderr and keeps its place. A choice question takes the option or its letter in value; a yes-or-no question with a reason takes both in value ("Yes, because …") or in choice and reason.',
    )
    .addOption(new Option('--homework <slug|id>', 'a built-in homework, such as year8 or 149').conflicts('scheme'))
    .option('--scheme <file>', 'a mark scheme as JSON')
    .requiredOption('--answers <file|->', 'the answers: JSON lines or CSV; - for standard input')
    .addOption(
      new Option('--policy <policy>', 'guarded, or published for the arithmetic of earlier results')
        .choices(['guarded', 'published'])
        .default('guarded'),
    )
    .option('--json', 'print one line of JSON for each answer')
    .addHelpText(
      'after',
      examples([
        'markwell mark --homework year8 --answers answers.csv',
        'markwell mark --scheme forces.json --answers - --json < answers.jsonl',
        'markwell mark --homework year9 --answers answers.jsonl --policy published --json',
      ]),
    )
    .action(async (_options, command: Command) => {
      const { mark } = await import('./commands/mark/mark.ts');
      await mark(command.opts());
    });
}

function addServe(program: Command): void {
  program
    .command('serve')
    .summary('run the site')
    .description(
      'Runs the site and its API in this process. PORT, HOST, DATABASE_URL and the rest are read from the environment.',
    )
    .option('--demo', 'fill the database with a believable school term')
    .addHelpText('after', examples(['markwell serve', 'PORT=8080 markwell serve --demo']))
    .action(async (_options, command: Command) => {
      const { serve } = await import('./commands/serve.ts');
      await serve(command.opts());
    });
}

/** Commander has printed help, version or complaint; what remains is the exit code. */
function endOf(error: CommanderError): never {
  throw new CommandError('', error.exitCode === 0 ? exitCodes.done : exitCodes.wrongUsage);
}
