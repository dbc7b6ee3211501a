import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkUploadHomework, type FileLine, largestFile, wordFile as wordFileType } from '../../../contract/index.ts';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { writeZip } from '../../../files/write-zip.ts';
import { onePixel } from '../../../homework-import/testing/one-pixel.ts';
import { p, picture, wordFile } from '../../../homework-import/testing/word-file.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';

const scope = wordFile(
  [
    p('Microscopes', { style: 'Title' }),
    p('1. What is the part labelled X? [2]'),
    p('', {}, picture('scope.png', 'A microscope')),
    p('Answer: eyepiece'),
  ],
  { pictures: { 'scope.png': onePixel } },
);
const withoutAnswers = wordFile([
  p('Gases', { style: 'Title' }),
  p('1. Which gas do we breathe in? [1]'),
  p('2. Which do plants take in? [1]'),
]);
const answers = wordFile([p('Answers', { style: 'Title' }), p('1. oxygen'), p('2. carbon dioxide')]);
const partlyRead = wordFile([
  p('Sounds', { style: 'Title' }),
  p('1. What is the unit of frequency? [1]'),
  p('Answer: hertz'),
  p('Section B'),
  p('Violin'),
]);
const bomb = writeZip({ 'word/document.xml': Buffer.alloc(23 * 1024 * 1024, 'a') });

const [sqlite] = testDatabases;

type Files = readonly (readonly [name: string, bytes: Buffer])[];
type Upload = (files: Files, fields?: Record<string, string>) => ReturnType<typeof uploadTo>;

async function uploadTo(site: TestSite, token: string, files: Files, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ batchName: 'Autumn', ...fields })) form.append(field, value);
  for (const [file, bytes] of files) form.append('files', new Blob([new Uint8Array(bytes)]), file);
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(site.url + bulkUploadHomework.path, { method: 'POST', body: form, headers });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

for (const { name, create } of testDatabases) {
  describe(`Word files that are uploaded, on ${name}`, () => {
    let site: TestSite;
    let token = '';
    const day = 24 * 60 * 60_000;
    let clock = new Date('2026-01-12T09:00:00Z').getTime();

    beforeAll(async () => {
      site = await startTestSite(create, { now: () => new Date(clock) });
      token = (await makeStaff(site.services, 'admin', 'head')).token;
    });
    afterAll(() => site.close());

    const upload: Upload = (files, fields) => uploadTo(site, token, files, fields);

    it('can be made from a template, which is read back as its questions', async () => {
      const response = await site.request('GET', '/api/homework-template', { token });
      expect(response.headers.get('Content-Type')).toBe(wordFileType);
      expect(response.headers.get('Content-Disposition')).toContain('homework.docx');
      const bytes = Buffer.from(await response.arrayBuffer());
      const { body } = await upload([['homework.docx', bytes]], { dryRun: 'true' });
      expect(body.drafts[0].assignment.questions.map((one: { type: string }) => one.type)).toEqual([
        'multiple-choice',
        'text',
        'true-false',
        'text',
      ]);
    });

    it('are previewed with their pictures, corrected and stored without sending them again', async () => {
      const preview = await upload([['scope.docx', scope]], { dryRun: 'true' });
      expect(bulkUploadHomework.output.parse(preview.body)).toEqual(preview.body);
      const [draft] = preview.body.drafts;
      expect(draft).toMatchObject({ kind: 'docx', assignment: { title: 'Microscopes', totalMarks: 2 } });
      const [question] = draft.assignment.questions;
      expect(question).toMatchObject({
        question: 'What is the part labelled X?',
        correctAnswers: ['eyepiece'],
        diagramAlt: 'A microscope',
      });
      const shown = await fetch(site.url + question.diagramPath);
      expect(shown.headers.get('Content-Type')).toBe('image/png');
      expect(shown.headers.get('Cache-Control')).toMatch(/immutable/);
      expect(Buffer.from(await shown.arrayBuffer())).toEqual(onePixel);
      const corrected = {
        ...draft.assignment,
        questions: [{ ...question, correctAnswers: ['eyepiece', 'ocular lens'] }],
      };
      const stored = await upload([], { homeworkData: JSON.stringify([corrected]) });
      expect(stored).toMatchObject({ status: 200, body: { stored: true } });
      clock += 2 * day;
      token = (await makeStaff(site.services, 'admin', 'deputy')).token;
      await upload([['scope.docx', scope]], { dryRun: 'true' });
      expect((await fetch(site.url + question.diagramPath)).status).toBe(200);
      const listed = (await site.get('/api/admin/homework', token)).body.find(
        ({ title }: { title: string }) => title === 'Microscopes',
      );
      expect(listed).toMatchObject({
        sourceName: 'scope.docx',
        extractedImages: [question.diagramPath],
        batchName: 'Autumn',
      });
    });

    it('are recognised when they come again', async () => {
      const again = await upload([['renamed.docx', scope]]);
      expect(again).toMatchObject({ status: 409, body: { error: expect.stringMatching(/is here already/) } });
    });

    it('are previewed line by line, and stored without their lines', async () => {
      const { body } = await upload([['sounds.docx', partlyRead]], { dryRun: 'true' });
      expect(bulkUploadHomework.output.parse(body)).toEqual(body);
      const [{ lines, assignment }] = body.drafts;
      const became = lines.map((line: FileLine) => [line.place?.number, line.became, line.questions]);
      expect(became).toEqual([
        [1, 'title', []],
        [2, 'question', [0]],
        [3, 'question', [0]],
        [4, 'left-out', []],
        [5, 'nothing', []],
      ]);
      const stored = await upload([], { homeworkData: JSON.stringify([assignment]) });
      expect(JSON.stringify(stored.body)).not.toContain('"lines"');
    });

    it('leave the error log empty', () => {
      expect(site.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
    });
  });
}

/** None of them reaches the database: once is enough. */
describe('Word files that are only read, or refused', () => {
  let site: TestSite;
  let token = '';
  beforeAll(async () => {
    site = await startTestSite(sqlite!.create);
    token = (await makeStaff(site.services, 'admin', 'head')).token;
  });
  afterAll(() => site.close());
  const upload: Upload = (files, fields) => uploadTo(site, token, files, fields);

  it.each([
    ['a number for every file', '2', 200],
    ['numbers by the names of files', '{"scope.docx":2}', 200],
    ['a name that no file has', '{"other.docx":2}', 200],
    ['words', 'the second', 400],
    ['a number that no reading has', '0', 400],
    ['such a number by name', '{"scope.docx":1.5}', 400],
  ])('are read by the reading that is asked for, by %s', async (_what, reading, status) => {
    const answer = await upload([['scope.docx', scope]], { dryRun: 'true', reading });
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body.error).toMatch(/^reading: send a number from 1 to 9/);
    else expect(answer.body.drafts[0].assignment.title).toBe('Microscopes');
  });

  it('get their answers from a second file', async () => {
    const { body } = await upload(
      [
        ['gases.docx', withoutAnswers],
        ['gases answers.docx', answers],
      ],
      { dryRun: 'true' },
    );
    expect(body.drafts).toHaveLength(1);
    const read = body.drafts[0].assignment.questions.map((one: { correctAnswers: string[] }) => one.correctAnswers);
    expect(read).toEqual([['oxygen'], ['carbon dioxide']]);
  });

  it.each<[label: string, files: [string, Buffer][], status: number, error: RegExp]>([
    ['a zip bomb', [['a.docx', bomb]], 413, /times its size.*Nothing was stored/],
    ['a program under another name', [['a.docx', Buffer.from('MZ this is a program')]], 415, /a program/],
    ['a file that is too large', [['a.docx', Buffer.alloc(largestFile + 1)]], 413, /5 MB at most/],
    [
      'too many files',
      Array.from({ length: 11 }, (_, index): [string, Buffer] => [`${index}.docx`, scope]),
      413,
      /at most 10 files/,
    ],
    [
      'one good and one bad file',
      [
        ['a.docx', withoutAnswers],
        ['b.docx', Buffer.from('%PDF-1.4')],
      ],
      415,
      /b\.docx: It is a PDF/,
    ],
  ])('are refused with what to do: %s', async (_label, files, status, error) => {
    const answer = await upload(files);
    expect(answer.body.error).toMatch(error);
    expect(answer.status).toBe(status);
    expect((await site.get('/api/health-check')).status).toBe(200);
  });

  it('are refused before they are read when they are too much in all', async () => {
    const text = 'x'.repeat(9 * 1024 * 1024);
    const answer = await upload(
      [],
      Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`more${index}`, text])),
    );
    expect(answer).toMatchObject({ status: 413, body: { error: expect.stringMatching(/61 MB at most in all/) } });
  });

  it('cannot be sent in any other way', async () => {
    const answer = await site.send('POST', bulkUploadHomework.path, { token, body: { batchName: 'x' } });
    expect(answer).toMatchObject({ status: 415, body: { error: expect.stringMatching(/multipart/) } });
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=x' };
    const broken = await fetch(site.url + bulkUploadHomework.path, {
      method: 'POST',
      headers,
      body: '--x\r\nnonsense',
    });
    expect(broken.status).toBe(400);
    expect(JSON.parse(await broken.text()).error).toMatch(/\S/);
    const none = await fetch(`${site.url}/homework-images/${'0'.repeat(64)}.png`);
    expect(none.status).toBe(404);
  });

  it('leave the error log empty', () => {
    expect(site.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });
});
