import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { pupilTables } from './pupil-rows.ts';
import { type TestDatabase, testDatabases, withTables } from './testing/test-databases.ts';

/** They lead to nobody but whom another column of the row names. */
const led = ['scores.best_attempt_id', 'scores.first_attempt_id'];

for (const { name, create } of testDatabases) {
  describe(`what is kept of a pupil on ${name}`, () => {
    let test: TestDatabase;
    let database: Database;
    beforeAll(async () => {
      test = await create(withTables);
      database = await openDatabase(test.address);
    });
    afterAll(async () => {
      await database.close();
      await test.remove();
    });

    it('is in every table that leads to a student or an attempt: export, erasure and retention know each', async () => {
      const queries = database.writer.getQueryInterface();
      const leading: string[] = [];
      for (const table of await queries.showAllTables()) {
        const keys = (await queries.getForeignKeyReferencesForTable(table)) as Record<string, string>[];
        const ofPupils = keys.filter((key) => /^(students|attempts)$/.test(key.referencedTableName ?? ''));
        const byName = Object.keys(await queries.describeTable(table)).filter((one) =>
          /(student|attempt)_id$/.test(one),
        );
        const columns = new Set([...ofPupils.map((key) => key.columnName ?? ''), ...byName]);
        leading.push(...[...columns].map((column) => `${table}.${column}`));
      }
      const { tables } = database.reader;
      const known = pupilTables.flatMap(({ table, student, attempt }) =>
        [student, attempt === 'id' ? undefined : attempt].flatMap((column) =>
          column === undefined
            ? []
            : `${tables[table].getTableName()}.${column.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)}`,
        ),
      );
      expect(leading.sort()).toEqual([...known, ...led].sort());
    });
  });
}
