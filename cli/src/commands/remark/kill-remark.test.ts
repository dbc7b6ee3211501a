import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createServices, createStudent, openDatabase, type Services, submitAttempt } from '@markwell/server/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launcher, runMarkwell } from '../../testing/run-markwell.ts';

/** How often a re-mark is killed; MARKWELL_KILL_ROUNDS=50 npx vitest run --project cli kill-remark for the long way. */
const rounds = Number(process.env.MARKWELL_KILL_ROUNDS ?? 4);
const attempts = 12_000;

let folder = '';
let services: Services;
let close: () => Promise<void>;
const environment = () => ({ DATABASE_URL: `sqlite:${join(folder, 'markwell.db')}` });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'markwell-kill-'));
  await runMarkwell(['classes', 'list'], '', environment());
  const database = await openDatabase({ engine: 'sqlite', file: join(folder, 'markwell.db') });
  close = database.close;
  services = createServices(database);
  const { id: studentId } = await createStudent(services, { name: 'Ann Gains', studentClass: '8a/Sc1', teacher: 'T' });
  await submit(studentId);
  // As many more of the same, which is quicker than to submit each.
  await database.write(async (session) => {
    await session.run(
      `WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ${attempts - 1})
       INSERT INTO attempts (reference, body_digest, student_id, assignment_id, homework_id, scheme_version, answers,
                             differs_from_claim, submitted_at)
       SELECT 'COPY-' || n, body_digest, student_id, assignment_id, homework_id, scheme_version, answers,
              differs_from_claim, submitted_at FROM attempts, copies WHERE attempts.id = 1`,
    );
    await session.run(
      `INSERT INTO markings (attempt_id, scheme_version, policy, engine_version, total_marks, max_marks, grade, marking, marked_at)
       SELECT a.id, m.scheme_version, m.policy, m.engine_version, m.total_marks, m.max_marks, m.grade, m.marking, m.marked_at
         FROM attempts a, markings m WHERE m.id = 1 AND a.id > 1`,
    );
    await session.run(
      'UPDATE attempts SET current_marking_id = (SELECT id FROM markings WHERE attempt_id = attempts.id)',
    );
    await session.run(
      `INSERT INTO scheme_versions (homework_id, version, digest, scheme, origin, created_at)
       SELECT 2, 2, 'other', replace(scheme, '"reflects"', '"springs back"'), 'staff', 'x' FROM scheme_versions
        WHERE homework_id = 2 AND version = 1`,
    );
    await session.run('UPDATE assignments SET current_scheme_version = 2 WHERE id = 2');
  });
}, 120_000);
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

async function submit(studentId: number): Promise<void> {
  const answers = { q1b: { questionId: 'q1b', value: 'it springs back' } };
  await submitAttempt(services, { studentId, assignmentId: 3, schemeVersion: 1, answers }, null);
}

const count = async (sql: string) => {
  const [row] = (await services.database.reader.run(sql)) as { n: number }[];
  return row!.n;
};
const countAttempts = () => count('SELECT count(*) AS n FROM attempts');
const countMarked = () =>
  count('SELECT count(*) AS n FROM attempts a JOIN markings m ON m.id = a.current_marking_id WHERE m.total_marks = 1');
const countRuns = () => count("SELECT count(*) AS n FROM remark_runs WHERE state = 'applied' AND undone_at IS NULL");
const newestRun = () => count('SELECT coalesce(max(id), 0) AS n FROM remark_runs');

/** Milliseconds that the whole command takes, program start included. */
async function timeOfApply(): Promise<number> {
  const start = performance.now();
  const applied = await runMarkwell(['remark', 'year8', '--apply', '--yes', '--json'], '', environment());
  const time = performance.now() - start;
  await runMarkwell(['remark', 'undo', String(JSON.parse(applied.stdout).run.id), '--yes'], '', environment());
  expect(await countMarked()).toBe(0);
  return time;
}

test(
  `a re-mark that is killed ${rounds} times is never half applied, loses no attempt, and can be run again`,
  async () => {
    const stored = { killed: 0, applied: 0, submitted: 0 };
    const whole = await timeOfApply();
    for (let round = 0; round < rounds; round++) {
      const [before, earlierRun] = [await countAttempts(), await newestRun()];
      const child = spawn(process.execPath, [launcher, 'remark', 'year8', '--apply', '--yes'], {
        env: { ...process.env, ...environment() },
        stdio: 'ignore',
      });
      const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
      let isOver = false;
      void ended.then(() => {
        isOver = true;
      });
      while (!isOver && (await newestRun()) <= earlierRun) await setTimeout(5);
      await submit(1);
      stored.submitted++;
      // At any moment from its first marking on; the longest waits let it finish.
      await setTimeout(Math.random() * whole * 0.7);
      if (!isOver) stored.killed++;
      child.kill('SIGKILL');
      await ended;

      expect(await countAttempts()).toBe(before + 1);
      const [marked, runs] = [await countMarked(), await countRuns()];
      expect(runs).toBeLessThanOrEqual(1);
      expect([0, before, before + 1]).toContain(marked);
      expect(marked > 0).toBe(runs === 1);
      if (runs === 1) {
        stored.applied++;
        const { stdout } = await runMarkwell(['remark', 'history', '--json'], '', environment());
        const [latest] = JSON.parse(stdout);
        expect(latest.summary.gain).toBe(marked);
        expect((await runMarkwell(['remark', 'undo', String(latest.id), '--yes'], '', environment())).code).toBe(0);
        expect(await countMarked()).toBe(0);
      }
    }
    const last = await runMarkwell(['remark', 'year8', '--apply', '--yes'], '', environment());
    expect(last).toMatchObject({ code: 0, stderr: expect.stringMatching(/^Applied as re-mark/) });
    expect(await countMarked()).toBe(attempts + stored.submitted);
    expect(await count("SELECT count(*) AS n FROM remark_runs WHERE state <> 'applied'")).toBe(0);
    expect(
      await count(
        'SELECT count(*) AS n FROM markings m LEFT JOIN remark_runs r ON r.id = m.remark_run_id WHERE m.remark_run_id IS NOT NULL AND r.id IS NULL',
      ),
    ).toBe(0);
    console.info(`${stored.killed} killed, ${stored.applied} of ${rounds} had applied before`);
  },
  120_000 + 40_000 * rounds,
);
