import type { Session } from '../../../db/session.ts';
import { Problem } from '../../site/problems/problem.ts';

// SQL by hand: the same statement for each table that names classes.

/** Tables whose rows belong to a class by its code, and stay with it when its year ends. */
const ofClass = ['students', 'merged_students', 'class_dates', 'comments', 'list_changes'] as const;

/** A class whose year has ended, and the code that it is kept by since. */
export interface KeptClass {
  readonly code: string;
  readonly keptAs: string;
}

/** In characters; a class code is not longer. */
const longestCode = 40;

/**
 * Ends a class’s year: its list, work, dates and comments are kept as they are, by a code with the year behind it, such as
 * '7a/Sc1 2025-26', so that the same code can begin anew. Every figure of the year stays what it was.
 */
export async function keepClass(session: Session, code: string, at: Date): Promise<KeptClass> {
  const { tables, transaction } = session;
  const keptAs = await freeCode(session, code, at);
  await rename(session, code, keptAs);
  const ended = { memberUntil: at.toISOString() };
  await tables.students.update(ended, { where: { classCode: keptAs, source: 'roster' }, transaction });
  const entry = await tables.classes.findOne({ where: { code }, transaction });
  const former = entry === null ? [] : [{ code: keptAs, teacher: entry.teacher }];
  await tables.formerClasses.bulkCreate(former, { ignoreDuplicates: true, transaction });
  // It stays their own, beside the class that begins anew by its code.
  const own = await tables.teacherClasses.findAll({ where: { classCode: code }, order: ['id'], transaction });
  const kept = own.map(({ userId }) => ({ userId, classCode: keptAs }));
  await tables.teacherClasses.bulkCreate(kept, { transaction });
  return { code, keptAs };
}

/** Has a kept class be the present one again; whoever has come to it since must have left. */
export async function reviveClass(session: Session, { code, keptAs }: KeptClass): Promise<void> {
  const { tables, transaction } = session;
  if ((await tables.classDates.count({ where: { classCode: code }, transaction })) > 0) {
    throw new Problem('conflict', `Dates have been set for ${code} since. Take them away first.`);
  }
  await rename(session, keptAs, code);
  await tables.formerClasses.destroy({ where: { code: keptAs }, transaction });
  await tables.teacherClasses.destroy({ where: { classCode: keptAs }, transaction });
}

async function rename(session: Session, from: string, to: string): Promise<void> {
  for (const table of ofClass)
    await session.run(`UPDATE ${table} SET class_code = $1 WHERE class_code = $2`, [to, from]);
}

/** '7a/Sc1 2025-26'; where that is taken already, '7a/Sc1 2025-26 (2)'. */
async function freeCode({ tables, transaction }: Session, code: string, at: Date): Promise<string> {
  for (let number = 1; ; number += 1) {
    const year = `${schoolYear(at)}${number === 1 ? '' : ` (${number})`}`;
    const kept = `${code.slice(0, longestCode - year.length - 1)} ${year}`;
    const isTaken = (await tables.students.count({ where: { classCode: kept }, transaction })) > 0;
    if (!isTaken) return kept;
  }
}

/** The school year that ends about a day: lists are moved up from June, or when the next year has begun, until December. */
function schoolYear(at: Date): string {
  const ends = at.getUTCMonth() >= 5 ? at.getUTCFullYear() : at.getUTCFullYear() - (at.getUTCMonth() < 2 ? 1 : 0);
  return `${ends - 1}-${String(ends % 100).padStart(2, '0')}`;
}
