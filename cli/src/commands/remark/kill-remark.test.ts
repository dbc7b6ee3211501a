import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { amount } from '../../../../scripts/lib/test-amount.ts';
import { type School, schools } from '../../testing/kill-school.ts';
import { launcher, runCommand, runMarkwell } from '../../testing/run-markwell.ts';

/** How often a re-mark is killed: MARKWELL_KILL_ROUNDS=50 npx vitest run --project cli kill-remark for the long way. */
const rounds = Number(process.env.MARKWELL_KILL_ROUNDS ?? amount({ sample: 2, all: 20 }));
const attempts = amount({ sample: 2_000, all: 8_000 });

describe.each(schools)('on $engine', ({ open }) => {
  let school: School;
  beforeAll(async () => {
    school = await open(attempts);
  });
  afterAll(() => school.remove());

  const remark = (...args: string[]) => runCommand(['remark', ...args], '', school.environment);
  const countAttempts = () => school.count('SELECT count(*) AS n FROM attempts');
  /** Attempts whose mark is the new one, as a dry run sees them. */
  const countMarked = async () => JSON.parse((await remark('year8', '--json')).stdout).summary.same;
  const countRuns = () =>
    school.count("SELECT count(*) AS n FROM remark_runs WHERE state = 'applied' AND undone_at IS NULL");
  const newestRun = () => school.count('SELECT coalesce(max(id), 0) AS n FROM remark_runs');

  /** Milliseconds that the whole command takes, program start included. */
  async function timeOfApply(): Promise<number> {
    const start = performance.now();
    const applied = await runMarkwell(['remark', 'year8', '--apply', '--yes', '--json'], '', school.environment);
    const time = performance.now() - start;
    await remark('undo', String(JSON.parse(applied.stdout).run.id), '--yes');
    expect(await countMarked()).toBe(0);
    return time;
  }

  test(
    `a re-mark that is killed ${rounds} times is never half applied, loses no attempt, and can be run again`,
    async () => {
      const stored = { killed: 0, applied: 0, submitted: 0 };
      let longest = (await timeOfApply()) * 0.7;
      for (let round = 0; round < rounds; round++) {
        const [before, earlierRun] = [await countAttempts(), await newestRun()];
        const child = spawn(process.execPath, [launcher, 'remark', 'year8', '--apply', '--yes'], {
          env: { ...process.env, ...school.environment },
          stdio: 'ignore',
        });
        const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
        let isOver = false;
        void ended.then(() => {
          isOver = true;
        });
        while (!isOver && (await newestRun()) <= earlierRun) await setTimeout(5);
        const since = performance.now();
        await school.submit();
        stored.submitted++;
        // At any moment from its first marking on; one that finishes tells how long those after it may take.
        await Promise.race([ended, setTimeout(Math.random() * longest)]);
        if (!isOver) stored.killed++;
        else longest = Math.max(100, 1.2 * (performance.now() - since));
        child.kill('SIGKILL');
        await ended;
        await school.forgetKilled();

        expect(await countAttempts()).toBe(before + 1);
        const [marked, runs] = [await countMarked(), await countRuns()];
        expect(runs).toBeLessThanOrEqual(1);
        expect([0, before, before + 1]).toContain(marked);
        expect(marked > 0).toBe(runs === 1);
        if (runs === 1) {
          stored.applied++;
          const [latest] = JSON.parse((await remark('history', '--json')).stdout);
          expect(latest.summary.gain).toBe(marked);
          expect((await remark('undo', String(latest.id), '--yes')).code).toBe(0);
          expect(await countMarked()).toBe(0);
        }
      }
      const last = await remark('year8', '--apply', '--yes');
      expect(last).toMatchObject({ code: 0, stderr: expect.stringMatching(/^Applied as re-mark/) });
      expect(await countMarked()).toBe(attempts + stored.submitted);
      expect(await school.count('SELECT count(*) AS n FROM remark_runs WHERE moving IS NOT NULL')).toBe(0);
      expect(await school.count("SELECT count(*) AS n FROM remark_runs WHERE state <> 'applied'")).toBe(0);
      expect(
        await school.count(
          'SELECT count(*) AS n FROM markings m LEFT JOIN remark_runs r ON r.id = m.remark_run_id WHERE m.remark_run_id IS NOT NULL AND r.id IS NULL',
        ),
      ).toBe(0);
      console.info(`${stored.killed} killed, ${stored.applied} of ${rounds} had applied before`);
    },
    240_000 + 120_000 * rounds,
  );
});
