import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
      "export default { test: { exclude: [], include: ['*.test.ts'] } };",
    );
    const { status } = spawnSync(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, VITEST: undefined, [resultsVariable]: results },
    });
    expect(status).toBe(1);
    const { passed, failed, skipped } = JSON.parse(readFileSync(results, 'utf8'));
    expect(passed).toBe(1);
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

test('a runner that ends without results is a failure', () => {
  expect(readResults('/nowhere/results.json', 'vitest')).toEqual({
    passed: 0,
    failed: [{ name: 'vitest', why: 'ended without results' }],
    skipped: [],
  });
});
