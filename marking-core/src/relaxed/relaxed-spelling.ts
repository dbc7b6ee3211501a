import type { Lexicon } from '../phrases/lexicon.ts';
import { slipDistance } from '../text/edit-distance.ts';
import { areOneWord, baseForms } from '../text/inflections.ts';
import { wordClasses } from '../text/word-classes.ts';
import { readWords } from '../text/words.ts';

/** Shorter words sound like too many others. */
const shortestWord = 9;

/** Slips that are forgiven in a word that sounds right: two in every five letters. */
function relaxedSlips(length: number): number {
  return Math.ceil(0.4 * length);
}

/** The scheme's word that a misspelt one sounds like ('reggreshun'). None if ambiguous or short. */
export function soundsLike(written: string, words: readonly string[]): string | undefined {
  if (written.length < shortestWord || !/^[a-z]+$/.test(written)) return undefined;
  const sound = soundOf(written);
  const [first, ...others] = words.filter(
    (word) =>
      word.length >= shortestWord &&
      soundOf(word) === sound &&
      slipDistance(written, word, relaxedSlips(word.length)) <= relaxedSlips(word.length),
  );
  return first !== undefined && others.every((other) => areOneWord(first, other)) ? first : undefined;
}

/**
 * A text with the words that sound like words of the scheme put right, for relaxed re-marking only. Words that the scheme knows, in
 * whatever form, and real words are left alone.
 */
export function readBySound(text: string, lexicon: Lexicon, realWords: ReadonlySet<string>): string {
  const words = lexicon.words.filter(({ isBeginning }) => !isBeginning).map(({ word }) => word);
  let read = '';
  let from = 0;
  for (const word of readWords(text)) {
    const { text: written, start, end } = word;
    if (written.length < shortestWord || wordClasses.has(written)) continue;
    if (lexicon.entry(word).matches.length > 0 || baseForms(written).some((base) => realWords.has(base))) continue;
    const meant = soundsLike(written, words);
    if (meant === undefined) continue;
    read += text.slice(from, start) + meant;
    from = end;
  }
  return read + text.slice(from);
}

/** Spellings of one sound, in the order in which they are replaced. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/gh|wh/g, ''],
  [/s?sh(?=u|io|ia)|[cst]+i(?=on|an|en|al|ou)/g, 'x'],
  [/tch|ch|sh/g, 'x'],
  [/c(?=[eiy])|z/g, 's'],
  [/ck|qu|c|q/g, 'k'],
  [/dg|j/g, 'g'],
];

/**
 * How a word sounds, roughly: its first letter and its consonants, however they are spelt. 'attachment' and 'atachmant' are both
 * 'atxmnt', 'regression' and 'reggreshun' both 'rgrxn'. Many words share a sound: this alone does not make one a misspelling of the
 * other.
 *
 * @param word Lower-case letters.
 */
export function soundOf(word: string): string {
  let sound = word;
  for (const [spelling, letter] of spellings) sound = sound.replace(spelling, letter);
  const consonants = sound.slice(1).replace(/[aeiouyhw]/g, '');
  return `${sound.slice(0, 1)}${consonants}`.replace(/(.)\1+/g, '$1');
}
