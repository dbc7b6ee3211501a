import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { counts, currentMarking } from '../../../db/counting.ts';
import { insertRows } from '../../../db/insert-rows.ts';
import { countWrongScores, recountAllScores } from '../../../db/keep-scores.ts';
import { beginToMove } from '../../../db/move-attempts.ts';
import { openDatabase } from '../../../db/open-database.ts';
import { figureRow, selectFigures } from '../../../db/select-figures.ts';
import { flagColumn, type Session, selectRows } from '../../../db/session.ts';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { submitYear8, year8SchemeFile } from '../../../testing/school-of-attempts.ts';
import { decisions } from '../../decisions/decisions.ts';
import { loadBuiltInContent } from '../../homework/catalogue/load-built-in-content.ts';
import { importRoster } from '../../people/class-lists/import-roster.ts';
import { eraseStudents } from '../../people/erasure/erase-students.ts';
import { mergeStudents } from '../../people/students/merge-students.ts';
import { applyRemark } from '../../schemes/remark/apply-targets.ts';
import { moveRuns } from '../../schemes/remark/move-runs.ts';
import { undoRemark } from '../../schemes/remark/undo-remark.ts';
import { Problem } from '../../site/problems/problem.ts';
import { purgeOldWork } from '../../site/retention/purge-attempts.ts';
import { createServices, type Services } from '../../site/services/services.ts';

const day = 24 * 60 * 60_000;
const names = ['Ann Lee', 'Ben Shah', 'Cai Obi', 'Dee Roe', 'Eli Fox'];
const answers = [
  { q1b: 'it bends' },
  { q1b: 'reflects', q1ai: '3 waves' },
  { q1b: 'reflects', q1ai: '3 waves', q1aii: '1 Hz', q1aiii: 'hertz' },
  { q1ai: '3 waves', q1aiii: 'hertz' },
];

const scoreRow = z.pick(figureRow, { studentId: true, attemptId: true, totalMarks: true });

const attemptRow = z.object({
  id: z.number(),
  student_id: z.number(),
  homework_id: z.number(),
  submitted_at: z.string(),
  total_marks: z.number(),
  max_marks: z.number(),
  grade: z.string(),
  counts: flagColumn,
});
type Attempt = z.output<typeof attemptRow>;

/** What the attempts come to, counted without SQL: by student and homework. */
async function countByHand(session: Session) {
  const attempts = await selectRows(
    session,
    attemptRow,
    `SELECT a.id, a.student_id, a.homework_id, a.submitted_at, m.total_marks, m.max_marks, m.grade,
            CASE WHEN ${counts('a')} THEN 1 ELSE 0 END AS counts
       FROM attempts a JOIN markings m ON m.id = ${currentMarking} ORDER BY a.id`,
  );
  const own = new Map<string, Attempt[]>();
  for (const attempt of attempts.filter((one) => one.counts)) {
    const key = `${attempt.student_id} ${attempt.homework_id}`;
    own.set(key, [...(own.get(key) ?? []), attempt]);
  }
  const share = ({ total_marks: total, max_marks: most }: Attempt) => (most === 0 ? 0 : (100 * total) / most);
  return [...own.values()]
    .map((some) => {
      const first = some.toSorted(
        (one, other) => (one.submitted_at < other.submitted_at ? -1 : 1) || one.id - other.id,
      )[0];
      const best = some.reduce((most, next) => (share(next) > share(most) ? next : most));
      return {
        ...{ student_id: best.student_id, homework_id: best.homework_id, attempts: some.length },
        ...{ best: best.id, total_marks: best.total_marks, grade: best.grade, first: first?.id },
        last: some
          .map((one) => one.submitted_at)
          .sort()
          .at(-1),
      };
    })
    .sort((one, other) => one.student_id - other.student_id || one.homework_id - other.homework_id);
}

const readStored = (session: Session) =>
  session.run(`SELECT student_id, homework_id, attempts, best_attempt_id AS best, total_marks, grade,
    first_attempt_id AS first, last_submitted_at AS last FROM scores ORDER BY student_id, homework_id`);

for (const { name, create } of testDatabases) {
  describe(`scores on ${name}`, () => {
    let services: Services;
    let close: () => Promise<void>;
    let clock = Date.parse('2026-01-14T16:30:00Z');
    let head = 0;

    beforeAll(async () => {
      const test = await create();
      const database = await openDatabase(test.address);
      services = createServices(database, () => new Date(clock));
      close = async () => {
        await database.close();
        await test.remove();
      };
      await loadBuiltInContent(services);
      head = (await makeStaff(services, 'admin', 'head')).id;
      await importRoster(
        services,
        {
          csv: `class,name\n${names
            .slice(0, 3)
            .map((one) => `8a/Sc1,${one}\n`)
            .join('')}`,
        },
        null,
      );
    });
    afterAll(() => close());

    const reader = () => services.database.reader;
    const ids = async (sql: string) =>
      (await selectRows(reader(), z.object({ id: z.number() }), sql)).map(({ id }) => id);
    const pick = async (sql: string, nth: number) => {
      const found = await ids(sql);
      return found[nth % Math.max(found.length, 1)] ?? 0;
    };
    const people = 'SELECT id FROM students WHERE erased_at IS NULL ORDER BY id';
    const attempts = "SELECT id FROM attempts WHERE body_digest <> '' ORDER BY id DESC LIMIT 12";
    const submit = (nth: number) =>
      submitYear8(services, names[nth % names.length] ?? '', answers[nth % answers.length] ?? {});

    async function publish(allow: string): Promise<void> {
      const scheme = await year8SchemeFile(services, { q1b: (rule) => Object.assign(rule, { allow: [allow] }) });
      const version = (await pick('SELECT max(version) AS id FROM scheme_versions WHERE homework_id = 2', 0)) + 1;
      const row = {
        homework_id: 2,
        version,
        digest: `v${version}`,
        scheme,
        origin: 'staff',
        note: 'x',
        created_at: 'x',
      };
      await services.database.write(async (session) => {
        await insertRows(session, 'scheme_versions', [row]);
        await session.run('UPDATE assignments SET current_scheme_version = $1 WHERE id = 2', [version]);
      });
      services.catalogue.forget();
    }

    /** Everything that changes which attempts count, whose they are, or what they were given. */
    const changes: Readonly<Record<string, (nth: number) => Promise<unknown>>> = {
      'hand in': submit,
      'hand in at once': (nth) => Promise.all([submit(nth), submit(nth), submit(nth + 1)]),
      'leave out an attempt': async (nth) =>
        decisions.exclusion.decide(
          services,
          { attemptId: await pick(attempts, nth), scope: 'attempt', reason: 'a joke' },
          null,
        ),
      'leave out a student': async (nth) =>
        decisions.exclusion.decide(
          services,
          { studentId: await pick(people, nth), scope: 'student', reason: 'a joke' },
          null,
        ),
      'count again': async (nth) =>
        decisions.exclusion.takeBack(
          services,
          String(await pick('SELECT id FROM exclusions WHERE ended_at IS NULL ORDER BY id', nth)),
          null,
        ),
      'set marks by hand': async (nth) =>
        decisions.override.decide(
          services,
          { attempt: String(await pick(attempts, nth)), questionId: 'q1b', marks: nth % 2, reason: 'x' },
          null,
        ),
      'take back marks': async (nth) =>
        decisions.override.takeBack(
          services,
          String(await pick('SELECT id FROM mark_overrides WHERE ended_at IS NULL ORDER BY id', nth)),
          null,
        ),
      're-mark': async (nth) => {
        await publish(nth % 2 === 0 ? 'it bends' : 'it turns');
        await applyRemark(services, 'year8', { allowLower: true }, null);
      },
      'undo a re-mark': async (nth) =>
        undoRemark(
          services,
          String(await pick('SELECT id FROM remark_runs WHERE undone_at IS NULL ORDER BY id DESC', nth)),
          null,
        ),
      merge: async (nth) =>
        mergeStudents(services, { from: [await pick(people, nth)], into: await pick(people, nth + 1) }, null),
      'join on the list, and undo that': async (nth) => {
        const [id, into] = [
          await pick("SELECT id FROM students WHERE source = 'self' AND erased_at IS NULL ORDER BY id", nth),
          await pick("SELECT id FROM students WHERE source = 'roster' ORDER BY id", nth),
        ];
        const { changeId } = await decisions['list-change'].decide(
          services,
          { class: '8a/Sc1', change: { kind: 'join', id, into } },
          head,
        );
        await submit(nth);
        if (nth % 2 === 0) await decisions['list-change'].takeBack(services, String(changeId), head);
      },
      erase: async (nth) =>
        nth % 3 === 0 ? eraseStudents(services, { ids: [await pick(people, nth)] }, null) : undefined,
      'remove old attempts': async () => purgeOldWork(services, new Date(clock - 12 * day).toISOString()),
    };

    it('are what the attempts come to, whatever happened', async () => {
      const kinds = fc.constantFrom(...Object.keys(changes));
      const step = fc.record({ kind: kinds, nth: fc.nat(20) });
      const done = new Set<string>();
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
          for (const { kind, nth } of [{ kind: 'hand in at once', nth: steps.length }, ...steps]) {
            clock += day / 2;
            try {
              await changes[kind]?.(nth);
              done.add(kind);
            } catch (error) {
              // Nothing to do it with, or not to be done: then nothing is changed.
              if (!(error instanceof Problem)) throw error;
            }
            expect({ kind, scores: await readStored(reader()) }).toEqual({ kind, scores: await countByHand(reader()) });
            expect(await countWrongScores(reader())).toBe(0);
          }
        }),
        { numRuns: 12, seed: 20260114, endOnFailure: true },
      );
      expect([...done].sort()).toEqual(Object.keys(changes).sort());
    });

    it('are those of a re-mark from one moment on, while its attempts are still being pointed at their markings', async () => {
      await Promise.all(answers.map((one, nth) => submitYear8(services, `Pupil ${nth}`, one, '8a/Sc2')));
      await publish('it bends');
      await applyRemark(services, 'year8', { allowLower: true }, null);
      await publish('it turns');
      const { run } = await applyRemark(services, 'year8', { allowLower: true }, null);
      const runId = run?.id ?? 0;
      const told = async () =>
        (await selectFigures(reader(), scoreRow, { homework: [2], withApart: true }))
          .map((one) => ({ student: one.studentId, best: one.attemptId, total: one.totalMarks }))
          .sort((one, other) => one.student - other.student);
      const expected = async () =>
        (await countByHand(reader()))
          .filter((one) => one.homework_id === 2)
          .map((one) => ({ student: one.student_id, best: one.best, total: one.total_marks }));
      const after = await told();
      for (const way of ['back', 'on'] as const) {
        await services.database.write((session) => beginToMove(session, runId, way));
        expect(await told()).toEqual(await expected());
        if (way === 'back') expect(await told()).not.toEqual(after);
        await moveRuns(services.database, 2);
        expect(await told()).toEqual(await expected());
        expect(await countWrongScores(reader())).toBe(0);
      }
      expect(await told()).toEqual(after);
    });

    it('are right where one group of submissions has several of one score', async () => {
      const six = Array.from({ length: 6 }, (_, nth) => answers[nth % answers.length] ?? {});
      await Promise.all(six.map((one) => submitYear8(services, 'Ivy Pye', one, '8a/Sc2')));
      expect(await readStored(reader())).toEqual(await countByHand(reader()));
      expect(await countWrongScores(reader())).toBe(0);
    });

    it('that are wrong, missing or too many are noticed, and counted anew', async () => {
      await submitYear8(services, 'Gus Ode', answers[1] ?? {}, '8a/Sc2');
      await submitYear8(services, 'Hal Uno', answers[2] ?? {}, '8a/Sc2');
      const right = await readStored(reader());
      await services.database.write(async (session) => {
        await session.run(
          'UPDATE scores SET total_marks = total_marks + 1 WHERE student_id = (SELECT max(student_id) FROM scores)',
        );
        await session.run('DELETE FROM scores WHERE student_id = (SELECT min(student_id) FROM scores)');
        await session.run(`INSERT INTO scores SELECT 7, homework_id, best_attempt_id, best_submitted_at, total_marks, max_marks, grade,
          percentage, first_attempt_id, first_submitted_at, first_percentage, last_submitted_at, attempts, childcare_attempts
          FROM scores WHERE student_id = (SELECT max(student_id) FROM scores)`);
      });
      expect(await countWrongScores(reader())).toBe(3);
      await services.database.write(recountAllScores);
      expect(await countWrongScores(reader())).toBe(0);
      expect(await readStored(reader())).toEqual(right);
    });
  });
}

const source = fileURLToPath(new URL('../../..', import.meta.url));
const changesAttempts =
  /\b(UPDATE|DELETE FROM|INSERT INTO) (attempts|exclusions)\b|tables\.(attempts|exclusions)\.(create|update|destroy)\(|insertRows\(session, '(attempts|exclusions)'|\bmoving: (way|null)\b|\bUPDATE \$\{table\}|endRow\('(attempts|exclusions)'/;

/**
 * What changes attempts, and no score with them: erasing keeps marks and times, and forgets words; a class that is kept by another code
 * keeps its work; and what ends a decision does so for any table, so that whoever names the table counts anew.
 */
const keepsScores = [
  'operations/people/erasure/erase-students.ts',
  'operations/people/erasure/erase-traces.ts',
  'operations/people/class-roster/kept-class.ts',
  'operations/site/audit/decide.ts',
];

it('no file changes attempts, or what counts of them, and forgets the scores', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/^testing|migrations/.test(path),
  );
  const writers = files.filter((path) => changesAttempts.test(readFileSync(`${source}/${path}`, 'utf8')));
  expect(writers.length).toBeGreaterThan(6);
  const forgetful = writers.filter(
    (path) =>
      !/\b(addToScores|recount\w+)\(/.test(readFileSync(`${source}/${path}`, 'utf8')) && !keepsScores.includes(path),
  );
  expect(forgetful).toEqual([]);
});
