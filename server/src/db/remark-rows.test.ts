import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { currentMarking } from './counting.ts';
import type { Database } from './database.ts';
import { insertRows } from './insert-rows.ts';
import { beginToMove, moveSome, selectMoving, type Way } from './move-attempts.ts';
import { openDatabase } from './open-database.ts';
import { selectStoredAttempts } from './remark-rows.ts';
import { insertRunMarkings } from './run-markings.ts';
import type { Session } from './session.ts';
import { type TestDatabase, testDatabases } from './testing/test-databases.ts';

const attempts = 3_000;

for (const { name, create } of testDatabases) {
  describe(`attempts to re-mark on ${name}`, () => {
    let test: TestDatabase;
    let database: Database;
    beforeEach(async () => {
      // Its tables are new: how PostgreSQL reads one depends on the room that earlier rows took up, too.
      test = await create();
      database = await openDatabase(test.address);
      await database.write(async (session) => {
        await session.run(
          `INSERT INTO assignments (id, title, description, is_released, questions, origin, created_at, updated_at)
           VALUES (2, 'x', 'x', $1, '[]', 'x', 'x', 'x'), (3, 'x', 'x', $1, '[]', 'x', 'x', 'x')`,
          [true],
        );
        await session.run(
          "INSERT INTO students (class_code, name, normalised_name, teacher, created_at) VALUES ('a', 'x', 'x', 'x', 'x')",
        );
        await session.run(
          `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${attempts})
           INSERT INTO attempts (reference, body_digest, student_id, assignment_id, homework_id, scheme_version, answers,
                                 differs_from_claim, submitted_at, current_marking_id)
           SELECT 'R' || n, 'x', 1, 2, 2 + n % 2, 1, '{}', $1, 'x', n FROM numbers`,
          [false],
        );
        await session.run(
          `INSERT INTO markings (attempt_id, scheme_version, policy, engine_version, total_marks, max_marks, grade, marking, marked_at)
           SELECT id, 1, 'guarded', '1', 0, 7, 'x', '{}', 'x' FROM attempts ORDER BY id`,
        );
      });
    });
    afterEach(async () => {
      await database.close();
      await test.remove();
    });

    const range = { after: 1_000, upTo: attempts };

    it('are found in the order of their ids, those of one homework and of one class', async () => {
      const all = await selectStoredAttempts(database.reader, { homeworkId: 2, classCode: null }, range, 250);
      expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 250 }, (_, n) => 1_002 + 2 * n));
      expect(all[0]).toMatchObject({ student_id: 1, answers: '{}', arrived_with: 1, marking: '{}' });
      expect(await selectStoredAttempts(database.reader, { homeworkId: 2, classCode: 'a' }, range, 250)).toEqual(all);
      expect(await selectStoredAttempts(database.reader, { homeworkId: 2, classCode: 'b' }, range, 250)).toEqual([]);
    });

    it('are not all sorted to find a batch of them, even before the database has looked at its tables', async () => {
      let plan = '';
      const explaining: Session = {
        ...database.reader,
        run: async (sql, values) => {
          const how = name === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
          plan = JSON.stringify(await database.reader.run(`${how} ${sql}`, values));
          return [];
        },
      };
      await selectStoredAttempts(explaining, { homeworkId: 2, classCode: null }, range, 250);
      expect(plan).toContain('attempts_homework');
      expect(plan).not.toMatch(/Sort|TEMP B-TREE/);
    });

    it('count by the markings of a run and back at once, are pointed there in turns, to the letter, and do not move to other pages', async () => {
      const texts = ['{"a":"Ω \\"x\\" {1,2}, \\\\n"}', 'NULL', '', "it's", '\\N'];
      const rows = await selectStoredAttempts(database.reader, { homeworkId: 2, classCode: null }, range, 250);
      const markings = rows.map(({ id, marking_id }, n) => ({
        ...{
          attemptId: id,
          totalMarks: n % 8,
          maxMarks: 7,
          grade: n % 2 === 0 ? 'Good' : '',
          replaces: marking_id,
          doubtful: n % 3,
        },
        marking: texts[n % texts.length] ?? '',
      }));
      const place = name === 'sqlite' ? '0' : '(ctid::text::point)[0]';
      const pointed = () =>
        database.reader.run(`SELECT id, current_marking_id AS marking, ${place} AS place FROM attempts ORDER BY id`);
      /** What counts for each attempt, wherever it is pointed. */
      const counting = () =>
        database.reader.run(`SELECT a.id, ${currentMarking} AS marking FROM attempts a ORDER BY a.id`);
      /**
       * Has a run's attempts move in turns of `most`, of which the first is repeated, as by two programs at
       * once.
       */
      const move = async (way: Way, most: number) => {
        await database.write((session) => beginToMove(session, 1, way));
        const [started, counted] = [await pointed(), await counting()];
        const turn = (after: number) =>
          database.write((session) => moveSome(session, 1, { after, most, counted: new Set() }));
        await turn(0);
        const midway = await pointed();
        expect(await counting()).toEqual(counted);
        for (let done = await turn(0); done !== undefined; done = await turn(done.last)) {
          expect(await counting()).toEqual(counted);
        }
        expect(await counting()).toEqual(counted);
        expect(await selectMoving(database.reader, 2)).toEqual([]);
        return { started, midway, counted };
      };
      const before = await pointed();
      const countedBefore = await counting();
      await database.write(async (session) => {
        const run = {
          homework_id: 2,
          scheme_version: 1,
          policy: 'x',
          summary: '{}',
          applied_at: 'x',
          state: 'applied',
        };
        await insertRows(session, 'remark_runs', [{ ...run, allow_lower: false, engine_version: '1' }]);
        const common = { run: 1, schemeVersion: 2, policy: 'guarded', engineVersion: '1', at: 'x' };
        await insertRunMarkings(session, common, markings);
        await insertRunMarkings(session, common, []);
      });
      const on = await move('on', 100);
      expect(on.started).toEqual(before);
      expect(differences(on.midway, before)).toBe(100);
      expect(differences(on.counted, countedBefore)).toBe(250);
      const stored = await database.reader.run(
        `SELECT m.attempt_id AS "attemptId", m.total_marks AS "totalMarks", m.max_marks AS "maxMarks", m.grade, m.marking,
                m.replaces_marking_id AS replaces, m.doubtful
           FROM attempts a JOIN markings m ON m.id = a.current_marking_id
          WHERE m.remark_run_id = 1 AND m.scheme_version = 2 AND m.marked_at = 'x' ORDER BY a.id`,
      );
      expect(stored).toEqual(markings);
      const after = await pointed();
      const back = await move('back', 60);
      expect(differences(back.midway, after)).toBe(60);
      expect(back.counted).toEqual(countedBefore);
      expect(await pointed()).toEqual(before);
    });
  });
}

const differences = (some: readonly unknown[], others: readonly unknown[]) =>
  some.filter((one, index) => JSON.stringify(one) !== JSON.stringify(others[index])).length;
