import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkUploadHomework, describeKeys, tryAnswer } from '../../../contract/index.ts';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';

const ratio = { type: 'text', question: 'Simplify 4:6.', marks: 1, correctAnswers: ['2:3'] };

for (const { name, create } of testDatabases) {
  describe(`how keys are read, on ${name}`, () => {
    let site: TestSite;
    let token = '';

    beforeAll(async () => {
      site = await startTestSite(create);
      token = (await makeStaff(site.services, 'admin', 'head')).token;
    });
    afterAll(() => site.close());

    async function upload(question: object, dryRun: boolean) {
      const form = new FormData();
      const homeworkData = JSON.stringify([{ title: 'Ratios', weekNumber: 1, yearGroup: 9, questions: [question] }]);
      const fields = { batchName: 'Autumn', academicYear: '2024-25', yearGroup: '9', homeworkData, again: 'true' };
      for (const [field, value] of Object.entries({ ...fields, dryRun: String(dryRun) })) form.append(field, value);
      const headers = { Authorization: `Bearer ${token}` };
      const response = await fetch(site.url + bulkUploadHomework.path, { method: 'POST', body: form, headers });
      return JSON.parse(await response.text());
    }

    it('is in the draft', async () => {
      const { drafts } = await upload(ratio, true);
      expect(drafts[0].keys).toEqual([
        { question: 0, reading: { kind: 'ratio', label: 'a ratio', form: 'simplest', also: ['2 to 3'], doubts: [] } },
      ]);
    });

    it('is told while a question is edited', async () => {
      const { drafts } = await upload(ratio, true);
      const question = { ...drafts[0].assignment.questions[0], answerKind: 'name' };
      const { body } = await site.send('POST', describeKeys.path, { token, body: { questions: [question] } });
      expect(body.readings).toMatchObject([{ kind: 'name' }]);
    });

    it.each([
      ['2 : 3', { marksAwarded: 1 }, 'right'],
      ['3:2', { marksAwarded: 0 }, 'wrong'],
      ['', { marksAwarded: 0, refusal: 'unanswered' }, 'not answered'],
    ])('marks %j before the question is stored', async (value, result, _why) => {
      const { drafts } = await upload(ratio, true);
      const [question] = drafts[0].assignment.questions;
      const { body } = await site.send('POST', tryAnswer.path, { token, body: { question, answer: { value } } });
      expect(body.result).toMatchObject(result);
      const keyless = { question: { ...question, correctAnswers: [] }, answer: { value } };
      expect((await site.send('POST', tryAnswer.path, { token, body: keyless })).body).toEqual({ result: null });
    });

    it('is what a person says it is', async () => {
      await upload({ ...ratio, answerForm: 'any' }, false);
      const test = (answers: object) =>
        site.send('POST', '/api/test-marking', { token, body: { assignmentId: 151, answers } });
      expect((await test({ 0: '4:6' })).body).toMatchObject({ totalScore: 1 });
      expect((await test({ 0: '3:2' })).body).toMatchObject({ totalScore: 0 });
    });
  });
}
