import { Op, Transaction, type WhereOptions } from 'sequelize';
import * as z from 'zod/mini';
import { type Comment, commentSchema } from '../../contract/comments.ts';
import { readId, type Session } from '../../db/session.ts';
import type { CommentRow } from '../../db/tables/decisions.ts';
import { getClassCode } from '../people/classes/find-class.ts';
import { getSchemeHomework } from '../schemes/versions/find-scheme.ts';
import { decisionKind, endRow, success } from '../site/audit/decide.ts';
import type { Actor } from '../site/audit/record-audit.ts';
import { Problem } from '../site/problems/problem.ts';
import type { Services } from '../site/services/services.ts';

/** To whom a comment on a homework goes: one student, or one class. */
interface Addressee {
  readonly homeworkId: number;
  readonly studentId: number | null;
  readonly classCode: string | null;
}

interface ToWrite {
  readonly text: string;
  readonly find: (session: Session) => Promise<Addressee>;
}

/** A comment to a student or a class. */
export const comment = decisionKind({
  store: async (deciding, { text, find }: ToWrite) => {
    const { tables, transaction, made } = deciding;
    const row = { ...(await find(deciding)), text: text.trim(), ...made, endedAt: null };
    return tables.comments.create(row, { transaction });
  },
  find: ({ tables, transaction }, id) => tables.comments.findByPk(id, { transaction }),
  end: endRow('comments'),
  actions: ['comment', 'end-comment'],
  subject: ({ homeworkId }) => `homework ${homeworkId}`,
  details: ({ id, studentId, classCode }) => ({
    comment: id,
    ...(classCode === null ? { student: studentId } : { class: classCode }),
  }),
  endedDetails: ({ id }) => ({ comment: id }),
  tell: (session, { id }) => commentById(session, id),
  tellEnded: success,
  unknown: (id) => `There is no comment ${id}.`,
  over: 'This was taken back already.',
});

/** Writes to the student of an attempt, by its id. */
export function commentOnAttempt(
  services: Services,
  id: string,
  { text }: { readonly text: string },
  by: Actor,
): Promise<Comment> {
  return comment.decide(services, { text, find: (session) => findStudent(session, id) }, by);
}

async function findStudent({ tables, transaction }: Session, id: string): Promise<Addressee> {
  const attempt = await tables.attempts.findByPk(readId(id) ?? 0, { transaction });
  if (attempt === null) throw new Problem('not-found', `There is no attempt ${id.slice(0, 20)}.`);
  const { homeworkId, studentId } = attempt;
  // Erased meanwhile, the student has no comments any more.
  const held = await tables.students.findOne({
    where: { id: studentId, erasedAt: null },
    lock: Transaction.LOCK.KEY_SHARE,
    transaction,
  });
  if (held === null) throw new Problem('not-found', `The student of attempt ${attempt.id} was erased.`);
  return { homeworkId, studentId, classCode: null };
}

interface ToClass {
  readonly class: string;
}

/** Writes to a class about a homework, by id or slug. */
export async function commentOnClass(
  services: Services,
  homework: string,
  { class: typed, text }: ToClass & { readonly text: string },
  by: Actor,
): Promise<Comment> {
  const addressee = await getAddressee(services, homework, typed);
  return comment.decide(services, { text, find: async () => ({ ...addressee, studentId: null }) }, by);
}

/** Current comments to a class about a homework, by id or slug. */
export async function listClassComments(
  services: Services,
  homework: string,
  { class: typed }: ToClass,
): Promise<Comment[]> {
  const { homeworkId, classCode } = await getAddressee(services, homework, typed);
  return commentsToClass(services.database.reader, homeworkId, classCode);
}

async function getAddressee(services: Services, named: string, typed: string) {
  const { homework } = await getSchemeHomework(services, named);
  const classCode = await getClassCode(services, typed, { code: 'not-found', field: 'class' });
  return { homeworkId: homework.id, classCode };
}

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
function commentsToClass(session: Session, homeworkId: number, classCode: string): Promise<Comment[]> {
  return select(session, { homeworkId, classCode });
}

/** One comment that was not taken back. */
async function commentById(session: Session, id: number): Promise<Comment> {
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
