import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countWrongScores } from '../../db/keep-scores.ts';
import { testDatabases } from '../../db/testing/test-databases.ts';
import { makeStaff } from '../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { exportStatistics } from '../figures/exports/export-statistics.ts';
import { setHomeworkDates } from '../homework/dates/set-dates.ts';
import { importRoster } from '../people/class-lists/import-roster.ts';
import { mergeStudents } from '../people/students/merge-students.ts';

/** By the school's clock, which is UTC in January. */
const due = '2026-01-16T16:00';
const closed = '2026-01-19T09:00';
const closedAt = '2026-01-19T09:00:00.000Z';

for (const { name, create } of testDatabases) {
  describe(`an attempt after closing on ${name}`, () => {
    let site: TestSite;
    let clock = new Date();
    const at = (time: string) => {
      clock = new Date(`${time}:00Z`);
    };
    beforeAll(async () => {
      at('2026-01-01T09:00');
      site = await startTestSite(create, { now: () => clock });
      await importRoster(site.services, { csv: 'class,name\n8a/Sc1,Ada\n8a/Sc1,Ben\n' }, null);
      await set('8b/Sc1');
      await set('8a/Sc1');
    });
    beforeEach(() => at('2026-01-01T09:00'));
    afterAll(() => site.close());

    const set = (studentClass: string, homework = '2', dates: object = { due, closed }) =>
      setHomeworkDates(site.services, homework, { classes: [studentClass], ...dates }, null);
    /** Signed in at this moment: no sign-in lasts for the days of these tests. */
    const staff = async () => (await makeStaff(site.services, 'teacher', randomUUID().slice(0, 12))).token;
    const see = async (path: string) => {
      const { status, body } = await site.get(path, await staff());
      expect([path, status]).toEqual([path, 200]);
      return body;
    };
    const decide = async (id: number, decision: unknown) =>
      site.send('PUT', `/api/attempts/${id}/after-closing`, { body: { decision }, token: await staff() });
    const student = async (who: string, studentClass = '8b/Sc1'): Promise<number> =>
      (await site.post('/api/students', { name: who, studentClass, teacher: 'T' })).body.id;
    const start = async (studentClass = '8b/Sc1', homework = 2): Promise<string> =>
      (await site.post(`/api/homework/${homework}/starts`, { studentClass })).body.startToken;
    const submit = (studentId: number, more: object = {}, key: string = randomUUID()) =>
      site.post(
        '/api/quiz-attempts',
        { studentId, assignmentId: 3, answers: { q1b: 'it reflects' }, ...more },
        { 'Idempotency-Key': key },
      );

    it('needs no token before closing', async () => {
      at('2026-01-19T08:59');
      expect((await submit(await student('In Time'))).body).not.toHaveProperty('closedAt');
    });

    const longAgo = { startedAt: '2026-01-12T09:00:00.000Z', timeSpentMinutes: 5 };
    it.each<[label: string, started: string | null, sent: (token: string | undefined) => object, counts: boolean]>([
      ['with a token from before counts', '2026-01-19T08:59', (startToken) => ({ startToken }), true],
      ['with a token from the last moment counts', closed, (startToken) => ({ startToken }), true],
      ['with a token from after closing', '2026-01-19T09:01', (startToken) => ({ startToken }), false],
      ['with no token', null, () => ({}), false],
      ['with null for a token', null, () => ({ startToken: null }), false],
      ['that says it was begun in time', null, () => longAgo, false],
      [
        'that says so, with a token from after',
        '2026-01-20T09:00',
        (startToken) => ({ startToken, ...longAgo }),
        false,
      ],
      ['with a token that was made up', null, () => ({ startToken: `${Date.parse('2026-01-15')}.aGVsbG8` }), false],
    ])('%s', async (label, started, sent, counts) => {
      if (started !== null) at(started);
      const token = started === null ? undefined : await start();
      at('2026-01-22T10:00');
      const { status, body } = await submit(await student(label), sent(token));
      expect([status, body.closedAt]).toEqual([200, counts ? undefined : closedAt]);
    });

    it.each([
      ['another homework', () => start('8b/Sc1', 3)],
      ['another class', () => start('8b/Sc2')],
    ])('with a token of %s does not count', async (label, other) => {
      at('2026-01-15T09:00');
      const startToken = await other();
      at('2026-01-22T10:00');
      expect((await submit(await student(`Of ${label}`), { startToken })).body.closedAt).toBe(closedAt);
    });

    it('begun before the class was closed as it is now counts, and its repeat has the same receipt', async () => {
      const [who, key] = [await student('Overtaken', '8b/Sc3'), randomUUID()];
      at('2026-01-14T10:00');
      const startToken = await start('8b/Sc3');
      at('2026-01-14T10:05');
      await set('8b/Sc3', '2', { closed: '2026-01-13T09:00' });
      const first = await submit(who, { startToken }, key);
      expect(first.body).not.toHaveProperty('closedAt');
      expect(await submit(who, { startToken }, key)).toEqual(first);
      const late = randomUUID();
      const undecided = await submit(who, {}, late);
      expect(undecided.body.closedAt).toBe('2026-01-13T09:00:00.000Z');
      await decide(undecided.body.id, 'count');
      expect(await submit(who, {}, late)).toEqual(undecided);
    });

    it('of a class that has no dates, and at another homework, counts as before', async () => {
      at('2026-01-22T10:00');
      expect((await submit(await student('Zed', '8b/Sc4'))).body).not.toHaveProperty('closedAt');
      expect((await submit(await student('Zed'), { assignmentId: 150 })).body).not.toHaveProperty('closedAt');
    });

    it('sent with the number of a student who was merged is of the class they are in', async () => {
      const [into, typed] = [await student('Zoe Hart'), await student('Zo Hart', '8b/Sc4')];
      await mergeStudents(site.services, { from: [typed], into }, null);
      at('2026-01-22T10:00');
      expect((await submit(typed)).body.closedAt).toBe(closedAt);
    });

    it('at the childcare assessment is kept likewise', async () => {
      await set('12D/Ch', '6', { closed });
      at('2026-01-19T08:50');
      const startToken = await start('12D/Ch', 6);
      at('2026-01-22T10:00');
      const send = async (more: object) =>
        (
          await site.post('/api/submit-btec-childcare', {
            ...{ studentName: 'Kim', studentClass: '12D/Ch', teacher: 'T', answers: { q1a: 'play' } },
            ...more,
          })
        ).body.closedAt;
      expect([await send({}), await send({ startToken })]).toEqual([closedAt, undefined]);
    });

    it('is in no figure until a teacher lets it count, and each decision can be taken back', async () => {
      const [ada, ben] = [await student('Ada', '8a/Sc1'), await student('Ben', '8a/Sc1')];
      at('2026-01-15T10:00');
      await submit(ada, { answers: { q1b: 'it bends' } });
      const figures = async () => {
        const query = 'class=8a%2FSc1';
        const { undecided: _waiting, ...cell } =
          (await see('/api/my-week?knownAs=nobody')).cells.find(
            (one: { studentClass: string; homeworkId: number }) =>
              one.studentClass === '8a/Sc1' && one.homeworkId === 2,
          ) ?? {};
        return {
          stats: await see('/api/assignments/3/stats'),
          report: await see(`/api/assignments/3/report?${query}`),
          csv: await (
            await site.request('GET', `/api/assignments/3/results.csv?${query}`, { token: await staff() })
          ).text(),
          queue: await see('/api/queue?homework=2&show=all'),
          heatMap: await see(`/api/assignments/3/heat-map?${query}`),
          board: await see(`/api/assignments/3/board?${query}`),
          histories: await see(`/api/histories?${query}`),
          exported: await exportStatistics(site.services, { class: '8a/Sc1' }, 'sam'),
          cell,
        };
      };
      at('2026-01-22T10:00');
      const before = await figures();
      const late = (await submit(ben)).body;
      expect(await figures()).toEqual(before);
      const [waits] = await see('/api/after-closing?class=8a%2FSc1&homework=2');
      expect(waits).toMatchObject({ attemptId: late.id, student: { name: 'Ben' }, closedAt, decision: null, by: null });
      const told = async () => (await site.get(`/api/results/${late.reference}`)).body.afterClosing;
      expect(await told()).toEqual({ closedAt, decision: null });

      const done = async () => (await see('/api/assignments/3/report?class=8a/Sc1')).completed;
      const steps: [decision: 'count' | 'leave-out' | null, completed: number][] = [
        ['count', 2],
        [null, 1],
        ['leave-out', 1],
        ['count', 2],
        [null, 1],
      ];
      for (const [decision, completed] of steps) {
        const { status, body } = await decide(late.id, decision);
        expect([status, body.decision, await done()]).toEqual([200, decision, completed]);
        expect(body.by).toEqual(decision === null ? null : expect.stringContaining('The '));
        expect((await see(`/api/attempts/${late.id}`)).afterClosing).toEqual(body);
        expect(await told()).toEqual({ closedAt, decision });
        expect(await countWrongScores(site.services.database.reader)).toBe(0);
      }
      expect(await figures()).toEqual(before);
      expect((await decide(late.id, null)).status).toBe(409);
      const audited = await site.services.database.reader.tables.auditLog.findAll({
        where: { subject: `attempt ${late.id}` },
        order: ['id'],
      });
      expect(audited.map(({ action }) => action)).toEqual([
        'count-after-closing',
        'take-back-after-closing',
        'leave-out-after-closing',
        'count-after-closing',
        'take-back-after-closing',
      ]);
    });

    it('waits in the week of whoever has the class, also where nobody else has handed in', async () => {
      await set('8a/Sc4', '2', { closed });
      at('2026-01-22T10:00');
      const { token } = await makeStaff(site.services, 'teacher', randomUUID().slice(0, 12));
      await site.send('PUT', '/api/my-classes', { body: { classes: ['8a/Sc4'] }, token });
      await submit(await student('Only One', '8a/Sc4'));
      const { cells } = (await site.get('/api/my-week', token)).body;
      expect(cells.find(({ homeworkId }: { homeworkId: number }) => homeworkId === 2)).toMatchObject({
        completed: 0,
        undecided: 1,
      });
    });

    it.each<[label: string, id: () => Promise<number>, decision: unknown, status: number]>([
      ['an attempt that came in time', async () => (await submit(await student('Prompt'))).body.id, 'count', 404],
      ['an unknown attempt', async () => 999_999, 'count', 404],
      ['no decision', async () => 1, 'perhaps', 400],
    ])('decides nothing of %s', async (_label, id, decision, status) => {
      expect((await decide(await id(), decision)).status).toBe(status);
    });

    it('is not decided by a teacher who has chosen other classes', async () => {
      at('2026-01-22T10:00');
      const { id } = (await submit(await student('Of Another'))).body;
      const { token } = await makeStaff(site.services, 'teacher', randomUUID().slice(0, 12));
      await site.send('PUT', '/api/my-classes', { body: { classes: ['8a/Sc1'] }, token });
      const body = { decision: 'count' };
      expect((await site.send('PUT', `/api/attempts/${id}/after-closing`, { body, token })).status).toBe(403);
    });
  });
}
