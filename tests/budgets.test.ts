import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inRoot } from '../scripts/lib/root.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'markwell-budgets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const files = { 'src/a.ts': 'a\nb\n', 'src/deep/b.ts': 'c\n', 'src/a.test.ts': 'd\ne\nf\n', 'elsewhere/c.ts': 'g\n' };

test.each([
  ['exactly as much as allowed', { lines: 3, files: 2 }, undefined],
  ['one line more', { lines: 2, files: 2 }, 'Too much code, by 1 line. Take some out, or set "lines" to 3 in'],
  ['one file more', { lines: 3, files: 1 }, 'Too much code, by 1 file. Take some out, or set "files" to 2 in'],
])('%s', (_, most, complaint) => {
  const { status, stderr, stdout } = checkBudget({ name: 'code', files: ['src/**/*.ts'], most });
  expect(stdout).toBe(`code: 3 of ${most.lines} lines, 2 of ${most.files} files\n`);
  if (complaint === undefined) expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  else expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(complaint) });
});

test('a pattern that matches nothing fails, or moving a folder would end its budget', () => {
  const { status, stderr } = checkBudget({ name: 'code', files: ['moved/**/*.ts'], most: { lines: 3, files: 2 } });
  expect(status).toBe(1);
  expect(stderr).toContain('No file matches moved/**/*.ts');
});

function checkBudget(budget: { name: string; files: string[]; most: { lines: number; files: number } }) {
  const budgets = JSON.stringify({ leftOut: ['**/*.test.ts'], code: [budget] });
  for (const [path, text] of Object.entries({ ...files, 'budgets.json': budgets })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return spawnSync(process.execPath, [inRoot('scripts/check-budgets.mjs'), folder], { encoding: 'utf8' });
}
