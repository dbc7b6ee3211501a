import type { Session } from '../../../db/session.ts';
import { findMerged, type MergedInto, studentKey } from '../../../db/store-students.ts';

/** Whether a student is on the list of their class, once all that a file has is imported. */
export type IsListed = (student: MergedInto) => boolean;

/**
 * The students of a class list, by their normalised names, where a name that was merged with a student's stands for that student,
 * so that nobody comes back as a second one. A student of another class who is on no list there comes over, and takes the list's
 * name. One who is on a list there is somebody else than this one: the name is free again.
 */
export async function resolveMerged(
  session: Session,
  code: string,
  students: ReadonlyMap<string, string>,
  isListed: IsListed,
): Promise<ReadonlyMap<string, string>> {
  const names = [...students.keys()].map((normalisedName) => ({ classCode: code, normalisedName }));
  const merged = await findMerged(session, names);
  const resolved = new Map<string, string>();
  for (const [normalisedName, name] of students) {
    const into = merged.get(studentKey(code, normalisedName));
    if (into?.class_code === code) {
      resolved.set(into.normalised_name, into.name);
      continue;
    }
    resolved.set(normalisedName, name);
    if (into === undefined) continue;
    if (isListed(into)) await freeName(session, code, normalisedName);
    else await bringOver(session, into.id, code, normalisedName, name);
  }
  return resolved;
}

/** What still comes for the old number goes on to be the other's. */
async function freeName({ tables, transaction }: Session, classCode: string, normalisedName: string): Promise<void> {
  await tables.mergedStudents.update({ normalisedName: '' }, { where: { classCode, normalisedName }, transaction });
}

async function bringOver(
  { tables, transaction }: Session,
  id: number,
  classCode: string,
  normalisedName: string,
  name: string,
) {
  if ((await tables.students.count({ where: { classCode, normalisedName }, transaction })) > 0) return;
  await tables.students.update({ classCode, normalisedName, name }, { where: { id }, transaction });
}
