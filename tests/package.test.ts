import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRoot } from '../scripts/lib/root.mjs';

describe('the package that a school installs', () => {
  const home = mkdtempSync(join(tmpdir(), 'markwell-package-'));
  const installed = join(home, 'package');
  const launcher = join(installed, 'cli/bin/markwell.js');
  const env = { ...process.env, DATABASE_URL: `sqlite:${join(home, 'school.db')}`, HOST: '127.0.0.1', PORT: '0' };
  const run = (...args: string[]) => execFileSync(process.execPath, [launcher, ...args], { encoding: 'utf8', env });

  beforeAll(() => {
    execFileSync(process.execPath, [inRoot('scripts/pack.mjs'), home], { stdio: ['ignore', 'ignore', 'inherit'] });
    const archive = readdirSync(home).find((name) => name.endsWith('.tgz')) ?? '';
    execFileSync('tar', ['-xzf', archive], { cwd: home });
    // What it says that it needs, and nothing else of the checkout.
    const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    for (const name of Object.keys(dependencies)) {
      const place = join(installed, 'node_modules', name);
      mkdirSync(dirname(place), { recursive: true });
      symlinkSync(inRoot(`node_modules/${name}`), place, 'junction');
    }
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  test('has no sources, no maps and nothing of the build', () => {
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /(?:\.ts|\.js\.map|\.built-from)$/.test(file) && !/node_modules/.test(file))).toEqual(
      [],
    );
  });

  test('serves the page and the API, and its command line finds the database', async () => {
    const server = spawn(process.execPath, [launcher, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    try {
      while (!said.includes('ready at')) {
        const [chunk] = await once(server.stdout, 'data');
        said += chunk;
      }
      const address = /ready at (\S+)/.exec(said)?.[1] ?? '';
      for (const [path, expected] of [
        ['/', '<div id="root"'],
        ['/api/health-check', '"ok"'],
        ['/api/openapi.json', '3.1'],
      ] as const) {
        const response = await fetch(`${address}${path}`);
        expect([path, response.status]).toEqual([path, 200]);
        expect(await response.text()).toContain(expected);
      }
      const port = new URL(address).port;
      const found = JSON.parse(
        execFileSync(process.execPath, [launcher, 'doctor', '--json'], {
          encoding: 'utf8',
          env: { ...env, PORT: port },
        }),
      );
      expect(found.filter(({ state }: { state: string }) => state === 'wrong')).toEqual([]);
      expect(found.map(({ about }: { about: string }) => about)).toContain('server');
    } finally {
      server.kill();
      await once(server, 'exit');
    }
  });

  test('reads a homework from a Word file', () => {
    run('import', '--template', join(home, 'homework.docx'));
    expect(run('import', join(home, 'homework.docx'), '--dry-run')).toContain('question');
  });
});
