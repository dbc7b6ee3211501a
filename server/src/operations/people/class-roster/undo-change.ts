import { Op } from 'sequelize';
import { insertRows } from '../../../db/insert-rows.ts';
import { recountScores } from '../../../db/keep-scores.ts';
import { lockTable } from '../../../db/lock.ts';
import { hasNoAttempts, removeStudents } from '../../../db/remove-students.ts';
import { readId } from '../../../db/row-number.ts';
import { inList, type Session } from '../../../db/session.ts';
import type { Actor } from '../../site/audit/actor.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { ownedTables } from '../students/join-student.ts';
import {
  type ChangeEffect,
  effectSchema,
  putMerged,
  putStudent,
  type RosterState,
  readState,
  type StudentImage,
} from './change-effect.ts';

/**
 * Undoes a change of a class list: its students, their names and classes, and whose attempts are whose are as they were before; what was
 * handed in since stays with whoever it was handed in for. Written to the audit log. `id` is the path parameter; throws a
 * `Problem` for one that is unknown or was undone already, or whose students have changed again since.
 */
export async function undoRosterChange(services: Services, id: string, by: Actor): Promise<{ success: true }> {
  const { database, now } = services;
  const changeId = readId(id);
  await database.write(async (session) => {
    await lockTable(session, 'list_changes');
    const { tables, transaction } = session;
    const change = await tables.listChanges.findByPk(changeId ?? 0, { transaction });
    if (change === null) throw new Problem('not-found', `There is no change ${id.slice(0, 20)} to undo.`);
    if (change.undoneAt !== null) throw new Problem('conflict', 'This was undone already.');
    const effect = effectSchema.parse(JSON.parse(change.effect));
    await putBack(session, effect);
    await change.update({ undoneAt: now().toISOString() }, { transaction });
    const details = { change: change.id, kind: change.kind };
    await recordAudit(session, now(), {
      by,
      action: 'undo-on-list',
      subject: `class ${change.classCode}`,
      details,
    });
  });
  return { success: true };
}

async function putBack(session: Session, { before, after, owned, exclusions }: ChangeEffect): Promise<void> {
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
  for (const { id } of after.students.filter((student) => imageOf(before, student.id) === undefined)) {
    await removeStudents(session, `id = $1 AND ${hasNoAttempts}`, [id]);
    const { tables, transaction } = session;
    await tables.students.update({ source: 'self' }, { where: { id }, transaction });
  }
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
