import { displayNameSchema, type StaffUser, staffRoleSchema, usernameSchema } from '@markwell/server/contract';
import { addUser, disableUser, enableUser, findUser, listUsers, resetPassword } from '@markwell/server/operations';
import type * as z from 'zod/mini';
import { CommandError } from '../../command-error.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printMessage } from '../../print.ts';
import { printJson, printTable } from '../../print-table.ts';
import { withServices } from '../../with-services.ts';
import { getUser } from './get-user.ts';
import { readPassword } from './read-password.ts';

interface ChangeOptions {
  passwordStdin?: boolean;
  dryRun?: boolean;
  json?: boolean;
}

/** `markwell users add`: makes an account. Its password is printed unless it came from standard input. */
export async function addUserCommand(
  typed: string,
  options: ChangeOptions & { name: string; role: string },
): Promise<void> {
  const username = check(usernameSchema, typed, 'The username');
  const displayName = check(displayNameSchema, options.name, '--name');
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
      const made = await addUser(services, { username, displayName, role, password }, services.by);
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
    user.displayName,
  ]);
  return printTable(['Username', 'Role', 'Account', 'Last sign-in', 'Name'], rows);
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
    const changed = await resetPassword(services, String(user.id), services.by, password);
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
