import { markAttempt } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { type DemoStudent, makeDemoTerm } from '../../db/demo/demo-term.ts';
import { type DemoVisit, makeDemoVisits } from '../../db/demo/visits.ts';
import { insertRows, type NewRow } from '../../db/insert-rows.ts';
import { inGroups, type Session, selectRows } from '../../db/session.ts';
import { type NewAttempt, storeAttempts } from '../../db/store-attempts.ts';
import { newStudentIds } from '../../db/store-students.ts';
import { elsewhere } from '../../places/places.ts';
import { currentScheme } from '../homework/catalogue/find-homework.ts';
import { giveClasses } from '../people/authority/my-classes.ts';
import { listClasses } from '../people/classes/list-classes.ts';
import { createPassword } from '../people/sign-in/token.ts';
import { createUser } from '../people/staff/create-user.ts';
import { recordAudit } from '../site/audit/record-audit.ts';
import { normaliseName } from '../site/normalise-name.ts';
import { truncateOldAddresses } from '../site/retention/purge-expired.ts';
import type { Services } from '../site/services/services.ts';
import { createAttemptReference } from '../submit/attempt-reference.ts';

/** What was added, and who can sign in to look at it: nobody new where the usernames were taken. */
export interface DemoSummary {
  readonly students: number;
  readonly attempts: number;
  readonly visits: number;
  readonly teachers: readonly { readonly username: string; readonly displayName: string; readonly password: string }[];
}

/** In the audit log it tells a demo from a school. */
const action = 'fill-with-demo';

/**
 * Fills a database that has no students yet with a believable school term: every class, attempts marked as any other,
 * visits, and three teachers who can sign in. All in one transaction, but for the teachers; `undefined` where there are
 * students, and then nothing is changed.
 */
export async function fillWithDemo(services: Services): Promise<DemoSummary | undefined> {
  const term = [...makeDemoTerm(await listClasses(services), services.now())];
  const visits = [...makeDemoVisits(term, services.now())];
  const attempts = await services.database.write(async (session) => {
    const { tables, transaction } = session;
    if ((await tables.students.count({ transaction })) > 0) return undefined;
    const ids = await storeStudents(session, term, services.now());
    const marked = await markTerm(services, term, ids);
    for (const group of inGroups(marked)) await storeAttempts(session, group);
    // By hand, here and below: thousands of rows.
    for (const group of inGroups(visits.map(toVisitRow))) await insertRows(session, 'visits', group);
    await recordAudit(session, services.now(), { by: null, action, subject: 'database' });
    return marked.length;
  });
  if (attempts === undefined) return undefined;
  await truncateOldAddresses(services);
  return { students: term.length, attempts, visits: visits.length, teachers: await createTeachers(services, term) };
}

/** Whether a database was filled by `fillWithDemo`. */
export async function isDemo({ database }: Services): Promise<boolean> {
  return (await database.reader.tables.auditLog.count({ where: { action } })) > 0;
}

async function storeStudents(
  session: Session,
  term: readonly DemoStudent[],
  now: Date,
): Promise<Map<DemoStudent, number>> {
  const ids = new Map<DemoStudent, number>();
  for (const group of inGroups(term)) {
    const numbers = await newStudentIds(session, group.length);
    const rows = group.map(({ name, studentClass, teacher, submissions }, index) => ({
      id: numbers[index] ?? null,
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

function toVisitRow(visit: DemoVisit): NewRow {
  return {
    student_name: visit.studentName,
    student_class: visit.studentClass,
    teacher: visit.teacher,
    user_type: visit.userType,
    assignment: null,
    current_page: visit.pages.at(-1) ?? null,
    pages: JSON.stringify(visit.pages),
    ip_address: visit.ipAddress,
    location: visit.isAtSchool ? 'School network' : elsewhere,
    user_agent: visit.userAgent,
    started_at: visit.startedAt.toISOString(),
    last_seen_at: visit.lastSeenAt.toISOString(),
  };
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

/** The teachers of the first class of three years; those whose username was free, because the password is told. */
async function createTeachers(services: Services, term: readonly DemoStudent[]): Promise<DemoSummary['teachers']> {
  const names = [...new Set(term.map(({ teacher }) => teacher))];
  const chosen = [0, 8, 16].flatMap((index) => names[index] ?? []);
  const teachers = chosen.map((displayName) => ({
    username: normaliseName(displayName.split(' ').at(-1) ?? displayName),
    displayName,
    password: createPassword(),
  }));
  const made: (typeof teachers)[number][] = [];
  for (const teacher of teachers) {
    const id = await createUser(services, { ...teacher, role: 'teacher' });
    if (id === undefined) continue;
    const classes = term
      .filter((student) => student.teacher === teacher.displayName)
      .map((student) => student.studentClass);
    await giveClasses(services, String(id), { classes: [...new Set(classes)] }, null);
    made.push(teacher);
  }
  return made;
}
