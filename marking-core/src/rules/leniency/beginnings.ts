/** What ends a value: the next step of working, or the end of a sentence. A second value beside it, '5 or 7' and '5, 7', is none. */
const endOfValue =
  /\s*(?:[=≈→⇒\n;]|[.](?=\s|$)|,(?=\s*(?!(?:and|or)\b)\p{L}{2})|\b(?:so|then|therefore|thus|which|hence|giving)\b)/giu;
/** What ends an answer in words: a sign, or a word that joins more to it. */
const endOfWords = /\s*(?:[,;:\n–—(]|[.](?=\s|$)|\s-\s|\b(?:and|so|then|which|because|also|plus)\b)/giu;
/** More beginnings of a long answer are not looked at. */
const most = 12;

/** The beginnings of an answer that may be the answer by themselves, the shortest first. */
export function beginningsOf(text: string, isValue: boolean): string[] {
  return [...text.slice(0, 1_000).matchAll(isValue ? endOfValue : endOfWords)]
    .map(({ index }) => text.slice(0, index).trim())
    .filter((beginning) => beginning !== '')
    .slice(0, most);
}
