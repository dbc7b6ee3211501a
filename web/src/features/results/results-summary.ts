import type { AttemptMarking } from '@markwell/marking-core';

/** Below this percentage the results offer extra help (spec part 1, section 9). */
export const extraHelpBelow = 70;

export interface AnswerCounts {
  readonly correct: number;
  readonly incorrect: number;
}

/** How many answers were right and how many were not; unanswered ones were not. */
export function countAnswers({ results }: Pick<AttemptMarking, 'results'>): AnswerCounts {
  const correct = results.filter(({ isCorrect }) => isCorrect).length;
  return { correct, incorrect: results.length - correct };
}

/** The outcome in one sentence, for whoever hears the page: 'You scored 6 out of 7 marks, 86%. Grade: Very Good!' */
export function outcomeSentence({ totalMarks, maxMarks, percentage, grade }: AttemptMarking): string {
  return `You scored ${totalMarks} out of ${maxMarks} marks, ${percentage}%. Grade: ${grade}`;
}
