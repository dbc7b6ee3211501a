import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '../scripts/lib/root.mjs';
import vitestConfig from '../vitest.config.ts';

const projects = vitestConfig.test?.projects ?? [];

/** The projects as they are, set-ups and all, with a planted file instead of their own tests. */
const plantedConfig = (folder: string) => `
import config from ${JSON.stringify(inRoot('vitest.config.ts'))};
const planted = { include: [${JSON.stringify(`${relative(inRoot('.'), folder)}/*.test.ts`)}], exclude: [] };
export default {
  ...config,
  root: ${JSON.stringify(inRoot('.'))},
  test: { ...config.test, projects: config.test.projects.map((each) => ({ ...each, test: { ...each.test, ...planted } })) },
};
`;

let folder = '';

beforeAll(() => {
  // Inside the checkout, so that vitest is found from there.
  folder = mkdtempSync(inRoot('node_modules/.cache-exit-codes-'));
  writeFileSync(join(folder, 'vitest.config.ts'), plantedConfig(folder));
  const head = "import { expect, test } from 'vitest';";
  writeFileSync(join(folder, 'passes.test.ts'), `${head} test('passes', () => expect(1).toBe(1));`);
  // The package that starts PostgreSQL is what would end the process with 0.
  const body = [
    head,
    `import { needed } from '${inRoot('scripts/lib/needed.ts')}';`,
    "test('fails', async () => { await needed('postgres'); expect(2).toBe(1); });",
  ];
  writeFileSync(join(folder, 'fails.test.ts'), body.join('\n'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(file: string, ...more: string[]): Promise<{ code: unknown; output: string }> {
  const args = ['run', '--config', join(folder, 'vitest.config.ts'), `${file}.test.ts`, ...more];
  const child = spawn(process.execPath, [inRoot('node_modules/vitest/vitest.mjs'), ...args], {
    cwd: inRoot('.'),
    env: { ...process.env, VITEST: undefined, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const closed = once(child, 'close');
  const output = await text(child.stdout);
  const [code] = await closed;
  return { code, output };
}

test('vitest ends with another code than 0 when a test fails in each project', async () => {
  const { code, output } = await run('fails');
  expect(projects.length).toBeGreaterThan(1);
  expect(output).toMatch(new RegExp(`Tests +${projects.length} failed \\(${projects.length}\\)`));
  expect(code).toBe(1);
});

test('vitest ends with 0 when all tests pass', async () => {
  const { code, output } = await run('passes', '--project', 'server');
  expect(output).toMatch(/Tests +1 passed \(1\)/);
  expect(code).toBe(0);
});
