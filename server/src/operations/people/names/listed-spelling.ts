import type { Session } from '../../../db/session.ts';
import { plainLetters } from './spelled-alike.ts';

/**
 * The form of a name by which the class list has it, where only letters such as ø, æ or ł are written otherwise, either way round: who
 * types 'soren ostergard' is Søren Østergård of the list. The name itself where the list has it so, has nobody alike, or more than one.
 */
export async function findListedSpelling(
  { tables, transaction }: Session,
  classCode: string,
  normalisedName: string,
): Promise<string> {
  const where = { classCode, source: 'roster' };
  const rows = await tables.students.findAll({ attributes: ['normalisedName'], where, transaction });
  const listed = rows.map((row) => row.normalisedName);
  const alike = listed.filter((one) => plainLetters(one) === plainLetters(normalisedName));
  const [only] = alike;
  return only === undefined || alike.length > 1 || listed.includes(normalisedName) ? normalisedName : only;
}
