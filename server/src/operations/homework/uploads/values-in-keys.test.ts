import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkUploadHomework } from '../../../contract/index.ts';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';

/** Ten questions as a school brings them: the key, an answer that is right, one that is wrong and looks like the key. */
const rows: readonly (readonly [question: string, key: string, right: string, wrong: string])[] = [
  ['Simplify 4:6.', '2:3', '2 to 3', '3:2'],
  ['Where is P?', '(3, -2)', 'x = 3, y = -2', '(-2, 3)'],
  ['Write three fifths as a fraction.', '3/5', '6/10', '5/3'],
  ['Expand 2(x + 3).', '2x + 6', '6+2x', '2x - 6'],
  ['Write 300 million in standard form.', '3 x 10^8', '3×10⁸', '3 x 10^-8'],
  ['How much change does she get?', '£3.50', '350p', '£3.05'],
  ['Which process makes a plant’s food?', 'photosynthesis', 'fotosynthesis', 'respiration'],
  ['What does a wave do at a wall?', 'reflects', 'it reflects', 'refracts'],
  ['Name the gas that we breathe in.', 'oxygen', 'oxygen', 'nitrogen or oxygen'],
  ['Which part of a cell holds its genes?', 'nucleus', 'the nucleus', 'cytoplasm'],
];

for (const { name, create } of testDatabases) {
  describe(`keys that are values, on ${name}`, () => {
    let site: TestSite;
    let token = '';

    beforeAll(async () => {
      site = await startTestSite(create);
      token = (await makeStaff(site.services, 'admin', 'head')).token;
      const questions = rows.map(([question, key]) => ({ type: 'text', question, marks: 1, correctAnswers: [key] }));
      const form = new FormData();
      const homeworkData = JSON.stringify([{ title: 'Mixed', weekNumber: 1, yearGroup: 9, questions }]);
      const fields = { batchName: 'Autumn', academicYear: '2024-25', yearGroup: '9', homeworkData, release: 'true' };
      for (const [field, value] of Object.entries(fields)) form.append(field, value);
      const headers = { Authorization: `Bearer ${token}` };
      const response = await fetch(site.url + bulkUploadHomework.path, { method: 'POST', body: form, headers });
      expect(response.status).toBe(200);
    });
    afterAll(() => site.close());

    async function mark(pick: (row: (typeof rows)[number]) => string) {
      const answers = Object.fromEntries(rows.map((row, index) => [index, pick(row)]));
      const { body } = await site.send('POST', '/api/test-marking', { token, body: { assignmentId: 151, answers } });
      return body;
    }

    it('gets no mark for answers that look like the key and say something else', async () => {
      expect(await mark(([, , , wrong]) => wrong)).toMatchObject({ totalScore: 0, totalMarks: 10 });
    });

    it('gets every mark for the same said in another way', async () => {
      expect(await mark(([, , right]) => right)).toMatchObject({ totalScore: 10, totalMarks: 10 });
    });
  });
}
