import { expect, it } from 'vitest';
import { specificationFigures } from './read-class-report.ts';

const questions = [
  { questionId: 'q1', marks: 1, facility: 1 },
  { questionId: 'q2', marks: 3, facility: 0.5 },
  { questionId: 'q3', marks: 0, facility: 0 },
  { questionId: 'q4', marks: 2, facility: 0.5 },
];
const points: Record<string, string[]> = { q1: ['4.1', '4.10'], q2: ['4.1', '4.1'], q3: ['none'], q4: ['4.2'] };

it('points count their questions by marks, weakest first, and one of several points for each', () => {
  expect(specificationFigures(questions, (id) => points[id] ?? [])).toEqual([
    { point: 'none', facility: 0, questionIds: ['q3'] },
    { point: '4.2', facility: 0.5, questionIds: ['q4'] },
    { point: '4.1', facility: 0.63, questionIds: ['q1', 'q2'] },
    { point: '4.10', facility: 1, questionIds: ['q1'] },
  ]);
  expect(specificationFigures(questions, () => [])).toEqual([]);
});
