import { Transaction } from 'sequelize';
import type { Comment } from '../../contract/comments.ts';
import { readId } from '../../db/row-number.ts';
import type { Session } from '../../db/session.ts';
import { getClassCode } from '../people/classes/find-class.ts';
import { getSchemeHomework } from '../schemes/versions/find-scheme.ts';
import type { Actor } from '../site/audit/actor.ts';
import { decisionKind, endRow, success } from '../site/audit/decide.ts';
import { Problem } from '../site/problems/problem.ts';
import type { Services } from '../site/services/services.ts';
import { commentById, commentsToClass } from './select-comments.ts';

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
