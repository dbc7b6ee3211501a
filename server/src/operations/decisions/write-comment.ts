import { Transaction } from 'sequelize';
import type { Comment } from '../../contract/comments.ts';
import { readId } from '../../db/row-number.ts';
import type { Session } from '../../db/session.ts';
import { getClassCode } from '../people/classes/find-class.ts';
import { getSchemeHomework } from '../schemes/versions/find-scheme.ts';
import { type Actor, storeActor } from '../site/audit/actor.ts';
import { recordAudit } from '../site/audit/record-audit.ts';
import { Problem } from '../site/problems/problem.ts';
import type { Services } from '../site/services/services.ts';
import { commentById, commentsToClass } from './select-comments.ts';

/**
 * Writes to the student of an attempt. Written to the audit log without the words. `id` is the path parameter; throws a `Problem` for an
 * attempt that is none.
 */
export async function commentOnAttempt(services: Services, id: string, text: string, by: Actor): Promise<Comment> {
  const attemptId = readId(id);
  return services.database.write(async (session) => {
    const { tables, transaction } = session;
    const attempt = await tables.attempts.findByPk(attemptId ?? 0, { transaction });
    if (attempt === null) throw new Problem('not-found', `There is no attempt ${id.slice(0, 20)}.`);
    const { homeworkId, studentId } = attempt;
    // Erased meanwhile, the student has no comments any more.
    const held = await tables.students.findOne({
      where: { id: studentId, erasedAt: null },
      lock: Transaction.LOCK.KEY_SHARE,
      transaction,
    });
    if (held === null) throw new Problem('not-found', `The student of attempt ${attemptId} was erased.`);
    return insertComment(services, session, { homeworkId, studentId, classCode: null }, text, by);
  });
}

/** Writes to a class about a homework, by id or slug. Throws a `Problem` for a class or homework that is none. */
export async function commentOnClass(
  services: Services,
  homeworkId: string,
  { class: typed, text }: { readonly class: string; readonly text: string },
  by: Actor,
): Promise<Comment> {
  const { homework } = await getSchemeHomework(services, homeworkId);
  const classCode = await getClassCode(services, typed, { code: 'not-found', field: 'class' });
  return services.database.write((session) =>
    insertComment(services, session, { homeworkId: homework.id, studentId: null, classCode }, text, by),
  );
}

/** Comments to a class about a homework that stand. Throws as `commentOnClass` does. */
export async function listClassComments(
  services: Services,
  homeworkId: string,
  { class: typed }: { readonly class: string },
): Promise<Comment[]> {
  const { homework } = await getSchemeHomework(services, homeworkId);
  const classCode = await getClassCode(services, typed, { code: 'not-found', field: 'class' });
  return commentsToClass(services.database.reader, homework.id, classCode);
}

interface Addressee {
  readonly homeworkId: number;
  readonly studentId: number | null;
  readonly classCode: string | null;
}

async function insertComment(
  { now }: Services,
  session: Session,
  { homeworkId, studentId, classCode }: Addressee,
  text: string,
  by: Actor,
): Promise<Comment> {
  const at = now();
  const { tables, transaction } = session;
  const row = { homeworkId, classCode, studentId, text: text.trim(), at: at.toISOString(), ...storeActor(by) };
  const { id } = await tables.comments.create({ ...row, endedAt: null }, { transaction });
  const details = { comment: id, ...(classCode === null ? { student: studentId } : { class: classCode }) };
  await recordAudit(session, at, { by, action: 'comment', subject: `homework ${homeworkId}`, details });
  return commentById(session, id);
}
