import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../cli/src/testing/run-markwell.ts';
import { draftMarkScheme } from '../marking-core/src/index.ts';
import { inRoot } from '../scripts/lib/root.mjs';
import { isAll } from '../scripts/lib/test-amount.ts';
import { bulkUploadHomework, testMarking } from '../server/src/contract/index.ts';
import { testDatabases } from '../server/src/db/testing/test-databases.ts';
import { prepareSchemes } from '../server/src/operations/index.ts';
import { makeStaff } from '../server/src/testing/make-staff.ts';
import { startTestSite } from '../server/src/testing/test-site.ts';

const packageName = '@markwell/marking-core';
const fileOf = createRequire(import.meta.url).resolve;
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

/** What a page can bundle: what is kept small for pages, and everything. */
const bundles = { page: packageName, complete: `${packageName}/complete` } as const;

/** Keys as teachers type them, and answers; a browser bundle marks none of them unless it is complete. */
const keyed: readonly (readonly [question: string, key: string, ...answers: readonly string[]])[] = [
  ['How fast is it, in m/s?', '12.5 m/s', '12.5', '45 km/h', '12.5 m', '150 / 12 = 12.5', '12 or 12.5'],
  ['Simplify 4:6.', '2:3', '2 to 3', '4:6', '3:2'],
  ['Convert 13 into 8-bit binary.', '00001101', '0000 1101', '1101'],
  ['When was the battle?', '14 October 1066', '14/10/1066', '1066'],
  ['Expand 2(x + 3).', '2x + 6', '6 + 2x', '2x + 3'],
  ['What is the unit of force?', 'newton', 'newtons', 'neuton', 'newton metre'],
  ['Why do pans have metal bases?', 'Metals conduct heat well.', 'metal conducts heat', 'they look nice'],
  ['Name two gases in air.', 'nitrogen, oxygen, argon - any two', 'oxygen and argon', 'oxygen', 'iron'],
  ['Draw the circuit.', 'see diagram', 'a circle'],
];

describe('marking-core as others install it', () => {
  const home = mkdtempSync(join(tmpdir(), 'marking-core-'));
  const write = (name: string, text: string) => writeFileSync(join(home, name), text);
  const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: home, encoding: 'utf8' });
  let printed: readonly string[] = [];

  beforeAll(async () => {
    // Declarations of types take longer than all the rest, so they are made once a week.
    const withoutTypes = isAll ? [] : ['--ignore-scripts'];
    if (!isAll)
      execFileSync(process.execPath, [fileOf('tsup/dist/cli-default.js'), '--no-dts'], {
        cwd: inRoot('marking-core'),
        stdio: 'ignore',
      });
    execFileSync('npm', ['pack', '-w', packageName, '--silent', '--pack-destination', home, ...withoutTypes], {
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
    for (const [bundle, from] of Object.entries(bundles)) {
      write(`${bundle}.js`, `export * from '${from}';`);
      await build({
        root: home,
        configFile: false,
        logLevel: 'silent',
        resolve: { conditions: ['browser', 'module', 'import'] },
        build: {
          outDir: 'out',
          emptyOutDir: false,
          minify: false,
          lib: { entry: `${bundle}.js`, formats: ['iife'], name: 'core', fileName: bundle },
        },
      });
    }
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

  test('its types are found, and strict, without settings of ours', ({ skip }) => {
    skip(!isAll, 'once a week; npm run check looks at the types of its sources');
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
    const compilerOptions = { strict: true, noEmit: true, module: 'nodenext', target: 'es2022', types: [] };
    write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['typed.ts'] }));
    expect(node(fileOf('typescript/bin/tsc'))).toBe('');
  });

  /** What a program prints that has the library from a browser bundle, and nothing but the language: no Node, no files. */
  function printedInBrowser(code: string, bundle: keyof typeof bundles = 'page'): string {
    const printed: string[] = [];
    const log = (...values: unknown[]) => printed.push(`${format(...values)}\n`);
    const context = createContext({ console: { log }, URL });
    runInContext(readFileSync(join(home, `out/${bundle}.iife.js`), 'utf8'), context);
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
    expect(read(printedInBrowser(code, 'complete'))).toEqual(here);
    expect(there).toHaveLength(here.length);
    const leftToServer = there.filter(([, , state]) => state === 'needs-server');
    const marksOf = (row: unknown[] | undefined) => row?.slice(0, -1);
    expect(there.map(marksOf)).toEqual(
      here.map((row, at) => marksOf(there[at]?.[2] === 'needs-server' ? there[at] : row)),
    );
    for (const [id, value, , unmarked, marks, refusal, confidence] of leftToServer)
      expect([id, value, unmarked, marks, refusal, confidence]).toEqual([id, value, 1, 0, null, 0]);
    expect(new Set(leftToServer.map(([id]) => id))).toEqual(
      new Set(['value', 'short-answer', 'model-answer', 'judged', 'published']),
    );
  });

  test('a page, the server and the terminal give the same marks, or say who does', async () => {
    const questions = keyed.map(([question, key], at) => ({
      ...{ id: `q${at + 1}`, type: 'text', question, options: [], marks: 1, correctAnswers: [key] },
    }));
    const [scheme] = await prepareSchemes([draftMarkScheme({ slug: 'keyed', title: 'Keyed', questions })]);
    const answers = keyed.flatMap(([, , ...texts], at) => texts.map((value) => ({ questionId: `q${at + 1}`, value })));
    write('scheme.json', JSON.stringify(scheme));
    write('answers.jsonl', answers.map((answer) => JSON.stringify(answer)).join('\n'));
    const files = ['--scheme', join(home, 'scheme.json'), '--answers', join(home, 'answers.jsonl')];
    const terminal = linesOf((await runCommand(['mark', ...files, '--json'])).stdout);
    const code = `import { attemptMarker } from '${packageName}';
      const mark = attemptMarker(${JSON.stringify(scheme)});
      for (const answer of ${JSON.stringify(answers)})
        console.log(JSON.stringify(mark({ [answer.questionId]: answer }).results.find((one) => one.questionId === answer.questionId)));`;
    const server = await markedByServer(questions, answers);
    expect(terminal.map(markOf)).toEqual(server.map(markOf));
    expect(linesOf(printedInBrowser(code, 'complete')).map(markOf)).toEqual(server.map(markOf));
    const page = linesOf(printedInBrowser(code)).map(markOf);
    expect(page).toEqual(server.map((one, at) => (page[at]?.state === 'needs-server' ? page[at] : markOf(one))));
  });
});

/** What the result of an answer says, wherever it was marked. */
function markOf(result: unknown) {
  const field = (name: string): unknown => Reflect.get(Object(result), name);
  return { marks: field('marksAwarded') ?? field('score'), state: field('state'), confidence: field('confidence') };
}

function linesOf(printed: string): unknown[] {
  return printed
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}

/** Uploads the questions with their keys as a teacher does, and tries the answers one by one. */
async function markedByServer(questions: readonly object[], answers: readonly { questionId: string; value: string }[]) {
  const [sqlite] = testDatabases;
  if (sqlite === undefined) throw new Error('There is no database to test on.');
  const site = await startTestSite(sqlite.create);
  try {
    const { token } = await makeStaff(site.services, 'admin', 'head');
    const form = new FormData();
    const homeworkData = JSON.stringify([{ title: 'Keyed', weekNumber: 1, yearGroup: 9, questions }]);
    const fields = {
      batchName: 'Autumn',
      academicYear: '2024-25',
      yearGroup: '9',
      homeworkData,
      again: 'true',
      dryRun: 'false',
    };
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    const headers = { Authorization: `Bearer ${token}` };
    await fetch(site.url + bulkUploadHomework.path, { method: 'POST', body: form, headers });
    const results: unknown[] = [];
    for (const { questionId, value } of answers) {
      const at = Number(questionId.slice(1)) - 1;
      const body = { assignmentId: 151, answers: { [at]: value } };
      results.push((await site.send('POST', testMarking.path, { token, body })).body.questionResults[at]);
    }
    return results;
  } finally {
    await site.close();
  }
}
