import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/open-database.ts';
import { testDatabases } from '../../db/testing/test-databases.ts';
import { makeStaff } from '../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { chooseAnswersShown } from '../homework/dates/set-dates.ts';
import { importRoster } from '../people/class-lists/import-roster.ts';
import { eraseStudents } from '../people/erasure/erase-students.ts';
import { exportStudent } from '../people/students/export-student.ts';
import { mergeStudents } from '../people/students/merge-students.ts';
import { createServices, type Services } from '../site/services/services.ts';
import { submitAttempt } from '../submit/submit-attempt.ts';

/** By the school's clock, which is UTC in January. */
const due = '2026-01-16T16:00';
const closed = '2026-01-19T09:00';
const friday = '2026-01-23T16:00';
const codes = ['8a/Sc1', '8a/Sc2', '8a/Sc3', '8b/Sc1', '8b/Sc2', '8b/Sc3', '8b/Sc4'];

for (const { name, create } of testDatabases) {
  describe(`what one pupil is allowed on ${name}`, () => {
    let site: TestSite;
    let clock = new Date();
    const at = (time: string) => {
      clock = new Date(`${time}:00Z`);
    };
    beforeAll(async () => {
      at('2026-01-05T09:00');
      site = await startTestSite(create, { now: () => clock });
      const lines = codes.flatMap((code) => ['Ada', 'Ben', 'Cem'].map((pupil) => `${code},${pupil} of ${code}`));
      await importRoster(site.services, { csv: `class,name\n${lines.join('\n')}\n` }, null);
      for (const homework of [2, 5]) {
        const body = { classes: codes, due, closed };
        await site.send('PUT', `/api/homework/${homework}/dates`, { body, token: await staff() });
      }
    });
    beforeEach(() => at('2026-01-14T10:00'));
    afterAll(() => site.close());

    const staff = async () => (await makeStaff(site.services, 'teacher', randomUUID().slice(0, 12))).token;
    const see = async (path: string) => (await site.get(path, await staff())).body;
    const pupil = async (typed: string, studentClass: string): Promise<number> =>
      (await site.post('/api/students', { name: typed, studentClass, teacher: 'T' })).body.id;
    const allow = async (students: number[], allowed: object) =>
      site.send('POST', '/api/allowances', {
        body: { students, reason: 'was in hospital', allowed: { homework: 2, ...allowed } },
        token: await staff(),
      });
    const takeBack = async (id: number) => site.send('POST', `/api/allowances/${id}/end`, { token: await staff() });
    const handIn = async (studentId: number, more: object = {}) =>
      (
        await site.post(
          '/api/quiz-attempts',
          { studentId, assignmentId: 3, answers: { q1b: 'it bends' }, ...more },
          { 'Idempotency-Key': randomUUID() },
        )
      ).body;
    const inClass = (code: string) => `class=${encodeURIComponent(code)}`;
    const report = (code: string) => see(`/api/assignments/3/report?${inClass(code)}`);
    const own = async (typed: string, code: string) =>
      (await site.post('/api/homework/2/own-dates', { name: typed, studentClass: code })).body;

    it.each([
      ['Søren Łąka', 'soren laka'],
      ['Aesop Smith', 'Æsop Smith'],
    ])('%s of the list is met by whoever types %s', async (listed, typed) => {
      const body = { class: '8b/Sc4', change: { kind: 'add', name: listed } };
      await site.send('POST', '/api/class-roster/changes', { body, token: await staff() });
      expect(await pupil(typed, '8b/Sc4')).toBe(await pupil(listed, '8b/Sc4'));
    });

    describe('accepting an attempt, by the server’s clock and the class list', () => {
      const longer = { kind: 'longer', until: friday };
      const again = { kind: 'another-try', more: 1 };
      let nth = 0;
      it.each<[label: string, allowed: object | undefined, when: string, isTaken: boolean, state: string]>([
        ['on time', undefined, '2026-01-16T15:00', true, 'open'],
        ['late without more', undefined, '2026-01-17T09:00', true, 'late'],
        ['closed without more', undefined, '2026-01-20T09:00', false, 'closed'],
        ['with longer once the class is late', longer, '2026-01-17T09:00', true, 'open'],
        ['with longer once the class is closed', longer, '2026-01-23T15:59', true, 'open'],
        ['with longer that is over', longer, '2026-01-23T16:01', false, 'closed'],
        [
          'with longer than the class by less than it closes',
          { ...longer, until: '2026-01-17T16:00' },
          '2026-01-18T09:00',
          true,
          'late',
        ],
        ['with all homework until then', { ...longer, homework: null }, '2026-01-22T09:00', true, 'open'],
        ['excused, which opens nothing', { kind: 'excused' }, '2026-01-20T09:00', false, 'closed'],
        ['with another try after closing', again, '2026-01-20T09:00', true, 'late'],
        ['with longer at another homework', { ...longer, homework: 5 }, '2026-01-20T09:00', false, 'closed'],
      ])('%s', async (_label, allowed, when, isTaken, state) => {
        const who = `Row ${String.fromCharCode(65 + nth++)} Only`;
        const list = { class: '8b/Sc4', change: { kind: 'add', name: who } };
        await site.send('POST', '/api/class-roster/changes', { body: list, token: await staff() });
        const id = await pupil(who, '8b/Sc4');
        if (allowed !== undefined) expect((await allow([id], allowed)).status).toBe(200);
        at(when);
        expect((await own(who.toUpperCase(), '8b/sc4')).state).toBe(state);
        expect((await handIn(id)).closedAt === undefined).toBe(isTaken);
      });

      it('another try is one: the next waits for the teacher, and so does all once it is taken back', async () => {
        const id = await pupil('Ada of 8b/Sc1', '8b/Sc1');
        await handIn(id);
        at('2026-01-20T09:00');
        const [{ id: allowance }] = (await allow([id], { kind: 'another-try', more: 2 })).body;
        at('2026-01-20T10:00');
        expect(await handIn(id)).not.toHaveProperty('closedAt');
        expect((await own('Ada of 8b/Sc1', '8b/Sc1')).own).toEqual({ untilAt: null, isExcused: false, triesLeft: 1 });
        expect((await takeBack(allowance)).status).toBe(200);
        expect(await handIn(id)).toHaveProperty('closedAt');
        expect((await takeBack(allowance)).status).toBe(409);
      });

      it('another try is spent once by attempts that arrive together, at one server or at two on the same database', async () => {
        const who = Array.from({ length: 8 }, (_, n) => `Twice ${String.fromCharCode(65 + n)}`);
        for (const name of who) {
          const body = { class: '8b/Sc4', change: { kind: 'add', name } };
          await site.send('POST', '/api/class-roster/changes', { body, token: await staff() });
        }
        const ids = await Promise.all(who.map((name) => pupil(name, '8b/Sc4')));
        await allow(ids, { kind: 'another-try', more: 1 });
        at('2026-01-20T09:00');
        const database = await openDatabase(site.services.database.address);
        const other = createServices(database, () => clock);
        const send = (studentId: number, services: Services) =>
          submitAttempt(services, { studentId, assignmentId: 3, answers: { q1b: 'it bends' } }, randomUUID());
        const taken = await Promise.all(
          ids.map(async (id) => {
            const sent = [send(id, site.services), send(id, other), send(id, site.services), send(id, other)];
            return (await Promise.all(sent)).filter((receipt) => receipt.closedAt === undefined).length;
          }),
        );
        await database.close();
        expect(taken).toEqual(ids.map(() => 1));
        const { run } = site.services.database.reader;
        const late = 'SELECT count(*) AS n FROM after_closing x JOIN attempts a ON a.id = x.attempt_id JOIN students s';
        expect(await run(`${late} ON s.id = a.student_id WHERE s.name LIKE 'Twice %'`)).toEqual([
          { n: name === 'sqlite' ? 24 : '24' },
        ]);
      });

      it('holds for no name that only somebody’s typing knows, whatever else is sent', async () => {
        const guest = await pupil('Guest', '8b/Sc1');
        expect((await allow([guest], longer)).status).toBe(400);
        const ben = await pupil('Ben of 8b/Sc1', '8b/Sc1');
        await allow([ben], longer);
        at('2026-01-20T09:00');
        expect(
          await handIn(guest, { closedAt: null, allowance: 1, startedAt: '2026-01-15T09:00:00.000Z' }),
        ).toHaveProperty('closedAt');
        expect((await own('Ben of 8b/Sc2', '8b/Sc1')).own).toEqual({ untilAt: null, isExcused: false, triesLeft: 0 });
        expect(JSON.stringify((await site.get(`/api/class-dates?homework=2&${inClass('8b/Sc1')}`)).body)).not.toContain(
          '2026-01-23',
        );
      });
    });

    it('answers are kept from whoever has longer until then, and until after another try', async () => {
      const answers = { q1a: 'C', q1b: 'D', q1d: 'too large', q1e: '7', q1i: 'its shape changes' };
      const keptOf = async (studentId: number) => (await handIn(studentId, { assignmentId: 2, answers })).answersKept;
      await chooseAnswersShown(site.services, '5', 'after-due', null);
      const [ada, ben, cem] = [
        await pupil('Ada of 8a/Sc3', '8a/Sc3'),
        await pupil('Ben of 8a/Sc3', '8a/Sc3'),
        await pupil('Cem of 8a/Sc3', '8a/Sc3'),
      ];
      await allow([ada], { kind: 'longer', homework: 5, until: friday });
      at('2026-01-17T10:00');
      expect(await keptOf(ada)).toEqual({ until: 'due', dueAt: `${friday}:00.000Z` });
      expect(await keptOf(ben)).toBeUndefined();
      await chooseAnswersShown(site.services, '5', 'after-second-attempt', null);
      await allow([cem], { kind: 'another-try', homework: 5, more: 1 });
      expect([await keptOf(cem), await keptOf(cem), await keptOf(cem)].map((kept) => kept?.until)).toEqual([
        'second-attempt',
        'second-attempt',
        undefined,
      ]);
      await chooseAnswersShown(site.services, '5', 'at-once', null);
    });

    it('longer is neither missing nor late until then, in every figure', async () => {
      const code = '8a/Sc1';
      const [ada, ben] = [await pupil(`Ada of ${code}`, code), await pupil(`Ben of ${code}`, code)];
      expect((await allow([ada, ben], { kind: 'longer', until: friday })).body).toMatchObject([
        { kind: 'longer', untilAt: `${friday}:00.000Z`, student: { id: ada } },
        { student: { id: ben } },
      ]);
      at('2026-01-17T10:00');
      expect(await report(code)).toMatchObject({
        dates: { missing: 1, late: 0 },
        longer: { [`Ada of ${code}`]: `${friday}:00.000Z` },
      });
      await handIn(ada);
      const week = async () => {
        const teacher = await makeStaff(site.services, 'teacher', randomUUID().slice(0, 12), [code]);
        const { cells } = (await site.get('/api/my-week', teacher.token)).body;
        return cells.find((cell: { homeworkId: number }) => cell.homeworkId === 2);
      };
      expect((await report(code)).dates).toMatchObject({ onTime: 1, late: 0, missing: 1 });
      expect(await week()).toMatchObject({ onTime: 1, late: 0, missing: 1, completed: 1, total: 3 });
      const state = async () =>
        (await see(`/api/histories?${inClass(code)}`)).map(
          (one: { homework: { homework: { id: number }; state: string }[] }) =>
            one.homework.find(({ homework }) => homework.id === 2)?.state,
        );
      expect(await state()).toEqual(['on-time', 'due', 'missing']);
      at('2026-01-24T10:00');
      expect((await report(code)).dates).toMatchObject({ missing: 2 });
      expect(await week()).toMatchObject({ missing: 2 });
      expect(await state()).toEqual(['on-time', 'missing', 'missing']);
    });

    it('excused is in no count and no average, handed in or not, until it is taken back', async () => {
      const code = '8a/Sc2';
      const [ada, ben] = [await pupil(`Ada of ${code}`, code), await pupil(`Ben of ${code}`, code)];
      const attempt = await handIn(ada);
      await handIn(ben, { answers: { q1b: 'reflects' } });
      const figures = async () => {
        const { completed, total, averagePercentage, notDone, dates, excused, distribution } = await report(code);
        const heat = await see(`/api/assignments/3/heat-map?${inClass(code)}`);
        const query = `/api/assignments/3/results.csv?${inClass(code)}`;
        const csv = await (await site.request('GET', query, { token: await staff() })).text();
        const stats = (await see('/api/assignments/3/stats')).find(
          (one: { studentClass: string }) => one.studentClass === code,
        );
        return {
          ...{ completed, total, averagePercentage, notDone, missing: dates.missing },
          excused: excused?.map((one: { studentName: string }) => one.studentName),
          stats: [stats.completedStudents, stats.totalStudents, stats.averagePercentage],
          spread: distribution.reduce((sum: number, { count }: { count: number }) => sum + count, 0),
          heat: heat.students.length,
          csv: csv.split('\r\n').filter((line) => line.includes('"Excused"')).length,
        };
      };
      at('2026-01-17T10:00');
      const before = await figures();
      expect(before).toMatchObject({ completed: 2, total: 3, missing: 1, csv: 0 });
      const cem = (await see(`/api/class-roster?${inClass(code)}`)).students.find(
        (one: { name: string }) => one.name === `Cem of ${code}`,
      ).id;
      const made = (await allow([ada, cem], { kind: 'excused' })).body;
      expect(await figures()).toEqual({
        ...{ completed: 1, total: 1, averagePercentage: 14.3, notDone: [], missing: 0 },
        excused: [`Ada of ${code}`, `Cem of ${code}`],
        ...{ stats: [1, 1, 14.3], spread: 1, heat: 1, csv: 2 },
      });
      expect(await see(`/api/attempts/${attempt.id}`)).toMatchObject({
        attempts: [{ counts: false }],
        allowances: [{ kind: 'excused', reason: 'was in hospital' }],
      });
      expect(await see(`/api/allowances?homework=2&${inClass(code)}`)).toHaveLength(2);
      for (const { id } of made) await takeBack(id);
      expect(await figures()).toEqual(before);
    });

    it('goes with the pupil: to another class, to a joined name, into their export, and is erased with them', async () => {
      const code = '8b/Sc3';
      const ada = await pupil(`Ada of ${code}`, code);
      await allow([ada], { kind: 'longer', until: friday });
      const move = { class: code, change: { kind: 'move', id: ada, to: '8b/Sc2' } };
      expect((await site.send('POST', '/api/class-roster/changes', { body: move, token: await staff() })).status).toBe(
        200,
      );
      at('2026-01-20T09:00');
      const moved = await pupil(`Ada of ${code}`, '8b/Sc2');
      expect(moved).not.toBe(ada);
      expect(await handIn(moved)).not.toHaveProperty('closedAt');

      const typed = await pupil('Ada Misspelt', '8b/Sc2');
      await mergeStudents(site.services, { from: [typed], into: moved }, null);
      expect(await handIn(typed)).not.toHaveProperty('closedAt');
      expect((await own('Ada Misspelt', '8b/Sc2')).own.untilAt).toBe(`${friday}:00.000Z`);
      expect(await exportStudent(site.services, moved, null)).toMatchObject({
        allowances: [{ reason: 'was in hospital' }],
      });
      await eraseStudents(site.services, { ids: [moved] }, null);
      const left = await site.services.database.reader.tables.allowances.findAll({ where: { studentId: ada } });
      expect(left.map(({ reason }) => reason)).toEqual(['(erased)']);
    });

    it.each<[label: string, allowed: object, status: number]>([
      ['a time that is over', { kind: 'longer', until: '2026-01-13T09:00' }, 400],
      ['an hour that the clock leaves out', { kind: 'longer', until: '2026-03-29T01:30' }, 400],
      ['no homework, other than longer', { kind: 'excused', homework: null }, 400],
      ['ten more tries', { kind: 'another-try', more: 10 }, 400],
      ['an unknown homework', { kind: 'excused', homework: 9999 }, 404],
    ])('is not made of %s', async (_label, allowed, status) => {
      const ada = await pupil('Cem of 8b/Sc1', '8b/Sc1');
      expect((await allow([ada], allowed)).status).toBe(status);
      expect((await allow([ada, 2 ** 30], { kind: 'excused' })).status).toBe(404);
      expect(await see(`/api/allowances?student=${ada}`)).toEqual([]);
    });
  });
}
