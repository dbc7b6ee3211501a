import * as z from 'zod/mini';
import type { Comment } from '../../contract/comments.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { forReference } from '../../db/lock.ts';
import { type Session, selectRows } from '../../db/session.ts';
import { type Actor, storeActor } from '../audit/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { getClassCode } from '../classes/find-class.ts';
import { Problem } from '../problems/problem.ts';
import { readId } from '../references/read-id.ts';
import { getSchemeHomework } from '../schemes/find-scheme.ts';
import type { Services } from '../services/services.ts';
import { commentById, commentsToClass } from './select-comments.ts';

const attemptRow = z.object({ homework_id: z.number(), student_id: z.number() });

/**
 * Writes to the student of an attempt. Written to the audit log without the words. `id` as it stands in an address; throws a `Problem` for an
 * attempt that is none.
 */
export async function commentOnAttempt(services: Services, id: string, text: string, by: Actor): Promise<Comment> {
  const attemptId = readId(id);
  return services.database.write(async (session) => {
    const [attempt] =
      attemptId === undefined
        ? []
        : await selectRows(session, attemptRow, 'SELECT homework_id, student_id FROM attempts WHERE id = $1', [
            attemptId,
          ]);
    if (attempt === undefined) throw new Problem('not-found', `There is no attempt ${id.slice(0, 20)}.`);
    const { homework_id: homeworkId, student_id: studentId } = attempt;
    // Erased meanwhile, the student has no comments any more.
    const held = await session.run(
      `SELECT id FROM students WHERE id = $1 AND erased_at IS NULL${forReference(session)}`,
      [studentId],
    );
    if (held.length === 0) throw new Problem('not-found', `The student of attempt ${attemptId} was erased.`);
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
  const { userId, terminalUser } = storeActor(by);
  const row = {
    homework_id: homeworkId,
    class_code: classCode,
    student_id: studentId,
    text: text.trim(),
    at: at.toISOString(),
    user_id: userId,
    terminal_user: terminalUser,
  };
  const [stored] = await insertRows(session, 'comments', [row], 'RETURNING id');
  const { id } = z.object({ id: z.number() }).parse(stored);
  const details = { comment: id, ...(classCode === null ? { student: studentId } : { class: classCode }) };
  await recordAudit(session, at, { by, action: 'comment', subject: `homework ${homeworkId}`, details });
  return commentById(session, id);
}
