import { Op } from 'sequelize';
import type { Session } from '../../../db/session.ts';
import type { StudentRow } from '../../../db/tables/people.ts';
import { normaliseName, readApart } from '../../site/normalise-name.ts';
import { isSameKey, type RosterClass } from './roster.ts';

type Keyed = Pick<StudentRow, 'id' | 'name' | 'listKey'>;

/**
 * A class in which students who share a name have what tells them apart: whoever had a number keeps it, also when the others have left,
 * and those who come get the next. One who was alone with the name until now, and whom the list knows, is renamed.
 */
export async function nameShared(session: Session, code: string, one: RosterClass): Promise<RosterClass> {
  if (one.keys.size === 0 && one.shared.length === 0) return one;
  const { tables, transaction } = session;
  const where = { classCode: code, listKey: { [Op.ne]: null } };
  const known = await tables.students.findAll({ where, order: ['id'], transaction });
  const [students, keys] = [new Map(one.students), new Map(one.keys)];
  for (const [normalised, key] of one.keys) {
    const kept = keptName(known, one.students.get(normalised) ?? '', key);
    if (kept === undefined) continue;
    students.delete(normalised);
    keys.delete(normalised);
    students.set(normaliseName(kept), kept);
    keys.set(normaliseName(kept), key);
  }
  for (const { name, keys: sharing } of one.shared) {
    const taken = new Set(known.flatMap((student) => (isNamesake(student, name) ? readApart(student.name).apart : [])));
    for (const key of sharing.toSorted()) {
      const own = keptName(known, name, key) ?? `${name} (${nextFree(taken)})`;
      students.set(normaliseName(own), own);
      keys.set(normaliseName(own), key);
      const before = known.find((student) => isSameKey(student.listKey, key) && student.name !== own);
      if (before !== undefined) await rename(session, before.id, own);
    }
  }
  return { ...one, students, keys, shared: [] };
}

/** The name that whoever has this key is told apart by already. */
function keptName(known: readonly Keyed[], name: string, key: string): string | undefined {
  const student = known.find((one) => isSameKey(one.listKey, key) && isNamesake(one, name));
  return student !== undefined && readApart(student.name).apart !== null ? student.name : undefined;
}

const isNamesake = (student: Keyed, name: string) =>
  normaliseName(readApart(student.name).name) === normaliseName(readApart(name).name);

function nextFree(taken: Set<string | null>): string {
  let number = 1;
  while (taken.has(String(number))) number += 1;
  taken.add(String(number));
  return String(number);
}

async function rename({ tables, transaction }: Session, id: number, name: string): Promise<void> {
  await tables.students.update({ name, normalisedName: normaliseName(name) }, { where: { id }, transaction });
}
