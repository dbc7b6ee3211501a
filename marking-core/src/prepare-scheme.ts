import { questionLexicon } from './compile-scheme.ts';
import type { MarkScheme } from './mark-scheme.ts';
import { confusableWords } from './text/confusable-words.ts';

/**
 * The scheme with its list of confusable words (`near`), worked out from a dictionary; everything else stays as it is. Do this
 * before a scheme is published: without the list a real word can pass for a misspelling of a right one.
 *
 * @param words Real English words, inflected forms included.
 */
export function prepareScheme(source: MarkScheme, words: Iterable<string>): MarkScheme {
  return { ...source, near: nearWordsFinder(source)(words).join(' ') };
}

/**
 * Finds confusable words of a scheme in parts of a dictionary, for those who cannot look through all of it in one go. A word
 * and its forms must be in the same part, or else more of them are listed than need be.
 */
export function nearWordsFinder(source: MarkScheme): (words: Iterable<string>) => string[] {
  const targets = new Map(
    source.questions
      .flatMap((question) => questionLexicon(question, source, new Set()).words)
      .map((target) => [`${target.word}${target.isBeginning ? '*' : ''}`, target]),
  );
  return confusableWords([...targets.values()]);
}
