import { readFileSync } from 'node:fs';
import type { Answers } from '@markwell/marking-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkUploadHomework } from '../../../contract/index.ts';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { judgeAnswers } from '../../decisions/judgements/judge-answers.ts';
import { createStudent } from '../../people/students/create-student.ts';
import { applyRemark } from '../../schemes/remark/apply-targets.ts';
import { undoRemark } from '../../schemes/remark/undo-remark.ts';
import { publishScheme } from '../../schemes/versions/publish-scheme.ts';
import { submitAttempt } from '../../submit/submit-attempt.ts';

/** A question of each type, as `docs/question-types.md` shows it. */
const doc = readFileSync(new URL('../../../../../docs/question-types.md', import.meta.url), 'utf8');
const examples = [...doc.matchAll(/```json\n([\s\S]*?)```/gu)].map(([, text = '']) => JSON.parse(text));

const full: Record<string, string> = {
  metals: 'iron\ncopper',
  butterfly: 'egg\nlarva\npupa\nadult',
  organs: 'Heart: pumps blood\nLung: takes in oxygen\nKidney: filters blood',
  cells: '1: mitochondria\n2: oxygen\n3: respiration',
  speed: '12.5 m/s',
  flower: 'A: petal\nB: stamen',
  particles: 'Solid, Shape: fixed\nGas, Shape: not fixed\nGas, Volume: not fixed',
};
const partly: Record<string, string> = {
  metals: 'iron\nneon',
  butterfly: 'egg\npupa\nlarva\nadult',
  organs: 'Heart: pumps blood\nLung: filters blood\nKidney: filters blood',
  cells: '1: mitochondira\n2: nitrogen',
  speed: '12.5 km/h',
  flower: 'A: petal\nB: sepal',
  particles: 'Gas, Shape: fixed',
};
const marksOf: Record<string, number> = {
  metals: 2,
  butterfly: 3,
  organs: 3,
  cells: 3,
  speed: 1,
  flower: 2,
  particles: 3,
};
const partMarks: Record<string, number> = {
  metals: 1,
  butterfly: 0,
  organs: 2,
  cells: 1,
  speed: 0,
  flower: 1,
  particles: 0,
};

for (const { name, create } of testDatabases) {
  describe(`a question of each type with parts, on ${name}`, () => {
    let site: TestSite;
    let token = '';
    const id = 151;

    beforeAll(async () => {
      site = await startTestSite(create);
      token = (await makeStaff(site.services, 'admin', 'head')).token;
      const form = new FormData();
      const homework = { title: 'Parts', weekNumber: 1, yearGroup: 9, questions: examples };
      const fields = { batchName: 'Autumn', academicYear: '2024-25', yearGroup: '9' };
      for (const [field, value] of Object.entries({ ...fields, homeworkData: JSON.stringify([homework]) }))
        form.append(field, value);
      const headers = { Authorization: `Bearer ${token}` };
      const response = await fetch(site.url + bulkUploadHomework.path, { method: 'POST', body: form, headers });
      expect(await response.json()).toMatchObject({ stored: true });
      expect((await site.send('POST', `/api/admin/homework/${id}/release`, { token, body: {} })).status).toBe(200);
    });
    afterAll(() => site.close());

    async function submit(student: string, texts: Record<string, string>) {
      const { services } = site;
      const { id: studentId } = await createStudent(services, { name: student, studentClass: '9a/Sc1', teacher: '' });
      const answers: Answers = Object.fromEntries(
        Object.entries(texts).map(([questionId, value]) => [questionId, { questionId, value }]),
      );
      return submitAttempt(services, { studentId, assignmentId: id, answers }, null);
    }
    const marks = async (reference: string): Promise<Record<string, number>> => {
      const { results } = (await site.get(`/api/results/${reference}`)).body;
      return Object.fromEntries(
        results.map((one: { questionId: string; marksAwarded: number }) => [one.questionId, one.marksAwarded]),
      );
    };

    it('gives all marks to full right answers, and no key before', async () => {
      const listed = (await site.get('/api/assignments')).body.find((one: { id: number }) => one.id === id);
      const told = JSON.stringify(listed);
      for (const secret of ['correctAnswers', 'partMarks', 'mitochondria', 'O2', 'petal', 'stamen', '12.5'])
        expect(told).not.toContain(secret);
      const shown = (questionId: string): string[] =>
        listed.questions.find((one: { id: string }) => one.id === questionId).options;
      expect(shown('butterfly')).not.toEqual(full.butterfly?.split('\n'));
      expect(shown('organs')[0]).not.toBe('pumps blood');
      expect(await marks((await submit('Ann', full)).reference)).toEqual(marksOf);
    });

    it('is tried out by staff with the same marks', async () => {
      const given = examples.map(({ id: questionId }) => partly[questionId] ?? '');
      const sent = { assignmentId: id, answers: { ...given } };
      const { body } = await site.send('POST', '/api/test-marking', { token, body: sent });
      expect(body.questionResults.map((one: { score: number }) => one.score)).toEqual(
        examples.map(({ id: questionId }) => partMarks[questionId]),
      );
      expect(body.questionResults[0].slots).toHaveLength(2);
    });

    it('gives part marks, tells staff and student of each part, and is marked again and back', async () => {
      const { reference } = await submit('Bob', partly);
      expect(await marks(reference)).toEqual(partMarks);
      const { results } = (await site.get(`/api/results/${reference}`)).body;
      const ofCells = results.find((one: { questionId: string }) => one.questionId === 'cells');
      expect(ofCells).toMatchObject({
        feedback: '1 of 3 right, 1 still empty.',
        canAppeal: true,
        slots: [
          { id: '1', isCorrect: true },
          { id: '2', isCorrect: false },
        ],
      });

      const entry = (await site.services.catalogue.snapshot()).get(id);
      const scheme = structuredClone(await site.services.catalogue.findScheme(id, entry?.version ?? 1));
      for (const { rule } of scheme?.questions ?? []) {
        if (rule?.kind === 'slots') {
          for (const slot of rule.slots)
            if (slot.id === '2' && 'accept' in slot.rule) slot.rule.accept.push('nitrogen');
        }
      }
      const text = JSON.stringify({ ...scheme, near: undefined });
      await publishScheme(site.services, String(id), { text, note: 'nitrogen too', dryRun: false }, null);
      const { run } = await applyRemark(site.services, String(id), {}, null);
      expect(await marks(reference)).toEqual({ ...partMarks, cells: 2 });
      await undoRemark(site.services, String(run?.id), null);
      expect(await marks(reference)).toEqual(partMarks);
    });

    it('is counted part by part', async () => {
      const { questions } = (await site.get(`/api/assignments/${id}/report`, token)).body;
      const parts = (questionId: string) =>
        questions.find((one: { questionId: string }) => one.questionId === questionId).parts;
      expect(parts('organs')).toEqual([
        { part: 'Heart', right: 2, wrong: [] },
        { part: 'Lung', right: 1, wrong: [{ answer: 'filters blood', count: 1 }] },
        { part: 'Kidney', right: 2, wrong: [] },
      ]);
      expect(parts('metals')).toContainEqual({ part: 'copper', right: 1, ticked: 1, wrong: [] });
      expect(parts('metals')).toContainEqual({ part: 'neon', right: 1, ticked: 1, wrong: [] });
      expect(parts('butterfly')).toContainEqual({
        part: 'pupa',
        right: 1,
        wrong: [{ answer: 'place 2', count: 1 }],
      });
      const cells = questions.find((one: { questionId: string }) => one.questionId === 'cells');
      expect(cells.commonWrongAnswers).toMatchObject([{ answer: 'Gap 2: nitrogen', count: 1 }]);
    });

    it('is judged slot by slot, where pupils typed', async () => {
      const queue = async () => (await site.get(`/api/queue?homework=${id}&show=all`, token)).body.groups;
      const typed = (await queue()).map((one: Record<string, unknown>) => [one.questionId, one.choice, one.answer]);
      expect(typed).toContainEqual(['cells', '2', 'nitrogen']);
      expect(typed).toContainEqual(['speed', null, '12.5 km/h']);
      expect(typed.some(([questionId]: string[]) => questionId === 'organs')).toBe(false);

      const judge = (judgement: object) =>
        judgeAnswers(site.services, String(id), { judgements: [{ questionId: 'cells', ...one, ...judgement }] }, null);
      const one = { answer: 'Argon', choice: '2', marks: 1 };
      await expect(judge({ marks: 2 })).rejects.toThrow('out of 1');
      await expect(judge({ choice: '9' })).rejects.toThrow('no place ‘9’');
      const { reference } = await submit('Cat', { cells: '1: argon\n2: argon' });
      expect((await marks(reference)).cells).toBe(0);
      await judge({ marks: 0 });
      const { results } = (await site.get(`/api/results/${reference}`)).body;
      expect(results.find((one: { questionId: string }) => one.questionId === 'cells')).toHaveProperty('canAppeal');
      await judge({ choice: '1', marks: 0 });
      const { results: decided } = (await site.get(`/api/results/${reference}`)).body;
      const ofCells = decided.find((one: { questionId: string }) => one.questionId === 'cells');
      expect(ofCells).not.toHaveProperty('canAppeal');
      await judge({});
      expect((await marks(reference)).cells).toBe(1);
      expect(
        (await queue()).some(
          (group: { answer: string; choice: string }) => group.choice === '2' && group.answer === 'argon',
        ),
      ).toBe(false);
    });
  });
}
