import type { Session } from '../../../db/session.ts';
import type { Services } from '../../site/services/services.ts';
import type { Staff } from '../sign-in/staff.ts';

/** The classes of a member of staff, in the order they were chosen or given; empty where there are none. */
export async function selectMyClasses({ tables, transaction }: Session, userId: number): Promise<string[]> {
  const rows = await tables.teacherClasses.findAll({ where: { userId }, order: ['id'], transaction });
  return rows.map((row) => row.classCode);
}

/** Which classes somebody may act on. */
export interface Authority {
  /** An admin: all of them. */
  readonly isForAll: boolean;
  /** The classes that are their own. */
  readonly classes: readonly string[];
  /** Whether a class, by its code as it is stored, is among them; always so for an admin. */
  readonly covers: (classCode: string) => boolean;
}

/** Reads which classes somebody may act on: an admin on all, a teacher on their own. */
export async function readAuthority(
  { database }: Services,
  { userId, role }: Pick<Staff, 'userId' | 'role'>,
): Promise<Authority> {
  const isForAll = role === 'admin';
  const classes = await selectMyClasses(database.reader, userId);
  const own = new Set(classes.map((code) => code.toLowerCase()));
  return { isForAll, classes, covers: (code) => isForAll || own.has(code.toLowerCase()) };
}
