import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { mergeStudents } from '../students/merge-students.ts';
import { importRoster } from './import-roster.ts';

describe.each(testDatabases)('names that were merged, in a class list on $name', ({ create }) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await startTestSite(create);
  });
  afterEach(() => site.close());

  /** The number of whoever types the name. */
  const typed = async (name: string, studentClass = '8a/Sc1'): Promise<number> =>
    (await site.post('/api/students', { name, studentClass, teacher: 'T' })).body.id;
  const handIn = (studentId: number) =>
    site.post(
      '/api/quiz-attempts',
      { studentId, assignmentId: 3, answers: { q1b: 'it reflects' } },
      { 'Idempotency-Key': randomUUID() },
    );
  /** Whoever hands in under the first name was the one of the second. */
  async function merge(from: readonly [string, string?], into: readonly [string, string?]): Promise<number> {
    const [wrong, right] = [await typed(...from), await typed(...into)];
    for (const id of [wrong, right]) await handIn(id);
    await mergeStudents(site.services, { from: [wrong], into: right }, null);
    return right;
  }
  const load = (...rows: readonly [studentClass: string, name: string][]) =>
    importRoster(site.services, { csv: ['class,name', ...rows.map((row) => row.join())].join('\n') }, null);
  const students = async (...classes: string[]) =>
    (await site.services.database.reader.run(
      `SELECT id, class_code, name, source FROM students WHERE class_code IN (${classes.map((one) => `'${one}'`)})
        ORDER BY class_code, name`,
    )) as { id: number; class_code: string; name: string; source: string }[];

  it.each<[label: string, rows: readonly [string, string][]]>([
    ['the wrong name alone', [['8a/Sc1', 'Zo Hart']]],
    ['the right name alone', [['8a/Sc1', 'Zoe Hart']]],
    [
      'both',
      [
        ['8a/Sc1', 'Zo  HART'],
        ['8a/Sc1', 'Zoe Hart'],
      ],
    ],
  ])('bring nobody back as a second student: %s', async (_label, rows) => {
    const id = await merge(['Zo Hart'], ['Zoe Hart']);
    for (let time = 1; time <= 2; time += 1) {
      const { classes } = await load(...rows);
      expect(classes).toMatchObject([{ students: 1, added: time === 1 ? 1 : 0, removed: 0 }]);
      expect(await students('8a/Sc1')).toEqual([{ id, class_code: '8a/Sc1', name: 'Zoe Hart', source: 'roster' }]);
    }
    for (const name of ['Zo Hart', 'Zoe Hart']) expect(await typed(name)).toBe(id);
  });

  it('take a second student off the list that a list had brought back', async () => {
    const id = await merge(['Zo Hart'], ['Zoe Hart']);
    await site.services.database.write((session) =>
      session.run(
        `INSERT INTO students (id, class_code, name, normalised_name, teacher, source, created_at)
         VALUES (77, '8a/Sc1', 'Zo Hart', 'zo hart', 'T', 'roster', 'x')`,
      ),
    );
    await load(['8a/Sc1', 'Zo Hart']);
    expect(await students('8a/Sc1')).toMatchObject([{ source: 'former' }, { id, source: 'roster' }]);
  });

  it('bring a student over who was merged with one of a class that has them on no list', async () => {
    const id = await merge(['Sam Lee', '8b/Sc1'], ['Samuel Lee', '8a/Sc1']);
    await load(['8b/Sc1', 'Sam Lee']);
    expect(await students('8a/Sc1', '8b/Sc1')).toEqual([
      { id, class_code: '8b/Sc1', name: 'Sam Lee', source: 'roster' },
    ]);
    expect(await typed('Sam Lee', '8b/Sc1')).toBe(id);
  });

  it.each([
    ['in the same file', true],
    ['since before', false],
  ])('are somebody else where the class of the other has them on its list %s', async (_label, isTogether) => {
    const id = await merge(['Sam Lee', '8b/Sc1'], ['Sam Lee', '8a/Sc1']);
    if (!isTogether) await load(['8a/Sc1', 'Sam Lee']);
    await load(...(isTogether ? [['8a/Sc1', 'Sam Lee'] as [string, string]] : []), ['8b/Sc1', 'Sam Lee']);
    const found = await students('8a/Sc1', '8b/Sc1');
    expect(found.map(({ class_code: code, source }) => [code, source])).toEqual([
      ['8a/Sc1', 'roster'],
      ['8b/Sc1', 'roster'],
    ]);
    expect([await typed('Sam Lee', '8a/Sc1'), await typed('Sam Lee', '8b/Sc1')]).toEqual(found.map((one) => one.id));
    expect(found[0]?.id).toBe(id);
  });

  it('of a student with nothing handed in go with the list that they were on', async () => {
    await load(['8a/Sc1', 'Zoe Hart'], ['8a/Sc1', 'Zo Hart']);
    const [wrong, right] = [await typed('Zo Hart'), await typed('Zoe Hart')];
    await mergeStudents(site.services, { from: [wrong], into: right }, null);
    await importRoster(site.services, { csv: 'class,name\n8b/Sc1,Ada Lovelace', removeSamples: true }, null);
    expect(await students('8a/Sc1')).toEqual([]);
    expect(await site.services.database.reader.run('SELECT id FROM merged_students')).toEqual([]);
  });
});
