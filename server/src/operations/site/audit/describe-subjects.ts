import type { Session } from '../../../db/session.ts';
import { plainSubjects, type SubjectKind } from './audit-subject.ts';

/** Says subjects of one kind in words: their numbers or codes to words, without those that are gone. */
type Describe = (session: Session, keys: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const describers: Readonly<Record<SubjectKind, Describe>> = {
  attempt: describeAttempts,
  card: async (_session, keys) => new Map(keys.map((key) => [key, `card ${key}`])),
  class: async (_session, keys) => new Map(keys.map((key) => [key, `class ${key}`])),
  flood: async (_session, keys) => new Map(keys.map((key) => [key, `flood ${key}`])),
  homework: async ({ tables, transaction }, keys) => {
    const rows = await tables.assignments.findAll({
      attributes: ['id', 'title'],
      where: { id: numbers(keys) },
      transaction,
    });
    return new Map(rows.map(({ id, title }) => [String(id), `“${title}” (homework ${id})`]));
  },
  judgement: async ({ tables, transaction }, keys) => {
    const rows = await tables.judgements.findAll({
      attributes: ['id', 'questionId'],
      where: { id: numbers(keys) },
      transaction,
    });
    return new Map(rows.map(({ id, questionId }) => [String(id), `judgement ${id}, on question ${questionId}`]));
  },
  'sign-in': async (_session, keys) => new Map(keys.map((key) => [key, ''])),
  student: describeStudents,
  user: async ({ tables, transaction }, keys) => {
    const rows = await tables.users.findAll({ where: { id: numbers(keys) }, transaction });
    return new Map(rows.map(({ id, displayName, username }) => [String(id), `${displayName} (${username})`]));
  },
};

/**
 * What each of these subjects is called now, to be read by people; one that is gone or unknown is called what the log has. One
 * query for each kind, however many there are.
 */
export async function describeSubjects(
  session: Session,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const said = new Map<string, string>(Object.entries(plainSubjects));
  const byKind = new Map<SubjectKind, Set<string>>();
  for (const subject of subjects) {
    const { kind, key } = partSubject(subject);
    if (isKind(kind)) byKind.set(kind, (byKind.get(kind) ?? new Set()).add(key));
  }
  for (const [kind, keys] of byKind)
    for (const [key, words] of await describers[kind](session, [...keys])) said.set(`${kind} ${key}`, words);
  return said;
}

function partSubject(subject: string): { kind: string; key: string } {
  const space = subject.indexOf(' ');
  return { kind: subject.slice(0, space), key: subject.slice(space + 1) };
}

function isKind(kind: string): kind is SubjectKind {
  return Object.hasOwn(describers, kind);
}

const numbers = (keys: readonly string[]) => keys.map(Number).filter(Number.isSafeInteger);

async function describeStudents(session: Session, keys: readonly string[]): Promise<Map<string, string>> {
  const { tables, transaction } = session;
  const rows = await tables.students.findAll({ where: { id: numbers(keys) }, transaction });
  return new Map(
    rows.map(({ id, name, classCode, erasedAt }) => [
      String(id),
      erasedAt === null
        ? `${name} of ${classCode} (student ${id})`
        : `an erased student of ${classCode} (student ${id})`,
    ]),
  );
}

async function describeAttempts(session: Session, keys: readonly string[]): Promise<Map<string, string>> {
  const { tables, transaction } = session;
  const attributes = ['id', 'studentId', 'homeworkId'];
  const attempts = await tables.attempts.findAll({ attributes, where: { id: numbers(keys) }, transaction });
  const students = await describers.student(
    session,
    attempts.map(({ studentId }) => String(studentId)),
  );
  const homework = await describers.homework(
    session,
    attempts.map(({ homeworkId }) => String(homeworkId)),
  );
  return new Map(
    attempts.map(({ id, studentId, homeworkId }) => [
      String(id),
      `attempt ${id} of ${students.get(String(studentId)) ?? 'a student'} at ${homework.get(String(homeworkId)) ?? 'homework'}`,
    ]),
  );
}
