import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { amount } from '../../../../../scripts/lib/test-amount.ts';
import { currentMarking } from '../../../db/counting.ts';
import type { Database } from '../../../db/database.ts';
import { openDatabase } from '../../../db/open-database.ts';
import { numberColumn, selectRows } from '../../../db/session.ts';
import { type TestDatabase, testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff, type TestStaff } from '../../../testing/make-staff.ts';
import { type ServerProcess, startProcess } from '../../../testing/start-process.ts';
import { loadBuiltInContent } from '../../homework/catalogue/load-built-in-content.ts';
import { createStudent } from '../../people/students/create-student.ts';
import { createServices } from '../../site/services/services.ts';
import { submitAttempt } from '../../submit/submit-attempt.ts';

/** MARKWELL_KILL_ROUNDS=20 npx vitest run --project server kill-confirm for the long way. */
const rounds = Number(process.env.MARKWELL_KILL_ROUNDS ?? amount({ sample: 2, all: 20 }));
const attemptsOfEach = amount({ sample: 1_000, all: 3_000 });
/** About how long confirming takes, in milliseconds. */
const longest = attemptsOfEach / 5;
const decided = [
  { homeworkId: 2, assignmentId: 3, questionId: 'q1b', answer: 'it springs back' },
  { homeworkId: 3, assignmentId: 4, questionId: 'q1ai', answer: 'the metal sings' },
] as const;

for (const { name, create } of testDatabases) {
  describe(`a draft on ${name}`, () => {
    let test: TestDatabase;
    let database: Database;
    let teacher: TestStaff;
    let server: ServerProcess | undefined;
    beforeEach(async () => {
      test = await create(async (empty) => loadBuiltInContent(createServices(empty)));
      database = await openDatabase(test.address);
      const services = createServices(database);
      teacher = await makeStaff(services, 'teacher', 'okafor', ['8a/Sc1']);
      const { id: studentId } = await createStudent(services, { name: 'Ann', studentClass: '8a/Sc1', teacher: 'T' });
      for (const { assignmentId, questionId, answer } of decided) {
        const answers = { [questionId]: { questionId, value: answer } };
        await submitAttempt(services, { studentId, assignmentId, answers }, null);
      }
      await database.write(async (session) => {
        await session.run(
          `WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ${attemptsOfEach - 1})
           INSERT INTO attempts (reference, body_digest, student_id, assignment_id, homework_id, scheme_version, answers,
                                 differs_from_claim, submitted_at)
           SELECT 'COPY-' || a.id || '-' || n, body_digest, student_id, assignment_id, homework_id, scheme_version, answers,
                  differs_from_claim, submitted_at FROM attempts a, copies`,
        );
        await session.run(
          `INSERT INTO markings (attempt_id, scheme_version, policy, engine_version, total_marks, max_marks, grade, marking, marked_at)
           SELECT a.id, m.scheme_version, m.policy, m.engine_version, m.total_marks, m.max_marks, m.grade, m.marking, m.marked_at
             FROM attempts a JOIN attempts o ON o.homework_id = a.homework_id JOIN markings m ON m.attempt_id = o.id
            WHERE a.current_marking_id IS NULL AND o.current_marking_id IS NOT NULL`,
        );
        await session.run(
          'UPDATE attempts SET current_marking_id = (SELECT id FROM markings WHERE attempt_id = attempts.id) WHERE current_marking_id IS NULL',
        );
      });
    });
    afterEach(async () => {
      server?.process.kill('SIGKILL');
      await server?.ended;
      await database.close();
      await test.remove();
    });

    const countRows = async (sql: string) =>
      (await selectRows(database.reader, z.object({ n: numberColumn }), `SELECT count(*) AS n FROM ${sql}`))[0]?.n ?? 0;
    const countMarked = (homeworkId: number) =>
      countRows(
        `attempts a JOIN markings m ON m.id = ${currentMarking} WHERE a.homework_id = ${homeworkId} AND m.total_marks = 1`,
      );
    const state = async () => ({
      marked: [await countMarked(2), await countMarked(3)],
      judged: await countRows('judgements WHERE remark_run_id IS NOT NULL'),
      versions: await countRows('scheme_versions WHERE version > 1'),
      decisions: await countRows('draft_decisions'),
    });
    const nothing = { marked: [0, 0], judged: 0, versions: 0, decisions: 2 };
    const all = { marked: [attemptsOfEach, attemptsOfEach], judged: 2, versions: 2, decisions: 0 };

    it(`whose confirming is killed up to ${rounds} times is confirmed as a whole or not at all`, {
      timeout: 240_000,
    }, async () => {
      let kills = 0;
      for (let round = 0; round <= rounds; round++) {
        const started = startProcess({ DATABASE_URL: test.url });
        server = started;
        const url = await started.url;
        const send = async (method: string, path: string, body: object) => {
          const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${teacher.token}` };
          return (await fetch(url + path, { method, headers, body: JSON.stringify(body) })).json();
        };
        let token = '';
        for (const { assignmentId: _number, ...one } of decided)
          ({ token } = (await send('PUT', '/api/queue/draft', {
            ...one,
            marks: 1,
            seen: { marks: 0, version: 1 },
          })) as {
            token: string;
          });
        const confirmed = send('POST', '/api/queue/draft/confirm', { token }).catch(() => 'killed');
        // Later each time, so that each part of the work is met; the last one is left to finish.
        if (round < rounds) {
          await new Promise((resolve) => setTimeout(resolve, ((round + Math.random()) / rounds) * longest));
          started.process.kill('SIGKILL');
        }
        await confirmed;
        const now = await state();
        expect(now).toEqual(now.judged === 0 ? nothing : all);
        started.process.kill('SIGKILL');
        await started.ended;
        if (now.judged > 0) break;
        kills += 1;
      }
      expect(await state()).toEqual(all);
      if (rounds > 2) console.info(`killed ${kills} times before all of it was confirmed`);
    });
  });
}
