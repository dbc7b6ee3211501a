import { changes, dryRun, json, reads, words } from '../command-words.ts';

const password = {
  '--password-stdin': 'read the new password from standard input instead of generating one',
  '--no-change': 'do not ask for another password at the next sign-in',
} as const;

export const usersWords = words({
  users: {
    summary: 'give teachers and administrators accounts',
    description: 'Accounts of teachers and administrators. Needs the database (DATABASE_URL).',
    examples: ['markwell users add l.hughes --name "Mrs L. Hughes"', 'markwell users list'],
  },
  'users add <username>': {
    summary: 'make an account; prints its password, this once',
    options: {
      '--name <name>': { says: 'the name that pages show', required: true },
      '--role <role>': { says: 'what the account may do', choices: ['teacher', 'admin'], default: 'teacher' },
      ...password,
      ...dryRun,
      ...json,
    },
    examples: [
      'markwell users add l.hughes --name "Mrs L. Hughes"',
      'markwell users add head --name "The Head" --role admin',
    ],
  },
  'users list': reads('list the accounts', ['markwell users list']),
  'users reset-password <username>': {
    summary: 'give an account a new password and end its sign-ins; prints the password, this once',
    options: { ...password, ...dryRun, ...json },
    examples: ['markwell users reset-password l.hughes'],
  },
  'users classes <username> [classes...]': {
    summary: 'give a teacher these classes in place of those they had, or show which they have',
    description:
      'A teacher may act on their own classes alone. They choose them themselves, or with TEACHER_CLASSES=given are given them here and on the page for administrators. Without classes and without --none it shows those that the account has.',
    options: {
      '--none': 'take all classes away',
      ...dryRun,
      ...json,
    },
    examples: [
      'markwell users classes l.hughes 8a/Sc1 8b/Sc2',
      'markwell users classes l.hughes',
      'markwell users classes l.hughes --none',
    ],
  },
  'users disable <username>': changes('close an account and end its sign-ins', ['markwell users disable l.hughes']),
  'users enable <username>': changes('open a closed account again', ['markwell users enable l.hughes']),
  'users reset-second-factor <username>': changes(
    'take the second factor away from somebody who lost it, and end the account’s sign-ins',
    ['markwell users reset-second-factor l.hughes'],
  ),
  'users end-sign-ins <username>': changes('end all sign-ins of an account', ['markwell users end-sign-ins l.hughes']),
  'users require-change <username>': changes('ask for another password before anything else is done', [
    'markwell users require-change l.hughes',
  ]),
  'users unlink <username>': changes('have an account sign in at the school’s own sign-in no more', [
    'markwell users unlink l.hughes',
  ]),
});
