import { Op, type WhereOptions } from 'sequelize';
import * as z from 'zod/mini';
import { type Comment, commentSchema } from '../../contract/comments.ts';
import type { Session } from '../../db/session.ts';
import type { CommentRow } from '../../db/tables/decisions.ts';

/** An attempt whose comments are wanted. */
export interface CommentedAttempt {
  readonly homeworkId: number;
  readonly student: { readonly id: number; readonly studentClass: string };
  /** ISO 8601 UTC: what was written to the student before is for others who gave that name. */
  readonly submittedAt: string;
}

/** Comments that an attempt is shown with: to its class, and to its student since it was handed in; oldest first. */
export function commentsOf(session: Session, { homeworkId, student, submittedAt }: CommentedAttempt) {
  const toStudent = { studentId: student.id, at: { [Op.gte]: submittedAt } };
  return select(session, { homeworkId, [Op.or]: [{ classCode: student.studentClass }, toStudent] });
}

/** Comments to a class about a homework. */
export function commentsToClass(session: Session, homeworkId: number, classCode: string): Promise<Comment[]> {
  return select(session, { homeworkId, classCode });
}

/** One comment that was not taken back. */
export async function commentById(session: Session, id: number): Promise<Comment> {
  const [comment] = await select(session, { id });
  if (comment === undefined) throw new Error('The comment was not stored');
  return comment;
}

async function select({ tables, transaction }: Session, where: WhereOptions<CommentRow>): Promise<Comment[]> {
  const rows = await tables.comments
    .scope('told')
    .findAll({ where: { [Op.and]: [where, { endedAt: null }] }, order: ['id'], transaction });
  return z.array(commentSchema).parse(rows);
}
