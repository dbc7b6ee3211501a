import { giveClasses } from '../operations/people/authority/my-classes.ts';
import { listClasses } from '../operations/people/classes/list-classes.ts';
import { signInTeacher } from '../operations/people/sign-in/sign-in-teacher.ts';
import { addUser } from '../operations/people/staff/add-user.ts';
import type { Services } from '../operations/site/services/services.ts';

/** A member of staff made for a test, signed in. */
export interface TestStaff {
  readonly id: number;
  readonly username: string;
  readonly password: string;
  readonly token: string;
}

/** Makes a member of staff and signs them in: a teacher of these classes, or else of every class there is. */
export async function makeStaff(
  services: Services,
  role: 'teacher' | 'admin',
  username: string,
  classes?: readonly string[],
): Promise<TestStaff> {
  const details = { username, displayName: `The ${username}`, role, isPasswordDue: false };
  const { user, password } = await addUser(services, details, null);
  if (role === 'teacher') {
    const own = classes ?? (await listClasses(services)).map(({ code }) => code);
    await giveClasses(services, String(user.id), { classes: own }, null);
  }
  const { token } = await signInTeacher(services, { username, password }, { ipAddress: '127.0.0.1' });
  return { id: user.id, username, password, token };
}
