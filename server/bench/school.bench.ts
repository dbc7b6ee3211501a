/**
 * What a school's pages cost after seven years: 1,800 pupils in 60 classes, 280 pieces of homework, on SQLite and on PostgreSQL. Each call
 * is made once on cold statements and then five times; told are the median on the clock, how much of it this process and PostgreSQL were
 * at work, what memory it took on top, and the bytes of the answer. 100,000 attempts unless told otherwise:
 * `npm run bench -- school 1000000`, and `npm run bench -- school 1000000 1` has them all at one homework.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { longWorkLimits } from '../src/db/limits.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { startPostgres } from '../src/db/testing/start-postgres.ts';
import { countWaiting } from '../src/operations/decisions/queue/count-waiting.ts';
import { readQueue } from '../src/operations/decisions/queue/read-queue.ts';
import { readAnalytics } from '../src/operations/figures/analytics/read-analytics.ts';
import { readHeatMap } from '../src/operations/figures/class-insight/read-heat-map.ts';
import { readHistories } from '../src/operations/figures/class-insight/read-histories.ts';
import { readPupil } from '../src/operations/figures/class-insight/read-pupil.ts';
import { readDepartment } from '../src/operations/figures/department/read-department.ts';
import { readIdeas } from '../src/operations/figures/department/read-ideas.ts';
import { readMyWeek } from '../src/operations/figures/read-my-week.ts';
import { listTeacherAssignments } from '../src/operations/figures/statistics/list-teacher-assignments.ts';
import { readAssignmentStats } from '../src/operations/figures/statistics/read-assignment-stats.ts';
import { readClassReport } from '../src/operations/figures/statistics/read-class-report.ts';
import { listAdminHomework } from '../src/operations/homework/catalogue/list-admin-homework.ts';
import { createServices, type Services } from '../src/operations/site/services/services.ts';
import { fillYears, setAt } from './fill-years.ts';
import { isShort } from './is-short.ts';
import { processorSeconds } from './processor-time.ts';

const calls = isShort ? 1 : 5;
/** Milliseconds on the clock that a page may take. */
const goal = 300;
const size = {
  attempts: Number(process.argv[2] ?? (isShort ? 2_000 : 100_000)),
  homework: Number(process.argv[3] ?? 280),
};
const engines = process.argv[4] === undefined ? ['sqlite', 'postgres'] : [process.argv[4]];
const week = 7 * 24 * 60 * 60_000;

for (const engine of engines) await (engine === 'sqlite' ? onSqlite() : onPostgres());
process.exit();

async function onSqlite(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'markwell-school-'));
  try {
    await measure({ engine: 'sqlite', file: join(folder, 'markwell.db') }, () => 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<void> {
  const postgres = await startPostgres({ isDurable: false });
  try {
    const [pid] = readFileSync(join(postgres.folder, 'postmaster.pid'), 'utf8').split('\n');
    await measure({ engine: 'postgres', url: postgres.url }, () => processorSeconds(Number(pid)) ?? 0);
  } finally {
    await postgres.stop();
  }
}

async function measure(address: Parameters<typeof openDatabase>[0], databaseSeconds: () => number): Promise<void> {
  const database = await openDatabase(address, { limits: longWorkLimits });
  try {
    const begun = performance.now();
    const services = createServices(database, () => new Date(setAt(size.homework - 1) + week - 1));
    const homework = await fillYears(services, size);
    console.log(
      `${address.engine}: ${size.attempts.toLocaleString('en')} attempts at ${size.homework} homework, made in ${((performance.now() - begun) / 1000).toFixed(0)} s`,
    );
    for (const [name, call] of Object.entries(callsOf(services, String(homework.at(-1)))))
      await time(name, call, databaseSeconds);
  } finally {
    await database.close();
  }
}

function callsOf(services: Services, last: string): Readonly<Record<string, () => Promise<unknown>>> {
  return {
    'my week, six classes': () => readMyWeek(services, { userId: 1, name: 'Teacher 1', role: 'teacher' }, {}),
    'what statistics there are': () => listTeacherAssignments(services),
    'statistics of a homework': () => readAssignmentStats(services, last, { all: '1' }),
    'report of a class': () => readClassReport(services, last, { class: '9x/1' }),
    'report of all classes': () => readClassReport(services, last, {}),
    'heat map of a class': () => readHeatMap(services, last, { class: '9x/1' }),
    'classes by week': () => readDepartment(services, { userId: 1, role: 'admin' }, {}),
    'hardest questions': () => readIdeas(services, { userId: 1, role: 'admin' }, { week: lastMonday() }),
    'page of a pupil': async () => readPupil(services, await pupilOf(services, '9x/1')),
    'histories of a class': () => readHistories(services, { class: '9x/1' }),
    'what waits, one class': () => countWaiting(services, { class: '9x/1' }),
    'what waits, all': () => countWaiting(services, {}),
    'queue of a homework': () => readQueue(services, { homework: last }, null),
    'analytics, 13 weeks': () => readAnalytics(services, {}),
    'analytics, a year': () => readAnalytics(services, { weeks: '53' }),
    'homework for admins': () => listAdminHomework(services),
  };
}

function lastMonday(): string {
  return new Date(setAt(size.homework - 1)).toISOString().slice(0, 10);
}

async function pupilOf({ database }: Services, classCode: string): Promise<string> {
  const found = await database.reader.tables.students.findOne({ where: { classCode, source: 'roster' }, raw: true });
  return String(found?.id);
}

async function time(name: string, call: () => Promise<unknown>, databaseSeconds: () => number): Promise<void> {
  globalThis.gc?.();
  const restMegabytes = process.memoryUsage.rss() / 2 ** 20;
  let most = restMegabytes;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss() / 2 ** 20);
  }, 10);
  const first = performance.now();
  const bytes = JSON.stringify(await call()).length;
  const cold = performance.now() - first;
  const [own, stored] = [process.cpuUsage(), databaseSeconds()];
  const times: number[] = [];
  while (times.length < calls && times.reduce((sum, one) => sum + one, 0) < 15_000) {
    const begun = performance.now();
    await call();
    times.push(performance.now() - begun);
  }
  most = Math.max(most, process.memoryUsage.rss() / 2 ** 20);
  clearInterval(watch);
  const { user, system } = process.cpuUsage(own);
  times.sort((one, other) => one - other);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  const work = (user + system) / 1000 / times.length;
  const ofDatabase = (1000 * (databaseSeconds() - stored)) / times.length;
  const ms = (value: number) => `${value.toFixed(0).padStart(6)} ms`;
  console.log(
    `  ${name.padEnd(26)}${ms(median)} (first ${ms(cold)})   at work ${ms(work)}, PostgreSQL ${ms(ofDatabase)}   ${(most - restMegabytes).toFixed(0).padStart(5)} MB on top   ${(bytes / 1024).toFixed(0).padStart(6)} KB${median > goal ? '   OVER' : ''}`,
  );
}
