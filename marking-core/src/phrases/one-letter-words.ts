import { itemBefore } from '../text/item-before.ts';
import { wordClass } from '../text/word-classes.ts';
import { gap, type Word } from '../text/words.ts';
import type { WordEntry } from './phrase.ts';

/** What follows a letter but not the article 'a'. */
const letterVerbs: ReadonlySet<string> = new Set(
  'pairs bonds joins goes binds links matches with to equals'.split(' '),
);

/** Looking no further keeps the reading linear. */
const nearby = 20;

/** Whether `isArticle` has anything to look into. */
export function mayBeArticle(word: string): boolean {
  return word === 'a' || word === 'i';
}

/**
 * Whether a one-letter word is the article 'a' or the pronoun 'I' rather than a letter. It is a letter if it
 * is alone, before punctuation, or among other letters ('a t c g', 'a pairs with t'); in 'is a base' and 'a
 * D' it is an article. Case does not matter.
 */
export function isArticle(words: readonly Word[], entries: readonly WordEntry[], at: number): boolean {
  if (!mayBeArticle(words[at]?.text ?? '')) return false;
  const next = words[at + 1];
  if (next === undefined || next.gap !== gap.space || letterVerbs.has(next.text)) return false;
  if (next.text.length > 1) {
    const nextClasses = entries[at + 1]?.classes ?? 0;
    const continues = (nextClasses & (wordClass.joiner | wordClass.copula | wordClass.turn)) !== 0;
    return !continues && !hasOtherLetters(words, entries, at);
  }
  const previous = itemBefore(entries, at)?.classes ?? 0;
  const followsFunction = (previous & wordClass.function) !== 0 && (previous & wordClass.joiner) === 0;
  return followsFunction && words[at + 2]?.text.length !== 1;
}

function hasOtherLetters(words: readonly Word[], entries: readonly WordEntry[], at: number): boolean {
  let letters = 0;
  const end = Math.min(words.length, at + nearby);
  for (let i = Math.max(0, at - nearby); i < end && letters < 2; i++) {
    const text = words[i]?.text;
    const isOther = text?.length === 1 && !mayBeArticle(text);
    if (isOther && (entries[i]?.matches.length ?? 0) > 0) letters++;
  }
  return letters >= 2;
}
