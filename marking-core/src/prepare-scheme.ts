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
  const targets = new Set(source.questions.flatMap((question) => questionLexicon(question, source, new Map()).words));
  const confusable = confusableWords([...targets], words);
  const near = [...confusable].sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, others]) => [word, others.join(' ')]);
  return { ...source, near: Object.fromEntries(near) };
}
