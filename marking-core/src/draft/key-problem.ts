import type { QuestionSlot } from '../questions/arrangement.ts';
import type { QuestionTable } from '../questions/question.ts';
import type { KeyedQuestion } from './keyed-question.ts';

/** What keeps the key of a question from telling right answers from wrong ones. */
export interface KeyProblem {
  readonly field: 'options' | 'correctAnswers' | 'slots' | 'passage' | 'table' | 'units' | 'choose';
  /** What to do, in a sentence. */
  readonly text: string;
  /** What it prevents: a question without a key can be stored, but not one that accepts wrong answers. */
  readonly blocks: 'storing' | 'release';
}

/** A question with its key, without what is empty. */
export interface Keyed extends Pick<KeyedQuestion, 'type' | 'correctAnswers' | 'passage' | 'choose' | 'units'> {
  readonly options: string[];
  readonly slots: readonly QuestionSlot[];
  readonly table?: QuestionTable | null | undefined;
}

export function lookForKey({ correctAnswers }: Keyed): KeyProblem[] {
  return correctAnswers.length === 0 ? [missing('correctAnswers', 'Say which answers are right.')] : [];
}

/** What is wrong with options and with a key that names some of them. */
export function lookForOptions({ options, correctAnswers }: Keyed, unmarked: string): KeyProblem[] {
  const known = new Set(options.map(plain));
  if (options.length < 2) return [missing('options', 'Give at least two options.')];
  if (known.size < options.length) return [missing('options', 'Two options are the same.')];
  if (correctAnswers.length === 0) return [missing('options', unmarked)];
  const strangers = correctAnswers.filter((answer) => !known.has(plain(answer)));
  return strangers.map((answer) => missing('options', `‘${answer}’ is not one of the options.`));
}

export const missing = (field: KeyProblem['field'], text: string): KeyProblem => ({ field, text, blocks: 'release' });
export const wrong = (field: KeyProblem['field'], text: string): KeyProblem => ({ field, text, blocks: 'storing' });
export const plain = (text: string) => text.toLowerCase();
