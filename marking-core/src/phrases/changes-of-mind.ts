import { wordClass } from '../text/word-classes.ts';
import type { Word } from '../text/words.ts';
import type { Occurrence } from './phrase-finder.ts';

/** A place where something may be taken back by a bare 'no' or 'actually': its last word, and the first of what is put in its place. */
export type ChangeOfMind = readonly [before: number, after: number];

/** What may be beside such words: 'no its', 'oh no wait i think'. */
const beside = 'its it is the oh wait i think'.split(' ');

/** Further changes of mind are not followed, so that nonsense of any length is read quickly. */
const mostChanges = 12;

/**
 * Where a bare 'no' or 'actually' may take something back: 'zinc, no, iron', '7 no its 8'. Whether it does depends on what is on
 * the two sides, since it may also deny what follows: 'bubbles, no colour'.
 *
 * @param classes Word classes by place; see `wordClass`.
 */
export function changesOfMind(words: readonly Word[], classes: (at: number) => number): readonly ChangeOfMind[] {
  const isTurn = (at: number) => (classes(at) & wordClass.change) !== 0;
  const found: ChangeOfMind[] = [];
  for (let at = 0; at < words.length && found.length < mostChanges; at++) {
    const from = at;
    let hasTurn = false;
    while (isTurn(at) || beside.includes(words[at]?.text ?? '')) hasTurn = isTurn(at++) || hasTurn;
    if (hasTurn && from > 0 && at < words.length) found.push([from - 1, at]);
  }
  return found;
}

/** The phrases after changes of mind between a right and a wrong one: the second counts. */
export function settled(
  found: readonly Occurrence[],
  changes: readonly ChangeOfMind[],
  words: readonly Word[],
): readonly Occurrence[] {
  /** 'too' is no word of the phrase 'too big', but begins it. */
  const startOf = ({ words: [first = 0] }: Occurrence) => (words[first - 1]?.text === 'too' ? first - 1 : first);
  let left = found;
  for (const [before, after] of changes) {
    const first = left.filter((one) => one.words[one.words.length - 1] === before);
    const second = left.filter((one) => startOf(one) === after);
    const isChange = first.some((one) =>
      second.some((other) => areRivals(one, other, words[startOf(one)]?.text === words[after]?.text)),
    );
    if (!isChange) continue;
    left = left
      .filter((one) => !first.includes(one))
      .map((one) => (second.includes(one) && one.denied ? { ...one, denied: false } : one));
  }
  return left;
}

/**
 * Whether two things could be confused, at most one of them right: nobody says that one metal is not another.
 * A rejected thing may well be denied beside a right one ('same atoms, no atoms lost'), unless both begin
 * alike: 'too large no too small'.
 */
function areRivals({ phrase: one }: Occurrence, { phrase: other }: Occurrence, beginAlike: boolean): boolean {
  if (one.role === 'right') return other.role === 'other' || (other.role === 'reject' && beginAlike);
  if (one.role === 'reject') return other.role === 'right' && !other.hasDenied;
  return one.role === 'other' && (other.role === 'right' || other.role === 'other');
}
