import { isAnswered, isMarkedQuestion, type Question } from '@markwell/marking-core';
import type { QuestionStatistics } from '../../contract/teacher-statistics.ts';
import type { CountedResult, MarkedAttempt } from './read-stored-attempt.ts';
import { findCommonWrongAnswers } from './wrong-answers.ts';

/** One student's first and best attempt; often the same. */
export interface StudentAttempts {
  readonly first: MarkedAttempt;
  readonly best: MarkedAttempt;
}

/**
 * How hard each question was, hardest first; of equally hard ones in the order of the homework. What a class knew shows in
 * first attempts: feedback tells the answers, so that later ones say little. A question that an attempt has no result for
 * counts as not answered.
 */
export function countQuestions(
  questions: readonly Question[],
  students: readonly StudentAttempts[],
): QuestionStatistics[] {
  return questions
    .filter(isMarkedQuestion)
    .map((question) => countQuestion(question, students))
    .sort((one, other) => one.facility - other.facility);
}

function countQuestion({ id, question, marks }: Question, students: readonly StudentAttempts[]): QuestionStatistics {
  const refused = students.flatMap(({ first }) => {
    const result = first.results.get(id);
    return result?.isCorrect ? [] : [{ answer: first.answers.get(id), reason: result?.refusal }];
  });
  return {
    questionId: id,
    question,
    marks,
    facility: meanShare(students.map(({ first }) => first.results.get(id))),
    bestFacility: meanShare(students.map(({ best }) => best.results.get(id))),
    answered: students.filter(({ first }) => isAnswered(first.answers.get(id))).length,
    commonWrongAnswers: findCommonWrongAnswers(refused),
  };
}

/** Mean share of the marks, 0 to 1 with two decimals; 0 where there is nothing to share. */
function meanShare(results: readonly (CountedResult | undefined)[]): number {
  if (results.length === 0) return 0;
  const shares = results.map((result) => (result === undefined ? 0 : result.marksAwarded / (result.maxMarks || 1)));
  return Math.round((100 * shares.reduce((sum, share) => sum + share, 0)) / results.length) / 100;
}
