import { readWords, type Word } from '../../text/words.ts';

/**
 * Reads letters whose case has a meaning as the words they stand for: in 'B is recessive and b is dominant' B is brown and b blue.
 * Pupils also type 'b is dominant' for either, so an answer that does not have every letter as the scheme writes it stays as it is.
 *
 * @param letters Each as 'B=brown'.
 */
export function letterReader(
  letters: readonly string[] = [],
): (words: readonly Word[], text: string) => readonly Word[] {
  if (letters.length === 0) return (words) => words;
  const meanings = new Map(letters.map((letter) => [letter.slice(0, 1), letter.slice(2)]));
  return (words, text) => {
    for (const letter of meanings.keys()) if (!hasLetter(words, text, letter)) return words;
    return words.map((word) => {
      const [meant] = readWords(meanings.get(text.slice(word.start, word.end)) ?? '');
      return meant === undefined ? word : { ...word, text: meant.text, number: meant.number };
    });
  };
}

function hasLetter(words: readonly Word[], text: string, letter: string): boolean {
  return words.some(({ start, end }) => end - start === letter.length && text.startsWith(letter, start));
}
