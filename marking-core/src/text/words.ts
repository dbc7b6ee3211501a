import { apostrophe, codesOf, comma, digit, kindAt, letter, percent, plainCodes, point } from './characters.ts';
import { itemBefore } from './item-before.ts';
import { type KnownWord, knownWords, unnumbered } from './known-words.ts';
import { normalise } from './normalise.ts';

/** Short spellings in informal use, with the usual one: those that Merriam-Webster's dictionary lists as variants, where they are no other word too. */
const informalSpellings: ReadonlyMap<string, string> = new Map([
  ['thru', 'through'],
  ['thro', 'through'],
  ['thruout', 'throughout'],
  ['tho', 'though'],
  ['altho', 'although'],
  ['nite', 'night'],
  ['tonite', 'tonight'],
  ['lite', 'light'],
  ['donut', 'doughnut'],
  ['donuts', 'doughnuts'],
]);

/** What comes between a word and the one before it, as bits of `Word.gap`; no bit at all means that they touch. */
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

/** @param offsets Where each code is in the original text, when it is not the same place. */
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

/**
 * The end of the word, number or % sign at an index, or the index itself. `between` precedes it, see `gap`.
 */
function endOfToken(codes: Uint16Array, at: number, between: number): number {
  const kind = kindAt(codes, at);
  if (kind === letter) return endOfWord(codes, at);
  if (kind === digit) return endOfOrdinal(codes, endOfNumber(codes, at));
  const code = codes[at];
  if (code === percent) return at + 1;
  const isDecimal = code === point && (between !== 0 || at === 0) && kindAt(codes, at + 1) === digit;
  return isDecimal ? endOfNumber(codes, at) : at;
}

/** Letters, digits within them (co2, ph8.5), and apostrophes between letters. */
function endOfWord(codes: Uint16Array, from: number): number {
  let at = from + 1;
  for (;;) {
    let kind = kindAt(codes, at);
    while (kind === letter) kind = kindAt(codes, ++at);
    if (kind === digit) at++;
    else if (kind === apostrophe && kindAt(codes, at + 1) === letter) at += 2;
    else if (codes[at] === point && isDecimalPoint(codes, at)) at += 2;
    else return at;
  }
}

function isDecimalPoint(codes: Uint16Array, at: number): boolean {
  return kindAt(codes, at - 1) === digit && kindAt(codes, at + 1) === digit;
}

/** Digits, commas before groups of exactly three, one decimal point. */
function endOfNumber(codes: Uint16Array, from: number): number {
  let at = endOfDigits(codes, from);
  while (at > from && codes[at] === comma && endOfDigits(codes, at + 1) === at + 4) at += 4;
  if (codes[at] === point && kindAt(codes, at + 1) === digit) at = endOfDigits(codes, at + 1);
  return at;
}

function endOfDigits(codes: Uint16Array, from: number): number {
  let at = from;
  while (kindAt(codes, at) === digit) at++;
  return at;
}

const ordinalEndings: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th']);

/** The end of '3rd' where an ordinal ending follows the digits, else that of the digits. */
function endOfOrdinal(codes: Uint16Array, from: number): number {
  const isOrdinal =
    kindAt(codes, from) === letter &&
    ordinalEndings.has(String.fromCharCode(codes[from] ?? 0, codes[from + 1] ?? 0)) &&
    kindAt(codes, from + 2) === 0;
  return isOrdinal ? from + 2 : from;
}
