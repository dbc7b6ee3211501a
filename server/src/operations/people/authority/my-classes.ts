import type { StaffUser } from '../../../contract/admin-users.ts';
import type { ClassEntry } from '../../../contract/class-list.ts';
import { type Actor, type Audited, recordAudit } from '../../site/audit/record-audit.ts';
import { tidyText } from '../../site/normalise-name.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { getClassCode } from '../classes/find-class.ts';
import { getUser } from '../staff/staff-users.ts';

/**
 * Chooses one's own classes anew. Written to the audit log. Throws a `Problem` for an unknown class, and where the school has its
 * admins give classes.
 */
export async function chooseMyClasses(
  services: Services,
  { classes }: { readonly classes: readonly string[] },
  userId: number,
): Promise<{ classes: string[] }> {
  if (services.settings.teacherClasses === 'given') {
    throw new Problem('forbidden', 'At this school administrators give teachers their classes. Ask one of them.');
  }
  return { classes: await storeClasses(services, { userId, classes }, { by: userId, action: 'choose-classes' }) };
}

/**
 * Gives an account these classes in place of those that it had. Written to the audit log. `id` is the path parameter; throws a
 * `Problem` for an unknown account or class.
 */
export async function giveClasses(
  services: Services,
  id: string,
  { classes }: { readonly classes: readonly string[] },
  by: Actor,
): Promise<StaffUser> {
  const { id: userId } = await getUser(services.database.reader, id);
  await storeClasses(services, { userId, classes }, { by, action: 'give-classes' });
  return getUser(services.database.reader, id);
}

async function storeClasses(
  services: Services,
  { userId, classes: typed }: { readonly userId: number; readonly classes: readonly string[] },
  audit: Pick<Audited, 'by' | 'action'>,
): Promise<string[]> {
  const codes: string[] = [];
  for (const code of typed) codes.push(await getClassCode(services, code, { code: 'invalid-input', field: 'classes' }));
  const classes = [...new Set(codes)];
  const { database, now } = services;
  await database.write(async (session) => {
    // Two who choose for one account do so one after the other.
    const { tables, transaction } = session;
    await tables.users.findByPk(userId, { lock: true, transaction });
    await tables.teacherClasses.destroy({ where: { userId }, transaction });
    const rows = classes.map((classCode) => ({ userId, classCode }));
    await tables.teacherClasses.bulkCreate(rows, { transaction });
    await recordAudit(session, now(), { ...audit, subject: `user ${userId}`, details: { classes } });
  });
  return classes;
}

/** The classes whose teacher has one of these names, whatever its capitals and spaces. */
export function classesNamed(classes: readonly ClassEntry[], names: readonly string[]): string[] {
  const plain = (name: string) => tidyText(name).toLowerCase();
  const own = new Set(names.map(plain).filter((name) => name !== ''));
  return [...new Set(classes.filter(({ teacher }) => own.has(plain(teacher))).map(({ code }) => code))];
}
