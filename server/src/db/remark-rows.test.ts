import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { selectStoredAttempts } from './remark-rows.ts';
import type { Session } from './session.ts';
import { type TestDatabase, testDatabases } from './testing/test-databases.ts';

const attempts = 3_000;

for (const { name, create } of testDatabases) {
  describe(`attempts to re-mark on ${name}`, () => {
    let test: TestDatabase;
    let database: Database;
    beforeEach(async () => {
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

    const range = { after: 1_000, upTo: attempts, limit: 250 };

    it('are found in the order of their ids, those of one homework and of one class', async () => {
      const all = await selectStoredAttempts(database.reader, { homeworkId: 2, classCode: null }, range);
      expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 250 }, (_, n) => 1_002 + 2 * n));
      expect(all[0]).toMatchObject({ student_id: 1, answers: '{}', arrived_with: 1, marking: '{}' });
      expect(await selectStoredAttempts(database.reader, { homeworkId: 2, classCode: 'a' }, range)).toEqual(all);
      expect(await selectStoredAttempts(database.reader, { homeworkId: 2, classCode: 'b' }, range)).toEqual([]);
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
      await selectStoredAttempts(explaining, { homeworkId: 2, classCode: null }, range);
      expect(plan).toContain('attempts_homework');
      expect(plan).not.toMatch(/Sort|TEMP B-TREE/);
    });
  });
}
