import type { Policy, QuestionResult } from '../../src/answers/marking.ts';
import { attemptMarker } from '../../src/marking/attempt-marker.ts';
import { realWordsOf } from '../../src/marking/compile-scheme.ts';
import type { MarkScheme } from '../../src/scheme/mark-scheme.ts';
import type { MarkedAnswers } from './read-questions.ts';

/** The results of all answers by a scheme of `schemeOfQuestions`, question by question. */
export function resultsOf(
  scheme: MarkScheme,
  questions: readonly MarkedAnswers[],
  policy: Policy = 'guarded',
): QuestionResult[][] {
  // A word of one question is no misspelling in another, though each is marked by itself here.
  const near = [...realWordsOf(scheme)].join(' ');
  return questions.map(({ answers }, index) => {
    const id = scheme.questions[index]?.id ?? '';
    const mark = attemptMarker({ ...scheme, near, questions: scheme.questions.slice(index, index + 1) }, { policy });
    return answers.map(({ text }) => {
      const [result] = mark({ [id]: { questionId: id, value: text } }).results;
      if (result === undefined) throw new Error(`There is no result of ${id}.`);
      return result;
    });
  });
}

/** The share of its marks that a result has, 0 to 1. */
export function shareOf({ marksAwarded, maxMarks }: QuestionResult): number {
  return maxMarks === 0 ? 0 : marksAwarded / maxMarks;
}
