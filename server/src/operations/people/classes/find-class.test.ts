import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { openDatabase } from '../../../db/open-database.ts';
import { storeStudents } from '../../../db/store-students.ts';
import { type TestDatabase, testDatabases, withTables } from '../../../db/testing/test-databases.ts';
import { loadBuiltInContent } from '../../homework/catalogue/load-built-in-content.ts';
import { createServices, type Services } from '../../site/services/services.ts';
import { getClass, getClassCode } from './find-class.ts';

for (const { name, create } of testDatabases) {
  describe(`a class on ${name}`, () => {
    let test: TestDatabase;
    let database: Database;
    let services: Services;
    beforeEach(async () => {
      test = await create(withTables);
      database = await openDatabase(test.address);
      services = createServices(database);
      await loadBuiltInContent(services);
      const left = { classCode: '9Left', name: 'Ada', normalisedName: 'ada', teacher: 'x' };
      await database.write((session) => storeStudents(session, [left], '2026-01-12T09:00:00.000Z'));
    });
    afterEach(async () => {
      await database.close();
      await test.remove();
    });

    it.each([
      ['as it is on a list', '8a/Sc1', '8a/Sc1'],
      ['in other capitals and with spaces', ' 8A / sc1', '8a/Sc1'],
      ['of students, though it is on no list any more', '9Left', '9Left'],
      ['the same in other capitals', ' 9left ', '9Left'],
    ])('is known by its code %s', async (_how, typed, code) => {
      expect(await getClassCode(services, typed, { code: 'not-found', field: 'class' })).toBe(code);
    });

    it.each([
      ['of the same year', '8z/Sc9', { kind: 'choose-other', values: expect.arrayContaining(['8a/Sc1']) }],
      ['or where there are none, of what lists them', 'x', { kind: 'list-classes' }],
    ])('that is unknown is refused by field, with a hint %s', async (_which, typed, hint) => {
      const refusal = getClassCode(services, typed, { code: 'not-found', field: 'class' });
      const message = `there is no class '${typed}'.`;
      await expect(refusal).rejects.toMatchObject({ code: 'not-found', message, details: { field: 'class', hint } });
    });

    it('that no list has takes no new students', async () => {
      await expect(getClass(services, '9Left', '')).rejects.toMatchObject({
        message: "there is no class '9Left'.",
        details: { field: 'studentClass' },
      });
    });
  });
}
