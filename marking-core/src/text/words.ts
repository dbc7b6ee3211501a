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
export interface Word {
  /** Normalised, without apostrophes: "Doesn’t" is 'doesnt'. */
  readonly text: string;
  /** The number that the digits say, with thousands commas and decimals; absent when it is not in digits. */
  readonly value: number | undefined;
  readonly gap: number;
  /** Number of its sentence. */
  readonly sentence: number;
  /** Place in the original text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

const letter = 1;
const digit = 2;
const apostrophe = 3;
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

const kinds = new Uint8Array(128);
const gaps = new Uint16Array(128).fill(gap.space);
for (let code = 0; code < 128; code++) {
  const character = String.fromCharCode(code);
  if (character >= 'a' && character <= 'z') kinds[code] = letter;
  if (character >= '0' && character <= '9') kinds[code] = digit;
  gaps[code] = separators[character] ?? gap.space;
}
kinds[39] = apostrophe;

const letterOrMark = /[\p{L}\p{M}\p{N}]/u;

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < 128) return kinds[code] ?? 0;
  if (Number.isNaN(code)) return 0;
  return letterOrMark.test(String.fromCodePoint(text.codePointAt(at) ?? 0)) ? letter : 0;
}

/** Splits a text into its words and numbers: '1Hz' is 1 and hz, 'CO₂' is one word, 'non-renewable' two, '3rd' one. */
export function readWords(original: string): Word[] {
  const { text, offsets } = normalise(original);
  const words: Word[] = [];
  const { length } = text;
  let between = 0;
  let sentence = 0;
  let at = 0;
  while (at < length) {
    const kind = kindAt(text, at);
    const isDecimal =
      kind === 0 && text.charCodeAt(at) === 46 && kindAt(text, at + 1) === digit && (between !== 0 || at === 0);
    if (kind === digit || isDecimal) {
      const end = endOfNumber(text, at);
      const ordinal = endOfOrdinal(text, end);
      words.push(word(text, offsets, at, ordinal === 0 ? end : ordinal, between, ordinal === 0, sentence));
      at = ordinal === 0 ? end : ordinal;
      between = 0;
    } else if (kind === letter) {
      const end = endOfWord(text, at);
      words.push(word(text, offsets, at, end, between, false, sentence));
      at = end;
      between = 0;
    } else if (text.charCodeAt(at) === 37) {
      words.push(word(text, offsets, at, at + 1, between, false, sentence));
      at++;
      between = 0;
    } else {
      const separator = gapAt(text, at);
      if ((separator & gap.stop) !== 0 && (between & gap.stop) === 0) sentence++;
      between |= separator;
      at++;
    }
  }
  return words;
}

function word(
  text: string,
  offsets: readonly number[] | undefined,
  from: number,
  to: number,
  between: number,
  isNumber: boolean,
  sentence: number,
): Word {
  let letters = text.slice(from, to);
  if (!isNumber && letters.includes("'")) letters = letters.replaceAll("'", '');
  const value = isNumber ? Number(letters.replaceAll(',', '')) : undefined;
  return {
    text: value === undefined || isPadded(letters) ? letters : String(value),
    value,
    gap: between,
    sentence,
    start: offsets === undefined ? from : (offsets[from] ?? 0),
    end: offsets === undefined ? to : (offsets[to] ?? 0),
  };
}

/** '02' may be meant for O₂, so its zero stays. */
function isPadded(digits: string): boolean {
  return digits.length === 2 && digits.startsWith('0');
}

function gapAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  // 'no. of atoms' is one sentence.
  if (code === 46 && text.startsWith('no. of', at - 2)) return gap.space;
  if (code !== 45) return code < 128 ? (gaps[code] ?? gap.space) : gap.space;
  const next = kindAt(text, at + 1);
  if (kindAt(text, at - 1) !== 0) return next === 0 ? gap.dash : gap.hyphen;
  return next === digit ? gap.minus : gap.dash;
}

/** Letters, digits within them (co2, ph8.5), and apostrophes between letters. */
function endOfWord(text: string, from: number): number {
  let at = from + 1;
  for (;;) {
    const kind = kindAt(text, at);
    if (kind === letter || kind === digit) at++;
    else if (kind === apostrophe && kindAt(text, at + 1) === letter) at += 2;
    else if (text.charCodeAt(at) === 46 && kindAt(text, at - 1) === digit && kindAt(text, at + 1) === digit) at += 2;
    else return at;
  }
}

/** Digits, commas before groups of exactly three, one decimal point. */
function endOfNumber(text: string, from: number): number {
  let at = endOfDigits(text, from);
  while (at > from && text.charCodeAt(at) === 44 && endOfDigits(text, at + 1) === at + 4) at += 4;
  if (text.charCodeAt(at) === 46 && kindAt(text, at + 1) === digit) at = endOfDigits(text, at + 1);
  return at;
}

function endOfDigits(text: string, from: number): number {
  let at = from;
  while (kindAt(text, at) === digit) at++;
  return at;
}

/** The end of '3rd' when an ordinal ending follows the digits, else 0. */
function endOfOrdinal(text: string, from: number): number {
  const ending = text.slice(from, from + 2);
  const isEnding = ending === 'st' || ending === 'nd' || ending === 'rd' || ending === 'th';
  return isEnding && kindAt(text, from + 2) === 0 ? from + 2 : 0;
}
