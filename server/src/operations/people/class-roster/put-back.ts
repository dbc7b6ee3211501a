import { insertRows } from '../../../db/insert-rows.ts';
import { recountScores } from '../../../db/keep-scores.ts';
import { takeOffList } from '../../../db/remove-students.ts';
import { inList, type Session } from '../../../db/session.ts';
import { studentKey } from '../../../db/store-students.ts';
import { Problem } from '../../site/problems/problem.ts';
import { ownedTables } from '../students/join-student.ts';
import {
  type ChangeEffect,
  putMerged,
  putStudents,
  type RosterState,
  readState,
  type StudentImage,
} from './change-effect.ts';
import { reviveClass } from './kept-class.ts';

/**
 * Puts the students of a change, their names and classes, and whose attempts are whose back as they were before;
 * what was handed in since stays with whoever it was handed in for. Throws a `Problem` if the students have changed
 * again since.
 */
export async function putBack(session: Session, effect: ChangeEffect): Promise<void> {
  const { before, after, owned, exclusions } = effect;
  const ids = [...new Set([...before.students, ...after.students].map((student) => student.id))];
  const [now, then, first] = [await readState(session, ids), after, before].map(byId);
  for (const id of ids) refuseChanged(now?.get(id), then?.get(id));
  for (const { id } of after.students) if (!first?.has(id)) await takeOffList(session, id);
  await refuseTaken(session, before.students, ids);
  for (const one of effect.kept) await reviveClass(session, one);
  await putStudents(session, before.students);
  await putMerged(session, after, before);
  for (const table of ownedTables) await giveBack(session, table, owned[table], imageGone(before, after));
  await restoreExclusions(session, owned.attempts, exclusions);
  await recountScores(session, ids);
}

const byId = ({ students }: RosterState) => new Map(students.map((student) => [student.id, student]));

/** The student who was before and is not after: the one whose attempts changed hands. */
const imageGone = (before: RosterState, after: RosterState) =>
  before.students.find(({ id }) => !after.students.some((student) => student.id === id));

function refuseChanged(now: StudentImage | undefined, then: StudentImage | undefined): void {
  const fields = ['class_code', 'normalised_name', 'source'] as const;
  if (now === then || (now !== undefined && then !== undefined && fields.every((field) => now[field] === then[field])))
    return;
  const who = now?.name ?? then?.name ?? 'the student';
  throw new Problem('conflict', `${who} has been changed again since. Undo that first, or change it by hand.`);
}

async function refuseTaken({ tables, transaction }: Session, images: readonly StudentImage[], ids: readonly number[]) {
  const classCode = [...new Set(images.map((image) => image.class_code))];
  const holders = await tables.students.findAll({ where: { classCode }, raw: true, transaction });
  const own = new Set(ids);
  const others = holders.filter(({ id }) => !own.has(id));
  const taken = new Set(images.map((image) => studentKey(image.class_code, image.normalised_name)));
  const holder = others.find((one) => taken.has(studentKey(one.classCode, one.normalisedName)));
  if (holder !== undefined) {
    throw new Problem('conflict', `There is a ${holder.name} in ${holder.classCode} again. Join or rename them first.`);
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
