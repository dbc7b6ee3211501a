import type { Question } from '../questions/question.ts';

/**
 * The question types a student can be shown, under their one canonical name each: the six of the specification (part 1, section 2), then those
 * that have slots, an order or several options. `docs/question-types.md` says what each holds.
 */
export const questionTypes = [
  'multiple-choice',
  'text',
  'true-false',
  'combined',
  'information',
  'graph-plotting',
  'multiple-response',
  'matching',
  'ordering',
  'gap-fill',
  'number',
  'labelling',
  'table',
] as const;

export type QuestionType = (typeof questionTypes)[number];

/** Names for the same type that homework may arrive with (spec part 1, section 2). */
const aliases: ReadonlyMap<string, QuestionType> = new Map([
  ['multiple_choice', 'multiple-choice'],
  ['graph_plotting', 'graph-plotting'],
  ['interactive_graph', 'graph-plotting'],
]);

/** The canonical question type for `name`, or `undefined` if Markwell knows none. */
export function findQuestionType(name: string): QuestionType | undefined {
  return aliases.get(name) ?? questionTypes.find((type) => type === name);
}

/** Whether a question is answered and marked at all: an information question counts in no counter and no total. */
export function isMarkedQuestion(question: Pick<Question, 'type'>): boolean {
  return findQuestionType(question.type) !== 'information';
}
