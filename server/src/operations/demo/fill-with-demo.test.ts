import { allBuiltInHomework, markAttempt } from '@markwell/marking-core';
import { verify } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { demoAnswers } from '../../db/demo/answers.ts';
import { openDatabase } from '../../db/open-database.ts';
import { testDatabases } from '../../db/testing/test-databases.ts';
import { loadBuiltInContent } from '../homework/catalogue/load-built-in-content.ts';
import { createUser } from '../people/staff/create-user.ts';
import { createServices } from '../site/services/services.ts';
import { fillWithDemo, isDemo } from './fill-with-demo.ts';

for (const { name, create } of testDatabases) {
  it(`fills an empty database with a term, once, on ${name}`, async () => {
    const test = await create();
    const database = await openDatabase(test.address);
    const services = createServices(database);
    await loadBuiltInContent(services);
    const demo = await fillWithDemo(services);
    const { tables } = database.reader;
    expect(demo?.students).toBeGreaterThan(1400);
    expect(await tables.students.count()).toBe(demo?.students);
    expect(demo?.attempts).toBeGreaterThan(3000);
    expect(await tables.attempts.count()).toBe(demo?.attempts);
    expect(await tables.markings.count()).toBe(demo?.attempts);
    expect(await tables.attempts.count({ where: { currentMarkingId: null } })).toBe(0);
    const [teacher] = demo?.teachers ?? [];
    const user = await tables.users.findOne({ where: { username: teacher?.username ?? '' } });
    expect(user?.role).toBe('teacher');
    expect(await verify(user?.passwordHash ?? '', teacher?.password ?? '')).toBe(true);

    const visits = await tables.visits.findAll();
    expect(visits.length).toBe(demo?.visits);
    const age = (time: string) => Date.now() - Date.parse(time);
    expect(visits.filter(({ lastSeenAt }) => age(lastSeenAt) < 5 * 60_000).length).toBeGreaterThan(40);
    expect(visits.filter(({ lastSeenAt }) => age(lastSeenAt) < 24 * 60 * 60_000).length).toBeGreaterThan(200);
    // Not those that have just become a day old: addresses were shortened when the school was made, which takes a while.
    const old = visits.filter(({ lastSeenAt }) => age(lastSeenAt) > 25 * 60 * 60_000);
    expect(old.length).toBeGreaterThan(500);
    for (const { ipAddress } of old) expect(ipAddress).toMatch(/\.0$|::$/);

    expect(await fillWithDemo(services)).toBeUndefined();
    expect(await tables.students.count()).toBe(demo?.students);
    expect(await isDemo(services)).toBe(true);
    await database.close();
    await test.remove();
  });
}

it('tells no password of a username that was taken', async () => {
  const test = await testDatabases[0]!.create();
  const database = await openDatabase(test.address);
  const services = createServices(database);
  await loadBuiltInContent(services);
  expect(await isDemo(services)).toBe(false);
  const taken = { username: 'okafor', displayName: 'Another', role: 'teacher', password: 'of-her-own' } as const;
  await createUser(services, taken);
  const demo = await fillWithDemo(services);
  expect(demo?.teachers.map(({ username }) => username)).not.toContain('okafor');
  expect(demo?.teachers.length).toBe(2);
  await database.close();
  await test.remove();
});

describe('the answers of the demo', () => {
  const cases = allBuiltInHomework.flatMap(({ id, slug, scheme }) =>
    scheme.questions.flatMap((question) => {
      const bank = demoAnswers[id]?.[question.id];
      const give = (text: string) =>
        bank?.side === undefined
          ? { questionId: question.id, value: text, choice: text }
          : { questionId: question.id, value: text, choice: bank.side, reason: text };
      const marksFor = (text: string) =>
        markAttempt(scheme, { [question.id]: give(text) }).results.find(({ questionId }) => questionId === question.id)
          ?.marksAwarded ?? 0;
      return [{ label: `${slug} ${question.id}`, bank, maxMarks: question.maxMarks, marksFor }];
    }),
  );

  it.each(cases)('$label get the marks they were meant to get', ({ bank, maxMarks, marksFor }) => {
    expect(bank).toBeDefined();
    for (const text of bank?.right ?? []) expect([text, marksFor(text)]).toEqual([text, maxMarks]);
    for (const text of bank?.wrong ?? []) expect([text, marksFor(text) < maxMarks]).toEqual([text, true]);
  });
});
