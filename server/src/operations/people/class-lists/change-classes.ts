import type * as z from 'zod/mini';
import type { AdminClass, changeClasses as call } from '../../../contract/admin-classes.ts';
import type { Session } from '../../../db/session.ts';
import { type Actor, recordAudit } from '../../site/audit/record-audit.ts';
import { plainText, tidyText } from '../../site/normalise-name.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { deleteClass, insertClass, updateTeacher, yearOfCode } from './class-rows.ts';
import { selectClasses } from './list-admin-classes.ts';

type Changes = z.output<typeof call.input>;

/**
 * Adds, changes and removes classes in one transaction and gives back the lists as they are then. `by` is the admin who
 * does it. Throws a `Problem`, and changes nothing, for an unknown id or a class that is on its list already.
 */
export async function changeClasses(
  { database, now }: Services,
  { add = [], change = [], remove = [] }: Changes,
  by: Actor,
): Promise<AdminClass[]> {
  return database.write(async (session) => {
    const known = await selectClasses(session);
    for (const id of remove) await deleteClass(session, getClass(known, id));
    for (const { id, teacher } of change)
      await updateTeacher(session, getClass(known, id), getText('teacher', teacher));
    for (const entry of add) await addClass(session, entry);
    const changed = { added: add.length, changed: change.length, removed: remove.length };
    await recordAudit(session, now(), { by, action: 'change-classes', subject: 'classes', details: changed });
    return selectClasses(session);
  });
}

function getClass(known: readonly AdminClass[], id: number): AdminClass {
  const found = known.find((one) => one.id === id);
  if (found === undefined) throw new Problem('not-found', `There is no class with the id ${id}. Load the list again.`);
  return found;
}

function getText(field: string, sent: string): string {
  const text = tidyText(sent);
  if (text === '') throw new Problem('invalid-input', 'type something that can be seen', { field });
  return text;
}

async function addClass(session: Session, entry: NonNullable<Changes['add']>[number]): Promise<void> {
  const code = getText('code', entry.code);
  const teacher = getText('teacher', entry.teacher);
  const { list, year = yearOfCode(code) } = entry;
  const there = (await selectClasses(session)).find(
    (one) => one.list === list && plainText(one.code) === plainText(code),
  );
  if (there !== undefined) throw new Problem('conflict', `The class '${there.code}' is on this list already.`);
  await insertClass(session, { code, list, teacher, year });
}
