import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { importRoster } from '../../people/class-lists/import-roster.ts';
import { chooseAnswersShown, setHomeworkDates } from './set-dates.ts';

/** By the school's clock, which is UTC in January. */
const due = '2026-01-16T16:00';
const later = '2026-01-23T16:00';

for (const { name, create } of testDatabases) {
  describe(`what is expected is shown on ${name}`, () => {
    let site: TestSite;
    let clock = new Date();
    const at = (time: string) => {
      clock = new Date(`${time}:00Z`);
    };
    beforeAll(async () => {
      at('2026-01-01T09:00');
      site = await startTestSite(create, { now: () => clock });
    });
    beforeEach(() => at('2026-01-14T10:00'));
    afterEach(() => choose('at-once'));
    afterAll(() => site.close());

    const choose = (answersShown: 'at-once' | 'after-due' | 'after-second-attempt', homework = '5') =>
      chooseAnswersShown(site.services, homework, answersShown, null);
    const setDue = (studentClass: string, time: string | null) =>
      setHomeworkDates(site.services, '5', { classes: [studentClass], due: time }, null);
    const student = async (who: string, studentClass: string): Promise<number> =>
      (await site.post('/api/students', { name: who, studentClass, teacher: 'T' })).body.id;
    /** Half of the nine questions and one more, two of them wrongly. */
    const answers = { q1a: 'C', q1b: 'D', q1d: 'too large', q1e: '7', q1i: 'its shape changes' };
    const handIn = async (studentId: number, given: object = answers) => {
      const key: string = randomUUID();
      const sent = { studentId, assignmentId: 2, answers: given };
      return { key, ...(await site.post('/api/quiz-attempts', sent, { 'Idempotency-Key': key })).body };
    };
    const stored = async ({ reference }: { reference: string }) => (await site.get(`/api/results/${reference}`)).body;
    const live = ({ key }: { key: string }) =>
      site.post('/api/homework/5/marks', {
        submissionKey: key,
        answers: { q1e: { questionId: 'q1e', value: '6' } },
      });
    const hasAnswers = (told: unknown) =>
      /Expected|correct answer|denatur|"words"|"missing"/.test(JSON.stringify(told));

    it('by the choice of an admin', async () => {
      const send = async (role: 'teacher' | 'admin', answersShown: string) => {
        const { token } = await makeStaff(site.services, role, randomUUID().slice(0, 12));
        return site.send('PUT', '/api/homework/150/answers-shown', { body: { answersShown }, token });
      };
      expect((await send('teacher', 'after-due')).status).toBe(403);
      expect((await send('admin', 'never')).status).toBe(400);
      expect((await send('admin', 'after-due')).body.answersShown).toBe('after-due');
      expect((await send('admin', 'at-once')).body.answersShown).toBe('at-once');
    });

    it('at once, as it is without a choice', async () => {
      const receipt = await handIn(await student('At Once', '11a1'));
      expect(receipt).not.toHaveProperty('answersKept');
      expect([receipt, (await live(receipt)).body].map(hasAnswers)).toEqual([true, true]);
    });

    it('after the second attempt: the first is marked without a word of it, and told once there are two', async () => {
      await choose('after-second-attempt');
      const who = await student('Tries Twice', '11a1');
      const first = await handIn(who);
      expect(
        first.marking.results.find(({ questionId }: { questionId: string }) => questionId === 'q1e'),
      ).toMatchObject({
        marksAwarded: 0,
        feedback: 'Not right yet. What was expected is shown after your second attempt.',
        refusal: expect.any(String),
      });
      const kept = { until: 'second-attempt', dueAt: null };
      expect([first.answersKept, (await stored(first)).answersKept]).toEqual([kept, kept]);
      expect([first, await stored(first)].map(hasAnswers)).toEqual([false, false]);
      expect(await live(first)).toMatchObject({
        status: 409,
        body: { error: expect.stringContaining('not shown yet') },
      });

      const second = await handIn(who);
      expect([second, (await live(first)).body, await stored(first)].map(hasAnswers)).toEqual([true, true, true]);
      expect(await stored(first)).not.toHaveProperty('answersKept');
    });

    it.each<[label: string, given: object, opens: boolean]>([
      ['blank', {}, false],
      ['of spaces', Object.fromEntries(Object.keys(answers).map((id) => [id, '  '])), false],
      ['with an answer to one question', { q1a: 'C' }, false],
      ['with answers to other questions', { x1: 'a', x2: 'b', x3: 'c', x4: 'd', x5: 'e' }, false],
      ['with answers to just under half', { q1a: 'C', q1b: 'D', q1d: 'large', q1e: '7' }, false],
      ['with answers to half', answers, true],
    ])('after the second attempt: two %s', async (label, given, opens) => {
      await choose('after-second-attempt');
      const who = await student(`Twice ${label}`, '11a1');
      await handIn(who, given);
      expect('answersKept' in (await handIn(who, given))).toBe(!opens);
    });

    it('after the due date of the class, and for a class without one after the latest of the homework', async () => {
      await choose('after-due');
      await setDue('11a2', due);
      await setDue('11a3', later);
      const first = await handIn(await student('Waits', '11a2'));
      expect(JSON.stringify(first)).toContain('What was expected is shown after 16 Jan 2026, 16:00.');
      expect((await stored(first)).answersKept).toEqual({ until: 'due', dueAt: `${due}:00.000Z` });
      expect([first, await stored(first)].map(hasAnswers)).toEqual([false, false]);
      expect((await live(first)).status).toBe(409);
      const dateless = await handIn(await student('No Date', '11a4'));
      expect(dateless.answersKept).toEqual({ until: 'due', dueAt: `${later}:00.000Z` });
      at('2026-01-16T16:01');
      expect(hasAnswers((await live(first)).body)).toBe(true);
      expect(await stored(first)).not.toHaveProperty('answersKept');
      expect(await stored(dateless)).toHaveProperty('answersKept');
      at('2026-01-23T16:01');
      expect(await stored(dateless)).not.toHaveProperty('answersKept');
    });

    it('of the childcare assessment its model answers are kept too', async () => {
      await choose('after-second-attempt', '6');
      const send = async () =>
        (
          await site.post('/api/submit-btec-childcare', {
            ...{ studentName: 'Lee Twice', studentClass: '12B/Bi', teacher: 'T' },
            answers: Object.fromEntries(
              [
                'q1a',
                'q1c1',
                'q1c2',
                'q1d',
                'q2a',
                'q2c1',
                'q2c2',
                'q2d',
                'q3a1',
                'q3a2',
                'q3b',
                'q3c',
                'q4d',
                'q5',
              ].map((id) => [id, 'nothing at all']),
            ),
          })
        ).body.results;
      const [first, second] = [await send(), await send()];
      expect(first.every(({ correctAnswer }: { correctAnswer: string }) => correctAnswer === '')).toBe(true);
      expect(first[0].feedback).toBe('Not right yet. What was expected is shown after your second attempt.');
      expect(second[0].correctAnswer).not.toBe('');
      await choose('at-once', '6');
    });

    describe('to a name that is on no list, where the school has lists,', () => {
      beforeAll(async () => {
        await importRoster(site.services, { csv: 'class,name\n11a2,Real Name\n' }, null);
      });

      it('after the latest due date, whatever class it chose', async () => {
        await choose('after-due');
        at('2026-01-17T10:00');
        for (const studentClass of ['11a2', '11a4'])
          expect((await handIn(await student('Made Up', studentClass))).answersKept).toEqual({
            until: 'due',
            dueAt: `${later}:00.000Z`,
          });
        expect(await handIn(await student('Real Name', '11a2'))).not.toHaveProperty('answersKept');
      });

      it('not after two attempts, but after the latest due date, or once it is on the list', async () => {
        await choose('after-second-attempt');
        const who = await student('Made Up Twice', '11a2');
        await handIn(who);
        expect((await handIn(who)).answersKept).toEqual({ until: 'due', dueAt: `${later}:00.000Z` });
        for (const studentClass of ['11a2', '11a3']) await setDue(studentClass, null);
        const last = await handIn(who);
        expect(last.answersKept).toEqual({ until: 'listed', dueAt: null });
        expect(JSON.stringify(last)).toContain('once your teacher has found your name on the class list');
        await importRoster(site.services, { csv: 'class,name\n11a2,Real Name\n11a2,Made Up Twice\n' }, null);
        expect(await stored(last)).not.toHaveProperty('answersKept');
      });
    });
  });
}
