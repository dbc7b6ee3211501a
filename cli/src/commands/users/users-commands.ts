import { displayNameSchema, type StaffUser, staffRoleSchema, usernameSchema } from '@markwell/server/contract';
import {
  addUser,
  changeIdentity,
  disableUser,
  enableUser,
  findUser,
  listUsers,
  Problem,
  resetPassword,
} from '@markwell/server/operations';
import type * as z from 'zod/mini';
import { CommandError } from '../../command-error.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printMessage } from '../../print.ts';
import { printJson, printTable } from '../../print-table.ts';
import { said } from '../../said.ts';
import { withServices } from '../../with-services.ts';
import { getUser } from './get-user.ts';
import { readPassword } from './read-password.ts';

interface ChangeOptions {
  passwordStdin?: boolean;
  /** False where another is not to be asked for at the next sign-in. */
  change?: boolean;
  dryRun?: boolean;
  json?: boolean;
}

/** `markwell users add`: makes an account. Its password is printed unless it came from standard input. */
export async function addUserCommand(
  typed: string,
  options: ChangeOptions & { name: string; role: string },
): Promise<void> {
  const username = check(usernameSchema, typed, 'The username');
  const displayName = check(displayNameSchema, options.name, said({ typed: '--name', menu: 'The name' }));
  const role = staffRoleSchema.parse(options.role);
  const password = options.passwordStdin ? await readPassword() : undefined;
  await withServices(
    async (services) => {
      if (options.dryRun) {
        const taken = await findUser(services, username);
        if (taken !== undefined) throw new CommandError(`There is a user '${username}' already.`);
        printMessage(`Would make the ${role} '${username}' (${displayName}).`);
        if (options.json) await printJson({ user: { username, displayName, role } });
        return;
      }
      const details = { username, displayName, role, password, isPasswordDue: options.change };
      const made = await refusing(() => addUser(services, details, services.by));
      printMessage(`Made the ${role} '${username}' (${displayName}).`);
      await printWithPassword(made, options);
    },
    { mayMake: true },
  );
}

/** `markwell users list`: everyone who can or could sign in. */
export async function listUsersCommand({ json }: { json?: boolean }): Promise<void> {
  const users = await withServices(listUsers);
  if (json) return printJson(users);
  const rows = users.map((user) => [
    user.username,
    user.role,
    user.disabledAt === null ? 'open' : 'closed',
    user.lastSignInAt?.slice(0, 10) ?? '-',
    howItSignsIn(user),
    user.displayName,
  ]);
  return printTable(['Username', 'Role', 'Account', 'Last sign-in', 'Signs in with', 'Name'], rows);
}

/** `markwell users reset-password`: the new password is printed unless it came from standard input. */
export async function resetPasswordCommand(username: string, options: ChangeOptions): Promise<void> {
  const password = options.passwordStdin ? await readPassword() : undefined;
  await withServices(async (services) => {
    const user = await getUser(services, username);
    if (options.dryRun) {
      printMessage(`Would give '${user.username}' a new password and end its sign-ins.`);
      if (options.json) await printJson({ user });
      return;
    }
    const wanted = { chosen: password, isPasswordDue: options.change };
    const changed = await refusing(() => resetPassword(services, String(user.id), services.by, wanted));
    printMessage(`'${user.username}' has a new password; its sign-ins have ended.`);
    await printWithPassword(changed, options);
  });
}

/** `markwell users disable` and `enable`. */
export async function switchUserCommand(
  verb: 'disable' | 'enable',
  username: string,
  { dryRun, json }: ChangeOptions,
): Promise<void> {
  await withServices(async (services) => {
    const user = await getUser(services, username);
    if (dryRun) {
      printMessage(`Would ${verb === 'disable' ? 'close' : 'open'} the account '${user.username}'.`);
      const disabledAt = verb === 'disable' ? (user.disabledAt ?? new Date().toISOString()) : null;
      if (json) await printJson({ ...user, disabledAt });
      return;
    }
    const change = verb === 'disable' ? disableUser : enableUser;
    const changed = await change(services, String(user.id), services.by);
    printMessage(`The account '${changed.username}' is ${changed.disabledAt === null ? 'open' : 'closed'}.`);
    if (json) await printJson(changed);
  });
}

/** Changes of how somebody signs in, each with what is said before and after it. */
const identityChanges = {
  'reset-second-factor': {
    change: 'remove-second-factor',
    would: 'take the second factor away from',
    done: 'has no second factor any more; its sign-ins have ended.',
  },
  'end-sign-ins': { change: 'end-sign-ins', would: 'end the sign-ins of', done: 'is signed out everywhere.' },
  'require-change': {
    change: 'require-password-change',
    would: 'have another password asked of',
    done: 'is asked for another password before anything else.',
  },
  unlink: {
    change: 'unlink',
    would: 'unlink from the school’s own sign-in',
    done: 'signs in at the school’s own sign-in no more; its sign-ins have ended.',
  },
} as const;

/** `markwell users reset-second-factor`, `end-sign-ins`, `require-change` and `unlink`. */
export async function changeIdentityCommand(
  verb: keyof typeof identityChanges,
  username: string,
  { dryRun, json }: ChangeOptions,
): Promise<void> {
  const { change, would, done } = identityChanges[verb];
  await withServices(async (services) => {
    const user = await getUser(services, username);
    if (dryRun) {
      printMessage(`Would ${would} '${user.username}'.`);
      if (json) await printJson(user);
      return;
    }
    const changed = await changeIdentity(services, change, String(user.id), services.by);
    printMessage(`'${changed.username}' ${done}`);
    if (json) await printJson(changed);
  });
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
    throw new CommandError(error.message, exitCodes.wrongUsage);
  }
}

async function printWithPassword(
  { user, password }: { user: StaffUser; password: string },
  { json, passwordStdin }: ChangeOptions,
): Promise<void> {
  if (json) return printJson(passwordStdin ? { user } : { user, password });
  if (!passwordStdin) await printTable(['Username', 'Password'], [[user.username, password]]);
}

function check<Schema extends z.ZodMiniType>(schema: Schema, value: string, what: string): z.output<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new CommandError(`${what}: ${read.error.issues[0]?.message ?? 'cannot be used'}`, exitCodes.wrongUsage);
}
