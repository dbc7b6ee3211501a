import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../db/testing/test-databases.ts';
import { openZip } from '../../files/open-zip.ts';
import { readWorkbook } from '../../homework-import/formats/sheets/read-workbook.ts';
import { makeStaff } from '../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';

const homework = {
  title: 'Springs',
  questions: [
    {
      material: {
        id: 'pic',
        question: 'The picture shows a spring.',
        diagramPath: '/assets/year8-waves.svg',
        diagramAlt: 'A spring',
      },
      questions: [
        {
          label: '2',
          parts: [
            { id: 'a', label: '(a)', question: 'What stretches it?', correctAnswers: ['force'] },
            { id: 'b', label: '(b)', type: 'text', question: 'Name its unit.', correctAnswers: ['newton'] },
          ],
        },
      ],
    },
    { id: 'c', question: 'Name a metal.', correctAnswers: ['iron'] },
    {
      id: 'd',
      type: 'table',
      question: 'Fill it in.',
      table: { caption: 'Metals', columns: ['Metal', 'Symbol'], rows: [['Copper', '[[s]]']] },
      slots: [{ id: 's' }],
      correctAnswers: ['s: Cu'],
    },
  ],
};
const picture = {
  id: 'pic',
  text: 'The picture shows a spring.',
  diagramPath: '/assets/year8-waves.svg',
  diagramAlt: 'A spring',
};
const called = { a: 'Q2 (a)', b: 'Q2 (b)', c: 'Q3', d: 'Q4' } as const;
const slotNames = [{ id: 's', name: 'Copper, Symbol' }];
const table = { caption: 'Metals', columns: ['Metal', 'Symbol'], rows: [['Copper', '(s) ____']] };

interface Told {
  readonly questionId: keyof typeof called;
  readonly label?: string;
  readonly beside?: unknown;
  readonly slotNames?: unknown;
}

for (const { name, create } of testDatabases) {
  describe(`questions that are told of apart from their homework on ${name}`, () => {
    let site: TestSite;
    let token: string;
    let [id, attempt, reference] = [0, 0, ''];
    const get = async (path: string) => (await site.get(path, token)).body;

    beforeAll(async () => {
      site = await startTestSite(create);
      const admin = (await makeStaff(site.services, 'admin', 'okoye')).token;
      token = (await makeStaff(site.services, 'teacher', 'okafor')).token;
      const form = new FormData();
      form.set('batchName', 'Tests');
      form.set('homeworkData', JSON.stringify([homework]));
      const headers = { Authorization: `Bearer ${admin}` };
      const url = `${site.url}/api/admin/bulk-upload-homework`;
      const stored = JSON.parse(await (await fetch(url, { method: 'POST', headers, body: form })).text());
      id = stored.homework[0].id;
      await site.send('POST', `/api/admin/homework/${id}/release`, { body: { release: true }, token: admin });
      await site.send('POST', '/api/admin/cards/2/point', { body: { contentId: id }, token: admin });
      const { id: studentId } = (
        await site.post('/api/students', { name: 'Ada', studentClass: '8a/Sc1', teacher: 'T' })
      ).body;
      const answers = { a: 'gravity pull', b: 'joule', c: 'wood', d: 's: Co' };
      const { body } = await site.post('/api/quiz-attempts', { studentId, assignmentId: 3, homeworkId: id, answers });
      [attempt, reference] = [body.id, body.reference];
    });
    afterAll(() => site.close());

    it.each<[where: string, tellsBeside: boolean, read: () => Promise<Told[]>]>([
      ['the stored result', true, async () => (await get(`/api/results/${reference}`)).results],
      ['the attempt', true, async () => (await get(`/api/attempts/${attempt}`)).answers],
      ['the class report', true, async () => (await get(`/api/assignments/3/report?homework=${id}`)).questions],
      ['the board', true, async () => (await get(`/api/assignments/3/board?homework=${id}`)).questions],
      ['the queue', true, async () => (await get(`/api/queue?homework=${id}&show=all`)).groups],
      [
        'the heat map',
        false,
        async () => (await get(`/api/assignments/3/heat-map?homework=${id}&class=8a/Sc1`)).questions,
      ],
    ])('%s calls them by their labels, beside what they share', async (_where, tellsBeside, read) => {
      const told = await read();
      expect(told.length).toBeGreaterThan(0);
      for (const { questionId, label, beside, slotNames: names } of told) {
        const own = questionId === 'd' ? [{ id: 'd', table }] : questionId === 'c' ? undefined : [picture];
        expect(label).toBe(called[questionId]);
        expect(beside).toEqual(tellsBeside ? own : undefined);
        if (names !== undefined) expect({ questionId, names }).toEqual({ questionId: 'd', names: slotNames });
      }
    });

    it('what was put into a slot is told by what the slot is called', async () => {
      const report = await get(`/api/assignments/3/report?homework=${id}`);
      expect(report.questions.find((one: Told) => one.questionId === 'd')).toMatchObject({
        commonWrongAnswers: [{ answer: 'Copper, Symbol: Co' }],
        parts: [{ part: 'Copper, Symbol', right: 0, wrong: [{ answer: 'Co', count: 1 }] }],
      });
      const map = await get(`/api/assignments/3/heat-map?homework=${id}&class=8a/Sc1`);
      expect(map.students[0].results.at(-1)).toEqual({ marks: 0, answer: 'Copper, Symbol: Co' });
      const board = await get(`/api/assignments/3/board?homework=${id}`);
      expect(board.questions.flatMap((one: { expected: string[] }) => one.expected)).toContain('newton');
      for (const { questionId, slotNames: names } of (await get(`/api/results/${reference}`)).results)
        expect(names).toEqual(questionId === 'd' ? slotNames : undefined);
    });

    it('the workbook of marks tells how each part was answered', async () => {
      const file = await site.request('GET', `/api/assignments/3/marks.xlsx?homework=${id}`, { token });
      const sheets = await readWorkbook(await openZip(Buffer.from(await file.arrayBuffer())));
      const parts = sheets.find((sheet) => sheet.name === 'Parts')?.rows.map(({ cells }) => cells.map(String));
      expect(parts?.[1]).toEqual(['Q4', 'Copper, Symbol', '0', '1', '', 'Co', '1']);
    });

    it('files of results have the labels as headings', async () => {
      const path = `/api/assignments/3/results.csv?homework=${id}`;
      const csv = await (await site.request('GET', path, { token })).text();
      expect(csv.split('\r\n')[0]).toMatch(/"Q2 \(a\) \(of 1\)","Q2 \(b\) \(of 1\)","Q3 \(of 1\)","Q4 \(of 1\)"$/);
    });
  });
}
