import { markAttempt } from '../../src/mark-attempt.ts';
import type { Verdict } from './agreement.ts';
import { schemeOfQuestions } from './compared-answers.ts';
import type { MarkedAnswers } from './read-questions.ts';

/** Marks all answers as the product does: one mark for each, from the question and its model answers alone. */
export function markedAnswers(questions: readonly MarkedAnswers[]): Verdict[] {
  const scheme = schemeOfQuestions(questions);
  return questions.flatMap(({ answers }, index) => {
    const questionId = scheme.questions[index]?.id ?? '';
    const own = { ...scheme, questions: scheme.questions.slice(index, index + 1) };
    return answers.map(({ text, label }) => {
      const { totalMarks } = markAttempt(own, { [questionId]: { questionId, value: text } });
      return { isAccepted: totalMarks > 0, isRight: label === 'correct', label };
    });
  });
}
