import sqlite3 from 'sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCallLimit } from './call-limit.ts';
import { createSqliteStatements, type SqliteStatements } from './sqlite-statements.ts';

let connection: sqlite3.Database;
let statements: SqliteStatements;
beforeEach(async () => {
  connection = new sqlite3.Database(':memory:');
  statements = createSqliteStatements(connection, createCallLimit(60_000));
  await statements.run('CREATE TABLE words (id INTEGER PRIMARY KEY, word TEXT UNIQUE)');
});
afterEach(async () => {
  await statements.close();
  // Fails where a statement was not let go of.
  await new Promise<void>((resolve, reject) => connection.close((error) => (error ? reject(error) : resolve())));
});

it('takes values by number, in any order and more than once', async () => {
  expect(await statements.run('SELECT $2 AS b, $1 AS a, $2 AS c', ['x', 'y'])).toEqual([{ a: 'x', b: 'y', c: 'y' }]);
});

it('gives the rows that an insert returns', async () => {
  expect(await statements.run('INSERT INTO words (word) VALUES ($1) RETURNING id', ['wave'])).toEqual([{ id: 1 }]);
});

it('can run a statement again after it failed', async () => {
  const insert = 'INSERT INTO words (word) VALUES ($1)';
  await statements.run(insert, ['wave']);
  await expect(statements.run(insert, ['wave'])).rejects.toThrow(/UNIQUE/);
  await statements.run(insert, ['crest']);
  expect(await statements.run('SELECT word FROM words ORDER BY id')).toEqual([{ word: 'wave' }, { word: 'crest' }]);
});

it('reports a statement that is no SQL, each time', async () => {
  await expect(statements.run('SELEKT 1')).rejects.toThrow(/syntax/);
  await expect(statements.run('SELEKT 1')).rejects.toThrow(/syntax/);
});

it('goes on when more statements are used than are kept, at the same time', async () => {
  const numbers = Array.from({ length: 300 }, (_, index) => index);
  const rows = await Promise.all(numbers.map((number) => statements.run(`SELECT ${number} AS number`)));
  expect(rows).toEqual(numbers.map((number) => [{ number }]));
});
