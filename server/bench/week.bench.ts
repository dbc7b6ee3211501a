/**
 * How long a teacher's week takes the server: thirty classes of thirty students and forty weeks of homework of each year, three attempts for
 * every two. Time on the clock, the median of up to twenty calls, and processor time of this process, beside what the dashboard asked for before there was a week: the statistics of each
 * homework. On SQLite unless the address of an empty PostgreSQL database is given: `npm run bench -- week postgres://…`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attemptMarker, year8 } from '@markwell/marking-core';
import { readDatabaseUrl } from '../src/db/database-url.ts';
import { insertRows } from '../src/db/insert-rows.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { storeAttempts } from '../src/db/store-attempts.ts';
import { readDepartment } from '../src/operations/figures/department/read-department.ts';
import { readMyWeek } from '../src/operations/figures/read-my-week.ts';
import { readAssignmentStats } from '../src/operations/figures/statistics/read-assignment-stats.ts';
import { loadBuiltInContent } from '../src/operations/homework/catalogue/load-built-in-content.ts';
import { createServices, type Services } from '../src/operations/site/services/services.ts';
import { createAttemptReference } from '../src/operations/submit/attempt-reference.ts';
import { isShort } from './is-short.ts';
import { makeAnswers, seeded } from './school-answers.ts';

const classesOfYear = isShort ? 1 : 6;
const years = [7, 8, 9, 10, 11];
const weeks = isShort ? 2 : 40;
const studentsOfClass = 30;
const inOneTurn = 500;
const mostCalls = isShort ? 1 : 20;
const start = Date.parse('2025-09-08T08:00:00Z');
const week = 7 * 24 * 60 * 60_000;

const folder = mkdtempSync(join(tmpdir(), 'markwell-week-'));
const address = readDatabaseUrl(process.argv[2] ?? `sqlite:${join(folder, 'markwell.db')}`);
if (address === undefined) throw new Error(`${process.argv[2]} is no database`);
const database = await openDatabase(address);
try {
  const services = createServices(database);
  await loadBuiltInContent(services);
  const attempts = await fill(services);
  if (address.engine === 'postgres') await database.write((session) => session.run('ANALYZE'));
  const { classes, cells } = await readMyWeek(services, { userId: 1, name: 'Head', role: 'admin' }, {});
  console.log(`${address.engine}: ${attempts} attempts; ${classes.length} classes, ${cells.length} cells`);
  await time('one call for the week', () => readMyWeek(services, { userId: 1, name: 'Head', role: 'admin' }, {}));
  const staff = { userId: 1, role: 'admin' } as const;
  await time('one call for all classes by the weeks of this term', () => readDepartment(services, staff, {}));
  await time('before, a call for each homework', async () => {
    for (const number of homeworkIds()) await readAssignmentStats(services, String(number), {});
  });
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

function homeworkIds(): number[] {
  return years.flatMap((year) => Array.from({ length: weeks }, (_, at) => year * 100 + at));
}

async function fill({ catalogue, database: { write } }: Services): Promise<number> {
  const stamp = (time: number) => new Date(time).toISOString();
  await write(async (session) => {
    const rows = homeworkIds().map((id) => ({
      ...{ id, slug: `week-${id}`, title: `Week ${id % 100}`, description: '', year_group: Math.floor(id / 100) },
      ...{
        is_released: true,
        first_released_at: stamp(start + (id % 100) * week),
        questions: JSON.stringify(year8.questions),
      },
      ...{ current_scheme_version: 1, origin: 'imported', created_at: 'x', updated_at: 'x' },
    }));
    await insertRows(session, 'assignments', rows);
    const scheme = { version: 1, digest: 'x', scheme: JSON.stringify(year8.scheme), origin: 'staff', created_at: 'x' };
    await insertRows(
      session,
      'scheme_versions',
      rows.map(({ id }) => ({ homework_id: id, ...scheme })),
    );
    await insertRows(session, 'users', [
      { id: 1, username: 'head', display_name: 'Head', role: 'teacher', password_hash: 'x', created_at: 'x' },
    ]);
  });
  catalogue.forget();
  const mark = attemptMarker(year8.scheme);
  const random = seeded(20250908);
  const made = Array.from({ length: 500 }, () => {
    const answers = makeAnswers(random, 'school');
    return { answers: JSON.stringify(answers), marking: mark(answers) };
  });
  let id = 0;
  let stored = 0;
  for (const year of years) {
    for (let nth = 1; nth <= classesOfYear; nth++) {
      const code = `${year}x/${nth}`;
      const first = id + 1;
      id += studentsOfClass;
      const students = Array.from({ length: studentsOfClass }, (_, at) => ({
        ...{ id: first + at, class_code: code, name: `S ${first + at}`, normalised_name: `s ${first + at}` },
        ...{ teacher: 'Head', source: 'roster', created_at: 'x' },
      }));
      await write(async (session) => {
        await insertRows(session, 'classes', [
          { list: `year${year}`, code, year, teacher: 'Head', position: id, is_sample: false },
        ]);
        await insertRows(session, 'students', students);
        const dates = Array.from({ length: weeks }, (_, at) => ({
          ...{ homework_id: year * 100 + at, class_code: code, set_at: 'x' },
          due_at: stamp(start + at * week + 4 * 24 * 60 * 60_000),
        }));
        await insertRows(session, 'class_dates', dates);
      });
      const attempts = Array.from({ length: weeks }, (_, at) => at).flatMap((at) =>
        Array.from({ length: studentsOfClass * 1.5 }, (_, which) => ({
          ...{ reference: createAttemptReference(), idempotencyKey: null, bodyDigest: 'x', claim: null },
          ...{ differsFromClaim: false, studentId: first + (which % studentsOfClass) },
          ...{ assignmentId: year * 100 + at, homeworkId: year * 100 + at, schemeVersion: 1, startedAt: null },
          ...{ timeSpentMinutes: 10, submittedAt: stamp(start + (at + random()) * week) },
          ...(made[Math.floor(random() * made.length)] ?? { answers: '{}', marking: mark({}) }),
        })),
      );
      for (let from = 0; from < attempts.length; from += inOneTurn)
        await write((session) => storeAttempts(session, attempts.slice(from, from + inOneTurn)));
      stored += attempts.length;
    }
  }
  return stored;
}

async function time(what: string, work: () => Promise<unknown>): Promise<void> {
  await work();
  const times: number[] = [];
  const before = process.cpuUsage();
  let calls = 0;
  while (calls < mostCalls) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
    calls += 1;
    if (times.reduce((sum, one) => sum + one, 0) > 20_000) break;
  }
  times.sort((one, other) => one - other);
  const { user, system } = process.cpuUsage(before);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  console.log(`  ${what}: ${median.toFixed(0)} ms, ${((user + system) / 1000 / calls).toFixed(0)} ms of it at work`);
}
