import { describe, expect, it } from 'vitest';
import { answersByPlace, evidenceTexts, toResult } from './try-marking.ts';

const placed = (index: number, id: string, type = 'text') => ({
  index,
  question: { id, type, question: 'What is it?', marks: 1 },
});

describe('answersByPlace', () => {
  it('sends each answer by the place its question has among all, hidden ones included', () => {
    const answers = { q3: { questionId: 'q3', value: 'gas' }, q5: { questionId: 'q5', value: 'B', choice: 'B' } };
    expect(answersByPlace([placed(2, 'q3'), placed(3, 'q4'), placed(4, 'q5', 'multiple_choice')], answers)).toEqual({
      2: 'gas',
      4: 'B',
    });
  });

  it('sends choice and reason of a combined question', () => {
    const answers = { q1: { questionId: 'q1', value: '', choice: 'yes', reason: 'same mass' } };
    expect(answersByPlace([placed(0, 'q1', 'combined')], answers)).toEqual({
      0: { value: '', choice: 'yes', reason: 'same mass' },
    });
  });

  it('leaves out an answer to a question that is not shown', () => {
    expect(answersByPlace([placed(0, 'q1')], { q9: { questionId: 'q9', value: 'x' } })).toEqual({});
  });
});

const marked = {
  index: 4,
  questionId: 'q5',
  question: 'What does the wave do?',
  correct: true,
  score: 1,
  marks: 1,
  feedback: 'Correct!',
  evidence: [{ part: 'reflects', words: 'bounces', how: 'synonym' as const }],
  confidence: 0.9,
};

it('toResult gives marks and feedback under the names that question cards know', () => {
  expect(toResult(marked)).toMatchObject({ questionId: 'q5', isCorrect: true, marksAwarded: 1, maxMarks: 1 });
});

it('evidenceTexts says which words met which part, and how', () => {
  expect(evidenceTexts({ ...marked, maxMarks: 1 })).toEqual(['‘bounces’ met ‘reflects’: a synonym']);
});
