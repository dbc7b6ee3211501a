import type { Session } from '../../../db/session.ts';
import type { AssignmentRow } from '../../../db/tables/homework.ts';
import type { StudentRow } from '../../../db/tables/people.ts';
import { plainSubjects, type SubjectKind } from './record-audit.ts';

/** Says subjects of one kind in words: their numbers or codes to words, without those that are gone. */
type Describe = (session: Session, keys: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const byWords =
  (kind: string): Describe =>
  async (_session, keys) =>
    new Map(keys.map((key) => [key, `${kind} ${key}`]));
/** Rows by their numbers, in words. */
const inWords = <One extends { readonly id: number }>(rows: readonly One[], say: (row: One) => string) =>
  new Map(rows.map((row) => [String(row.id), say(row)]));

type Homework = Pick<AssignmentRow, 'id' | 'title'>;
const sayHomework = ({ id, title }: Homework) => `“${title}” (homework ${id})`;
const sayStudent = ({ id, name, classCode, erasedAt }: StudentRow) =>
  `${erasedAt === null ? name : 'an erased student'} of ${classCode} (student ${id})`;

const describers: Readonly<Record<SubjectKind, Describe>> = {
  attempt: async ({ tables, transaction }, keys) => {
    const found = { where: { id: numbers(keys) }, include: ['student', 'homework'] };
    const rows = await tables.attempts.findAll({ attributes: ['id'], ...found, transaction });
    return inWords(rows, ({ id, student, homework }) => {
      const whose = student ? sayStudent(student) : 'a student';
      return `attempt ${id} of ${whose} at ${homework ? sayHomework(homework) : 'homework'}`;
    });
  },
  card: byWords('card'),
  class: byWords('class'),
  flood: byWords('flood'),
  homework: async ({ tables, transaction }, keys) => {
    const found = { where: { id: numbers(keys) } };
    return inWords(
      await tables.assignments.findAll({ attributes: ['id', 'title'], ...found, transaction }),
      sayHomework,
    );
  },
  judgement: async ({ tables, transaction }, keys) => {
    const found = { where: { id: numbers(keys) } };
    const rows = await tables.judgements.findAll({ attributes: ['id', 'questionId'], ...found, transaction });
    return inWords(rows, ({ id, questionId }) => `judgement ${id}, on question ${questionId}`);
  },
  'sign-in': async (_session, keys) => new Map(keys.map((key) => [key, ''])),
  student: async ({ tables, transaction }, keys) =>
    inWords(await tables.students.findAll({ where: { id: numbers(keys) }, transaction }), sayStudent),
  user: async ({ tables, transaction }, keys) =>
    inWords(
      await tables.users.findAll({ where: { id: numbers(keys) }, transaction }),
      ({ displayName, username }) => `${displayName} (${username})`,
    ),
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
