import type { MarkedQuestion } from '@markwell/marking-core';
import { expect, it } from 'vitest';
import { countQuestions, type StudentAttempts } from './question-statistics.ts';

const options = ['the same', 'less'];
const questions = ['q1', 'q2'].map((id) => ({
  question: { id, type: 'multiple-choice', question: 'How big is the current?', options, marks: 1 },
  told: {},
  isPast: false,
}));
const scheme = new Map<string, MarkedQuestion>([
  [
    'q1',
    {
      id: 'q1',
      type: 'multiple-choice',
      maxMarks: 1,
      rule: { kind: 'choice', options, accept: ['the same'] },
      feedback: { notes: { less: 'Thinks that current is used up.' } },
    },
  ],
]);

/** A student who picked these answers of the two questions. */
const student = (...picked: [string, string]): StudentAttempts => {
  const given = picked.map((value, index) => ({ questionId: `q${index + 1}`, value }));
  const results = given.map(({ questionId, value }) => {
    const isCorrect = value === 'the same';
    return { questionId, isCorrect, marksAwarded: isCorrect ? 1 : 0, maxMarks: 1 };
  });
  const attempt = {
    answers: new Map(given.map((answer) => [answer.questionId, answer])),
    results: new Map(results.map((result) => [result.questionId, result])),
  };
  return { first: attempt, best: attempt };
};

it('what a wrong option shows is beside it, and ten students show how well questions tell them apart', () => {
  const class8 = Array.from({ length: 10 }, (_one, at) => student(options[at % 2] ?? '', options[at % 2] ?? ''));
  const [first, second] = countQuestions(questions, class8, scheme);
  expect(first).toMatchObject({
    discrimination: 1,
    commonWrongAnswers: [{ answer: 'less', count: 5, note: 'Thinks that current is used up.' }],
  });
  expect(second?.commonWrongAnswers).toEqual([{ answer: 'less', count: 5, reason: null }]);
  expect(countQuestions(questions, class8.slice(1), scheme)[0]).not.toHaveProperty('discrimination');
});
