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
  const targets = new Map(
    source.questions
      .flatMap((question) => questionLexicon(question, source, new Set()).words)
      .map((target) => [`${target.word}${target.isBeginning ? '*' : ''}`, target]),
  );
  return { ...source, near: confusableWords([...targets.values()], words).join(' ') };
}
