import type { AdminClass, ClassEntry } from '../../../contract/index.ts';
import type { Session } from '../../../db/session.ts';
import { plainText } from '../../site/normalise-name.ts';
import { deleteClass, insertClass, listOfYear, updateTeacher, yearOfCode } from './class-rows.ts';
import { type IsListed, resolveMerged } from './merged-names.ts';
import type { NewList } from './plan-lists.ts';
import type { RosterClass } from './roster.ts';

/** Whether a class is the one with this code, written in any case and with any spaces. */
export const sameCode = (code: string) => (known: { code: string }) => plainText(known.code) === plainText(code);

/**
 * The list that a class goes on; `undefined` where neither it nor its year says. Year 11's has the sixth form too (spec part
 * 2, section 9).
 */
export function listOf({ code, list }: Pick<RosterClass, 'code' | 'list'>): ClassEntry['list'] | undefined {
  const year = yearOfCode(code);
  if (list !== undefined || year === null || year < 7) return list;
  return listOfYear(year) ?? 'year11';
}

/** A new list of a class that is there. */
export interface TaughtList extends NewList {
  readonly teacher: string;
  /** Whether the class itself is new. */
  readonly isNew: boolean;
}

/**
 * Makes the class of a new list if it is on no list yet, where its teacher and its list are known, and gives it the teacher that
 * the file says. `known` are the classes there are; `isListed` tells whether a student of another class is on its list once all
 * is imported.
 */
export async function prepareClass(
  session: Session,
  known: readonly AdminClass[],
  one: RosterClass,
  isListed: IsListed,
): Promise<TaughtList> {
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
  return { code, teacher, students, keys: one.keys, isNew: entries.length === 0 };
}

/** Removes the sample classes that no file names, of the lists that the files have classes on. */
export async function deleteSamples(session: Session, known: readonly AdminClass[], classes: readonly RosterClass[]) {
  const inFile = (entry: AdminClass) => classes.some(({ code }) => sameCode(code)(entry));
  const lists = new Set<string | undefined>([...known.filter(inFile).map(({ list }) => list), ...classes.map(listOf)]);
  for (const entry of known) {
    if (entry.isSample && lists.has(entry.list) && !inFile(entry)) await deleteClass(session, entry);
  }
}
