import { wordClass } from './word-classes.ts';
import { gap, type Word } from './words.ts';

/** What separates two clauses, as bits of a word's gap. */
export const clauseEnd =
  gap.stop | gap.colon | gap.comma | gap.dash | gap.bracket | gap.equals | gap.greater | gap.less;

/** A clause with more words than this is cut, so that looking back stays cheap. */
const longestClause = 30;

/** For each word the number of the first word of its clause: clauses end at punctuation and at 'but', 'because', 'whereas'. */
export function clauseStarts(words: readonly Word[], classes: (at: number) => number): number[] {
  const starts: number[] = [];
  let start = 0;
  for (let at = 0; at < words.length; at++) {
    const isEnd = ((words[at]?.gap ?? 0) & clauseEnd) !== 0 || (classes(at) & wordClass.turn) !== 0;
    if (isEnd || at - start > longestClause) start = at;
    starts.push(start);
  }
  return starts;
}
