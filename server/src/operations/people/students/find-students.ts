import * as z from 'zod/mini';
import { personOf } from '../../../db/one-person.ts';
import { numberColumn, type Session, selectRows } from '../../../db/session.ts';
import { normaliseName } from '../../site/normalise-name.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { getClassCode } from '../classes/find-class.ts';

// SQL by hand: attempts are counted for each.

/** Most students that are told at once; more are found by typing more of the name. */
export const mostStudentsFound = 200;

const studentRow = z.object({
  id: z.number(),
  name: z.string(),
  studentClass: z.string(),
  teacher: z.string(),
  /** Whether the class list names the student, did until they left, or only their own typing does. */
  source: z.enum(['roster', 'former', 'self']),
  /** The same for all memberships of one pupil. */
  person: z.number(),
  /** From when until when they were on the class list; null where that is not known, or goes on. */
  memberFrom: z.nullable(z.string()),
  memberUntil: z.nullable(z.string()),
  createdAt: z.string(),
  attempts: numberColumn,
  lastSubmittedAt: z.nullable(z.string()),
});

/** A student of one class with what is stored of them. Times are ISO 8601 UTC. */
export type FoundStudent = z.output<typeof studentRow>;

/** What to look for: part of a name, however it is typed, and a class by its code. */
export interface StudentSearch {
  readonly name?: string | undefined;
  readonly studentClass?: string | undefined;
}

/** The students that match, by class and name; at most 200. Throws a `Problem` for an unknown class. */
export async function findStudents(services: Services, search: StudentSearch): Promise<FoundStudent[]> {
  const name = normaliseName(search.name ?? '').replace(/[\\%_]/g, (sign) => `\\${sign}`);
  const { studentClass } = search;
  const code =
    studentClass === undefined
      ? ''
      : await getClassCode(services, studentClass, { code: 'not-found', field: 'studentClass' });
  return selectStudents(
    services.database.reader,
    `WHERE ($1 = '' OR lower(s.class_code) = lower($1)) AND s.normalised_name LIKE $2 ESCAPE '\\'`,
    [code, `%${name}%`],
  );
}

/** The students with these numbers, in the order given; throws a `Problem` that names the first one that is not there. */
export async function getStudents(session: Session, ids: readonly number[]): Promise<FoundStudent[]> {
  const places = ids.map((_, index) => `$${index + 1}`);
  const found = new Map(
    (await selectStudents(session, `WHERE s.id IN (${places.join(',') || 'NULL'})`, ids)).map((student) => [
      student.id,
      student,
    ]),
  );
  return ids.map((id) => {
    const student = found.get(id);
    if (student !== undefined) return student;
    throw new Problem('not-found', `There is no student ${id}.`, { hint: { kind: 'find-students' } });
  });
}

/** The student with this number; throws likewise. */
export async function getStudent({ database }: Services, id: number): Promise<FoundStudent> {
  const [student] = await getStudents(database.reader, [id]);
  if (student === undefined) throw new Error('A student that was found is not there');
  return student;
}

function selectStudents(session: Session, where: string, values: readonly (string | number)[]) {
  return selectRows(
    session,
    studentRow,
    `SELECT s.id, s.name, s.class_code AS "studentClass", s.teacher, s.source, s.created_at AS "createdAt",
            ${personOf('s')} AS person, s.member_from AS "memberFrom", s.member_until AS "memberUntil",
            count(a.id) AS attempts, max(a.submitted_at) AS "lastSubmittedAt"
       FROM students s LEFT JOIN attempts a ON a.student_id = s.id
      ${where}
      GROUP BY s.id, s.name, s.class_code, s.teacher, s.source, s.created_at, s.person_id, s.member_from, s.member_until
      ORDER BY s.class_code, s.name, s.id
      LIMIT ${mostStudentsFound}`,
    values,
  );
}
