import type { ClassEntry } from '../../contract/class-list.ts';
import type { Session } from '../../db/session.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { getClassCode } from '../classes/find-class.ts';
import { Problem } from '../problems/problem.ts';
import type { Services } from '../services/services.ts';
import type { Staff } from '../sign-in/staff.ts';
import { tidyText } from '../students/normalise-name.ts';

/** The classes that a member of staff has chosen; empty while they have chosen none. */
export async function selectMyClasses({ tables, transaction }: Session, userId: number): Promise<string[]> {
  const rows = await tables.teacherClasses.findAll({ where: { userId }, order: ['id'], transaction });
  return rows.map((row) => row.classCode);
}

/** Chooses somebody's classes anew, in one transaction that is written to the audit log. Throws a `Problem` for a class that is none. */
export async function chooseMyClasses(
  services: Services,
  { classes: typed }: { readonly classes: readonly string[] },
  userId: number,
): Promise<{ classes: string[] }> {
  const codes: string[] = [];
  for (const code of typed) codes.push(await getClassCode(services, code, { code: 'invalid-input', field: 'classes' }));
  const classes = [...new Set(codes)];
  const { database, now } = services;
  await database.write(async (session) => {
    // Two windows of one account choose one after the other.
    const { tables, transaction } = session;
    await tables.users.findByPk(userId, { lock: true, transaction });
    await tables.teacherClasses.destroy({ where: { userId }, transaction });
    const rows = classes.map((classCode) => ({ userId, classCode }));
    await tables.teacherClasses.bulkCreate(rows, { transaction });
    await recordAudit(session, now(), {
      by: userId,
      action: 'choose-classes',
      subject: `user ${userId}`,
      details: { classes },
    });
  });
  return { classes };
}

/** The classes whose teacher has one of these names, whatever its capitals and spaces. */
export function classesNamed(classes: readonly ClassEntry[], names: readonly string[]): string[] {
  const plain = (name: string) => tidyText(name).toLowerCase();
  const own = new Set(names.map(plain).filter((name) => name !== ''));
  return [...new Set(classes.filter(({ teacher }) => own.has(plain(teacher))).map(({ code }) => code))];
}

/** Throws a `Problem` for a teacher who has chosen classes, and not all of these. Whoever has chosen none may change every class. */
export async function refuseOthersClasses(
  { database }: Services,
  { userId, role }: Pick<Staff, 'userId' | 'role'>,
  classes: readonly string[],
): Promise<void> {
  if (role === 'admin') return;
  const chosen = new Set((await selectMyClasses(database.reader, userId)).map((code) => code.toLowerCase()));
  const other = classes.find((code) => !chosen.has(tidyText(code).toLowerCase()));
  if (chosen.size === 0 || other === undefined) return;
  throw new Problem(
    'forbidden',
    `${other} is not one of your classes. Add it to them first, on the teacher dashboard.`,
  );
}
