import { Op } from 'sequelize';
import { insertRows } from '../../../db/insert-rows.ts';
import { recountScores } from '../../../db/keep-scores.ts';
import { takeOffList } from '../../../db/remove-students.ts';
import { inList, type Session } from '../../../db/session.ts';
import { Problem } from '../../site/problems/problem.ts';
import { ownedTables } from '../students/join-student.ts';
import {
  type ChangeEffect,
  putMerged,
  putStudent,
  type RosterState,
  readState,
  type StudentImage,
} from './change-effect.ts';

/**
 * Puts the students of a change, their names and classes, and whose attempts are whose back as they were before;
 * what was handed in since stays with whoever it was handed in for. Throws a `Problem` if the students have changed
 * again since.
 */
export async function putBack(session: Session, { before, after, owned, exclusions }: ChangeEffect): Promise<void> {
  const ids = [...new Set([...before.students, ...after.students].map((student) => student.id))];
  const current = await readState(session, ids);
  for (const id of ids) refuseChanged(imageOf(current, id), imageOf(after, id));
  for (const student of before.students) {
    await refuseTaken(session, student);
    await putStudent(session, student);
  }
  await putMerged(session, after, before);
  for (const table of ownedTables) await giveBack(session, table, owned[table], imageGone(before, after));
  await restoreExclusions(session, owned.attempts, exclusions);
  await recountScores(session, ids);
  const isNew = ({ id }: StudentImage) => imageOf(before, id) === undefined;
  for (const { id } of after.students.filter(isNew)) await takeOffList(session, id);
}

const imageOf = ({ students }: RosterState, id: number) => students.find((student) => student.id === id);

/** The student who was before and is not after: the one whose attempts changed hands. */
const imageGone = (before: RosterState, after: RosterState) =>
  before.students.find((student) => imageOf(after, student.id) === undefined);

function refuseChanged(now: StudentImage | undefined, then: StudentImage | undefined): void {
  const fields = ['class_code', 'normalised_name', 'source'] as const;
  if (now === then || (now !== undefined && then !== undefined && fields.every((field) => now[field] === then[field])))
    return;
  const who = now?.name ?? then?.name ?? 'the student';
  throw new Problem('conflict', `${who} has been changed again since. Undo that first, or change it by hand.`);
}

async function refuseTaken(
  { tables, transaction }: Session,
  { id, class_code: code, normalised_name: name }: StudentImage,
) {
  const where = { classCode: code, normalisedName: name, id: { [Op.ne]: id } };
  const holder = await tables.students.findOne({ where, transaction });
  if (holder !== null) {
    throw new Problem('conflict', `There is a ${holder.name} in ${code} again. Join or rename them first.`);
  }
}

async function giveBack(
  session: Session,
  table: (typeof ownedTables)[number],
  ids: readonly number[],
  to: StudentImage | undefined,
): Promise<void> {
  if (to === undefined || ids.length === 0) return;
  const list = inList(ids);
  const place = list.values.length + 1;
  await session.run(`UPDATE ${table} SET student_id = $${place} WHERE id IN ${list.sql}`, [...list.values, to.id]);
}

/** What did not count as all of a student's goes on not to count as that, and not attempt by attempt. */
async function restoreExclusions(
  session: Session,
  attempts: readonly number[],
  exclusions: ChangeEffect['exclusions'],
): Promise<void> {
  if (exclusions.length === 0) return;
  const list = inList(attempts);
  for (const { at } of exclusions) {
    if (attempts.length === 0) break;
    const place = list.values.length + 1;
    await session.run(
      `DELETE FROM exclusions WHERE attempt_id IN ${list.sql} AND ended_at IS NULL AND at = $${place}`,
      [...list.values, at],
    );
  }
  await insertRows(session, 'exclusions', exclusions);
}
