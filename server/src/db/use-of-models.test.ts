import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing'),
);

/**
 * Calls of models in a text that uses a transaction, and do not name it: on PostgreSQL they would be outside
 * of it.
 */
function callsOutside(text: string): string[] {
  if (!/\btables, transaction\b/.test(text)) return [];
  const calls = [...text.matchAll(/(?<!reader\.)\btables\.\w+(\s*\.scope\('\w+'\))?\s*\.(?!scope\()\w+\(/g)];
  return calls
    .map(({ index, 0: head }) => head + argumentsFrom(text, index + head.length))
    .filter((call) => !/\btransaction\b/.test(call));
}

function argumentsFrom(text: string, start: number): string {
  let depth = 1;
  let at = start;
  while (depth > 0 && at < text.length) {
    if (text[at] === '(') depth++;
    if (text[at] === ')') depth--;
    at++;
  }
  return text.slice(start, at);
}

it.each([
  ['names it', 'const { tables, transaction } = session; tables.users.count({ where: f(1), transaction });', 0],
  ['leaves it out', 'const { tables, transaction } = session; tables.users.count({ where: f(1) }); transaction', 1],
  ['leaves it out in a scope', "const { tables, transaction } = session; tables.users.scope('told')\n.findAll({})", 1],
  [
    'names it in a scope',
    "const { tables, transaction } = session; tables.a.scope('told').findOne({ transaction })",
    0,
  ],
  ['only reads', 'const { tables } = reader; tables.users.count()', 0],
  ['reads beside', 'const { tables, transaction } = session; database.reader.tables.users.count()', 0],
])('finds the call of a model that %s', (_what, text, found) => {
  expect(callsOutside(text)).toHaveLength(found);
});

it('no call of a model that belongs to a transaction leaves it out', () => {
  const outside = files.flatMap((path) =>
    callsOutside(readFileSync(`${source}/${path}`, 'utf8')).map((call) => `${path}: ${call}`),
  );
  expect(outside).toEqual([]);
});

it('every file that keeps SQL says why', () => {
  const silent = files.filter((path) => {
    const text = readFileSync(`${source}/${path}`, 'utf8');
    const keeps = /\b(selectRows|insertRows)\(|\b(session|reader)\.run\(/.test(text);
    return keeps && !path.includes('migrations') && !/\b(by hand|hand-written)\b/i.test(text);
  });
  expect(silent).toEqual([]);
});
