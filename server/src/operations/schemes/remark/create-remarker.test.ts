import { year8 } from '@markwell/marking-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { insertRows } from '../../../db/insert-rows.ts';
import { openDatabase } from '../../../db/open-database.ts';
import { type TestDatabase, testDatabases, withTables } from '../../../db/testing/test-databases.ts';
import { createRemarker } from './create-remarker.ts';
import type { RemarkedBatch } from './remark-batch.ts';

const attempts = 2_100;
const target = {
  homework: { id: 2 },
  classCode: null,
  scheme: year8.scheme,
  policy: 'guarded' as const,
  allowLower: true,
};
const wants = () => ({ questions: true, text: true });
const stored =
  '{"policy":"guarded","engineVersion":"1","results":[],"totalMarks":0,"maxMarks":7,"percentage":0,"percentageText":"0","grade":"x"}';

for (const { name, create } of testDatabases) {
  describe(`marking in a thread on ${name}`, () => {
    let test: TestDatabase;
    let database: Database;
    beforeEach(async () => {
      test = await create(withTables);
      database = await openDatabase(test.address);
      await database.write(async (session) => {
        const student = { class_code: 'a', name: 'x', normalised_name: 'x', teacher: 'x', created_at: 'x' };
        await insertRows(session, 'students', [student]);
        const assignment = { title: 'x', description: 'x', is_released: true, questions: '[]', origin: 'x' };
        await insertRows(session, 'assignments', [{ id: 2, ...assignment, created_at: 'x', updated_at: 'x' }]);
        for (let from = 1; from <= attempts; from += 300) await insertAttempts(session, from, 300);
      });
    });
    afterEach(async () => {
      await database.close();
      await test.remove();
    });

    async function insertAttempts(session: Parameters<typeof insertRows>[0], from: number, count: number) {
      const ids = Array.from({ length: count }, (_, n) => from + n);
      const rows = ids.map((id) => ({
        ...{ reference: `R${id}`, body_digest: 'x', student_id: 1, assignment_id: 2, homework_id: 2 },
        ...{ scheme_version: 1 + (id % 3), differs_from_claim: false, submitted_at: 'x', current_marking_id: id },
        answers: JSON.stringify({ q1b: { questionId: 'q1b', value: id % 2 === 0 ? 'reflects' : `it sinks ${id}` } }),
      }));
      await insertRows(session, 'attempts', rows);
      const markings = ids.map((attempt_id) => ({
        ...{ attempt_id, scheme_version: 1, policy: 'x', engine_version: '1', total_marks: 0, max_marks: 7 },
        ...{ grade: 'x', marking: stored, marked_at: 'x' },
      }));
      await insertRows(session, 'markings', markings);
    }

    async function collect(batches: AsyncIterable<RemarkedBatch>) {
      const all: RemarkedBatch[] = [];
      for await (const batch of batches) all.push(batch);
      return {
        attempts: all.reduce((sum, batch) => sum + batch.attempts, 0),
        remarked: all.flatMap((one) => one.remarked),
      };
    }

    it('gives the same as without, in the order of the ids', async () => {
      const ranges = [
        { after: 0, upTo: attempts },
        { after: 99, upTo: 1_401 },
        { after: 700, upTo: attempts, newest: 2 },
        { after: attempts, upTo: attempts },
      ];
      const remark = createRemarker(database, target);
      const alone = [];
      // Within a transaction the main thread marks.
      for (const range of ranges)
        alone.push(await collect(createRemarker(database, target)(range, wants, database.reader)));
      const there = [];
      for (const range of ranges) there.push(await collect(remark(range, wants)));
      const one = remark({ after: 0, upTo: attempts }, wants);
      // One that is given up does not disturb the next.
      await one.next();
      await one.return(undefined);
      const runs = [remark, createRemarker(database, target)].map((each) =>
        collect(each({ after: 0, upTo: attempts }, wants)),
      );
      expect(there).toEqual(alone);
      for (const run of await Promise.all(runs)) expect(run).toEqual(alone[0]);
      expect(alone.map((one) => one.attempts)).toEqual([attempts, 1_302, 933, 0]);
      expect(alone[0]?.remarked[1]).toMatchObject({
        ...{ attemptId: 2, studentId: 1, markingId: 2, outcome: 'gain', gains: [['q1b', 1]] },
      });
    });

    it('passes on what the thread throws, and marks on for the next run', async () => {
      const all = { after: 0, upTo: attempts };
      await database.write((session) => session.run("UPDATE attempts SET answers = 'no answers' WHERE id = 1900"));
      const first = createRemarker(database, target);
      await expect(collect(first(all, wants))).rejects.toThrow(/JSON/);
      await expect(collect(first(all, wants))).rejects.toThrow(/JSON/);
      const next = createRemarker(database, target);
      expect((await collect(next({ after: 0, upTo: 1_899 }, wants))).attempts).toBe(1_899);
    });
  });
}
