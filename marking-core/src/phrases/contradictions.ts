import { wordClass } from '../text/word-classes.ts';
import type { Reading } from './find-phrases.ts';
import type { Occurrence } from './phrase-finder.ts';

/**
 * Whether an answer says a thing and its opposite: 'it reflects but it does not reflect'. Where another thing is named between the
 * two it is a comparison ('the compound is bonded, the mixture is not bonded') and no contradiction.
 */
export function contradictsItself(right: readonly Occurrence[], denied: Occurrence, reading: Reading): boolean {
  return right.some(
    (other) => other.phrase === denied.phrase && areApart(denied, other) && !hasContentBetween(denied, other, reading),
  );
}

/** Further apart there is always something else between. */
const longestEcho = 12;

/** Whether two phrases have no word of the answer in common. */
export function areApart(a: Occurrence, b: Occurrence): boolean {
  return a.words.every((word) => !b.words.includes(word));
}

function hasContentBetween(a: Occurrence, b: Occurrence, { entries }: Reading): boolean {
  const [first, second] = (a.words[0] ?? 0) < (b.words[0] ?? 0) ? [a, b] : [b, a];
  const from = (first.words.at(-1) ?? 0) + 1;
  const to = second.words[0] ?? 0;
  if (to - from > longestEcho) return true;
  for (let at = from; at < to; at++) {
    const classes = entries[at]?.classes ?? 0;
    if ((classes & (wordClass.function | wordClass.denier | wordClass.weakDenier)) === 0) return true;
  }
  return false;
}
