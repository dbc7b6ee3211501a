import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '../scripts/lib/root.mjs';
import vitestConfig from '../vitest.config.ts';

const projects = vitestConfig.test?.projects ?? [];
const names = projects.map((project) => {
  if (typeof project === 'object' && 'test' in project && typeof project.test?.name === 'string')
    return project.test.name;
  throw new Error('A project of vitest.config.ts has no name.');
});

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
  for (const [outcome, value] of Object.entries({ passes: 1, fails: 2 })) {
    const body = `import { expect, test } from 'vitest';\ntest('${outcome}', () => expect(${value}).toBe(1));\n`;
    writeFileSync(join(folder, `${outcome}.test.ts`), body);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(project: string, file: string): Promise<{ code: unknown; output: string }> {
  const args = ['run', '--config', join(folder, 'vitest.config.ts'), '--project', project, `${file}.test.ts`];
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

test.each(names)('vitest ends with another code than 0 when a test of the project %s fails', async (name) => {
  const { code, output } = await run(name, 'fails');
  expect(output).toMatch(/Tests +1 failed \(1\)/);
  expect(code).toBe(1);
});

test('vitest ends with 0 when all tests pass', async () => {
  const { code, output } = await run('server', 'passes');
  expect(output).toMatch(/Tests +1 passed \(1\)/);
  expect(code).toBe(0);
});
