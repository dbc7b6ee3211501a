import type { QueryInterface } from 'sequelize';
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { serverLimits } from './limits.ts';
import { migrateWithin } from './migrate.ts';
import { openAsItIs, openDatabase } from './open-database.ts';
import { openPostgres } from './postgres-database.ts';
import type { Session } from './session.ts';
import { openSqlite } from './sqlite-database.ts';
import { type TestDatabase, testDatabases } from './testing/test-databases.ts';

for (const { name, create } of testDatabases) {
  describe(`the schema on ${name}`, () => {
    const cleanups: (() => Promise<void>)[] = [];
    afterEach(async () => {
      for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
    });

    async function open(how: (test: TestDatabase) => Promise<Database>): Promise<Database> {
      const test = await create();
      cleanups.push(test.remove);
      const database = await how(test);
      cleanups.push(database.close);
      return database;
    }

    it('is after migration what the models say, whatever database the program made before', async () => {
      for (const other of testDatabases) {
        const before = await other.create();
        cleanups.push(before.remove);
        await (await openDatabase(before.address)).close();
      }
      const migrated = await open(({ address }) => openDatabase(address));
      const synced = await open(({ address }) =>
        address.engine === 'sqlite' ? openSqlite(address.file, serverLimits) : openPostgres(address.url, serverLimits),
      );
      const models = await modelsOf(synced);
      await synced.writer.sync();

      const [fromMigrations, fromModels] = [await describeSchema(migrated), await describeSchema(synced)];
      expect(Object.keys(fromModels)).toHaveLength(models.length);
      expect(fromMigrations).toEqual(fromModels);
    });

    it('is not changed by a second start', async () => {
      const test = await create();
      cleanups.push(test.remove);
      const first = await openDatabase(test.address);
      const before = await describeSchema(first);
      await first.close();
      const second = await openDatabase(test.address);
      cleanups.push(second.close);
      expect(await describeSchema(second)).toEqual(before);
    });

    /** A database that Markwell left before its scores were kept, changed by `change`. */
    async function olderSchool(
      change: (session: Session) => Promise<unknown>,
      last = '0020-class-lists-on-screen',
    ): Promise<TestDatabase> {
      const test = await create();
      cleanups.push(test.remove);
      const older = await openAsItIs(test.address);
      await older.write((session) => migrateWithin(older, session, last));
      await older.write(change);
      await older.close();
      return test;
    }

    it.each<[label: string, change: string, stops: string]>([
      ['a table is missing', 'DROP TABLE markings', '0024-after-closing'],
      ['a column is missing', 'ALTER TABLE attempts RENAME COLUMN submitted_at TO handed_in', '0021-scores'],
      ['another program has made a table of the same name', 'CREATE TABLE scores (x INTEGER)', '0021-scores'],
    ])(
      'is not brought up to date where %s; it says what to do, and nothing is changed',
      async (_label, change, stops) => {
        const drop = change.startsWith('DROP') && name === 'postgres' ? `${change} CASCADE` : change;
        const { address } = await olderSchool((session) => session.run(drop));
        const done = async () => {
          const database = await openAsItIs(address);
          const tables = await describeSchema(database);
          const names = await database.reader.run('SELECT name FROM schema_migrations ORDER BY name');
          await database.close();
          return { names, tables };
        };
        const before = await done();
        await expect(openDatabase(address)).rejects.toMatchObject({
          name: 'CannotOpenDatabase',
          isBroken: true,
          message: expect.stringMatching(
            new RegExp(`cannot be brought up to date.*${stops}.*Nothing in it was changed.*markwell restore FILE`),
          ),
        });
        expect(await done()).toEqual(before);
      },
    );

    it('knows the pupils of an older database by name and the school’s key together, and changes nothing else of them', async () => {
      const { address } = await olderSchool(async (session) => {
        const of =
          'INSERT INTO students (id, class_code, name, normalised_name, teacher, source, created_at, list_key) VALUES';
        await session.run(`${of} (5, '7a', 'Sam Lee', 'sam lee', 'T', 'self', 'x', 'K1'), (3, '8a', 'Sam LEE (1)', 'sam lee 1', 'T', 'roster', 'x', 'K1'),
          (7, '8b', 'Sam Lee', 'sam lee', 'T', 'roster', 'x', NULL), (8, '8c', 'Sam Lee', 'sam lee', 'T', 'roster', 'x', 'K2'), (9, '8d', 'Born Too', 'born too', 'T', 'roster', 'x', 'K1')`);
      }, '0026-staff-identity');
      const database = await openDatabase(address);
      cleanups.push(database.close);
      const rows = await database.reader.run(
        'SELECT id, class_code, name, source, person_id, member_from, member_until FROM students ORDER BY id',
      );
      const lasting = { member_from: null, member_until: null };
      expect(rows).toEqual([
        { id: 3, class_code: '8a', name: 'Sam LEE (1)', source: 'roster', person_id: 3, ...lasting },
        { id: 5, class_code: '7a', name: 'Sam Lee', source: 'self', person_id: 3, ...lasting },
        { id: 7, class_code: '8b', name: 'Sam Lee', source: 'roster', person_id: null, ...lasting },
        { id: 8, class_code: '8c', name: 'Sam Lee', source: 'roster', person_id: null, ...lasting },
        { id: 9, class_code: '8d', name: 'Born Too', source: 'roster', person_id: null, ...lasting },
      ]);
    });

    it('is made once by two processes that start together', async () => {
      const test = await create();
      cleanups.push(test.remove);
      const opened = await Promise.all([openDatabase(test.address), openDatabase(test.address)]);
      cleanups.push(...opened.map(({ close }) => close));
      expect(Object.keys(await describeSchema(opened[0]))).toHaveLength((await modelsOf(opened[0])).length);
    });
  });
}

/** The models of the connection that writes: they are defined once they are asked for. */
function modelsOf({ write }: Database): Promise<string[]> {
  return write(async ({ tables }) => Object.keys(tables));
}

/**
 * Columns, indexes and foreign keys of every table of ours, in an order that does not depend on how they were
 * made.
 */
async function describeSchema({ writer }: Database): Promise<Record<string, unknown>> {
  const queryInterface = writer.getQueryInterface();
  const tables = (await queryInterface.showAllTables()).filter((table) => table !== 'schema_migrations').sort();
  const described = await Promise.all(tables.map(async (table) => [table, await describeTable(queryInterface, table)]));
  return Object.fromEntries(described);
}

async function describeTable(queryInterface: QueryInterface, table: string) {
  const [columns, indexes, keys] = await Promise.all([
    queryInterface.describeTable(table),
    queryInterface.showIndex(table) as Promise<{ name: string; unique: boolean; fields: { attribute: string }[] }[]>,
    queryInterface.getForeignKeyReferencesForTable(table),
  ]);
  return {
    columns: Object.entries(columns).sort(),
    indexes: indexes
      .map(({ name, unique, fields }) => `${name} ${unique} ${fields.map(({ attribute }) => attribute)}`)
      .sort(),
    keys: (keys as Record<string, string>[])
      .map(({ columnName, referencedTableName, referencedColumnName }) =>
        [columnName, referencedTableName, referencedColumnName].join(' '),
      )
      .sort(),
  };
}
