import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { importRoster } from './import-roster.ts';

describe.each(testDatabases)('two of one name in a class list on $name', ({ create }) => {
  let site: TestSite;
  /** Each test has a class of its own. */
  let [own, made] = ['', 0];
  beforeAll(async () => {
    site = await startTestSite(create);
  });
  afterAll(() => site.close());
  beforeEach(() => {
    made += 1;
    own = `8a/T${made}`;
  });

  const load = (head: string, ...lines: readonly string[]) => {
    const csv = [`class,teacher,name,${head}`, ...lines.map((line) => `${own},Mr X,${line}`)].join('\n');
    return importRoster(site.services, { csv }, null);
  };
  const listed = async () =>
    (await site.services.database.reader.run(
      "SELECT id, name FROM students WHERE class_code = $1 AND source = 'roster' ORDER BY name",
      [own],
    )) as { id: number; name: string }[];
  const names = async () => (await listed()).map(({ name }) => name);
  const handIn = async (name: string): Promise<number> => {
    const { id } = (await site.post('/api/students', { name, studentClass: own, teacher: 'T' })).body;
    const sent = { studentId: id, assignmentId: 3, answers: { q1b: 'reflects' } };
    await site.post('/api/quiz-attempts', sent, { 'Idempotency-Key': randomUUID() });
    return id;
  };

  it.each<[label: string, head: string, lines: readonly string[], names: readonly string[], warnings: number]>([
    ['by a number of the school', 'UPN', ['Sam Lee,A1', 'Sam Lee,B2'], ['Sam Lee (1)', 'Sam Lee (2)'], 0],
    ['by their forms', 'Reg Group', ['Sam Lee,8R', 'Sam Lee,8S'], ['Sam Lee (8R)', 'Sam Lee (8S)'], 0],
    [
      'by their forms before numbers',
      'Reg Group,UPN',
      ['Sam Lee,8R,1', 'Sam Lee,8S,2'],
      ['Sam Lee (8R)', 'Sam Lee (8S)'],
      0,
    ],
    [
      'by numbers where forms are one',
      'Reg Group,UPN',
      ['Sam Lee,8R,1', 'Sam Lee,8R,2'],
      ['Sam Lee (1)', 'Sam Lee (2)'],
      0,
    ],
    [
      'by a date of birth',
      'Date of Birth',
      ['Sam Lee,1/2/2013', 'sam lee,3/4/2013'],
      ['Sam Lee (1)', 'Sam Lee (2)'],
      0,
    ],
    ['by what is in brackets', 'x', ['Sam Lee (A),', 'Sam Lee (B),'], ['Sam Lee (A)', 'Sam Lee (B)'], 0],
    ['not by a line that is there twice', 'UPN', ['Sam Lee,A1', 'Sam Lee,A1'], ['Sam Lee'], 1],
    ['not where nothing tells them apart', 'x', ['Sam Lee,', 'Sam Lee,'], ['Sam Lee'], 1],
    ['not where one of them has no number', 'UPN', ['Sam Lee,A1', 'Sam Lee,'], ['Sam Lee'], 1],
  ])('are told apart %s', async (_label, head, lines, expected, warnings) => {
    const { messages } = await load(head, ...lines);
    expect(await names()).toEqual(expected);
    expect(messages).toHaveLength(warnings);
  });

  it('keep their numbers in later lists, in any order, when one leaves and when a third comes', async () => {
    await load('UPN', 'Sam Lee,B2', 'Sam Lee,C3');
    const before = await listed();
    await load('UPN', 'Sam Lee,C3', 'Sam Lee,B2');
    expect(await listed()).toEqual(before);
    await load('UPN', 'Sam Lee,C3', 'Sam Lee,A1', 'Sam Lee,B2');
    expect(await listed()).toEqual([...before, { id: expect.any(Number), name: 'Sam Lee (3)' }]);
    await load('UPN', 'Sam Lee,C3');
    expect(await listed()).toEqual([before[1]]);
  });

  it('are two when the second comes later: what the first handed in stays theirs, and what could be either’s waits', async () => {
    await load('UPN', 'Sam Lee,A1');
    const [first] = await listed();
    expect(await handIn('Sam Lee')).toBe(first?.id);
    const { classes } = await load('UPN', 'Sam Lee,B2', 'Sam Lee,A1');
    expect(classes).toMatchObject([{ added: 1, removed: 0 }]);
    expect(await listed()).toEqual([
      { id: first?.id, name: 'Sam Lee (1)' },
      { id: expect.any(Number), name: 'Sam Lee (2)' },
    ]);
    expect(await handIn('sam lee 1')).toBe(first?.id);
    expect((await listed()).map(({ id }) => id)).not.toContain(await handIn('Sam Lee'));
  });

  it('are kept apart by a digest, not by the number itself', async () => {
    await load('UPN', 'Sam Lee,H801200001001');
    const rows = await site.services.database.reader.run('SELECT * FROM students WHERE class_code = $1', [own]);
    expect(JSON.stringify(rows)).not.toContain('801200001001');
  });
});
