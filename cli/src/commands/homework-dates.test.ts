import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../testing/run-markwell.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'markwell-dates-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (args: readonly string[], env: Record<string, string> = {}) =>
  runCommand(['homework', 'dates', ...args], '', { DATABASE_URL: `sqlite:${join(folder, 'markwell.db')}`, ...env });

describe('markwell homework dates', () => {
  beforeAll(() =>
    runCommand(['classes', 'import', '-'], 'class,name\n8a/Sc1,Ada\n', {
      DATABASE_URL: `sqlite:${join(folder, 'markwell.db')}`,
    }),
  );

  test('sets, shows, changes and takes away dates, by the school’s clock', async () => {
    expect((await run(['year8'])).stderr).toContain('No class has dates for it: it is open to all.');
    const set = ['year8', '--class', '8a/Sc1', '8a/sc2', '--open', '2026-06-01', '--due', '2026-06-05 16:00'];
    const dry = await run([...set, '--dry-run', '--json']);
    expect(dry.stderr).toContain('Would set the dates of');
    expect(JSON.parse(dry.stdout).classes).toHaveLength(2);
    expect((await run(['year8', '--json'])).stdout).toContain('"classes":[]');
    expect(JSON.parse((await run([...set, '--json'])).stdout).classes[1]).toEqual({
      studentClass: '8a/Sc2',
      openAt: '2026-05-31T23:00:00.000Z',
      dueAt: '2026-06-05T15:00:00.000Z',
      closeAt: null,
    });
    const changed = await run(['year8', '--class', '8a/Sc2', '--due', 'none', '--close', '2026-06-08']);
    expect(changed.stdout).toMatch(/8a\/Sc1 +2026-06-01 00:00 +2026-06-05 16:00 +-/);
    expect(changed.stdout).toMatch(/8a\/Sc2 +2026-06-01 00:00 +- +2026-06-08 23:59/);
    const gone = ['--open', 'none', '--due', 'none', '--close', 'none'];
    expect((await run(['year8', '--class', '8a/Sc1', '8a/Sc2', ...gone])).stderr).toContain('it is open to all');
  });

  test('reads and shows times by the clock of SCHOOL_TIME_ZONE, and refuses a zone that there is not', async () => {
    const dubai = { SCHOOL_TIME_ZONE: 'Asia/Dubai' };
    const set = await run(['year8', '--class', '8a/Sc1', '--due', '2026-06-05 16:00', '--json'], dubai);
    expect(JSON.parse(set.stdout).classes[0].dueAt).toBe('2026-06-05T12:00:00.000Z');
    const shown = await run(['year8'], dubai);
    expect(shown.stdout).toMatch(/Closed \(Asia\/Dubai\)[\s\S]*8a\/Sc1 +- +2026-06-05 16:00/);
    expect((await run(['year8', '--class', '8a/Sc1', '--due', 'none'])).stderr).toContain('it is open to all');
    expect(await run(['year8'], { SCHOOL_TIME_ZONE: 'Dubai' })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('SCHOOL_TIME_ZONE must be a time zone by its name'),
    });
  });

  test('chooses when what is expected is shown', async () => {
    expect((await run(['year8', '--answers', 'after-due'])).stderr).toContain(
      'Shows what is expected after the due date of the class.',
    );
    expect(JSON.parse((await run(['year8', '--json'])).stdout).answersShown).toBe('after-due');
  });

  test.each([
    [['year8', '--class', '8a/Sc1'], 'Give --open, --due or --close', 2],
    [['year8', '--due', '2026-06-05'], '--class: name the classes.', 2],
    [['year8', '--class', '8a/Sc1', '--due', 'Friday'], '--due: write a day', 2],
    [['year8', '--class', '8a/Sc1', '--due', '2026-02-30'], '--due: there is no 2026-02-30 23:59', 1],
    [['year8', '--class', '9z', '--due', '2026-06-05'], '--class: there is no class', 1],
    [['year8', '--answers', 'never'], 'Allowed choices are at-once, after-second-attempt, after-due.', 2],
    [['year99'], "There is no homework 'year99'", 1],
  ])('%j is refused', async (args, error, code) => {
    const refused = await run(args);
    expect([refused.stderr, refused.code]).toEqual([expect.stringContaining(error), code]);
  });
});
