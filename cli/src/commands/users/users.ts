import { text } from 'node:stream/consumers';
import { displayNameSchema, type StaffUser, usernameSchema } from '@markwell/server/contract';
import {
  type Actor,
  addUser,
  changeIdentity,
  disableUser,
  enableUser,
  findUser,
  getClassCode,
  giveClasses,
  listUsers,
  Problem,
  resetPassword,
  type Services,
} from '@markwell/server/operations';
import type * as z from 'zod/mini';
import { CommandError, wrongUsage } from '../../command-error.ts';
import type { Actions, Reply } from '../../command-words.ts';
import { tableOf } from '../../table.ts';
import { inDatabase, listing, withServices } from '../../with-services.ts';
import { said } from '../../wording.ts';
import type { usersWords } from '../../words/users.ts';

/** `markwell users …`. A password is printed unless it came from standard input. */
export const actions: Actions<typeof usersWords> = {
  'users add': async ({ username: typed, name, role, passwordStdin, change, dryRun }) => {
    const username = check(usernameSchema, typed, 'The username');
    const displayName = check(displayNameSchema, name, said({ typed: '--name', menu: 'The name' }));
    const password = passwordStdin ? await readPassword() : undefined;
    const account = `the ${role} '${username}' (${displayName})`;
    return withServices(
      async (services) => {
        if (dryRun) {
          const taken = await findUser(services, username);
          if (taken !== undefined) throw new CommandError(`There is a user '${username}' already.`);
          return { said: `Would make ${account}.`, json: { user: { username, displayName, role } } };
        }
        const details = { username, displayName, role, password, isPasswordDue: change };
        const made = await refusing(() => addUser(services, details, services.by));
        return withPassword(`Made ${account}.`, made, passwordStdin);
      },
      { mayMake: true },
    );
  },
  'users list': listing(listUsers, {
    Username: ({ username }) => username,
    Role: ({ role }) => role,
    Account: ({ disabledAt }) => (disabledAt === null ? 'open' : 'closed'),
    'Last sign-in': ({ lastSignInAt }) => lastSignInAt?.slice(0, 10) ?? '-',
    'Signs in with': howItSignsIn,
    Name: ({ displayName }) => displayName,
  }),
  'users reset-password': async ({ username, passwordStdin, change, dryRun }) => {
    const chosen = passwordStdin ? await readPassword() : undefined;
    return withServices(async (services) => {
      const user = await getUser(services, username);
      const who = `'${user.username}'`;
      if (dryRun) return { said: `Would give ${who} a new password and end its sign-ins.`, json: { user } };
      const wanted = { chosen, isPasswordDue: change };
      const changed = await refusing(() => resetPassword(services, String(user.id), services.by, wanted));
      return withPassword(`${who} has a new password; its sign-ins have ended.`, changed, passwordStdin);
    });
  },
  'users classes': async ({ username, classes: typed, none, dryRun }) => {
    if (none && typed.length > 0) throw wrongUsage('Name classes, or say --none.');
    return withServices(async (services) => {
      const user = await getUser(services, username);
      if (!none && typed.length === 0) {
        return { json: user, shown: [tableOf(user.classes, { Class: String })] };
      }
      const classes: string[] = [];
      for (const code of typed)
        classes.push(await getClassCode(services, code, { code: 'invalid-input', field: 'classes' }));
      if (dryRun) return say({ ...user, classes }, 'would have');
      return say(await giveClasses(services, String(user.id), { classes }, services.by), 'has');
    });
  },
  'users disable': changing(
    disableUser,
    'close the account',
    (who) => `The account ${who} is closed.`,
    (user) => ({ ...user, disabledAt: user.disabledAt ?? new Date().toISOString() }),
  ),
  'users enable': changing(
    enableUser,
    'open the account',
    (who) => `The account ${who} is open.`,
    (user) => ({ ...user, disabledAt: null }),
  ),
  'users reset-second-factor': changing(
    (services, id, by) => changeIdentity(services, 'remove-second-factor', id, by),
    'take the second factor away from',
    (who) => `${who} has no second factor any more; its sign-ins have ended.`,
  ),
  'users end-sign-ins': changing(
    (services, id, by) => changeIdentity(services, 'end-sign-ins', id, by),
    'end the sign-ins of',
    (who) => `${who} is signed out everywhere.`,
  ),
  'users require-change': changing(
    (services, id, by) => changeIdentity(services, 'require-password-change', id, by),
    'have another password asked of',
    (who) => `${who} is asked for another password before anything else.`,
  ),
  'users unlink': changing(
    (services, id, by) => changeIdentity(services, 'unlink', id, by),
    'unlink from the school’s own sign-in',
    (who) => `${who} signs in at the school’s own sign-in no more; its sign-ins have ended.`,
  ),
};

/** A change of an account; `planned` is what the account would be after it, for a dry run. */
function changing(
  change: (services: Services, id: string, by: Actor) => Promise<StaffUser>,
  would: string,
  done: (who: string) => string,
  planned = (user: StaffUser): StaffUser => user,
) {
  return inDatabase(async ({ username, dryRun }: { username: string; dryRun: boolean | undefined }, services) => {
    const user = await getUser(services, username);
    const who = `'${user.username}'`;
    if (dryRun) return { said: `Would ${would} ${who}.`, json: planned(user) };
    return { json: await change(services, String(user.id), services.by), said: done(who) };
  });
}

function say(user: StaffUser, has: string): Reply {
  const list = user.classes.length === 0 ? 'no classes' : user.classes.join(', ');
  return { said: `'${user.username}' ${has} ${list}.`, json: user };
}

async function getUser(services: Services, username: string): Promise<StaffUser> {
  const user = await findUser(services, username);
  if (user === undefined) throw new CommandError(`There is no user '${username}'. markwell users list names them.`);
  return user;
}

/** As in 'password, code', 'school account', 'password to change'. */
function howItSignsIn({ isLinked, hasPassword, secondFactorAt, passwordDueAt }: StaffUser): string {
  const password = passwordDueAt === null ? 'password' : 'password to change';
  const ways = [
    ...(hasPassword ? [password] : []),
    ...(secondFactorAt === null ? [] : ['code']),
    ...(isLinked ? ['school account'] : []),
  ];
  return ways.join(', ');
}

/** A chosen password that cannot be taken is a wrong use of the command. */
async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || error.details.field !== 'password') throw error;
    throw wrongUsage(error.message);
  }
}

function withPassword(
  said: string,
  { user, password }: { user: StaffUser; password: string },
  isKnown: boolean | undefined,
): Reply {
  if (isKnown) return { said, json: { user } };
  const shown = tableOf([user], { Username: ({ username }) => username, Password: () => password });
  return { said, json: { user, password }, shown: [shown] };
}

function check<Schema extends z.ZodMiniType>(schema: Schema, value: string, what: string): z.output<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw wrongUsage(`${what}: ${read.error.issues[0]?.message ?? 'cannot be used'}`);
}

/**
 * The first line of standard input. Passwords never come from arguments, which other users of the machine can read; at a
 * terminal, where what is typed would show, a generated one is better.
 */
async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) throw wrongUsage('Pipe the password in, or leave --password-stdin out.');
  const [password = ''] = (await text(process.stdin)).split(/\r?\n/);
  return password;
}
