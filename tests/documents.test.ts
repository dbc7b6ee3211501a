import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../scripts/lib/root.mjs';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'marking-core/README.md',
  ...readdirSync(inRoot('docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path)),
];

test.each(documents)('%s links to what is there', (document) => {
  const targets = [...read(document).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, target = '']) => target);
  const files = targets.filter((target) => !/^[a-z]+:/.test(target));
  expect(files.filter((file) => !existsSync(inRoot(dirname(document), file)))).toEqual([]);
});

test('the table of settings names each environment variable that the server reads, and no other', () => {
  const schemas = ['server/src/config.ts', 'server/src/config-one-roster.ts'].map((path) => {
    const source = read(path);
    return source.slice(source.indexOf('const environment'), source.indexOf('});'));
  });
  const variables = [...schemas.join('').matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
  const rows = [...read('docs/configuration.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(variables.length).toBeGreaterThan(3);
  expect(rows.sort()).toEqual(variables.sort());
});

test.each(documents)('%s names files that are there', (document) => {
  const inRepository = /`(?:npx tsx )?((?:cli|docs|fixtures|marking-core|scripts|server|tests|web)\/[\w./-]+)/g;
  const files = [...read(document).matchAll(inRepository)].map(([, file = '']) => file);
  expect(files.filter((file) => !existsSync(inRoot(file)))).toEqual([]);
});

test('every decision has its number and title in the list of decisions', () => {
  const records = readdirSync(inRoot('docs/decisions')).filter((name) => /^\d{4}-/.test(name));
  const rows = records.map((name) => {
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(read(`docs/decisions/${name}`)) ?? [];
    return `| [${number?.padStart(4, '0')}](${name}) | ${title} |`;
  });
  const list = read('docs/decisions/README.md').split('\n');
  expect(list.filter((line) => line.startsWith('| ['))).toEqual(rows);
});

function read(path: string) {
  return readFileSync(inRoot(path), 'utf8');
}
