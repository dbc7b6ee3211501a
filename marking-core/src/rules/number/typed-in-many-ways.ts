import type { NumberRule } from './number-rule.ts';

/** Smaller whole numbers are typed in digits or as one word, which the rule's own reader knows. */
const from = 1000;

/**
 * Whether the number asked for may be typed in ways that only the reader of values knows: '3 x 10^8', '4.5e3'. Not a small whole number, as
 * the built-in sets have them, nor one to which names or labels belong, of which that reader knows nothing.
 */
export function isTypedInManyWays({ value, noun, otherLabels }: NumberRule): boolean {
  const isSmall = Number.isInteger(value) && value >= 0 && value < from;
  return !isSmall && noun === undefined && otherLabels === undefined;
}
