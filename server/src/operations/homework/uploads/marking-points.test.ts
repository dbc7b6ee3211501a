import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkUploadHomework } from '../../../contract/index.ts';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { readFiles } from '../../../homework-import/read-files.ts';
import { p, table, wordFile } from '../../../homework-import/testing/word-file.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';

const rates = wordFile([
  p('Rates of reaction', { style: 'Title' }),
  p('1. Explain why increasing the temperature increases the rate of reaction. [2]'),
  p('2. Name two greenhouse gases. [2]'),
  p('3. Which gas do we breathe in? [1]'),
  p('Mark scheme', { style: 'Heading1' }),
  p('1. particles move faster (1); collide more often / more frequent collisions (1)'),
  p('2. Any two from: carbon dioxide; methane; water vapour'),
  p('3. oxygen / O2'),
]);

const inTables = wordFile([
  p('Heat', { style: 'Title' }),
  table(
    ['No', 'Question', 'Answer', 'Marks'],
    ['1', 'Explain why metals feel cold.', 'they are conductors (1)\nheat leaves the hand (1)', '2'],
    ['2', 'Name two conductors.', 'Any two from: copper; iron; silver', '2'],
    ['3', 'Name an insulator.', 'wood / plastic', '1'],
  ),
]);

const byLines = wordFile([
  p('Rates', { style: 'Title' }),
  p('1. Explain why it is faster.'),
  p('2. Explain why it is slower. [2]'),
  p('Mark scheme', { style: 'Heading1' }),
  p('1. particles move faster (1)'),
  p('collide more often (1)'),
  p('2. they slow down (1)'),
]);

it('prose over several paragraphs is one answer, unless it has a paragraph a mark', async () => {
  const [moves, collides] = [
    'The particles have more energy and move about faster.',
    'So more of their collisions succeed each second.',
  ];
  const file = wordFile([
    p('1. Explain why it is faster. [4]'),
    p('2. Name a gas. [1]'),
    p('3. Explain why it is faster still. [2]'),
    p('Mark scheme', { style: 'Heading1' }),
    ...[`1. ${moves}`, collides, '2. oxygen', 'nitrogen', `3. ${moves}`, collides].map((text) => p(text)),
  ]);
  const { drafts } = await readFiles([{ name: 'rates.docx', bytes: file }], undefined);
  expect(drafts[0]?.assignment.questions.map(({ correctAnswers }) => correctAnswers)).toEqual([
    [`${moves} ${collides}`],
    ['oxygen', 'nitrogen'],
    [moves, collides],
  ]);
});

for (const { name, create } of testDatabases) {
  describe(`a mark scheme of points, on ${name}`, () => {
    let site: TestSite;
    let token = '';
    let id = 0;

    beforeAll(async () => {
      site = await startTestSite(create);
      token = (await makeStaff(site.services, 'admin', 'head')).token;
    });
    afterAll(() => site.close());

    async function upload(fields: Record<string, string>, file?: Buffer) {
      const form = new FormData();
      for (const [field, value] of Object.entries({ batchName: 'Autumn', ...fields })) form.append(field, value);
      if (file !== undefined) form.append('files', new Blob([new Uint8Array(file)]), 'rates.docx');
      const headers = { Authorization: `Bearer ${token}` };
      const response = await fetch(site.url + bulkUploadHomework.path, { method: 'POST', body: form, headers });
      return { status: response.status, body: JSON.parse(await response.text()) };
    }

    it('is read from Word as points, each with its answers and marks', async () => {
      const { body } = await upload({ dryRun: 'true' }, rates);
      expect(bulkUploadHomework.output.parse(body)).toEqual(body);
      const [explain, name2, breathe] = body.drafts[0].assignment.questions;
      expect(explain).toMatchObject({
        correctAnswers: ['particles move faster (1); collide more often / more frequent collisions (1)'],
      });
      expect(name2.correctAnswers).toEqual(['Any two from: carbon dioxide; methane; water vapour']);
      expect(breathe.correctAnswers).toEqual(['oxygen / O2']);
      const read = body.drafts[0].keys.map((key: { reading: { read?: string[] } }) => key.reading.read?.[0]);
      expect(read[0]).toMatch(/^Each of these is a point: particles move faster \(1 mark\); collide more often/);
      expect(read[1]).toMatch(/^Any 2 of these: carbon dioxide; methane; water vapour/);
    });

    it('is read from a table of questions too', async () => {
      const { body } = await upload({ dryRun: 'true' }, inTables);
      const { keys } = body.drafts[0];
      const read = keys.map((key: { reading: { read?: string[] } }) => key.reading.read?.[0]);
      expect(read).toEqual([
        'Each of these is a point: they are conductors (1 mark); heat leaves the hand (1 mark).',
        'Any 2 of these: copper; iron; silver.',
        undefined,
      ]);
    });

    it('has the marks of its lines, and says where they are fewer than the question has', async () => {
      const { body } = await upload({ dryRun: 'true' }, byLines);
      const [{ assignment, keys }] = body.drafts;
      expect(assignment.questions).toMatchObject([
        { marks: 2, correctAnswers: ['particles move faster (1)', 'collide more often (1)'] },
        { marks: 2, correctAnswers: ['they slow down (1)'] },
      ]);
      const doubts = keys.map((key: { reading: { doubts: string[] } }) => key.reading.doubts);
      expect(doubts).toEqual([[], ['Its points have 1 of the question’s 2 marks.']]);
    });

    it('is stored with the draft, as a rule of points, and keeps them from students', async () => {
      const preview = await upload({ dryRun: 'true' }, rates);
      const { assignment } = preview.body.drafts[0];
      const { status, body } = await upload({ homeworkData: JSON.stringify([assignment]) });
      expect(status).toBe(200);
      id = body.homework[0].id;
      await site.send('POST', `/api/admin/homework/${id}/release`, { token, body: {} });
      const scheme = await site.get(`/api/admin/homework/${id}/schemes/1`, token);
      expect(JSON.stringify(scheme.body)).toContain('"kind":"marking-points"');
      const list = await site.get('/api/assignments');
      const shown = JSON.stringify(list.body.find((one: { id: number }) => one.id === id));
      expect(shown).toContain('greenhouse gases');
      expect(shown).not.toMatch(/markingPoints|collide|methane/);
    });

    it.each<[why: string, answers: string[], marks: number[]]>([
      ['one of two points', ['The particles move faster', 'methane', 'oxygen'], [1, 1, 1]],
      ['both', ['They move faster and collide more often', 'methane and carbon dioxide', 'O2'], [2, 2, 1]],
      ['three of two', ['nothing', 'methane, carbon dioxide and water vapour', 'air'], [0, 2, 0]],
    ])('earns the marks of the points that an attempt makes: %s', async (_why, answers, marks) => {
      const student = await site.post('/api/students', {
        name: `Pupil ${marks.join('')}`,
        studentClass: '8a/Sc1',
        teacher: 'x',
      });
      const sent = { studentId: student.body.id, assignmentId: id, answers };
      const { status, body } = await site.post('/api/quiz-attempts', sent);
      expect([status, body.marking?.results.map((one: { marksAwarded: number }) => one.marksAwarded)]).toEqual([
        200,
        marks,
      ]);
    });

    it('is used by test marking', async () => {
      const body = { assignmentId: id, answers: ['collisions are more frequent', 'carbon monoxide', 'oxygen'] };
      const tested = await site.send('POST', '/api/test-marking', { token, body });
      expect(tested.body.questionResults.map(({ score }: { score: number }) => score)).toEqual([1, 0, 1]);
    });

    it('is another homework than the same answers without points', async () => {
      const question = { type: 'text', question: 'Explain.', marks: 2, correctAnswers: ['it is hot', 'it is wet'] };
      const send = (more: object) =>
        upload({ homeworkData: JSON.stringify([{ title: 'Weather', questions: [{ ...question, ...more }] }]) });
      expect((await send({})).status).toBe(200);
      expect((await send({ markingPoints: null })).status).toBe(409);
      const markingPoints = question.correctAnswers.map((answer) => ({ answers: [answer], marks: 1 }));
      expect((await send({ markingPoints })).status).toBe(200);
      expect((await send({ markingPoints })).status).toBe(409);
    });
  });
}
