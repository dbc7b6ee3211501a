import type { MarkScheme } from '../scheme/mark-scheme.ts';
import { confusableAmong, wordsNear } from '../text/confusable-words.ts';
import type { SlipTarget } from '../text/slips.ts';
import { questionLexicon } from './compile-scheme.ts';

/**
 * The scheme with its list of confusable words (`near`), worked out from a dictionary; everything else stays as it is. Do this
 * before a scheme is published: without the list a real word can pass for a misspelling of a right one.
 *
 * @param words Real English words, inflected forms included.
 */
export function prepareScheme(source: MarkScheme, words: Iterable<string>): MarkScheme {
  const targets = nearTargets(source);
  const near = wordsNear(targets)(words).map(([, word]) => word);
  return { ...source, near: confusableAmong(targets, near).join(' ') };
}

/**
 * The words of a scheme that can be misspelt, each once: for those who look through a dictionary in parts, by `wordsNear`, or for many
 * schemes at a time, and make of what they find the list of each scheme, by `confusableAmong`.
 */
export function nearTargets(source: MarkScheme): SlipTarget[] {
  const targets = source.questions
    .flatMap((question) => questionLexicon(question, source, new Set()).words)
    .map((target) => [targetKey(target), target] as const);
  return [...new Map(targets).values()];
}

/** What tells targets from one another. */
export function targetKey({ word, isBeginning }: SlipTarget): string {
  return `${word}${isBeginning ? '*' : ''}`;
}
