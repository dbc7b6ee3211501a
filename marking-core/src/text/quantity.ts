import type { Unit } from './units.ts';
import { gap, type Word } from './words.ts';

/** A number in an answer, with the unit that follows it. */
export interface Quantity {
  readonly value: number;
  readonly unit: Unit | undefined;
  /** First and last word of the number. */
  readonly first: number;
  readonly last: number;
  /** Last word of its unit, or of the number when it has none. */
  readonly end: number;
  /** The two words after it, up to any punctuation, which may say what it counts. */
  readonly followedBy: readonly string[];
  /** Only a limit or an estimate from one side: 'more than 3', 'nearly 8'. */
  readonly isBound: boolean;
  /** Whether it comes after a 'because', and so explains another number. */
  readonly isReason: boolean;
  /** Part of working such as '3 ÷ 3', and so no result of its own. */
  readonly isOperand: boolean;
}

/** How one question's words are classified while its numbers are read. */
export interface QuantityWords {
  readonly unitOf: (at: number) => Unit | undefined;
  /** Whether a word is what the number counts or belongs to: 'waves', 'pH'. */
  readonly isNoun: (at: number) => boolean;
  /** The number that a misspelt number word is meant to be: 'thre'. */
  readonly numberOf: (at: number) => number | undefined;
  /** What the number belongs to, for numbers written against it: 'pH8'. */
  readonly heads: readonly string[];
}

/** The same quantity but for some of its fields; made field by field, because copies by `...` are not like what they are copies of. */
export function changedQuantity(
  { value, unit, first, last, end, followedBy, isBound, isReason, isOperand }: Quantity,
  change: Partial<Pick<Quantity, 'value' | 'first' | 'isOperand'>>,
): Quantity {
  return {
    value: change.value ?? value,
    unit,
    first: change.first ?? first,
    last,
    end,
    followedBy,
    isBound,
    isReason,
    isOperand: change.isOperand ?? isOperand,
  };
}

/** Whether nothing separates a word from the one before it. */
export function isClose(words: readonly Word[], at: number): boolean {
  const between = words[at]?.gap ?? gap.stop;
  return (between & ~(gap.space | gap.hyphen | gap.bracket | gap.slash)) === 0;
}
