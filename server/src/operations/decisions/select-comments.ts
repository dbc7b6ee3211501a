import { type Comment, commentSchema } from '../../contract/comments.ts';
import { type Session, type SqlValue, selectRows } from '../../db/session.ts';
import { actorName } from '../site/audit/actor.ts';

/** Of what comments are wanted: see `commentsOf`. */
export interface CommentedAttempt {
  readonly homeworkId: number;
  readonly classCode: string;
  readonly studentId: number;
  /** ISO 8601 UTC: what was written to the student before is for others who gave that name. */
  readonly submittedAt: string;
}

/** Comments that stand with an attempt: to its class, and to its student since it was handed in; the oldest first. */
export function commentsOf(session: Session, attempt: CommentedAttempt): Promise<Comment[]> {
  return select(session, 'c.homework_id = $1 AND (c.class_code = $2 OR (c.student_id = $3 AND c.at >= $4))', [
    attempt.homeworkId,
    attempt.classCode,
    attempt.studentId,
    attempt.submittedAt,
  ]);
}

/** Comments to a class about a homework. */
export function commentsToClass(session: Session, homeworkId: number, classCode: string): Promise<Comment[]> {
  return select(session, 'c.homework_id = $1 AND c.class_code = $2', [homeworkId, classCode]);
}

/** One comment that stands. */
export async function commentById(session: Session, id: number): Promise<Comment> {
  const [comment] = await select(session, 'c.id = $1', [id]);
  if (comment === undefined) throw new Error('The comment was not stored');
  return comment;
}

/** By hand: names of accounts are joined. */
function select(session: Session, where: string, values: readonly SqlValue[]): Promise<Comment[]> {
  return selectRows(
    session,
    commentSchema,
    `SELECT c.id, CASE WHEN c.student_id IS NULL THEN 'class' ELSE 'student' END AS "to", c.text,
            ${actorName('c')} AS by, c.at
       FROM comments c LEFT JOIN users u ON u.id = c.user_id
      WHERE c.ended_at IS NULL AND ${where} ORDER BY c.id`,
    values,
  );
}
