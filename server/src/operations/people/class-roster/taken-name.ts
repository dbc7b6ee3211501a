import { Op } from 'sequelize';
import { isName } from '../../../contract/students.ts';
import type { Session } from '../../../db/session.ts';
import { findMerged, studentKey } from '../../../db/store-students.ts';
import type { StudentRow } from '../../../db/tables/people.ts';
import { normaliseName, readApart, tidyText } from '../../site/normalise-name.ts';
import { Problem } from '../../site/problems/problem.ts';

/** Whoever has a name in a class, on its list or not. */
export type NameHolder = Pick<StudentRow, 'id' | 'name' | 'source'>;

/** A name that is typed for the list, and the form by which it is known. Throws a `Problem` for one without a letter. */
export function readListName(typed: string): { readonly name: string; readonly normalisedName: string } {
  const name = tidyText(typed);
  const normalisedName = normaliseName(name);
  if (!isName(normalisedName)) throw new Problem('invalid-input', 'type a name with letters in it', { field: 'name' });
  return { name, normalisedName };
}

/** Whoever has this name in a class. */
export async function findHolder(
  { tables, transaction }: Session,
  code: string,
  name: string,
): Promise<NameHolder | undefined> {
  const where = { classCode: code, normalisedName: normaliseName(name) };
  return (await tables.students.findOne({ where, transaction })) ?? undefined;
}

/**
 * Refuses a name for the list of a class that two students could not be told apart by: one that is on it already, one without brackets
 * beside others that have some, or the other way round. Student `id` may go on with their own.
 */
export async function refuseConfusable(session: Session, code: string, typed: string, id: number): Promise<void> {
  const { tables, transaction } = session;
  const where = { classCode: code, source: 'roster', id: { [Op.ne]: id } };
  const listed = await tables.students.findAll({ where, transaction });
  const { name, apart } = readApart(typed);
  const same = listed.find((one) => one.normalisedName === normaliseName(typed));
  if (same !== undefined) {
    const how = `To have two, give each what tells them apart, such as ‘${name} (A)’ and ‘${name} (B)’.`;
    throw new Problem('conflict', `${same.name} is on the list of ${code} already. ${how}`);
  }
  const namesakes = listed.filter((one) => normaliseName(readApart(one.name).name) === normaliseName(name));
  const plain = namesakes.find((one) => readApart(one.name).apart === null);
  if (apart !== null && plain !== undefined) {
    const why = `what is handed in as ‘${plain.name}’ could be either’s`;
    throw new Problem('conflict', `First rename ${plain.name}, such as ‘${name} (A)’: ${why}.`);
  }
  const [other] = namesakes;
  if (apart === null && other !== undefined) {
    const how = `Say in brackets what tells this one apart, such as ‘${name} (C)’.`;
    throw new Problem('conflict', `There is ${other.name} on the list of ${code}. ${how}`);
  }
  const merged = (await findMerged(session, [{ classCode: code, normalisedName: normaliseName(typed) }])).get(
    studentKey(code, normaliseName(typed)),
  );
  if (merged !== undefined && merged.id !== id) {
    throw new Problem('conflict', `${typed} was joined with ${merged.name}. Undo that first, or use another name.`);
  }
}
