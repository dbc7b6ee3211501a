import { type Command, Option } from 'commander';
import { examples } from '../../examples.ts';

const dryRun = ['--dry-run', 'say what would be done, and do nothing'] as const;
const json = ['--json', 'print JSON'] as const;
const passwordStdin = [
  '--password-stdin',
  'read the new password from standard input instead of generating one',
] as const;

const keep = ['--no-change', 'do not ask for another password at the next sign-in'] as const;

/** Verbs that take a username and nothing else. */
const identityVerbs = [
  ['reset-second-factor', 'take the second factor away from somebody who lost it, and end the account’s sign-ins'],
  ['end-sign-ins', 'end all sign-ins of an account'],
  ['require-change', 'ask for another password before anything else is done'],
  ['unlink', 'have an account sign in at the school’s own sign-in no more'],
] as const;

/** Adds `markwell users …`: who can sign in. */
export function addUsers(program: Command): void {
  const users = program
    .command('users')
    .summary('give teachers and administrators accounts')
    .description('Accounts of teachers and administrators. Needs the database (DATABASE_URL).')
    .addHelpText('after', examples(['markwell users add l.hughes --name "Mrs L. Hughes"', 'markwell users list']));
  users
    .command('add <username>')
    .summary('make an account; prints its password, this once')
    .requiredOption('--name <name>', 'the name that pages show')
    .addOption(new Option('--role <role>', 'what the account may do').choices(['teacher', 'admin']).default('teacher'))
    .option(...passwordStdin)
    .option(...keep)
    .option(...dryRun)
    .option(...json)
    .addHelpText(
      'after',
      examples([
        'markwell users add l.hughes --name "Mrs L. Hughes"',
        'markwell users add head --name "The Head" --role admin',
      ]),
    )
    .action(async (username: string, _options, command: Command) => {
      const { addUserCommand } = await import('./users-commands.ts');
      await addUserCommand(username, command.opts());
    });
  users
    .command('list')
    .summary('list the accounts')
    .option(...json)
    .addHelpText('after', examples(['markwell users list']))
    .action(async (_options, command: Command) => {
      const { listUsersCommand } = await import('./users-commands.ts');
      await listUsersCommand(command.opts());
    });
  users
    .command('reset-password <username>')
    .summary('give an account a new password and end its sign-ins; prints the password, this once')
    .option(...passwordStdin)
    .option(...keep)
    .option(...dryRun)
    .option(...json)
    .addHelpText('after', examples(['markwell users reset-password l.hughes']))
    .action(async (username: string, _options, command: Command) => {
      const { resetPasswordCommand } = await import('./users-commands.ts');
      await resetPasswordCommand(username, command.opts());
    });
  users
    .command('classes <username> [classes...]')
    .summary('give a teacher these classes in place of those they had, or show which they have')
    .description(
      'A teacher may act on their own classes alone. They choose them themselves, or with TEACHER_CLASSES=given are given them here and on the page for administrators. Without classes and without --none it shows those that the account has.',
    )
    .option('--none', 'take all classes away')
    .option(...dryRun)
    .option(...json)
    .addHelpText(
      'after',
      examples([
        'markwell users classes l.hughes 8a/Sc1 8b/Sc2',
        'markwell users classes l.hughes',
        'markwell users classes l.hughes --none',
      ]),
    )
    .action(async (username: string, classes: string[], _options, command: Command) => {
      const { giveClassesCommand } = await import('./give-classes-command.ts');
      await giveClassesCommand(username, classes, command.opts());
    });
  for (const verb of ['disable', 'enable'] as const) {
    users
      .command(`${verb} <username>`)
      .summary(verb === 'disable' ? 'close an account and end its sign-ins' : 'open a closed account again')
      .option(...dryRun)
      .option(...json)
      .addHelpText('after', examples([`markwell users ${verb} l.hughes`]))
      .action(async (username: string, _options, command: Command) => {
        const { switchUserCommand } = await import('./users-commands.ts');
        await switchUserCommand(verb, username, command.opts());
      });
  }
  for (const [verb, summary] of identityVerbs) {
    users
      .command(`${verb} <username>`)
      .summary(summary)
      .option(...dryRun)
      .option(...json)
      .addHelpText('after', examples([`markwell users ${verb} l.hughes`]))
      .action(async (username: string, _options, command: Command) => {
        const { changeIdentityCommand } = await import('./users-commands.ts');
        await changeIdentityCommand(verb, username, command.opts());
      });
  }
}
