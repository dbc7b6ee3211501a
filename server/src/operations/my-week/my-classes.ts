import type { ClassEntry } from '../../contract/class-list.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { getClassCode } from '../classes/find-class.ts';
import type { Services } from '../services/services.ts';
import { tidyText } from '../students/normalise-name.ts';

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
