import type { Policy } from '../answers/marking.ts';
import type { Outcome, PartsMet } from '../rules/rule-marking.ts';
import type { FeedbackTexts } from '../scheme/mark-scheme.ts';

/** What feedback needs to know of a question. */
export interface FeedbackSource {
  readonly texts: FeedbackTexts;
  readonly expected: readonly string[];
  /** Whether the accepted answers are named as one right answer or as a list. */
  readonly style: 'one' | 'list';
  readonly maxMarks: number;
  /** Under `published` the catalogue's texts are used unchanged. */
  readonly policy: Policy;
}

/** Writes what a student reads under an answer. */
export type FeedbackWriter = (outcome: Outcome, answer: string) => string;

/** Fixed texts of the catalogue (spec part 1, section 8; part 2, section 5). */
export const feedbackTexts = {
  unanswered: 'No answer provided',
  incomplete: 'Both choice and reason required',
  unknownType: 'Unknown question type',
  correct: 'Correct!',
} as const;

const insufficientText = 'Insufficient answer. Your answer "{answer}" is too vague.';

const incorrectTexts = {
  one: 'Incorrect. The correct answer is {expected}',
  list: 'Your answer "{answer}" is not accepted. Expected one of: {expected}',
} as const;

/** Of a list of one item. */
const incorrectSingle = 'Your answer "{answer}" is not accepted. Expected: {expected}';

const partlyTexts = {
  one: 'Partly correct: {marks} of {max} marks.',
  list: 'Partly correct: {marks} of {max} marks. A full answer has: {expected}',
} as const;

/** The feedback of one question: its own texts, else the catalogue's (spec part 1, section 8). */
export function feedbackWriter(source: FeedbackSource): FeedbackWriter {
  const { texts, expected, maxMarks, style, policy } = source;
  const isSingle = policy === 'guarded' && style === 'list' && expected.length === 1;
  const correct = template(texts.correct ?? feedbackTexts.correct, source);
  const partly = template(texts.partly ?? partlyTexts[style], source);
  const insufficient = template(insufficientText, source);
  const incorrect = template(texts.incorrect ?? (isSingle ? incorrectSingle : incorrectTexts[style]), source);
  const notes = policy === 'guarded' ? texts.notes : undefined;
  const write: FeedbackWriter = (outcome, answer) => {
    if (outcome.feedback !== undefined) return outcome.feedback;
    if (outcome.marks >= maxMarks) return correct(outcome, answer);
    const isOwn = (outcome.marks > 0 ? texts.partly : texts.incorrect) !== undefined;
    if (outcome.told !== undefined && !isOwn) return outcome.told;
    if (outcome.marks > 0) return partly(outcome, answer);
    if (outcome.parts !== undefined && texts.incorrect === undefined) return partsText(outcome.parts, outcome.refusal);
    return outcome.refusal === 'insufficient' ? insufficient(outcome, answer) : incorrect(outcome, answer);
  };
  if (notes === undefined) return write;
  return (outcome, answer) => {
    const said = outcome.marks >= maxMarks ? [] : notesOn(notes, answer);
    return [write(outcome, answer), ...said].join('\n');
  };
}

/** What is noted of the options that an answer picks, a line each. */
export function notesOn(notes: Readonly<Record<string, string>>, answer: string): string[] {
  return answer.split('\n').flatMap((line) => {
    const option = line.trim();
    const note = Object.hasOwn(notes, option) ? notes[option] : undefined;
    return note === undefined ? [] : [note];
  });
}

/** 'No mark yet. Right so far: oxygen. Still missing: carbon dioxide.' */
function partsText({ right, missing, needed }: PartsMet, refusal: Outcome['refusal']): string {
  const spoilt = refusal === 'partly-met' ? '' : ' Something wrong beside it takes the mark away.';
  const left = missing.length > needed ? `${needed} more of ${missing.join(', ')}` : missing.join(', ');
  return `No mark yet. Right so far: ${right.join(', ')}.${spoilt}${needed > 0 ? ` Still missing: ${left}.` : ''}`;
}

/** Longer answers are quoted shortened. */
const longestQuotation = 200;

/** Takes a text apart once, so that filling it in costs no search. */
function template(text: string, { expected, maxMarks }: FeedbackSource): FeedbackWriter {
  const fixed = text.replaceAll('{expected}', () => expected.join(', ')).replaceAll('{max}', String(maxMarks));
  const pieces = fixed.split(/(\{answer\}|\{marks\})/);
  if (pieces.length === 1) return () => fixed;
  return ({ marks }, answer) => {
    let filled = '';
    for (const piece of pieces) {
      if (piece === '{answer}') filled += quoted(answer);
      else filled += piece === '{marks}' ? String(marks) : piece;
    }
    return filled;
  };
}

function quoted(answer: string): string {
  return (answer.length > longestQuotation ? `${answer.slice(0, longestQuotation)}…` : answer).trim();
}
