import { nameMany } from '../../name-many.ts';
import type { SourceQuestion } from '../../read-homework.ts';
import type { Gatherer } from '../gather.ts';
import { withoutLetters } from './option-letters.ts';

/** An answer as a question bank has it. */
export interface WeightedAnswer {
  readonly text: string;
  /** Share of the marks in per cent: 100 for a right answer, 50 for half, less than 0 for one that costs marks. */
  readonly weight: number;
  /** How far from a number an answer may be. */
  readonly tolerance?: number | undefined;
}

type Key = Pick<SourceQuestion, 'correctAnswers' | 'tolerance'>;

/**
 * The key that weighted answers make: those with all marks, or the most marks, are right, within the widest tolerance of them. Says which
 * had some of the marks, as an answer is right or not here.
 */
export function weightedKey(
  about: Pick<SourceQuestion, 'name' | 'place'>,
  answers: readonly WeightedAnswer[],
  { say }: Gatherer,
): Key {
  const most = Math.max(0, ...answers.map(({ weight }) => weight));
  const right = answers.filter(({ weight }) => weight > 0 && weight === most);
  const partly = answers.filter(({ weight }) => weight > 0 && weight < most);
  if (partly.length > 0) {
    const listed = nameMany(partly.map((one) => `“${answerText(one)}” (${one.weight}%)`));
    say(about, `an answer gets all marks here or none, so ${listed} ${partly.length === 1 ? 'is' : 'are'} left out.`);
  }
  const tolerances = right.map(({ tolerance = 0 }) => tolerance);
  const widest = Math.max(0, ...tolerances);
  if (tolerances.some((tolerance) => tolerance !== widest))
    say(about, `its tolerances differ: ${widest} is taken for all.`);
  return { correctAnswers: right.map(({ text }) => text), ...(widest > 0 ? { tolerance: widest } : {}) };
}

function answerText({ text, tolerance }: WeightedAnswer): string {
  return tolerance ? `${text} ± ${tolerance}` : text;
}

/**
 * A choice of which several options are right together, as statements: each option is true or false. There is no question here of which
 * several options are to be picked, and to take each of them for right alone would give all marks for one.
 */
export function optionStatements(
  base: SourceQuestion,
  answers: readonly WeightedAnswer[],
  { messages }: Gatherer,
): SourceQuestion[] {
  const { name, place, marks } = base;
  const each = Math.max(1, Math.round((marks ?? 1) / answers.length));
  const together = each * answers.length;
  const more = marks === undefined || marks === together ? '' : ` That makes ${together} marks instead of ${marks}.`;
  const message = `${name} has several right options: each option is asked by itself, true or false.${more}`;
  messages.push({ severity: 'info', path: null, place, message, excerpt: null });
  return answers.map(({ text, weight }, index) => ({
    ...base,
    id: `${base.id}-${index + 1}`,
    name: `${name}, option ${index + 1}`,
    type: 'true-false',
    description: base.question ?? null,
    question: text,
    correctAnswers: [weight > 0 ? 'true' : 'false'],
    ...(marks === undefined ? {} : { marks: each }),
  }));
}

/**
 * A choice by its options, which lose letters of their own. Where several have to be picked together each is a statement; of 'true' and
 * 'false' it is a question of that type.
 */
export function choiceOf(
  base: SourceQuestion,
  answers: readonly WeightedAnswer[],
  gatherer: Gatherer,
  areSeveralPicked: boolean,
): SourceQuestion[] {
  const options = withoutLetters(answers);
  if (areSeveralPicked && options.filter(({ weight }) => weight > 0).length > 1)
    return optionStatements(base, options, gatherer);
  const key = weightedKey(base, options, gatherer);
  if (options.length === 2 && options.every(({ text }) => /^(?:true|false)$/iu.test(text)))
    return [{ ...base, type: 'true-false', ...key }];
  return [{ ...base, type: 'multiple-choice', options: options.map(({ text }) => text), ...key }];
}
