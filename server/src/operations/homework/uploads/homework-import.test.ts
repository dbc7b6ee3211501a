import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkUploadHomework } from '../../../contract/index.ts';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';

const question = { type: 'text', question: 'What measures time?', marks: 1, correctAnswers: ['stopwatch', 'clock'] };
const choice = {
  question: 'Which gas do plants take in?',
  options: ['oxygen', 'carbon dioxide'],
  correctAnswers: ['B'],
  marks: 2,
};
const homework = (title: string, ...questions: unknown[]) => ({ title, weekNumber: 3, yearGroup: 9, questions });

for (const { name, create } of testDatabases) {
  describe(`homework that is brought in, on ${name}`, () => {
    let site: TestSite;
    let token = '';

    beforeAll(async () => {
      site = await startTestSite(create);
      token = (await makeStaff(site.services, 'admin', 'head')).token;
    });
    afterAll(() => site.close());

    async function upload(fields: Record<string, string>, files: { name: string; text: string | Buffer }[] = []) {
      const form = new FormData();
      const usual = { batchName: 'Autumn', academicYear: '2024-25', yearGroup: '7' };
      for (const [field, value] of Object.entries({ ...usual, ...fields })) form.append(field, value);
      for (const file of files) form.append('files', new Blob([file.text]), file.name);
      const headers = { Authorization: `Bearer ${token}` };
      const response = await fetch(site.url + bulkUploadHomework.path, { method: 'POST', body: form, headers });
      return { status: response.status, body: JSON.parse(await response.text()) };
    }
    const list = async () => (await site.get('/api/assignments', token)).body;
    const paste = (...all: unknown[]) => ({ homeworkData: JSON.stringify(all) });

    it('is stored in one call, unreleased, without the key in what students can see', async () => {
      const { status, body } = await upload(paste(homework('Measuring', question, choice)));
      expect(body).toMatchObject({ stored: true, homework: [{ id: 151, title: 'Measuring' }], details: '' });
      expect(status).toBe(200);
      const stored = (await list()).find(({ id }: { id: number }) => id === 151);
      expect(stored).toMatchObject({
        title: 'Measuring',
        weekNumber: 3,
        yearGroup: 9,
        totalMarks: 3,
        isReleased: false,
      });
      expect(JSON.stringify(stored)).not.toMatch(/stopwatch|correctAnswers/);
      expect((await site.get('/api/assignments')).body.find(({ id }: { id: number }) => id === 151).questions).toEqual(
        [],
      );
    });

    it('is marked on trial by the place of its questions, and for a card by what it shows', async () => {
      const answers = { 0: 'a stop watch', 1: 'carbon dioxide' };
      const { body } = await site.send('POST', '/api/test-marking', { token, body: { assignmentId: 151, answers } });
      expect(body).toMatchObject({
        totalScore: 3,
        totalMarks: 3,
        questionResults: [
          { index: 0, correct: true, score: 1, feedback: 'Correct!' },
          { index: 1, correct: true, score: 2 },
        ],
      });
      const year8 = { assignmentId: '2', answers: ['3 waves'] };
      expect((await site.send('POST', '/api/test-marking', { token, body: year8 })).body).toMatchObject({
        totalScore: 1,
        totalMarks: 7,
      });
    });

    it('is shown first and not stored by a dry run, and what comes back can be sent again, corrected', async () => {
      const before = (await list()).length;
      const { body } = await upload({ ...paste(homework('Waves', question)), dryRun: 'true' });
      expect(bulkUploadHomework.output.parse(body)).toEqual(body);
      expect(body).toMatchObject({ stored: false, homework: [] });
      expect((await list()).length).toBe(before);
      const [{ assignment }] = body.drafts;
      const corrected = { ...assignment, title: 'Waves, corrected' };
      expect((await upload(paste(corrected))).body).toMatchObject({
        stored: true,
        homework: [{ title: 'Waves, corrected' }],
      });
    });

    it('is shown and stored without a file that cannot be read, which is named', async () => {
      const files = [
        { name: 'gases.json', text: JSON.stringify([homework('Gases of plants', question)]) },
        { name: 'broken.docx', text: '%PDF-1.4' },
      ];
      const preview = await upload({ dryRun: 'true' }, files);
      expect(bulkUploadHomework.output.parse(preview.body)).toEqual(preview.body);
      const unreadable = [{ name: 'broken.docx', message: expect.any(String) }];
      expect(preview.body).toMatchObject({ stored: false, drafts: [{ name: 'gases.json' }], unreadable });
      const before = (await list()).length;
      const whole = await upload({}, files);
      expect(whole.body.error).toMatch(/^broken\.docx: .* Nothing was stored\. .*skipUnreadable/);
      expect(whole.status).toBeGreaterThanOrEqual(400);
      expect((await list()).length).toBe(before);
      const stored = await upload({ skipUnreadable: 'true' }, files);
      expect(stored.body).toMatchObject({ stored: true, homework: [{ title: 'Gases of plants' }], unreadable });
      const only = await upload({ skipUnreadable: 'true' }, files.slice(1));
      expect(only.body.error).toMatch(/^broken\.docx: .* Nothing was stored\.$/);
    });

    it('is shown whole when it cannot be stored, with what is too long', async () => {
      const long = { ...choice, options: ['oxygen', 'x'.repeat(2_001)] };
      const preview = await upload({ ...paste(homework('Too long', long)), dryRun: 'true' });
      expect(preview.status).toBe(200);
      const [draft] = bulkUploadHomework.output.parse(preview.body).drafts;
      expect(draft?.assignment.questions[0]?.options[1]).toHaveLength(2_001);
      expect(draft?.messages.map(({ message }) => message).join()).toMatch(
        /Question 1 cannot be stored: options 1,.* too long/,
      );
      expect(await upload(paste(homework('Too long', long)))).toMatchObject({ status: 400 });
    });

    it('is stored once when two send it at the same moment', async () => {
      const same = paste(homework('Sent twice', question, choice));
      const both = await Promise.all([upload(same), upload(same)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
        error: expect.stringMatching(/^“Sent twice” is here already: homework \d+, “Sent twice”/),
      });
    });

    it('is recognised when it comes again, and stored again only when asked for', async () => {
      const again = await upload(paste(homework('Measuring', question, choice)));
      expect(again).toMatchObject({
        status: 409,
        body: { error: expect.stringMatching(/homework 151.*Nothing was stored/) },
      });
      const preview = await upload({ ...paste(homework('Measuring', question, choice)), dryRun: 'true' });
      expect(preview.body.drafts[0].sameAs).toMatchObject([{ id: 151, title: 'Measuring' }]);
      expect((await upload({ ...paste(homework('Measuring', question, choice)), again: 'true' })).status).toBe(200);
    });

    it('goes in whole or not at all', async () => {
      const before = (await list()).length;
      const { status, body } = await upload(paste(homework('Good', question), homework('Without questions')));
      expect(status).toBe(400);
      expect(body).toEqual({
        error: expect.stringMatching(/Nothing was stored/),
        details: expect.stringMatching(/No question/),
      });
      expect((await list()).length).toBe(before);
    });

    it.each<[label: string, fields: Record<string, string>, status: number, error: RegExp]>([
      ['nothing to bring in', {}, 400, /Choose files/],
      ['no name for the batch', { batchName: ' ', homeworkData: '[]' }, 400, /batchName/],
      ['JSON that is no array', { homeworkData: '{"title":"x"}' }, 400, /must be an array of homework assignments/],
      ['an empty array', { homeworkData: '[]' }, 400, /must be an array of homework assignments/],
      ['JSON that breaks off', { homeworkData: '[{"title":\n' }, 400, /Line 2: A value was expected/],
      ['a comma too many', { homeworkData: '[{"title":"x",\n}]' }, 400, /Line 2: A name in double quotes/],
      ['a question that is a number', paste(homework('X', 5)), 400, /Line 1, \[0\]\.questions\[0\]/],
      ['marks that are none', paste(homework('X', { ...question, marks: 'many' })), 400, /marks: a whole number/],
      [
        'a picture that is not here',
        paste(homework('X', { ...question, diagramPath: `/homework-images/${'0'.repeat(64)}.png` })),
        400,
        /upload the file again/,
      ],
    ])('is refused with a reason: %s', async (_label, fields, status, error) => {
      const answer = await upload(fields);
      expect(answer.body.error).toMatch(error);
      expect(answer.status).toBe(status);
    });

    it('is listed with the version of its own mark scheme, which a card without a set of its own has not', async () => {
      const { body } = await site.get('/api/admin/homework', token);
      const versions = new Map(body.map((one: { id: number; schemeVersion: number }) => [one.id, one.schemeVersion]));
      expect([1, 2, 149, 151].map((id) => versions.get(id))).toEqual([null, 1, 1, 1]);
    });

    it('is released, pointed at by a card, withdrawn, and each is in the audit log', async () => {
      const post = async (path: string, body: unknown = {}) => site.send('POST', path, { token, body });
      expect((await post('/api/admin/homework/151/release')).body).toMatchObject({ id: 151, isReleased: true });
      expect((await post('/api/admin/cards/3/point', { contentId: 151 })).body).toMatchObject({
        id: 3,
        contentId: 151,
        totalMarks: 3,
      });
      const card = (await site.get('/api/assignments')).body.find(({ id }: { id: number }) => id === 3);
      expect(card.questions.map(({ question: text }: { question: string }) => text)).toEqual([
        question.question,
        choice.question,
      ]);
      expect(
        (await site.get('/api/admin/homework', token)).body.find(({ id }: { id: number }) => id === 151),
      ).toMatchObject({
        shownOn: [3],
        questionCount: 2,
        batchName: 'Autumn',
      });
      expect((await post('/api/admin/cards/3/point', { contentId: null })).body).toMatchObject({
        contentId: null,
        totalMarks: 9,
      });
      expect((await post('/api/admin/homework/151/withdraw')).body).toMatchObject({ isReleased: false });
      const actions = await site.services.database.reader.run('SELECT DISTINCT action FROM audit_log ORDER BY action');
      expect(actions).toEqual(
        expect.arrayContaining(
          ['import-homework', 'point-card', 'release-homework', 'withdraw-homework'].map((action) => ({ action })),
        ),
      );
    });

    it.each<[label: string, path: string, body: unknown, status: number, error: RegExp]>([
      ['an unknown homework', '/api/admin/homework/9999/release', {}, 404, /no homework 9999/],
      ['an unknown card', '/api/admin/cards/151/point', { contentId: 149 }, 404, /cards are 1 to 6/],
      ['a card on itself', '/api/admin/cards/2/point', { contentId: 2 }, 400, /is a card/],
      ['a card on nothing', '/api/admin/cards/2/point', { contentId: 4711 }, 404, /no homework 4711/],
      ['marking of nothing', '/api/test-marking', { assignmentId: 4711, answers: {} }, 404, /no homework 4711/],
    ])('refuses %s', async (_label, path, body, status, error) => {
      const answer = await site.send('POST', path, { token, body });
      expect(answer.body.error).toMatch(error);
      expect(answer.status).toBe(status);
    });

    it('cannot be released while a question has no answer', async () => {
      const { body } = await upload(paste(homework('Without an answer', { ...question, correctAnswers: [] })));
      expect(body.details).toMatch(/Question 1 has no answer/);
      const [{ id }] = body.homework;
      const release = await site.send('POST', `/api/admin/homework/${id}/release`, { token, body: {} });
      expect(release).toMatchObject({
        status: 409,
        body: { error: expect.stringMatching(/Question 1 of .* has no answer yet/) },
      });
    });
  });
}
