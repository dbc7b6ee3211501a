import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRoot } from '../scripts/lib/root.mjs';

const packageName = '@markwell/marking-core';
const readme = readFileSync(inRoot('marking-core/README.md'), 'utf8');
/** Each with what it prints, and what it prints in a browser where the README says that this differs. */
const examples = readme
  .split(/^### /m)
  .slice(1)
  .map((section) => {
    const [code = '', output = '', inBrowser = output] = [
      ...(section.split(/^## /m)[0] ?? '').matchAll(/```(?:js)?\n([\s\S]*?)```/g),
    ].map(([, block = '']) => block);
    return { title: section.split('\n')[0], code, output, inBrowser };
  });

describe('marking-core as others install it', () => {
  const home = mkdtempSync(join(tmpdir(), 'marking-core-'));
  const write = (name: string, text: string) => writeFileSync(join(home, name), text);
  const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: home, encoding: 'utf8' });
  let printed: readonly string[] = [];

  beforeAll(async () => {
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
    write('page.js', `export * from '${packageName}';`);
    await build({
      root: home,
      configFile: false,
      logLevel: 'silent',
      resolve: { conditions: ['browser', 'module', 'import'] },
      build: {
        outDir: 'out',
        minify: false,
        lib: { entry: 'page.js', formats: ['iife'], name: 'core', fileName: 'page' },
      },
    });
    printed = printedByNode();
  });
  afterAll(() => rmSync(home, { recursive: true }));

  /** What each example prints. One after another in one process: loading the library takes longer than running them. */
  function printedByNode(): readonly string[] {
    for (const [index, { code }] of examples.entries()) write(`example-${index}.js`, code);
    const end = '\0';
    const runs = examples.map((_, index) => `await import('./example-${index}.js'); process.stdout.write('\\0');`);
    write('examples.js', runs.join('\n'));
    return node('examples.js').split(end);
  }
  test.each(examples.map((example, index) => ({ ...example, index })))(
    'plain Node runs the example of its README: $title',
    ({ index, output }) => expect(printed[index]).toBe(output),
  );

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

  /** What a program prints that has the library from a browser bundle, and nothing but the language: no Node, no files. */
  function printedInBrowser(code: string): string {
    const printed: string[] = [];
    const log = (...values: unknown[]) => printed.push(`${format(...values)}\n`);
    const context = createContext({ console: { log }, URL });
    runInContext(readFileSync(join(home, 'out/page.iife.js'), 'utf8'), context);
    runInContext(`{${code.replace(/^import (\{.*\}) from .*$/m, 'const $1 = core;')}}`, context);
    return printed.join('');
  }

  test.each(examples)('a browser bundle prints what the README says: $title', ({ code, inBrowser }) => {
    expect(printedInBrowser(code)).toBe(inBrowser);
  });

  test('a browser bundle refuses and accepts as Node does, or says that it cannot mark', () => {
    const rules = {
      phrases: { kind: 'phrases', accept: ['newton'] },
      value: { kind: 'value', of: 'ratio', accept: ['2:3'] },
      drawing: { kind: 'value', of: 'drawing', accept: ['see diagram'] },
      'short-answer': { kind: 'short-answer', accept: ['newton'] },
      'model-answer': { kind: 'model-answer', accept: ['Metals conduct heat well.'] },
      number: { kind: 'number', value: 12, accept: ['12'] },
      'large number': { kind: 'number', value: 300_000_000, accept: ['300000000'] },
      judged: { kind: 'phrases', accept: ['newton'] },
      credited: { kind: 'phrases', accept: ['newton'] },
      published: { kind: 'phrases', accept: ['newton'] },
    };
    const answers = [
      'newton',
      'neuton',
      'force meter',
      'metals conduct heat well',
      '12',
      '3 x 10^8',
      '13',
      'not newton',
    ];
    const code = `import { attemptMarker } from '${packageName}';
      for (const [id, rule] of Object.entries(${JSON.stringify(rules)})) {
        const judged = [{ answer: 'force meter', marks: 1, by: 'A teacher', at: '2026-01-05T09:00:00Z' }];
        const question = { id, type: 'text', maxMarks: 1, rule, ...(id === 'judged' && { judged }), ...(id === 'credited' && { credit: 'everyone' }) };
        const scheme = { schemaVersion: 1, slug: 'a', title: 'A', profile: 'general', gradeScale: 'science', questions: [question] };
        const mark = attemptMarker(scheme, { policy: id === 'published' ? 'published' : 'guarded' });
        for (const value of ${JSON.stringify(answers)}) {
          const { results: [result], unmarked } = mark({ [id]: { questionId: id, value } });
          console.log(JSON.stringify([id, value, result.state ?? '', unmarked ?? 0, result.marksAwarded, result.refusal, result.confidence]));
        }
      }`;
    const read = (printed: string) =>
      printed
        .trim()
        .split('\n')
        .map((line): unknown[] => JSON.parse(line));
    write('node.js', code);
    const [here, there] = [read(node('node.js')), read(printedInBrowser(code))];
    expect(there).toHaveLength(here.length);
    const leftToServer = there.filter(([, , state]) => state === 'needs-server');
    expect(there).toEqual(here.map((row, at) => (there[at]?.[2] === 'needs-server' ? there[at] : row)));
    for (const [id, value, , unmarked, marks, refusal, confidence] of leftToServer)
      expect([id, value, unmarked, marks, refusal, confidence]).toEqual([id, value, 1, 0, null, 0]);
    expect(new Set(leftToServer.map(([id]) => id))).toEqual(
      new Set(['value', 'drawing', 'short-answer', 'model-answer', 'judged', 'published']),
    );
  });
});
