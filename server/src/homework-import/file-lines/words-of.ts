/**
 * The words and numbers of a text as they are compared: raised and lowered digits are digits, capitals count for nothing. A letter beside
 * words is left out: it may be an option's.
 */
export function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  if (words !== null) return words.some(isWord) ? words.filter((word) => !isLetter.test(word)) : words;
  // '≥' can be an answer, a line of dots cannot.
  const sign = text.replace(/[\s_.…·‗–—=|*-]+/gu, '');
  return sign === '' ? [] : [sign];
}

const isLetter = /^[a-z]$/u;
const isWord = (word: string) => word.length > 1 && /\p{L}/u.test(word);
