import { expect, it } from 'vitest';
import { openDatabase } from '../../../db/open-database.ts';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { admitSignIn } from '../../people/sign-in/sign-in-limits.ts';
import { recordVisit } from '../monitor/record-visit.ts';
import { createServices } from '../services/services.ts';
import { purgeExpired } from './purge-expired.ts';

const hour = 60 * 60_000;

for (const { name, create } of testDatabases) {
  it(`truncates addresses after a day, and removes failed logins then and visits after their time on ${name}`, async () => {
    const test = await create();
    const database = await openDatabase(test.address);
    let at = new Date('2026-01-01T00:00:00Z').getTime();
    const services = createServices(database, () => new Date(at));
    const visit = (studentName: string) =>
      recordVisit(
        services,
        { studentName, studentClass: '8a/Sc1', teacher: 'T' },
        { ipAddress: '203.0.113.77', location: 'Elsewhere', userAgent: 'A browser', referer: undefined },
      );
    const kept = async () =>
      (await database.reader.tables.visits.findAll({ order: ['id'] })).map((row) => [row.studentName, row.ipAddress]);

    const failures = async () => (await database.reader.run('SELECT address FROM sign_in_failures')).length;

    await visit('First');
    await admitSignIn(services, 'somebody', { ipAddress: '203.0.113.77' });
    at += 23 * hour;
    await visit('Second');
    await purgeExpired(services, { visitDays: 30, attemptYears: null }, null);
    expect(await failures()).toBe(1);
    expect(await kept()).toEqual([
      ['First', '203.0.113.77'],
      ['Second', '203.0.113.77'],
    ]);
    at += 2 * hour;
    await purgeExpired(services, { visitDays: 30, attemptYears: null }, null);
    expect(await failures()).toBe(0);
    expect(await kept()).toEqual([
      ['First', '203.0.113.0'],
      ['Second', '203.0.113.77'],
    ]);
    at += 29 * 24 * hour;
    await purgeExpired(services, { visitDays: 30, attemptYears: null }, null);
    expect(await kept()).toEqual([['Second', '203.0.113.0']]);
    await database.close();
    await test.remove();
  });
}
