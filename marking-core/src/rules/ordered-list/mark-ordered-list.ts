import { findPhrases, type Reading } from '../../phrases/find-phrases.ts';
import { sortFindings } from '../../phrases/findings.ts';
import type { Occurrence } from '../../phrases/phrase-finder.ts';
import { itemBefore } from '../../text/item-before.ts';
import { wordClass } from '../../text/word-classes.ts';
import { gap, readWords } from '../../text/words.ts';
import { awarded, evidenceOf, refused } from '../outcomes.ts';
import type { RuleMarking } from '../rule-marking.ts';
import { splitCodes } from '../split-codes.ts';
import { termPhrases, wholeRule } from '../terms.ts';
import { vocabularyPhrases } from '../vocabulary-phrases.ts';
import type { OrderedListRule } from './ordered-list-rule.ts';

/**
 * Accepts all the items, each once, in order: 'Mg > Zn > Fe > Cu'. Not the reverse, not one short, not with a stranger among them.
 */
export const orderedListMarking: RuleMarking<OrderedListRule> = {
  phrases: (rule) => [
    ...termPhrases(rule.items),
    ...vocabularyPhrases({ others: rule.others, reject: rule.reject, ignore: rule.ignore }, wholeRule),
  ],
  guarded: (rule, lexicon) => {
    const split = splitCodes(lexicon, rule.items.length);
    const size = rule.items.length;
    return ({ text }, maxMarks) => {
      const reading = findPhrases(lexicon, split(readWords(text)));
      const { right, reject, other, denied } = sortFindings(reading);
      if (reject.length > 0) return refused('rejected');
      const named = inOrder([...right, ...other]);
      const isRight = (list: readonly Occurrence[]) =>
        list.length === size && list.every(({ phrase }, index) => phrase.term === index);
      const lists = named.length < size ? undefined : listsIn(reading, named).find((some) => some.some(isRight));
      const list = lists?.find(isRight);
      if (lists !== undefined && list !== undefined) {
        if (list.some(({ words: [first = 0] }, index) => index > 0 && isAlternative(reading, first)))
          return refused('contradicted');
        if (lists.some((another) => !isRight(another) && new Set(termsOf(another)).size > 2))
          return refused('contradicted');
        return awarded(
          maxMarks,
          maxMarks,
          list.map((item) => evidenceOf(item, reading.words, text)),
        );
      }
      const terms = new Set(termsOf(named).filter((term) => term !== wholeRule));
      if (terms.size === size) return refused(other.length > 0 ? 'contradicted' : 'wrong-order');
      if (denied.length > 0) return refused('negated');
      return refused(terms.size > 0 ? 'partly-met' : 'no-match');
    };
  },
  expected: ({ accept }) => accept,
  wholeAnswers: ({ accept }) => accept,
  feedbackStyle: 'one',
};

function termsOf(occurrences: readonly Occurrence[]): number[] {
  return occurrences.map(({ phrase }) => phrase.term);
}

/** By place in the answer; one that names the same item twice in a row counts once: 'magnesium (Mg)'. */
function inOrder(occurrences: readonly Occurrence[]): Occurrence[] {
  const sorted = [...occurrences].sort((a, b) => (a.words[0] ?? 0) - (b.words[0] ?? 0));
  return sorted.filter(({ phrase }, index) => {
    const before = itemBefore(sorted, index)?.phrase;
    return before === undefined || before.term !== phrase.term || phrase.term === wholeRule;
  });
}

/** 'magnesium or zinc, iron, copper' is no order. */
function isAlternative({ entries }: Reading, at: number): boolean {
  return ((itemBefore(entries, at)?.classes ?? 0) & wordClass.either) !== 0;
}

const listEnd = gap.stop | gap.colon | gap.less;

/** The lists of an answer: all items as one, since each may be on its own line, or runs within a clause. */
function listsIn(reading: Reading, named: readonly Occurrence[]): Occurrence[][][] {
  return [runs(reading, named, () => false), runs(reading, named, (at) => endsList(reading, at))];
}

function runs(reading: Reading, named: readonly Occurrence[], ends: (at: number) => boolean): Occurrence[][] {
  const lists: Occurrence[][] = [];
  let current: Occurrence[] = [];
  let last = -1;
  for (const occurrence of named) {
    const first = occurrence.words[0] ?? 0;
    let isEnd = hasLess(reading, last, first);
    for (let at = last + 1; at <= first && last >= 0; at++) isEnd ||= ends(at);
    if (isEnd && current.length > 0) {
      lists.push(current);
      current = [];
    }
    current.push(occurrence);
    last = occurrence.words.at(-1) ?? first;
  }
  if (current.length > 0) lists.push(current);
  return lists;
}

function endsList({ words, entries }: Reading, at: number): boolean {
  const isNumber = words[at]?.value !== undefined || words[at - 1]?.value !== undefined;
  const isTurn = ((entries[at]?.classes ?? 0) & wordClass.turn) !== 0;
  return isTurn || (!isNumber && ((words[at]?.gap ?? 0) & listEnd) !== 0);
}

/** 'Mg < Zn' says the opposite of 'Mg > Zn'. */
function hasLess({ words }: Reading, last: number, first: number): boolean {
  if (last < 0) return false;
  for (let at = last + 1; at <= first; at++) if (((words[at]?.gap ?? 0) & gap.less) !== 0) return true;
  return false;
}
