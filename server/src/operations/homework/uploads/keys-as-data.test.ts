import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkUploadHomework } from '../../../contract/index.ts';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';

const typed = ['any one from: clamp, screwdriver (Phillips), nail gun. Do not accept hammer'];
const asData = {
  points: [{ accept: ['Spain'] }, { accept: ['Italy'], allow: ['Italian Republic'] }, { accept: ['Andorra'] }],
  anyOf: 2,
  reject: ['Europe'],
};

for (const { name, create } of testDatabases) {
  describe(`keys of mark schemes, on ${name}`, () => {
    let site: TestSite;
    let token = '';
    const upload = async (key: unknown) => {
      const questions = [
        { type: 'text', question: 'Name one tool for joining wood.', marks: 1, correctAnswers: typed },
        {
          type: 'text',
          question: 'Name two countries that border France.',
          marks: 2,
          correctAnswers: ['see key'],
          key,
        },
      ];
      const form = new FormData();
      const homeworkData = JSON.stringify([{ title: 'Keys', weekNumber: 1, yearGroup: 9, questions }]);
      const fields = { batchName: 'Autumn', academicYear: '2024-25', yearGroup: '9', homeworkData };
      for (const [field, value] of Object.entries(fields)) form.append(field, value);
      const headers = { Authorization: `Bearer ${token}` };
      return fetch(site.url + bulkUploadHomework.path, { method: 'POST', body: form, headers });
    };

    beforeAll(async () => {
      site = await startTestSite(create);
      token = (await makeStaff(site.services, 'admin', 'head')).token;
      expect((await upload(asData)).status).toBe(200);
      await site.send('POST', '/api/admin/homework/151/release', { token, body: {} });
    });
    afterAll(() => site.close());

    it.each<[why: string, answers: [tool: string, countries: string], marks: [number, number]]>([
      ['one of those listed, and two of them', ['nail gun', 'Spain and Italy'], [1, 2]],
      ['without what is in brackets; one of two', ['a screwdriver', 'the Italian Republic'], [1, 1]],
      ['what the key rejects', ['hammer', 'Europe'], [0, 0]],
      ['the words around the key', ['any one', 'see key'], [0, 0]],
    ])('mark by what they mean: %s', async (_why, answers, marks) => {
      const sent = { assignmentId: 151, answers: { 0: answers[0], 1: answers[1] } };
      const { body } = await site.send('POST', '/api/test-marking', { token, body: sent });
      expect(body.questionResults.map(({ score }: { score: number }) => score)).toEqual(marks);
    });

    it('are kept from students, as text and as data', async () => {
      const shown = JSON.stringify(
        (await site.get('/api/assignments')).body.find(({ id }: { id: number }) => id === 151),
      );
      expect(shown).toContain('border France');
      expect(shown).not.toMatch(/Spain|Andorra|clamp|anyOf|see key/);
    });

    it('are refused where they are no keys', async () => {
      expect((await upload({ points: 'Spain' })).status).toBe(400);
    });
  });
}
