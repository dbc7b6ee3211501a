import type { FeedbackTexts } from './mark-scheme.ts';
import type { Outcome } from './rules/rule-marking.ts';

/** What feedback needs to know of a question. */
export interface FeedbackSource {
  readonly texts: FeedbackTexts;
  readonly expected: readonly string[];
  /** Whether the accepted answers are named as one right answer or as a list. */
  readonly style: 'one' | 'list';
  readonly maxMarks: number;
}

/** Longer answers are quoted shortened. */
const longestQuotation = 200;

/** Fixed texts of the catalogue (spec part 1, section 8; part 2, section 5). */
export const feedbackTexts = {
  unanswered: 'No answer provided',
  incomplete: 'Both choice and reason required',
  unknownType: 'Unknown question type',
  correct: 'Correct!',
} as const;

/** The feedback that a student reads: the question's own text, else the catalogue's (spec part 1, section 8). */
export function feedbackFor(source: FeedbackSource, outcome: Outcome, answer: string): string {
  const { texts, maxMarks } = source;
  if (outcome.feedback !== undefined) return outcome.feedback;
  if (outcome.marks >= maxMarks) return fill(texts.correct ?? feedbackTexts.correct, source, outcome, answer);
  if (outcome.marks > 0) return fill(texts.partly ?? partly(source), source, outcome, answer);
  if (outcome.refusal === 'insufficient') return fill(insufficient, source, outcome, answer);
  return fill(texts.incorrect ?? incorrect[source.style], source, outcome, answer);
}

const insufficient = 'Insufficient answer. Your answer "{answer}" is too vague.';

const incorrect = {
  one: 'Incorrect. The correct answer is {expected}',
  list: 'Your answer "{answer}" is not accepted. Expected one of: {expected}',
} as const;

function partly({ style }: FeedbackSource): string {
  return style === 'list'
    ? 'Partly correct: {marks} of {max} marks. A full answer has: {expected}'
    : 'Partly correct: {marks} of {max} marks.';
}

function fill(text: string, source: FeedbackSource, outcome: Outcome, answer: string): string {
  if (!text.includes('{')) return text;
  const quoted = answer.length > longestQuotation ? `${answer.slice(0, longestQuotation)}…` : answer;
  return text
    .split(/(\{answer\}|\{expected\}|\{marks\}|\{max\})/)
    .map((piece) => {
      if (piece === '{answer}') return quoted.trim();
      if (piece === '{expected}') return source.expected.join(', ');
      if (piece === '{marks}') return String(outcome.marks);
      return piece === '{max}' ? String(source.maxMarks) : piece;
    })
    .join('');
}
