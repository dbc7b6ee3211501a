import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRoot } from '../scripts/lib/root.mjs';

const packageName = '@markwell/marking-core';
const readme = readFileSync(inRoot('marking-core/README.md'), 'utf8');
const examples = [...readme.matchAll(/### (.+)\n[^#]*?```js\n([\s\S]*?)```\n\n```\n([\s\S]*?)```/g)].map(
  ([, title = '', code = '', output = '']) => ({ title, code, output }),
);

describe('marking-core as others install it', () => {
  const home = mkdtempSync(join(tmpdir(), 'marking-core-'));
  const write = (name: string, text: string) => writeFileSync(join(home, name), text);
  const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: home, encoding: 'utf8' });

  beforeAll(() => {
    execFileSync('npm', ['pack', '-w', packageName, '--silent', '--pack-destination', home], {
      cwd: inRoot('.'),
      shell: process.platform === 'win32',
    });
    node(
      '-e',
      `require('child_process').execFileSync('tar', ['-xzf', require('fs').readdirSync('.').find((name) => name.endsWith('.tgz'))])`,
    );
    mkdirSync(join(home, 'node_modules/@markwell'), { recursive: true });
    cpSync(join(home, 'package'), join(home, 'node_modules', packageName), { recursive: true });
    symlinkSync(inRoot('node_modules/zod'), join(home, 'node_modules/zod'), 'junction');
    write('package.json', '{"type":"module"}');
  });
  afterAll(() => rmSync(home, { recursive: true }));

  test.each(examples)('plain Node runs the example of its README: $title', ({ code, output }) => {
    write('example.js', code);
    expect(node('example.js')).toBe(output);
  });

  test('the README has five examples', () => expect(examples).toHaveLength(5));

  test('its types are found, and strict, without settings of ours', () => {
    write(
      'typed.ts',
      `import { type MarkScheme, markAttempt } from '${packageName}';
       import { attemptMarker } from '${packageName}/engine';
       declare const scheme: MarkScheme;
       const marks: number = markAttempt(scheme, {}).totalMarks + attemptMarker(scheme)({}).totalMarks;
       // @ts-expect-error
       const text: string = marks;
       console.log(text);`,
    );
    const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
    const compilerOptions = { strict: true, noEmit: true, module: 'nodenext', target: 'es2022', types: [] };
    write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['typed.ts'] }));
    expect(node(tsc)).toBe('');
  });

  test.each([
    ['a browser', 'browser', false],
    ['a server', 'node', true],
  ])('a bundler takes for %s what it is to take', async (_who, condition, hasModelAnswers) => {
    write(
      'page.js',
      `import { attemptMarker } from '${packageName}/engine';
       const scheme = { schemaVersion: 1, slug: 'a', title: 'A', profile: 'general', gradeScale: 'science', questions: [
         { id: '1', type: 'text', maxMarks: 1, rule: { kind: 'phrases', accept: ['newton'] } },
         { id: '2', type: 'text', maxMarks: 1, rule: { kind: 'model-answer', accept: ['Metals conduct heat well.'] } } ] };
       const { results } = attemptMarker(scheme)({ 1: { questionId: '1', value: 'newtons' }, 2: { questionId: '2', value: 'metals conduct heat well' } });
       console.log(results.map(({ marksAwarded }) => marksAwarded).join());`,
    );
    await build({
      root: home,
      configFile: false,
      logLevel: 'silent',
      resolve: { conditions: [condition, 'module', 'import'] },
      build: { outDir: 'out', minify: false, lib: { entry: 'page.js', formats: ['es'], fileName: 'page' } },
    });
    expect(node('out/page.js')).toBe(hasModelAnswers ? '1,1\n' : '1,0\n');
  });
});
