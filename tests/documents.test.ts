import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../scripts/lib/root.mjs';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(inRoot('docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path)),
];

test.each(documents)('%s links to what is there', (document) => {
  const targets = [...read(document).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, target = '']) => target);
  const files = targets.filter((target) => !/^[a-z]+:/.test(target));
  expect(files.filter((file) => !existsSync(inRoot(dirname(document), file)))).toEqual([]);
});

test('the README names each environment variable that the server reads, and no other', () => {
  const source = read('server/src/config.ts');
  const schema = source.slice(source.indexOf('const environment'), source.indexOf('});'));
  const variables = [...schema.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
  const rows = [...read('README.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(variables.length).toBeGreaterThan(3);
  expect(rows.sort()).toEqual(variables.sort());
});

test('every decision is listed among the decisions', () => {
  const records = readdirSync(inRoot('docs/decisions')).filter((name) => /^\d{4}-/.test(name));
  const list = read('docs/decisions/README.md');
  expect(records.filter((name) => !list.includes(`](${name})`))).toEqual([]);
});

function read(path: string) {
  return readFileSync(inRoot(path), 'utf8');
}
