import { isAnswered, isUnmarked, type MarkedQuestion } from '@markwell/marking-core';
import type { QuestionStatistics } from '../../../contract/teacher-statistics.ts';
import type { EverAsked } from '../../homework/catalogue/asked-questions.ts';
import { commonWrongAnswers, countParts } from './part-statistics.ts';
import type { CountedResult, MarkedAttempt } from './read-stored-attempt.ts';

/** One student's first and best attempt; often the same. */
export interface StudentAttempts {
  readonly first: MarkedAttempt;
  readonly best: MarkedAttempt;
  /** Their class, if wrong answers are to say where they are from. */
  readonly from?: string;
}

/**
 * How hard each question was, hardest first; of equally hard ones in the order of the homework. What a class knew shows in
 * first attempts: feedback tells the answers, so that later ones say little. A question counts for those whose attempts have a result for it:
 * others handed in before or after it was one of the homework's. One that nobody was asked yet is left out where others were. `marked` says what
 * parts questions have.
 */
export function countQuestions(
  questions: readonly EverAsked[],
  students: readonly StudentAttempts[],
  marked: ReadonlyMap<string, MarkedQuestion> = new Map(),
): QuestionStatistics[] {
  return questions
    .map((question) => countQuestion(question, students, marked.get(question.question.id)))
    .filter(({ asked, isPast }) => asked !== 0 || (students.length === 0 && isPast !== true))
    .sort((one, other) => one.facility - other.facility);
}

function countQuestion(
  { question: whole, told, isPast }: EverAsked,
  students: readonly StudentAttempts[],
  marked: MarkedQuestion | undefined,
): QuestionStatistics {
  const { id, question, marks } = whole;
  const counts = (results: StudentAttempts['first']['results']) => {
    const result = results.get(id);
    return result !== undefined && result.refusal !== 'not-counted' && !isUnmarked(result);
  };
  const asked = students.filter(({ first }) => counts(first.results));
  const askedLater = students.filter(({ best }) => counts(best.results));
  const given = asked.flatMap(({ first, from }) => {
    const result = first.results.get(id);
    return result === undefined ? [] : [{ answer: first.answers.get(id), result, from }];
  });
  const parts = countParts(whole, marked, given);
  const apart = discrimination(asked.map(({ first }) => ownAndRest(first, id)));
  return {
    questionId: id,
    ...told,
    question,
    marks,
    facility: meanShare(asked.map(({ first }) => first.results.get(id))),
    bestFacility: meanShare(askedLater.map(({ best }) => best.results.get(id))),
    ...(apart !== null && { discrimination: apart }),
    answered: asked.filter(({ first }) => isAnswered(first.answers.get(id))).length,
    asked: asked.length,
    ...(isPast ? { isPast } : {}),
    commonWrongAnswers: commonWrongAnswers(whole, given, marked?.feedback?.notes),
    ...(parts && { parts }),
  };
}

function ownAndRest({ results }: MarkedAttempt, id: string): OwnAndRest {
  const rest = [...results.values()].filter((result) => result !== results.get(id));
  return { own: meanShare([results.get(id)]), rest: meanShare(rest) };
}

/** Mean share of the marks, 0 to 1 with two decimals; 0 where there is nothing to share. */
function meanShare(results: readonly (CountedResult | undefined)[]): number {
  if (results.length === 0) return 0;
  const shares = results.map((result) => (result === undefined ? 0 : result.marksAwarded / (result.maxMarks || 1)));
  return Math.round((100 * shares.reduce((sum, share) => sum + share, 0)) / results.length) / 100;
}

/** Of fewer students it says nothing. */
const fewest = 10;

/** Of one student: the share of a question's marks, and of the marks of all other questions, 0 to 1 each. */
export interface OwnAndRest {
  readonly own: number;
  readonly rest: number;
}

/**
 * How well a question tells students who did well at the rest from those who did not: the correlation of its marks with those of the other
 * questions, -1 to 1 with two decimals. Below 0 those who did well got it wrong, which the key may be to blame for. Null for fewer than ten
 * students, and where all did equally well.
 */
export function discrimination(students: readonly OwnAndRest[]): number | null {
  if (students.length < fewest) return null;
  const own = deviations(students.map((one) => one.own));
  const rest = deviations(students.map((one) => one.rest));
  const spread = Math.sqrt(sumOfProducts(own, own) * sumOfProducts(rest, rest));
  return spread < 1e-9 ? null : Math.round((100 * sumOfProducts(own, rest)) / spread) / 100;
}

function deviations(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

function sumOfProducts(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}
