import { unnumbered } from '../../text/known-words.ts';
import type { Word } from '../../text/words.ts';

/**
 * Reads letters whose case has a meaning as the words they stand for: in 'B is recessive and b is dominant' B is brown and b blue.
 * Pupils also type 'b is dominant' for either, so an answer that does not have every letter as the scheme writes it stays as it is.
 */
export function readLetters(
  letters: readonly string[] | undefined,
  words: readonly Word[],
  text: string,
): readonly Word[] {
  if (letters === undefined) return words;
  const meanings = new Map(letters.map((letter) => [letter.slice(0, 1), letter.slice(2)]));
  const written = words.map(({ start, end }) => text.slice(start, end));
  for (const letter of meanings.keys()) if (!written.includes(letter)) return words;
  return words.map((word, at) => {
    const meaning = meanings.get(written[at] ?? '');
    return meaning === undefined ? word : { ...word, text: meaning, number: unnumbered };
  });
}
