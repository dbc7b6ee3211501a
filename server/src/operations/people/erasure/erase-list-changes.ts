import type { Session } from '../../../db/session.ts';
import { readEffect } from '../class-roster/change-effect.ts';
import type { FoundStudent } from '../students/find-students.ts';
import { holdsName } from '../students/spelled-alike.ts';

/** Removes the changes of class lists that were about a student, or that hold the name: they cannot be undone any more. */
export async function eraseListChanges({ tables, transaction }: Session, { id, name }: FoundStudent): Promise<void> {
  for (const change of await tables.listChanges.findAll({ transaction })) {
    const { before, after } = readEffect(change.effect);
    const isAbout = [...before.students, ...after.students].some((one) => one.id === id || holdsName(one.name, name));
    if (isAbout) await change.destroy({ transaction });
  }
}
