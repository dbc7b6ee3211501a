import * as z from 'zod/mini';
import { type Session, selectRows } from '../../db/session.ts';
import type { FoundStudent } from '../students/find-students.ts';
import { holdsName } from '../students/spelled-alike.ts';
import { effectSchema } from './change-effect.ts';

/** Removes the changes of class lists that were about a student, or that hold the name: they cannot be undone any more. */
export async function eraseListChanges(session: Session, { id, name }: FoundStudent): Promise<void> {
  const rows = await selectRows(
    session,
    z.object({ id: z.number(), effect: z.string() }),
    'SELECT id, effect FROM list_changes',
  );
  for (const change of rows) {
    const { before, after } = effectSchema.parse(JSON.parse(change.effect));
    const isAbout = [...before.students, ...after.students].some((one) => one.id === id || holdsName(one.name, name));
    if (isAbout) await session.run('DELETE FROM list_changes WHERE id = $1', [change.id]);
  }
}
