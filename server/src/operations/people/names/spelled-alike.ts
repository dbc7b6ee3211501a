import { normaliseName } from '../../site/normalise-name.ts';

/**
 * The letters of a name, by which even spellings are found that make two students: 'Mary-Ann O’Neil', 'maryann oneil' and
 * 'MARY ANN O NEIL' are alike. For what is better found once too often, such as visits of somebody who is erased.
 */
export function lettersOf(name: string): string {
  return plainLetters(normaliseName(name)).replace(/[\s'-]/g, '');
}

const plainForms: Readonly<Record<string, string>> = {
  ...{ ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', ß: 'ss', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
};

/** Lower-case letters that have no accent to take away, as they are written without them: 'łukasz' as 'lukasz'. */
export const plainLetters = (text: string) => text.replace(/[øæœłßđðþı]/gu, (letter) => plainForms[letter] ?? letter);

/** Whether a text names somebody: it is the name, or holds it as words, where it is a name of several. */
export function holdsName(text: string, name: string): boolean {
  const words = wordsOf(name);
  if (words === '') return false;
  return lettersOf(text) === lettersOf(name) || (words.includes(' ') && ` ${wordsOf(text)} `.includes(` ${words} `));
}

function wordsOf(text: string): string {
  return normaliseName(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
