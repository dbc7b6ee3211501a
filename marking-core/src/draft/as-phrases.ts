import { readWords } from '../text/words.ts';

/** Texts of a key in phrase notation: their words near to each other, in any order. */
export function asPhrases(texts: readonly string[]): string[] {
  const phrases = texts.map((text) =>
    readWords(text.replace(/\([^()]*\)/g, ' '))
      .map((word) => word.text)
      .join(' '),
  );
  return [...new Set(phrases.filter((phrase) => phrase !== ''))];
}
