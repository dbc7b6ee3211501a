import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { submitYear8 } from '../../../testing/school-of-attempts.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { undoRemark } from '../../schemes/remark/undo-remark.ts';

for (const { name, create } of testDatabases) {
  describe(`a question whose marks do not hang on answers, on ${name}`, () => {
    let site: TestSite;
    let teacher: string;
    beforeEach(async () => {
      site = await startTestSite(create);
      teacher = (await makeStaff(site.services, 'teacher', 'okafor')).token;
      await choose(['8a/Sc1']);
    });
    afterEach(() => site.close());

    const choose = (classes: string[]) => site.send('PUT', '/api/my-classes', { token: teacher, body: { classes } });
    const credit = (body: object) => site.send('POST', '/api/homework/2/credit', { token: teacher, body });
    const total = async (reference: string) => {
      const { totalMarks, maxMarks } = (await site.get(`/api/results/${reference}`)).body;
      return [totalMarks, maxMarks];
    };
    const creditInReport = async () =>
      (await site.get('/api/assignments/3/report', teacher)).body.questions.find(
        ({ questionId }: { questionId: string }) => questionId === 'q1b',
      )?.credit;

    it.each([
      ['everyone', [2, 7], [1, 7], 2],
      ['nobody', [1, 6], [0, 6], 1],
    ] as const)(
      'is given to %s, those to come too, after a look at who gains; and marked again',
      async (to, ann, bob, losing) => {
        const first = await submitYear8(site.services, 'Ann', { q1b: 'it bends', q1ai: '3 waves' });
        const dry = await credit({ questionId: 'q1b', credit: to, dryRun: true });
        expect(dry.body).toMatchObject({ stored: false, version: 2, summary: { gain: 1 }, run: null });
        expect(dry.body.changes).toMatchObject([{ studentName: 'Ann' }]);
        expect(await total(first.reference)).toEqual([1, 7]);

        const given = await credit({ questionId: 'q1b', credit: to, note: 'the picture was missing' });
        expect(given.body).toMatchObject({ stored: true, version: 2, summary: { gain: 1 } });
        expect(await total(first.reference)).toEqual(ann);
        const second = await submitYear8(site.services, 'Bob', { q1b: 'sinks' });
        expect(await total(second.reference)).toEqual(bob);
        expect(await creditInReport()).toBe(to);
        expect((await credit({ questionId: 'q1b', credit: to, note: 'once more' })).body).toMatchObject({
          stored: false,
        });

        const back = await credit({ questionId: 'q1b', credit: null, note: 'it was there after all' });
        expect(back.body).toMatchObject({ stored: true, version: 3, summary: { lose: losing } });
        expect(await total(first.reference)).toEqual([1, 7]);
        expect(await creditInReport()).toBeUndefined();
        await undoRemark(site.services, String(back.body.run.id), null);
        expect(await total(first.reference)).toEqual(ann);
        const audited = await site.services.database.reader.tables.auditLog.findAll({
          where: { action: 'credit-question' },
        });
        expect(audited).toHaveLength(2);
      },
    );

    it('changes marks of other classes only when it is told which', async () => {
      const { reference } = await submitYear8(site.services, 'Ann', { q1b: 'it bends' });
      await submitYear8(site.services, 'Bob', { q1b: 'it bends' }, '8a/Sc2');
      const wanted = { questionId: 'q1b', credit: 'everyone', note: 'the picture was missing' };
      const others = [{ class: '8a/Sc2', students: 1 }];
      expect((await credit({ ...wanted, dryRun: true })).body).toMatchObject({ own: 1, others });
      const refused = { status: 409, body: { needs: 'others', own: 1, others } };
      expect(await credit(wanted)).toMatchObject(refused);
      expect(await credit({ ...wanted, others: ['8b/Sc1'] })).toMatchObject(refused);
      expect(await total(reference)).toEqual([0, 7]);
      expect(await credit({ ...wanted, others: ['8a/Sc2'] })).toMatchObject({ status: 200, body: { others } });
      expect(await total(reference)).toEqual([1, 7]);
      const [audited] = await site.services.database.reader.tables.auditLog.findAll({
        where: { action: 'credit-question' },
      });
      expect(JSON.parse(audited?.details ?? '')).toMatchObject({ reason: wanted.note, own: 1, others });
    });

    it.each([
      ['an unknown question', { questionId: 'q9', credit: 'everyone', note: 'because' }, 404],
      ['no reason', { questionId: 'q1b', credit: 'everyone' }, 400],
      ['something else', { questionId: 'q1b', credit: 'some', note: 'because' }, 400],
    ])('is not made of %s', async (_label, body, status) => {
      await submitYear8(site.services, 'Ann', { q1b: 'it bends' });
      expect((await credit(body)).status).toBe(status);
    });
  });
}
