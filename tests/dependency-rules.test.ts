import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nothingCruised } from '../scripts/lib/nothing-cruised.mjs';
import { root } from '../scripts/lib/root.mjs';

/** A house in small that keeps every rule: each package imports what it may. */
const soundFiles = {
  'marking-core/src/index.ts': "import * as z from 'zod/mini'; import './rules/rule.ts'; export const a = z.string();",
  'marking-core/src/rules/rule.ts': 'export const rule = 1;',
  'marking-core/src/question-types/text/index.ts': "import '../../rules/rule.ts';",
  'marking-core/src/question-types/choice/index.ts': "import './options.ts';",
  'marking-core/src/question-types/choice/options.ts': 'export const options = 1;',
  'server/src/contract/index.ts': "import '@markwell/marking-core'; import './call.ts'; import 'zod/mini';",
  'server/src/contract/call.ts': 'export const call = 1;',
  'server/src/operations/index.ts':
    "import '../db/database.ts'; import '../config.ts'; import '@markwell/marking-core';",
  'server/src/operations/site/clock.ts': "import '../../config.ts';",
  'server/src/operations/people/classes/find.ts': "import '../../site/clock.ts';",
  'server/src/operations/people/students/find.ts': "import '../classes/find.ts';",
  'server/src/operations/people/students/find.test.ts': "import '../../demo/fill.ts';",
  'server/src/operations/demo/fill.ts': "import '../people/students/find.ts';",
  'server/src/http/routes.ts': "import '../operations/index.ts'; import '../contract/index.ts';",
  'server/src/db/database.ts': "import 'node:fs'; import 'zod/mini'; import '../contract/index.ts';",
  'server/src/homework-import/read-homework.ts': "import '../files/zip.ts'; import '../contract/index.ts';",
  'server/src/files/zip.ts': 'export const zip = 1;',
  'server/src/places/places.ts': "import '../config-error.ts';",
  'server/src/config-error.ts': 'export const configError = 1;',
  'server/src/config.ts': "import './config-error.ts'; import './places/places.ts'; import './db/database.ts';",
  'web/src/main.tsx':
    "import '@markwell/marking-core'; import '@markwell/server/contract'; import './features/landing/page.tsx';",
  'web/src/features/landing/page.tsx': "import '../../components/button.tsx';",
  'web/src/components/button.tsx': "import '../lib/call.ts';",
  'web/src/features/results/page.tsx': 'export const page = 1;',
  'web/src/lib/call.ts': 'export const call = 1;',
  'web/src/question-types/text/index.tsx': "import '@markwell/marking-core';",
  'cli/src/main.ts': "import '@markwell/server/operations'; import '@markwell/marking-core'; import 'node:fs';",
};

/** One planted breach a row: the rule it breaks, the file, what it imports, and why that must not be. */
const breaches: [rule: string, file: string, imported: string, label: string][] = [
  [
    'marking-core-imports-nothing-of-ours',
    'marking-core/src/b1.ts',
    '../../server/src/db/database.ts',
    'core → server',
  ],
  ['marking-core-imports-nothing-of-ours', 'marking-core/src/b2.ts', '@markwell/server/contract', 'core → contract'],
  ['marking-core-is-pure', 'marking-core/src/b3.ts', 'node:fs', 'core → files'],
  ['marking-core-is-pure', 'marking-core/src/b4.ts', 'express', 'core → a package other than zod'],
  ['marking-in-layers', 'marking-core/src/rules/b41.ts', '../question-types/text/index.ts', 'rule → type of question'],
  ['marking-in-layers', 'marking-core/src/text/b42.ts', '../index.ts', 'a layer → all that core offers'],
  ['marking-in-layers-named', 'marking-core/src/new/b43.ts', '../rules/rule.ts', 'a folder without its place'],
  ['server-imports-marking-core-only', 'server/src/b5.ts', '../../web/src/lib/call.ts', 'server → web'],
  ['server-imports-marking-core-only', 'server/src/b6.ts', '../../cli/src/main.ts', 'server → cli'],
  ['contract-is-browser-safe', 'server/src/contract/b7.ts', '../db/database.ts', 'contract → database'],
  ['contract-is-browser-safe', 'server/src/contract/b8.ts', 'node:crypto', 'contract → Node'],
  ['http-is-on-top', 'server/src/operations/b23.ts', '../http/routes.ts', 'operation → HTTP'],
  ['http-is-on-top', 'server/src/config-b24.ts', './http/routes.ts', 'configuration → HTTP'],
  ['operations-are-above-what-they-use', 'server/src/db/b25.ts', '../operations/index.ts', 'database → operation'],
  ['operations-are-above-what-they-use', 'server/src/config-b26.ts', './operations/index.ts', 'config → operation'],
  ['operations-in-rooms', 'server/src/operations/site/b36.ts', '../people/students/find.ts', 'room → room below'],
  ['operations-in-rooms', 'server/src/operations/submit/b37.ts', '../demo/fill.ts', 'a room without folders → below'],
  ['operations-in-rooms', 'server/src/operations/people/classes/b38.ts', '../students/find.ts', 'folder → below'],
  ['operations-in-rooms', 'server/src/operations/demo/b39.ts', '../index.ts', 'the last room → the list of all'],
  ['operations-in-rooms-named', 'server/src/operations/people/pets/b40.ts', '../../site/clock.ts', 'a new folder'],
  ['readers-of-files-know-files-alone', 'server/src/homework-import/b27.ts', '../db/database.ts', 'reader → database'],
  [
    'readers-of-files-know-files-alone',
    'server/src/homework-import/b28.ts',
    '../operations/index.ts',
    'reader → operation',
  ],
  ['readers-of-files-know-files-alone', 'server/src/files/b29.ts', '../config.ts', 'files → configuration'],
  ['database-and-places-stand-alone', 'server/src/places/b30.ts', '../db/database.ts', 'places → database'],
  ['database-and-places-stand-alone', 'server/src/db/b31.ts', '../config.ts', 'database → configuration'],
  ['web-imports-marking-core-and-contract-only', 'web/src/b9.ts', '@markwell/server/operations', 'web → operations'],
  ['web-imports-marking-core-and-contract-only', 'web/src/b10.ts', '../../server/src/db/database.ts', 'web → database'],
  ['web-imports-marking-core-and-contract-only', 'web/src/b11.ts', '../../cli/src/main.ts', 'web → cli'],
  [
    'web-takes-the-contract-by-its-index',
    'web/src/b12.ts',
    '../../server/src/contract/call.ts',
    'web → inside the contract',
  ],
  ['cli-calls-operations', 'cli/src/b13.ts', '../../server/src/db/database.ts', 'cli → database'],
  ['cli-calls-operations', 'cli/src/b14.ts', '../../web/src/lib/call.ts', 'cli → web'],
  ['packages-by-their-exports', 'server/src/b15.ts', '../../marking-core/src/rules/rule.ts', 'server → inside core'],
  [
    'question-types-are-apart',
    'marking-core/src/question-types/text/b16.ts',
    '../choice/options.ts',
    'core type → type',
  ],
  ['question-types-are-apart', 'web/src/question-types/graph/b17.ts', '../text/index.tsx', 'web type → type'],
  ['features-are-apart', 'web/src/features/landing/b18.ts', '../results/page.tsx', 'feature → feature'],
  ['web-in-layers', 'web/src/components/b32.tsx', '../features/landing/page.tsx', 'component → feature'],
  ['web-lib-shows-nothing', 'web/src/lib/b33.ts', '../components/button.tsx', 'lib → component'],
  ['no-circles', 'server/src/b19.ts', './b20.ts', 'a circle of two'],
  ['no-circles', 'server/src/b34.ts', './b35.ts', 'a circle of types'],
  ['everything-resolves', 'server/src/b21.ts', './is-not-there.ts', 'a file that is not there'],
  ['declared-dependencies-only', 'server/src/b22.ts', 'express', 'a package that package.json does not name'],
];
const otherHalves = {
  'server/src/b20.ts': "import './b19.ts';",
  'server/src/b35.ts': "import type {} from './b34.ts';",
};

const config = join(root, '.dependency-cruiser.cjs');
interface Cruise {
  summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] };
}

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'markwell-dependency-rules-'));
  cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  write('package.json', '{ "name": "house", "private": true }');
  mkdirSync(join(folder, 'node_modules/@markwell'), { recursive: true });
  for (const name of ['marking-core', 'server', 'web', 'cli']) {
    const { exports } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
    const dependencies = { '@markwell/marking-core': '*', '@markwell/server': '*', zod: '*' };
    write(`${name}/package.json`, JSON.stringify({ name: `@markwell/${name}`, type: 'module', dependencies, exports }));
    symlinkSync(join(folder, name), join(folder, 'node_modules/@markwell', name), 'dir');
  }
  for (const name of ['zod', 'express'])
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'dir');
  for (const [path, content] of Object.entries(soundFiles)) write(path, content);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the dependency rules', () => {
  test('let a sound house pass', () => {
    const { summary } = cruise();
    expect(summary.violations).toEqual([]);
    expect(summary.totalCruised).toBeGreaterThanOrEqual(Object.keys(soundFiles).length);
  });

  test('are each broken by a planted breach, and each has one planted', () => {
    for (const [, file, imported] of breaches) write(file, `import '${imported}'; export {};`);
    for (const [path, content] of Object.entries(otherHalves)) write(path, content);
    const { violations } = cruise().summary;
    const found = violations.map(({ rule, from }) => `${rule.name}: ${from}`);
    const planted = breaches.map(([rule, file]) => `${rule}: ${file}`);
    expect(planted.filter((breach) => !found.includes(breach))).toEqual([]);
    const files = new Set([...breaches.map(([, file]) => file), ...Object.keys(otherHalves)]);
    expect(violations.filter(({ from }) => !files.has(from))).toEqual([]);
    const { forbidden } = JSON.parse(
      run(['-e', `console.log(JSON.stringify(require(${JSON.stringify(config)})))`]).stdout,
    );
    const names: string[] = forbidden.map(({ name }: { name: string }) => name);
    expect(new Set(breaches.map(([rule]) => rule))).toEqual(new Set(names));
  });

  test('are not taken as kept when nothing was cruised', () => {
    mkdirSync(join(folder, 'empty'), { recursive: true });
    const { stdout, status } = cruiser(['empty']);
    expect(status).toBe(0);
    expect(nothingCruised(stdout)).toMatch(/No module was cruised/);
    expect(nothingCruised(cruiser(['marking-core/src/rules']).stdout)).toBeUndefined();
  });
});

function write(path: string, content: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

function cruise(): Cruise {
  const { stdout } = cruiser(['--output-type', 'json', 'marking-core', 'server', 'web', 'cli']);
  return JSON.parse(stdout);
}

function cruiser(args: string[]) {
  return run([join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'), '--config', config, ...args]);
}

function run(args: string[]) {
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
}
