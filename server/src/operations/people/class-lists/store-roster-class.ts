import type { AdminClass, ClassEntry, RosterImport } from '../../../contract/index.ts';
import { inGroups } from '../../../db/in-groups.ts';
import { insertRows } from '../../../db/insert-rows.ts';
import { endMemberships } from '../../../db/remove-students.ts';
import type { Session } from '../../../db/session.ts';
import { newStudentIds } from '../../../db/student-ids.ts';
import { plainText } from '../../site/normalise-name.ts';
import { deleteClass, insertClass, listOfYear, updateTeacher, yearOfCode } from './class-rows.ts';
import { type IsListed, resolveMerged } from './merged-names.ts';
import { nameLeavers } from './name-changes.ts';
import type { RosterClass } from './roster.ts';

/** Whether a class is the one with this code, written in any case and with any spaces. */
export const sameCode = (code: string) => (known: { code: string }) => plainText(known.code) === plainText(code);

/**
 * The list that a class goes on; `undefined` where neither it nor its year says. Year 11's has the sixth form too (spec part
 * 2, section 9).
 */
export function listOf({ code, list }: RosterClass): ClassEntry['list'] | undefined {
  const year = yearOfCode(code);
  if (list !== undefined || year === null || year < 7) return list;
  return listOfYear(year) ?? 'year11';
}

/**
 * Stores a class and its students as a file has them: students of the list who are not in the file leave it. A class that is
 * on no list yet is made where its teacher and its list are known. `known` are the classes there are; `isListed` tells whether a
 * student of another class is on its list once all is imported.
 */
export async function storeRosterClass(
  session: Session,
  known: readonly AdminClass[],
  one: RosterClass,
  isListed: IsListed,
  at: Date,
): Promise<RosterImport['classes'][number]> {
  const entries = known.filter(sameCode(one.code));
  const list = listOf(one);
  const code = entries[0]?.code ?? one.code;
  if (entries.length === 0 && list !== undefined && one.teacher !== undefined) {
    await insertClass(session, { code, list, teacher: one.teacher, year: yearOfCode(code) });
  }
  const [entry] = entries.filter((candidate) => one.list === undefined || candidate.list === one.list);
  if (entry !== undefined && one.teacher !== undefined && one.teacher !== entry.teacher) {
    await updateTeacher(session, entry, one.teacher);
  }
  const teacher = one.teacher ?? entry?.teacher ?? entries[0]?.teacher ?? '';
  const students = await resolveMerged(session, code, one.students, isListed);
  const counts = await storeStudents(session, code, teacher, students, one.keys, at);
  return { studentClass: code, isNew: entries.length === 0, students: students.size, ...counts };
}

async function storeStudents(
  session: Session,
  code: string,
  teacher: string,
  students: ReadonlyMap<string, string>,
  keys: ReadonlyMap<string, string>,
  at: Date,
): Promise<Pick<RosterImport['classes'][number], 'added' | 'removed' | 'comes' | 'leaves'>> {
  const { tables, transaction } = session;
  const before = await tables.students.findAll({ where: { classCode: code, source: 'roster' }, transaction });
  const gone = before.filter(({ normalisedName }) => !students.has(normalisedName));
  await endMemberships(
    session,
    gone.map(({ id }) => id),
    at.toISOString(),
  );
  const ids = await newStudentIds(session, students.size);
  const rows = [...students].map(([normalisedName, name], index) => ({
    id: ids[index] ?? null,
    class_code: code,
    name,
    normalised_name: normalisedName,
    teacher,
    source: 'roster',
    created_at: at.toISOString(),
    list_key: keys.get(normalisedName) ?? null,
    // Who is on the first list of a class was in it all along.
    member_from: before.length > 0 ? at.toISOString() : null,
  }));
  // By hand: whoever is there already is kept.
  const ending = `ON CONFLICT (class_code, normalised_name) DO UPDATE
      SET name = excluded.name, source = 'roster', list_key = coalesce(excluded.list_key, students.list_key), member_until = NULL`;
  for (const group of inGroups(rows)) await insertRows(session, 'students', group, ending);
  const known = new Set(before.map(({ normalisedName }) => normalisedName));
  const comes = [...students].filter(([name]) => !known.has(name)).map(([, name]) => name);
  const leaves = nameLeavers(
    gone.map(({ name }) => name),
    comes,
  );
  return {
    added: comes.length,
    removed: gone.length,
    comes: comes.toSorted((a, b) => a.localeCompare(b, 'en')),
    leaves,
  };
}

/** Removes the sample classes that no file names, of the lists that the files have classes on. */
export async function deleteSamples(session: Session, known: readonly AdminClass[], classes: readonly RosterClass[]) {
  const inFile = (entry: AdminClass) => classes.some(({ code }) => sameCode(code)(entry));
  const lists = new Set<string | undefined>([...known.filter(inFile).map(({ list }) => list), ...classes.map(listOf)]);
  for (const entry of known) {
    if (entry.isSample && lists.has(entry.list) && !inFile(entry)) await deleteClass(session, entry);
  }
}
