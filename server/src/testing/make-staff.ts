import { hash } from '@node-rs/argon2';
import { giveClasses } from '../operations/people/authority/my-classes.ts';
import { listClasses } from '../operations/people/classes/list-classes.ts';
import { signInTeacher } from '../operations/people/sign-in/sign-in-pages.ts';
import { createUser } from '../operations/people/staff/create-user.ts';
import type { Services } from '../operations/site/services/services.ts';

/** A member of staff made for a test, signed in. */
export interface TestStaff {
  readonly id: number;
  readonly username: string;
  readonly password: string;
  readonly token: string;
}

const password = 'a password for tests';
/** As cheap as argon2 allows: few tests are about passwords, and at full strength hashing would cost more than the rest. */
const passwordHash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Makes a member of staff and signs them in: a teacher of these classes, or else of every class there is. */
export async function makeStaff(
  services: Services,
  role: 'teacher' | 'admin',
  username: string,
  classes?: readonly string[],
): Promise<TestStaff> {
  const id = await createUser(services, { username, displayName: `The ${username}`, role, password: null });
  if (id === undefined) throw new Error(`There is a user '${username}' already.`);
  const hashed = { passwordHash: await passwordHash };
  await services.database.write(({ tables, transaction }) =>
    tables.users.update(hashed, { where: { id }, transaction }),
  );
  if (role === 'teacher') {
    const own = classes ?? (await listClasses(services)).map(({ code }) => code);
    await giveClasses(services, String(id), { classes: own }, null);
  }
  const { token } = await signInTeacher(services, { username, password }, { ipAddress: '127.0.0.1' });
  return { id, username, password, token };
}
