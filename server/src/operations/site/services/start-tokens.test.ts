import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../db/open-database.ts';
import { type TestDatabase, testDatabases, withTables } from '../../../db/testing/test-databases.ts';
import { createStartTokens } from './start-tokens.ts';

const at = new Date('2026-01-19T08:59:00.000Z');
const start = { homeworkId: 2, classCode: '8b/Sc1' };
const days = (count: number) => new Date(at.getTime() + count * 24 * 60 * 60 * 1000);

for (const { name, create } of testDatabases) {
  describe(`a start token on ${name}`, () => {
    let test: TestDatabase;
    let [one, other]: Awaited<ReturnType<typeof openDatabase>>[] = [];
    beforeAll(async () => {
      test = await create(withTables);
      [one, other] = [await openDatabase(test.address), await openDatabase(test.address)];
    });
    afterAll(async () => {
      await one?.close();
      await other?.close();
      await test.remove();
    });

    it('is read by every server on the database, also where two make their first one at the same moment', async () => {
      const [a, b] = [createStartTokens(one!), createStartTokens(other!)];
      const [first, second] = await Promise.all([a.issue(start, at), b.issue(start, at)]);
      expect(second).toBe(first);
      expect(await createStartTokens(other!).read(first, start, days(1))).toBe(at.toISOString());
    });

    it('is read with the class however it is spaced and capitalised, and holds only the time and a signature', async () => {
      const tokens = createStartTokens(one!);
      const token = await tokens.issue({ ...start, classCode: '8B / sc1' }, at);
      expect(await tokens.read(token, start, days(1))).toBe(at.toISOString());
      expect(token).toMatch(new RegExp(`^${at.getTime()}\\.[\\w-]{43}$`));
    });

    it.each<[label: string, change: (token: string) => string, read?: object, now?: Date]>([
      ['of another homework', (token) => token, { homeworkId: 3 }],
      ['of another class', (token) => token, { classCode: '8b/Sc2' }],
      ['with another time', (token) => token.replace(/^\d+/, String(at.getTime() - 60_000))],
      ['with a signature that was cut', (token) => token.slice(0, -1)],
      ['that is only a time', () => String(at.getTime())],
      ['that is empty', () => ''],
      ['that is no token', () => 'NaN.aaaa'],
      ['older than sixty days', (token) => token, {}, days(60.001)],
    ])('%s is none', async (_label, change, read = {}, now = days(1)) => {
      const tokens = createStartTokens(one!);
      const token = await tokens.issue(start, at);
      expect(await tokens.read(change(token), { ...start, ...read }, now)).toBeNull();
      expect(await tokens.read(token, start, days(59.999))).toBe(at.toISOString());
    });

    it('of another school is none', async () => {
      const elsewhere = await create(withTables);
      const database = await openDatabase(elsewhere.address);
      const token = await createStartTokens(database).issue(start, at);
      await database.close();
      await elsewhere.remove();
      expect(await createStartTokens(one!).read(token, start, at)).toBeNull();
    });
  });
}
