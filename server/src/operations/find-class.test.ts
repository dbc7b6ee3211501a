import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { storeStudents } from '../db/store-students.ts';
import { type TestDatabase, testDatabases } from '../db/testing/test-databases.ts';
import { getClass, getClassCode } from './find-class.ts';
import { loadBuiltInContent } from './load-built-in-content.ts';
import { Problem } from './problem.ts';
import { createServices, type Services } from './services.ts';

for (const { name, create } of testDatabases) {
  describe(`a class on ${name}`, () => {
    let test: TestDatabase;
    let database: Database;
    let services: Services;
    beforeEach(async () => {
      test = await create();
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
      expect(await getClassCode(services, typed, (why) => new Problem('not-found', why))).toBe(code);
    });

    it.each([
      ['of the same year', '8z/Sc9', /^class: there is no class '8z\/Sc9'\. Did you mean 8a\/Sc1, /],
      ['and where there are none, the call that lists them', 'x', /^class: .* GET \/api\/classes lists them all\.$/],
    ])('that is none is refused in the words of the call, with classes %s', async (_which, typed, message) => {
      const refusal = getClassCode(services, typed, (why) => new Problem('not-found', `class: ${why}`));
      await expect(refusal).rejects.toThrow(message);
    });

    it('that no list has takes no new students', async () => {
      await expect(getClass(services, '9Left', '')).rejects.toThrow(/^studentClass: there is no class '9Left'/);
    });
  });
}
