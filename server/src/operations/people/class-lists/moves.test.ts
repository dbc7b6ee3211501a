import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RosterChoice, RosterImport } from '../../../contract/admin-classes.ts';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { readAuthority } from '../authority/own-classes.ts';

type Row = readonly [studentClass: string, name: string, number?: string];

describe.each(testDatabases)('pupils who change class, on $name', ({ create }) => {
  let site: TestSite;
  let token: string;
  let made = 0;
  let clock = Date.parse('2025-10-06T10:00:00Z');
  beforeEach(async () => {
    clock = Date.parse('2025-10-06T10:00:00Z');
    site = await startTestSite(create, { now: () => new Date(clock) });
    await wait(0);
  });
  /** Lets time pass, after which everybody has to sign in again. */
  const wait = async (until: number) => {
    clock = Math.max(clock, until);
    made += 1;
    token = (await makeStaff(site.services, 'admin', `head${made}`)).token;
  };
  afterEach(() => site.close());

  const send = (path: string, body: object) => site.send('POST', path, { token, body });
  const load = async (rows: readonly Row[], more: { dryRun?: boolean; same?: RosterChoice[] } = {}) => {
    const csv = ['class,name,upn', ...rows.map((row) => [...row, ''].slice(0, 3).join())].join('\n');
    const { status, body } = await send('/api/admin/classes/import', { csv, ...more });
    expect([status, body.error]).toEqual([200, undefined]);
    return body as RosterImport & { changeId: number };
  };
  const undo = (id: number) => site.send('POST', `/api/class-roster/changes/${id}/undo`, { token });
  const handIn = async (name: string, studentClass: string, answer = 'reflects') => {
    const { id } = (await site.post('/api/students', { name, studentClass, teacher: 'T' })).body;
    const sent = { studentId: id, assignmentId: 3, answers: { q1b: answer } };
    await site.post('/api/quiz-attempts', sent, { 'Idempotency-Key': randomUUID() });
    return id as number;
  };
  const get = async (path: string, code: string) =>
    (await site.get(`${path}?class=${encodeURIComponent(code)}`, token)).body;
  const history = async (student: number) => {
    const [one] = (await site.get(`/api/histories?student=${student}`, token)).body;
    return one as { student: { studentClass: string }; homework: { best: object | null; studentClass?: string }[] };
  };
  const idOf = async (name: string, code: string): Promise<number> =>
    (await get('/api/class-roster', code)).students.find((one: { name: string }) => one.name === name)?.id;
  const everything = async () => {
    const rows = (table: string, order = 'id') =>
      site.services.database.reader.run(`SELECT * FROM ${table} ORDER BY ${order}`);
    const students = (await rows('students')) as { person_id: number | null; id: number }[];
    return {
      // A number that was written down says the same as none, if nobody else has it.
      students: students.map((one) => ({ ...one, person_id: one.person_id ?? one.id })),
      attempts: await site.services.database.reader.run('SELECT id, student_id FROM attempts ORDER BY id'),
      scores: await rows('scores', 'student_id, homework_id'),
      dates: await rows('class_dates'),
    };
  };

  it('move with their history: the dry run says so, the old class keeps its figures, and it can be undone', async () => {
    await load([
      ['7a/Sc1', 'Sam Lee'],
      ['7a/Sc1', 'Di Dunn'],
      ['7a/Sc1', 'Al Arc'],
      ['7a/Sc2', 'Bo Bell'],
    ]);
    const first = await handIn('Sam Lee', '7a/Sc1');
    const report = () => get('/api/assignments/3/report', '7a/Sc1');
    const before = [await report(), await everything()] as const;
    const list: Row[] = [
      ['7a/Sc1', 'Di Dunn'],
      ['7a/Sc1', 'Al Arc'],
      ['7a/Sc2', 'Bo Bell'],
      ['7a/Sc2', 'Sam Lee'],
    ];
    const said = [
      { studentClass: '7a/Sc1', removed: 1, leaves: [], keptAs: null },
      { studentClass: '7a/Sc2', comes: [], moves: [{ name: 'Sam Lee', from: '7a/Sc1', attempts: 1, why: 'name' }] },
    ];
    expect((await load(list, { dryRun: true })).classes).toMatchObject(said);
    expect(await everything()).toEqual(before[1]);

    await wait(clock + 24 * 60 * 60_000);
    const { classes, changeId } = await load(list);
    expect(classes).toMatchObject(said);
    const second = await idOf('Sam Lee', '7a/Sc2');
    for (const id of [first, second])
      expect((await history(id)).homework.filter(({ best }) => best !== null)).toHaveLength(1);
    expect((await history(second)).homework.find(({ best }) => best !== null)).toMatchObject({
      studentClass: '7a/Sc1',
    });
    const after = await report();
    expect([after.overview, after.completedStudents]).toEqual([before[0].overview, before[0].completedStudents]);
    expect((await get('/api/class-roster', '7a/Sc1')).unlisted).toEqual([]);

    expect((await undo(changeId)).status).toBe(200);
    expect((await everything()).students).toEqual(before[1].students);
    expect((await undo(changeId)).status).toBe(409);
  });

  it.each<[label: string, before: readonly Row[], after: readonly Row[], told: object]>([
    [
      'by the school’s number, also under another name',
      [['7a/Sc1', 'Sam Lee', 'U1']],
      [
        ['7a/Sc1', 'New One', 'U9'],
        ['7a/Sc2', 'Samira Lee', 'U1'],
      ],
      { moves: [{ name: 'Samira Lee', from: '7a/Sc1', why: 'number' }], doubtful: [], comes: [] },
    ],
    [
      'by name, however it is written',
      [['7a/Sc1', 'Zoë Hart']],
      [
        ['7a/Sc1', 'New One'],
        ['7a/Sc2', '"HART, Zoe"'],
      ],
      { moves: [{ from: '7a/Sc1', why: 'name' }], doubtful: [] },
    ],
    [
      'not when the numbers say that they are two',
      [['7a/Sc1', 'Sam Lee', 'U1']],
      [
        ['7a/Sc1', 'New One', 'U9'],
        ['7a/Sc2', 'Sam Lee', 'U2'],
      ],
      { moves: [], doubtful: [], comes: ['Sam Lee'] },
    ],
    [
      'not for certain if two could be meant',
      [
        ['7a/Sc1', 'Sam Lee'],
        ['7b/Sc1', 'Sam Lee'],
      ],
      [
        ['7a/Sc1', 'New One'],
        ['7b/Sc1', 'Other One'],
        ['7a/Sc2', 'Sam Lee'],
      ],
      { moves: [], doubtful: [{ name: 'Sam Lee', maybe: [{ studentClass: '7a/Sc1' }, { studentClass: '7b/Sc1' }] }] },
    ],
    [
      'not for certain from a class that the lists do not have',
      [['7a/Sc1', 'Sam Lee']],
      [['7a/Sc2', 'Sam Lee']],
      { moves: [], doubtful: [{ name: 'Sam Lee', maybe: [{ studentClass: '7a/Sc1', why: 'name' }] }] },
    ],
    [
      'not for certain under a name that is only like it',
      [['7a/Sc1', 'Samuel Tan']],
      [
        ['7a/Sc1', 'New One'],
        ['7a/Sc2', 'Sam Tan'],
      ],
      { moves: [], doubtful: [{ name: 'Sam Tan', maybe: [{ name: 'Samuel Tan', why: 'nickname' }] }] },
    ],
    [
      'never to a class far above',
      [['7a/Sc1', 'Sam Lee']],
      [
        ['7a/Sc1', 'New One'],
        ['11a1', 'Sam Lee'],
      ],
      { moves: [], doubtful: [], comes: ['Sam Lee'] },
    ],
  ])('are known %s', async (_label, before, after, told) => {
    await load(before);
    const { classes } = await load(after, { dryRun: true });
    expect(classes.at(-1)).toMatchObject(told);
  });

  it('are whom a person says they are, and new if nobody says', async () => {
    await load([
      ['7a/Sc1', 'Samuel Tan'],
      ['7a/Sc1', 'Ann Old'],
    ]);
    const samuel = await handIn('Samuel Tan', '7a/Sc1');
    const list: Row[] = [
      ['7a/Sc1', 'Sam Tan'],
      ['7a/Sc1', 'Ann Old'],
    ];
    const same = (student: number | null) => [{ studentClass: '7A / sc1', name: 'sam tan', student }];
    expect((await load(list, { dryRun: true })).classes).toMatchObject([{ doubtful: [{ maybe: [{ id: samuel }] }] }]);
    expect((await load(list, { dryRun: true, same: same(null) })).classes).toMatchObject([{ doubtful: [], added: 1 }]);
    const { classes } = await load(list, { same: same(samuel) });
    expect(classes).toMatchObject([
      { added: 0, removed: 0, renamed: [{ name: 'Samuel Tan', to: 'Sam Tan', why: 'chosen' }], doubtful: [] },
    ]);
    expect(await idOf('Sam Tan', '7a/Sc1')).toBe(samuel);
  });

  it('come back to their own work when they had left the school', async () => {
    await load([
      ['7a/Sc1', 'Sam Lee'],
      ['7a/Sc1', 'Di Dunn'],
      ['7a/Sc2', 'Bo Bell'],
    ]);
    await handIn('Sam Lee', '7a/Sc1');
    await load([['7a/Sc1', 'Di Dunn']]);
    const { classes } = await load([
      ['7a/Sc2', 'Bo Bell'],
      ['7a/Sc2', 'Sam Lee'],
    ]);
    expect(classes).toMatchObject([{ moves: [{ from: '7a/Sc1', attempts: 1 }] }]);
  });

  it('keep their work apart from whoever has their name after them, by the school’s number', async () => {
    await load([
      ['7a/Sc1', 'Sam Lee', 'U1'],
      ['7a/Sc1', 'Di Dunn', 'U2'],
      ['7a/Sc1', 'Al Arc', 'U3'],
    ]);
    const first = await handIn('Sam Lee', '7a/Sc1');
    await load([
      ['7a/Sc1', 'Sam Lee', 'U9'],
      ['7a/Sc1', 'Di Dunn', 'U2'],
      ['7a/Sc1', 'Al Arc', 'U3'],
    ]);
    expect(await idOf('Sam Lee', '7a/Sc1')).not.toBe(first);
    expect((await history(await idOf('Sam Lee', '7a/Sc1'))).homework.filter(({ best }) => best)).toEqual([]);
  });

  describe('when the school moves up', () => {
    const school: Row[] = [7, 8, 9, 10, 11, 12, 13].flatMap((year): Row[] => {
      const [one, other] = year < 10 ? [`${year}a/Sc1`, `${year}a/Sc2`] : [`${year}x/1`, `${year}x/2`];
      const names = ['Ada', 'Ben', 'Cy', 'Sam'].map((name) => `${name} ${'abcdefghijklmn'[year]?.repeat(4)}`);
      return [...names.slice(0, 3).map((name): Row => [one, name]), [other, names[3] ?? ''], [other, 'Sam Lee']];
    });
    const moveUp = async (more: object = {}) => {
      const { status, body } = await send('/api/admin/classes/move-up', more);
      return { status, body: body as RosterImport & { changeId: number; error?: string } };
    };
    beforeEach(async () => {
      const classes = [...new Set(school.map(([code]) => code))].map((code) => `${code},T ${code}`);
      const csv = ['class,teacher,name', ...classes.map((line) => `${line},Placeholder`)].join('\n');
      await send('/api/admin/classes/import', { csv });
      await load(school);
    });

    it('goes up whole and is put back whole, with dates and figures', async () => {
      const ada = await handIn('Ada hhhh', '7a/Sc1');
      const dates = { classes: ['7a/Sc1'], dueAt: '2025-10-10T15:00:00.000Z' };
      await site.send('PUT', '/api/homework/2/dates', { token, body: dates });
      const figures = await get('/api/assignments/3/report', '7a/Sc1');
      const { id: userId } = await makeStaff(site.services, 'teacher', 'of-7a', ['7a/Sc1']);
      const own = async () => (await readAuthority(site.services, { userId, role: 'teacher' })).classes;
      const before = await everything();
      await wait(Date.parse('2026-09-02T08:00:00Z'));
      const planned = await moveUp({ dryRun: true });
      expect(planned.body.classes.find((one) => one.studentClass === '8a/Sc1')).toMatchObject({
        keptAs: '8a/Sc1 2025-26',
        moves: [{ name: 'Ada hhhh', from: '7a/Sc1', attempts: 1 }, { name: 'Ben hhhh' }, { name: 'Cy hhhh' }],
      });
      expect(await everything()).toEqual(before);
      const { body, status } = await moveUp();
      expect([status, body.stored]).toEqual([200, true]);
      const kept = await get('/api/assignments/3/report', '7a/Sc1 2025-26');
      expect([kept.overview, kept.completedStudents]).toEqual([figures.overview, figures.completedStudents]);
      expect((await get('/api/class-roster', '7a/Sc1')).students).toEqual([]);
      const now = await idOf('Ada hhhh', '8a/Sc1');
      expect(await history(now)).toMatchObject({ student: { studentClass: '8a/Sc1' } });
      expect((await history(now)).homework).toContainEqual(expect.objectContaining({ studentClass: '7a/Sc1 2025-26' }));
      expect(now).not.toBe(ada);
      expect((await get('/api/class-roster', '11x/1')).students).toHaveLength(3);

      expect(await own()).toEqual(['7a/Sc1', '7a/Sc1 2025-26']);
      expect((await undo(body.changeId)).status).toBe(200);
      expect(await everything()).toEqual(before);
      expect(await own()).toEqual(['7a/Sc1']);
    });

    it.each<[label: string, body: object, status: number, error: RegExp]>([
      ['a class that has no list', { steps: [{ from: '9z', to: '10x/1' }] }, 404, /no class 9z/],
      ['two of one name in one class', { steps: [{ from: '7a/Sc2', to: '9a/Sc2' }] }, 409, /Two called Sam Lee/],
      ['a class of no year', { steps: [{ from: '7a/Sc2', to: 'Ravens' }] }, 400, /Add the class Ravens first/],
    ])('refuses %s, and moves nobody', async (_label, body, status, error) => {
      const before = await everything();
      expect(await moveUp(body)).toMatchObject({ status, body: { error: expect.stringMatching(error) } });
      expect(await everything()).toEqual(before);
    });

    it('loses no attempt and changes no closed figure in two years with sets changed in between', async () => {
      /** Each pupil by the names they go by, and how many attempts they have handed in. */
      const done = new Map<string, number>();
      const closed = new Map<string, object>();
      const where = new Map(school.map(([code, name], index) => [`${name} ${index}`, code]));
      const nameOf = (pupil: string) => pupil.replace(/ \d+$/, '');
      const handInAll = async (answer: string) => {
        for (const [pupil, code] of where) {
          await handIn(nameOf(pupil), code, answer);
          done.set(pupil, (done.get(pupil) ?? 0) + 1);
        }
      };
      const look = async (code: string) => {
        const { overview, completedStudents } = await get('/api/assignments/3/report', code);
        return { overview, completedStudents };
      };
      const changeSets = async (first: string, second: string) => {
        const pupil = [...where].find(([, code]) => code === first)?.[0] ?? '';
        const rows = [...where].map(([one, code]): Row => [one === pupil ? second : code, nameOf(one)]);
        const { classes } = await load(rows.filter(([code]) => code === first || code === second));
        expect(classes.flatMap(({ moves }) => moves)).toMatchObject([{ name: nameOf(pupil), from: first }]);
        where.set(pupil, second);
      };
      for (const year of [2026, 2027]) {
        await handInAll('reflects');
        await changeSets('8a/Sc1', '8a/Sc2');
        await handInAll('it reflects');
        await wait(Date.parse(`${year}-07-20T10:00:00Z`));
        const term = new Map<string, object>();
        for (const code of new Set(where.values())) term.set(code, await look(code));
        const sixthForm = [...new Set(where.values())].filter((code) => code.startsWith('11'));
        const { body } = await moveUp({ steps: sixthForm.map((from) => ({ from, to: from.replace('11', '12') })) });
        expect(body.stored).toBe(true);
        for (const { studentClass, keptAs } of body.classes)
          if (keptAs !== null) closed.set(keptAs, term.get(studentClass) ?? {});
        for (const [pupil, code] of where) {
          const up = Number(/^\d+/.exec(code)?.[0]) + 1;
          if (up === 14) where.delete(pupil);
          else where.set(pupil, code.replace(/^\d+/, String(up)));
        }
        // Year 9 becomes 10a/Sc1 and so on: the codes of Years 10 to 13 differ.
        await load([...where].map(([pupil, code]): Row => [code, nameOf(pupil)]));
      }
      expect(closed.size).toBeGreaterThan(15);
      for (const [code, figures] of closed) expect([code, await look(code)]).toEqual([code, figures]);
      const { reader } = site.services.database;
      const [{ attempts } = { attempts: 0 }] = (await reader.run('SELECT count(*) AS attempts FROM attempts')) as {
        attempts: number;
      }[];
      expect(Number(attempts)).toBe([...done.values()].reduce((sum, one) => sum + one, 0));
      for (const [pupil, code] of where) {
        const entries = (await history(await idOf(nameOf(pupil), code))).homework as unknown as {
          best: { attempts: number } | null;
        }[];
        expect([pupil, entries.filter(({ best }) => best !== null).length]).toEqual([pupil, 1]);
      }
    });
  });
});
