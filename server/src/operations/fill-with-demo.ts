import { markAttempt } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { type DemoStudent, makeDemoTerm } from '../db/demo/demo-term.ts';
import { insertRows } from '../db/insert-rows.ts';
import { type Session, selectRows } from '../db/session.ts';
import { type NewAttempt, storeAttempts } from '../db/store-attempts.ts';
import { createAttemptReference } from './attempt-reference.ts';
import { createPassword, createUser } from './create-user.ts';
import { currentScheme } from './find-homework.ts';
import { listClasses } from './list-classes.ts';
import { normaliseName } from './normalise-name.ts';
import type { Services } from './services.ts';

/** What was added, and who can sign in to look at it. */
export interface DemoSummary {
  readonly students: number;
  readonly attempts: number;
  readonly teachers: readonly { readonly username: string; readonly displayName: string; readonly password: string }[];
}

const rowsInOneStatement = 200;

/**
 * Fills a database that has no students yet with a believable school term: every class, attempts marked as any
 * other, and three teachers who can sign in. All in one transaction; `undefined` where there are students, and then
 * nothing is changed.
 */
export async function fillWithDemo(services: Services): Promise<DemoSummary | undefined> {
  const term = [...makeDemoTerm(await listClasses(services), services.now())];
  const attempts = await services.database.write(async (session) => {
    if ((await session.run('SELECT id FROM students LIMIT 1')).length > 0) return undefined;
    const ids = await storeStudents(session, term, services.now());
    const marked = await markTerm(services, term, ids);
    for (const group of inGroups(marked)) await storeAttempts(session, group);
    return marked.length;
  });
  if (attempts === undefined) return undefined;
  return { students: term.length, attempts, teachers: await createTeachers(services, term) };
}

async function storeStudents(
  session: Session,
  term: readonly DemoStudent[],
  now: Date,
): Promise<Map<DemoStudent, number>> {
  const ids = new Map<DemoStudent, number>();
  for (const group of inGroups(term)) {
    const rows = group.map(({ name, studentClass, teacher, submissions }) => ({
      class_code: studentClass,
      name,
      normalised_name: normaliseName(name),
      teacher,
      // As if class lists had been imported, except for the sixth form: the dashboard tells the difference.
      source: /^1[23]/.test(studentClass) ? 'self' : 'roster',
      created_at: (submissions[0]?.submittedAt ?? now).toISOString(),
    }));
    await insertRows(session, 'students', rows);
  }
  const stored = await selectRows(
    session,
    z.object({ id: z.number(), class_code: z.string(), name: z.string() }),
    'SELECT id, class_code, name FROM students',
  );
  const byName = new Map(stored.map(({ id, class_code, name }) => [`${class_code} ${name}`, id]));
  for (const student of term) {
    const id = byName.get(`${student.studentClass} ${student.name}`);
    if (id !== undefined) ids.set(student, id);
  }
  return ids;
}

async function markTerm(
  { catalogue }: Services,
  term: readonly DemoStudent[],
  ids: ReadonlyMap<DemoStudent, number>,
): Promise<NewAttempt[]> {
  const entries = await catalogue.snapshot();
  const attempts: NewAttempt[] = [];
  for (const student of term) {
    const studentId = ids.get(student);
    if (studentId === undefined) continue;
    for (const { assignmentId, homeworkId, answers, submittedAt, minutes, chosenAssignment } of student.submissions) {
      const homework = entries.get(homeworkId);
      if (homework?.version === undefined || homework.version === null) continue;
      attempts.push({
        reference: createAttemptReference(),
        idempotencyKey: null,
        bodyDigest: 'demo',
        studentId,
        assignmentId,
        homeworkId,
        schemeVersion: homework.version,
        answers: JSON.stringify(answers),
        claim: null,
        differsFromClaim: false,
        startedAt: new Date(submittedAt.getTime() - minutes * 60_000).toISOString(),
        timeSpentMinutes: minutes,
        submittedAt: submittedAt.toISOString(),
        marking: markAttempt(await currentScheme(catalogue, homework), answers),
        chosenAssignment,
      });
    }
  }
  return attempts.sort((one, other) => one.submittedAt.localeCompare(other.submittedAt));
}

/** The teachers of the first class of three years. */
async function createTeachers(services: Services, term: readonly DemoStudent[]): Promise<DemoSummary['teachers']> {
  const names = [...new Set(term.map(({ teacher }) => teacher))];
  const chosen = [0, 8, 16].flatMap((index) => names[index] ?? []);
  const teachers = chosen.map((displayName) => ({
    username: normaliseName(displayName.split(' ').at(-1) ?? displayName),
    displayName,
    password: createPassword(),
  }));
  for (const teacher of teachers) await createUser(services, { ...teacher, role: 'teacher' });
  return teachers;
}

function inGroups<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / rowsInOneStatement) }, (_, group) =>
    items.slice(group * rowsInOneStatement, (group + 1) * rowsInOneStatement),
  );
}
