import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkUploadHomework } from '../contract/index.ts';
import { testDatabases } from '../db/testing/test-databases.ts';
import { hostileBody, hostileText } from '../testing/hostile-values.ts';
import { makeStaff } from '../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';

const jsonOf = (value: fc.Arbitrary<unknown>) => value.map((body) => JSON.stringify(body) ?? 'null');
/** JSON of homework in which a field, or a field of a question, is anything. */
const nearlyHomework = jsonOf(
  fc
    .tuple(
      fc.constantFrom('title', 'description', 'weekNumber', 'yearGroup', 'questions', 'source', 'totalMarks'),
      fc.constantFrom('id', 'type', 'question', 'options', 'marks', 'correctAnswers', 'table', 'diagramPath'),
      fc.boolean(),
      hostileBody,
    )
    .map(([field, ofQuestion, isOfQuestion, value]) => {
      const question = { question: 'Which gas?', options: ['oxygen', 'argon'], correctAnswers: ['oxygen'], marks: 1 };
      const questions = [isOfQuestion ? { ...question, [ofQuestion]: value } : question];
      return [{ title: 'Gases', questions, ...(isOfQuestion ? {} : { [field]: value }) }];
    }),
);

interface FormPart {
  readonly field: string;
  /** Its name, where it is a file. */
  readonly file: string | null;
  readonly content: string;
}

/** Any part of a form, with a file or without, whose headers may be broken. */
const formPart: fc.Arbitrary<FormPart> = fc.record({
  field: fc.oneof(
    fc.constantFrom('batchName', 'homeworkData', 'yearGroup', 'dryRun', 'again', 'files', 'files'),
    fc.constantFrom('__proto__', 'a[b][c]', '', 'x'.repeat(200)),
    fc.string(),
  ),
  file: fc.option(fc.oneof(fc.constantFrom('a.json', '../../a.docx', '', 'a\u0000.csv'), fc.string())),
  content: fc.oneof(hostileText, fc.constant('true'), jsonOf(hostileBody)),
});
/** Nearly right: a form in which the homework is nearly right, and one further part may be anything. */
const uploadForm = fc
  .tuple(nearlyHomework, fc.constantFrom(null, null, null, 'a.json', 'a.csv', 'a.gift', 'a.docx'), fc.option(formPart))
  .map(([content, file, other]): FormPart[] => [
    { field: 'batchName', file: null, content: 'Autumn' },
    { field: 'dryRun', file: null, content: 'true' },
    { field: file === null ? 'homeworkData' : 'files', file, content },
    ...(other === null ? [] : [other]),
  ]);
/** Most forms end as they should. */
const anyEnd = fc.constantFrom('--edge--\r\n', '--edge--\r\n', '--edge--\r\n', '', '--edge');
const writePart = ({ field, file, content }: FormPart) =>
  `--edge\r\nContent-Disposition: form-data; name="${field}"${file === null ? '' : `; filename="${file}"`}\r\n\r\n${content}\r\n`;

for (const { name, create } of testDatabases) {
  describe(`hostile input on ${name}`, () => {
    let site: TestSite;
    beforeAll(async () => {
      site = await startTestSite(create);
    });
    afterAll(() => site.close());

    it('in a form is never a 5xx, and a 4xx says what to change', async () => {
      const { token } = await makeStaff(site.services, 'admin', 'head');
      const seen = new Set<number>();
      await fc.assert(
        fc.asyncProperty(fc.oneof(fc.array(formPart, { maxLength: 8 }), uploadForm), anyEnd, async (parts, end) => {
          const body = `${parts.map(writePart).join('')}${end}`;
          const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=edge' };
          const answer = await fetch(site.url + bulkUploadHomework.path, { method: 'POST', headers, body });
          const text = await answer.text();
          seen.add(answer.status);
          expect(answer.status, text).toBeLessThan(500);
          if (answer.status >= 400) expect(JSON.parse(text)).toMatchObject({ error: expect.stringMatching(/\S/) });
          else expect(bulkUploadHomework.output.safeParse(JSON.parse(text)).error).toBeUndefined();
          expect(text).not.toMatch(/node_modules|at \w+ \(/);
        }),
        { numRuns: 60 },
      );
      expect([...seen]).toEqual(expect.arrayContaining([200, 400]));
    }, 240_000);

    it('in a form never reaches the error log', () => {
      expect(site.logged.length).toBeGreaterThan(0);
      expect(site.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
    });
  });
}
