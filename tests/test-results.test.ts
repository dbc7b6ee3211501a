import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { processorTime } from '../scripts/lib/processor-time.mjs';
import { reportProcessorTime } from '../scripts/lib/report-processor-time.mjs';
import { inRoot } from '../scripts/lib/root.mjs';
import { readResults, resultsVariable } from '../scripts/lib/test-results.mjs';

const outcomes = `
import { test, expect } from 'vitest';
test('passes', () => expect(1).toBe(1));
test('fails', () => expect(1).toBe(2));
test.skip('is skipped without a word', () => {});
test('is skipped with a reason', ({ skip }) => skip('there is no such engine here'));
test.todo('is yet to be written');
`;

test('a skipped test counts as failed unless it says why, and so does a file that cannot be loaded', () => {
  // Inside the checkout, so that vitest is found from there.
  const folder = mkdtempSync(inRoot('node_modules/.cache-results-'));
  try {
    writeFileSync(join(folder, 'outcomes.test.ts'), outcomes);
    writeFileSync(join(folder, 'broken.test.ts'), "throw new Error('cannot be loaded');");
    const results = join(folder, 'results.json');
    const reporter = inRoot('scripts/lib/vitest-results-reporter.mjs');
    const args = [
      inRoot('node_modules/vitest/vitest.mjs'),
      'run',
      '--root',
      folder,
      '--dir',
      folder,
      `--reporter=${reporter}`,
    ];
    writeFileSync(
      join(folder, 'vitest.config.ts'),
      `export default { test: { exclude: [], include: ['*.test.ts'], setupFiles: ['${inRoot('scripts/lib/processor-time-setup.mjs')}'] } };`,
    );
    const { status } = spawnSync(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, VITEST: undefined, [resultsVariable]: results },
    });
    expect(status).toBe(1);
    const { passed, failed, skipped, files } = JSON.parse(readFileSync(results, 'utf8'));
    expect(passed).toBe(1);
    expect(files).toContainEqual({ project: '', file: 'outcomes.test.ts', seconds: expect.any(Number) });
    expect(skipped.map(({ why }: { why: string }) => why)).toEqual(['there is no such engine here']);
    expect(failed.map(({ why }: { why: string }) => why).sort()).toEqual([
      'cannot be loaded',
      'expected 1 to be 2 // Object.is equality',
      'skipped without a reason',
      'skipped without a reason',
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a test that its browser left hanging passes at its second try; one that failed does not', () => {
  const folder = mkdtempSync(inRoot('node_modules/.cache-results-'));
  try {
    writeFileSync(
      join(folder, 'tries.spec.mjs'),
      `import { test, expect } from '@playwright/test';
       test('hangs at first', async ({}, { retry }) => {
         test.setTimeout(500);
         if (retry === 0) await new Promise(() => {});
       });
       test('fails at first', async ({}, { retry }) => expect(retry).toBe(1));`,
    );
    writeFileSync(join(folder, 'playwright.config.mjs'), 'export default { retries: 1, workers: 1 };');
    const results = join(folder, 'results.json');
    const reporter = inRoot('scripts/lib/playwright-results-reporter.mjs');
    const cli = inRoot('node_modules/@playwright/test/cli.js');
    spawnSync(process.execPath, [cli, 'test', `--reporter=${reporter}`], {
      cwd: folder,
      env: { ...process.env, [resultsVariable]: results },
    });
    expect(JSON.parse(readFileSync(results, 'utf8'))).toMatchObject({
      passed: 1,
      again: [{ name: 'browser tries.spec.mjs > hangs at first', why: 'Test timeout of 500ms exceeded.' }],
      failed: [{ name: 'browser tries.spec.mjs > fails at first', why: 'passed only when tried again' }],
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('says what the projects, and the dearest files, took of the processor', () => {
  const files = Array.from({ length: 11 }, (_, seconds) => ({ project: 'core', file: `${seconds}.test.ts`, seconds }));
  const lines = reportProcessorTime(
    [
      { name: 'build', seconds: 60 },
      { name: 'vitest', seconds: 58 },
    ],
    files,
  ).split('\n');
  expect(lines.slice(1, 4).map((line) => line.trim())).toEqual([
    '60.0  build',
    '55.0  core',
    '3.0  vitest itself, PostgreSQL',
  ]);
  expect(lines.slice(5).map((line) => line.trim())).toEqual(
    [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((seconds) => `${seconds}.0  core ${seconds}.test.ts`),
  );
});

test('counts a process that runs as well as one that was waited for', async ({ skip }) => {
  skip(process.platform !== 'linux', 'only Linux says what other processes use');
  const before = processorTime();
  const busy =
    "const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end); process.stdout.write('.');";
  spawnSync(process.execPath, ['-e', busy]);
  const ended = processorTime();
  expect(ended - before).toBeGreaterThan(0.29);
  const child = spawn(process.execPath, ['-e', `${busy} setInterval(() => {}, 1000)`]);
  await once(child.stdout, 'data');
  expect(processorTime() - ended).toBeGreaterThan(0.29);
  child.kill();
});

test('a runner that ends without results is a failure', () => {
  expect(readResults('/nowhere/results.json', 'vitest')).toEqual({
    passed: 0,
    failed: [{ name: 'vitest', why: 'ended without results' }],
    skipped: [],
  });
});
