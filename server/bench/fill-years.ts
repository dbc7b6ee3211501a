import { attemptMarker, countDoubtful, year8 } from '@markwell/marking-core';
import { insertRows } from '../src/db/insert-rows.ts';
import { recountAllScores } from '../src/db/keep-scores.ts';
import { markingJson } from '../src/db/marking-json.ts';
import { inGroups } from '../src/db/session.ts';
import { loadBuiltInContent } from '../src/operations/homework/catalogue/load-built-in-content.ts';
import type { Services } from '../src/operations/site/services/services.ts';
import { makeAnswers, seeded } from './school-answers.ts';

/** How large a school is, and for how long it has been at work. */
export interface SchoolSize {
  readonly attempts: number;
  /** Pieces of homework, each done by everyone. */
  readonly homework: number;
}

const years = [7, 8, 9, 10, 11];
const classesOfYear = 12;
const studentsOfClass = 30;
/** Of one school year; each year others are on the class lists. */
const students = years.length * classesOfYear * studentsOfClass;
const weeksOfYear = 40;
/** Attempts that differ in what they say; the others are copies of them. */
const kinds = 500;
/** Moments of its week at which a homework is handed in. */
const moments = 100;
const firstHomework = 1000;
const start = Date.parse('2019-09-02T08:00:00Z');
const day = 24 * 60 * 60_000;

/** When homework number `nth` is set: forty weeks of each school year. */
export function setAt(nth: number): number {
  return start + Math.floor(nth / weeksOfYear) * 364 * day + (nth % weeksOfYear) * 7 * day;
}

/**
 * Fills an empty database with a school of 1,800 pupils in 60 classes, others each year, and all their attempts, which are copied within the database:
 * a million take minutes. Gives the ids of its homework, oldest first; the first of ten teachers is ‘Teacher 1’.
 */
export async function fillYears(services: Services, { attempts, homework }: SchoolSize): Promise<readonly number[]> {
  const { write } = services.database;
  await loadBuiltInContent(services);
  const ids = Array.from({ length: homework }, (_, nth) => firstHomework + nth);
  await write(async (session) => {
    for (const group of inGroups(ids.map(homeworkRow))) await insertRows(session, 'assignments', group);
    const scheme = { version: 1, digest: 'x', scheme: JSON.stringify(year8.scheme), origin: 'staff', created_at: 'x' };
    for (const group of inGroups(ids)) {
      const rows = group.map((id) => ({ homework_id: id, ...scheme }));
      await insertRows(session, 'scheme_versions', rows);
    }
    await insertRows(session, 'classes', classCodes().map(classRow));
    const schoolYears = Math.ceil(homework / weeksOfYear);
    const pupils = Array.from({ length: schoolYears }, (_, year) =>
      classCodes().flatMap((code, place) =>
        pupilsOf(code, year * students + place * studentsOfClass, year === schoolYears - 1),
      ),
    ).flat();
    for (const group of inGroups(pupils)) await insertRows(session, 'students', group);
  });
  services.catalogue.forget();
  await write(async (session) => {
    await session.run(
      'CREATE TABLE bench_kinds (kind INTEGER PRIMARY KEY, answers TEXT, marking TEXT, total INTEGER, most INTEGER, grade TEXT, doubtful INTEGER)',
    );
    await session.run(
      'CREATE TABLE bench_times (homework_id INTEGER, moment INTEGER, at TEXT, PRIMARY KEY (homework_id, moment))',
    );
    for (const group of inGroups(makeKinds())) await insertRows(session, 'bench_kinds', group, 'RETURNING kind AS id');
    const times = ids.flatMap((id, nth) => momentsOf(id, nth));
    for (const group of inGroups(times)) await insertRows(session, 'bench_times', group, 'RETURNING moment AS id');
  });
  const ofEach = Math.ceil(attempts / homework);
  for (const id of ids) {
    await write((session) => session.run(attemptsOf, [id - firstHomework, id, ofEach]));
    await write((session) => session.run(markingsOf, [id - firstHomework, id, ofEach]));
  }
  await write((session) => session.run('DROP TABLE bench_kinds'));
  await write((session) => session.run('DROP TABLE bench_times'));
  await write(recountAllScores);
  await write((session) => session.run('ANALYZE'));
  return ids;
}

/** Which kind attempt `n` of homework number `$1` is. */
const kindOf = (n: string) => `(${n} * 79 + CAST($1 AS INTEGER) * 31) % ${kinds}`;
const student = `1 + (CAST($1 AS INTEGER) / ${weeksOfYear}) * ${students} + n % ${students}`;
const firstId = 'CAST($1 AS INTEGER) * CAST($3 AS INTEGER) + 1';

/** Attempts of one homework: `$1` its place, `$2` its id, `$3` how many; attempt and marking have the same id. */
const attemptsOf = `
  WITH RECURSIVE made(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM made WHERE n + 1 < CAST($3 AS INTEGER))
  INSERT INTO attempts (id, reference, idempotency_key, body_digest, student_id, assignment_id, homework_id, scheme_version, answers,
         claim, differs_from_claim, started_at, time_spent_minutes, submitted_at, current_marking_id)
  SELECT ${firstId} + n, 'R' || (${firstId} + n), NULL, 'x', ${student}, CAST($2 AS INTEGER), CAST($2 AS INTEGER), 1, k.answers,
         NULL, FALSE, NULL, 5 + n % 30, t.at, ${firstId} + n
    FROM made
    JOIN bench_kinds k ON k.kind = ${kindOf('n')}
    JOIN bench_times t ON t.homework_id = CAST($2 AS INTEGER) AND t.moment = (n * 37) % ${moments}`;

const markingsOf = `
  INSERT INTO markings (id, attempt_id, scheme_version, policy, engine_version, total_marks, max_marks, grade, marking, marked_at, doubtful)
  SELECT a.id, a.id, 1, 'guarded', '2', k.total, k.most, k.grade, k.marking, a.submitted_at, k.doubtful
    FROM attempts a JOIN bench_kinds k ON k.kind = ${kindOf(`(a.id - ${firstId})`)}
   WHERE a.homework_id = CAST($2 AS INTEGER)`;

const classCodes = () =>
  years.flatMap((year) => Array.from({ length: classesOfYear }, (_, nth) => `${year}x/${nth + 1}`));

/** Each has six classes. */
const teacherOf = (place: number) => `Teacher ${1 + Math.floor(place / 6)}`;

function classRow(code: string, place: number) {
  const year = Number.parseInt(code, 10);
  return { list: `year${year}`, code, year, teacher: teacherOf(place), position: 1000 + place, is_sample: false };
}

/** Of a class, with the numbers from behind `before`; those of earlier years are on no list any more. */
function pupilsOf(code: string, before: number, isListed: boolean) {
  return Array.from({ length: studentsOfClass }, (_, nth) => {
    const id = before + nth + 1;
    const name = { name: `Pupil ${id}`, normalised_name: `pupil ${id}`, teacher: 'Head' };
    return { id, class_code: code, ...name, source: isListed ? 'roster' : 'self', created_at: 'x' };
  });
}

function homeworkRow(id: number) {
  const nth = id - firstHomework;
  return {
    ...{ id, slug: `homework-${id}`, title: `Homework ${nth + 1}`, description: '', year_group: null },
    ...{ is_released: true, first_released_at: new Date(setAt(nth)).toISOString(), origin: 'imported' },
    ...{ questions: JSON.stringify(year8.questions), current_scheme_version: 1, created_at: 'x', updated_at: 'x' },
  };
}

function momentsOf(id: number, nth: number) {
  return Array.from({ length: moments }, (_, moment) => ({
    ...{ homework_id: id, moment },
    at: new Date(setAt(nth) + (moment * 7 * day) / moments).toISOString(),
  }));
}

function makeKinds() {
  const mark = attemptMarker(year8.scheme);
  const random = seeded(20190902);
  return Array.from({ length: kinds }, (_, kind) => {
    const answers = makeAnswers(random, 'school');
    const marking = mark(answers);
    const { totalMarks: total, maxMarks: most, grade } = marking;
    const json = { answers: JSON.stringify(answers), marking: markingJson(marking) };
    return { kind, ...json, total, most, grade, doubtful: countDoubtful(marking.results) };
  });
}
