import { codesOf, digit, kindAt, percent, plainCodes, point } from './characters.ts';
import { endOfToken } from './end-of-token.ts';
import { informalSpellings } from './informal-spellings.ts';
import { itemBefore } from './item-before.ts';
import { type KnownWord, knownWords, unnumbered } from './known-words.ts';
import { normalise } from './normalise.ts';

/** What stands between a word and the one before it, as bits of `Word.gap`; no bit at all means that they touch. */
export const gap = {
  space: 1,
  comma: 2,
  /** . ; ! ? or a new line */
  stop: 4,
  dash: 8,
  hyphen: 16,
  equals: 32,
  slash: 64,
  /** + or * */
  operator: 128,
  greater: 256,
  less: 512,
  bracket: 1024,
  /** A minus sign that belongs to the number after it. */
  minus: 2048,
  colon: 4096,
} as const;

/** One word, number or % sign of an answer. */
export interface Word extends KnownWord {
  readonly gap: number;
  /** Number of its sentence. */
  readonly sentence: number;
  /** Place in the original text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

const space = 32;
const hyphen = 45;
const separators: Readonly<Record<string, number>> = {
  ',': gap.comma,
  '.': gap.stop,
  ';': gap.stop,
  ':': gap.colon,
  '!': gap.stop,
  '?': gap.stop,
  '\n': gap.stop,
  '\r': gap.stop,
  '=': gap.equals,
  '/': gap.slash,
  '+': gap.operator,
  '*': gap.operator,
  '>': gap.greater,
  '<': gap.less,
  '(': gap.bracket,
  ')': gap.bracket,
  '[': gap.bracket,
  ']': gap.bracket,
};

const gaps = new Uint16Array(128).fill(gap.space);
for (const [character, bits] of Object.entries(separators)) gaps[character.charCodeAt(0)] = bits;

/** The text that was read last, and its words: how sure a mark is hangs on the words that it was given for. */
let last: { readonly text: string; readonly words: readonly Word[] } = { text: '', words: [] };

/** Splits a text into its words and numbers: '1Hz' is 1 and hz, 'CO₂' is one word, 'non-renewable' two, '3rd' one. */
export function readWords(original: string): readonly Word[] {
  if (last.text !== original) last = { text: original, words: wordsOf(original) };
  return last.words;
}

function wordsOf(original: string): Word[] {
  const plain = plainCodes(original);
  if (plain !== undefined) return splitWords(plain, original.length, undefined);
  const { text, offsets } = normalise(original);
  return splitWords(codesOf(text), text.length, offsets);
}

/** @param offsets Where each code stands in the original text, when it is not the same place. */
function splitWords(codes: Uint16Array, length: number, offsets: readonly number[] | undefined): Word[] {
  const words: Word[] = [];
  let between = 0;
  let sentence = 0;
  let at = 0;
  while (at < length) {
    if (codes[at] === space) {
      between |= gap.space;
      at++;
      continue;
    }
    const end = endOfToken(codes, at, between);
    if (end > at) {
      const { text, value, number } = knownWords.at(codes, at, end, makeWord);
      if ((between & gap.stop) !== 0) {
        if (goesOn(text, words)) between = gap.space;
        else sentence++;
      }
      words.push({
        text,
        value,
        number,
        gap: between,
        sentence,
        start: offsets === undefined ? at : (offsets[at] ?? 0),
        end: offsets === undefined ? end : (offsets[end] ?? 0),
      });
      at = end;
      between = 0;
      continue;
    }
    const separator = gapAt(codes, at);
    between |= separator;
    at++;
  }
  return words;
}

const unfinished: ReadonlySet<string> = new Set('either or and the of'.split(' '));

/** Whether the stop before a word is one by mistake: 'contain either. X. or Y'. */
function goesOn(text: string, before: readonly Word[]): boolean {
  return text === 'or' || unfinished.has(itemBefore(before, before.length)?.text ?? '');
}

function makeWord(codes: Uint16Array, from: number, to: number): KnownWord {
  let written = '';
  for (let at = from; at < to; at++) written += String.fromCharCode(codes[at] ?? 0);
  const first = written.charCodeAt(0);
  const value = first < 58 && first !== percent ? readValue(written) : undefined;
  const text = value === undefined ? spelling(written.replaceAll("'", '')) : valueText(written, value);
  return { text, value, number: unnumbered };
}

function spelling(written: string): string {
  return informalSpellings.get(written) ?? written;
}

/** What digits say; `undefined` for an ordinal such as '3rd'. */
function readValue(written: string): number | undefined {
  if (written.charCodeAt(written.length - 1) > 57) return undefined;
  return Number(written.includes(',') ? written.replaceAll(',', '') : written);
}

/** '02' may be meant for O₂, so its zero stays. */
function valueText(written: string, value: number): string {
  return written.length === 2 && written.startsWith('0') ? written : String(value);
}

function gapAt(codes: Uint16Array, at: number): number {
  const code = codes[at] ?? 0;
  if (code === point && isAbbreviation(codes, at)) return gap.space;
  if (code !== hyphen) return gaps[code] ?? gap.space;
  const next = kindAt(codes, at + 1);
  if (kindAt(codes, at - 1) !== 0) return next === 0 ? gap.dash : gap.hyphen;
  return next === digit ? gap.minus : gap.dash;
}

const abbreviation = 'no. of';

/** 'no. of atoms' is one sentence. */
function isAbbreviation(codes: Uint16Array, at: number): boolean {
  for (let i = 0; i < abbreviation.length; i++) if (codes[at - 2 + i] !== abbreviation.charCodeAt(i)) return false;
  return true;
}
