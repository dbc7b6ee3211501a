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

const point = 46;
const percent = 37;
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

/** Kinds of characters beyond ASCII that have been met. */
const strangeKinds = new Map<number, number>();
const mostStrangeKinds = 4000;

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < 128) return kinds[code] ?? 0;
  if (Number.isNaN(code)) return 0;
  const known = strangeKinds.get(code);
  if (known !== undefined) return known;
  const isPair = code >= 0xd800 && code <= 0xdfff;
  const kind = letterOrMark.test(String.fromCodePoint(text.codePointAt(at) ?? 0)) ? letter : 0;
  if (!isPair && strangeKinds.size < mostStrangeKinds) strangeKinds.set(code, kind);
  return kind;
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
    const end = endOfToken(text, at, between);
    if (end > at) {
      words.push(wordAt(text, offsets, at, end, between, sentence));
      at = end;
      between = 0;
      continue;
    }
    const separator = gapAt(text, at);
    if ((separator & gap.stop) !== 0 && (between & gap.stop) === 0) sentence++;
    between |= separator;
    at++;
  }
  return words;
}

/** The end of the word or number that begins here; `at` itself when none does. */
function endOfToken(text: string, at: number, between: number): number {
  const kind = kindAt(text, at);
  if (kind === letter) return endOfWord(text, at);
  if (kind === digit) return endOfOrdinal(text, endOfNumber(text, at));
  const code = text.charCodeAt(at);
  if (code === percent) return at + 1;
  const isDecimal = code === point && (between !== 0 || at === 0) && kindAt(text, at + 1) === digit;
  return isDecimal ? endOfNumber(text, at) : at;
}

function wordAt(
  text: string,
  offsets: readonly number[] | undefined,
  from: number,
  to: number,
  between: number,
  sentence: number,
): Word {
  const written = text.slice(from, to);
  const first = text.charCodeAt(from);
  const value = first < 58 && first !== percent ? readValue(written) : undefined;
  return {
    text: value === undefined ? withoutApostrophes(written) : valueText(written, value),
    value,
    gap: between,
    sentence,
    start: offsets === undefined ? from : (offsets[from] ?? 0),
    end: offsets === undefined ? to : (offsets[to] ?? 0),
  };
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

function withoutApostrophes(written: string): string {
  return written.includes("'") ? written.replaceAll("'", '') : written;
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
    let kind = kinds[text.charCodeAt(at)];
    while (kind === letter) kind = kinds[text.charCodeAt(++at)];
    if (kind === undefined) kind = kindAt(text, at);
    if (kind === letter || kind === digit) at++;
    else if (kind === apostrophe && kindAt(text, at + 1) === letter) at += 2;
    else if (text.charCodeAt(at) === point && isDecimalPoint(text, at)) at += 2;
    else return at;
  }
}

function isDecimalPoint(text: string, at: number): boolean {
  return kindAt(text, at - 1) === digit && kindAt(text, at + 1) === digit;
}

/** Digits, commas before groups of exactly three, one decimal point. */
function endOfNumber(text: string, from: number): number {
  let at = endOfDigits(text, from);
  while (at > from && text.charCodeAt(at) === 44 && endOfDigits(text, at + 1) === at + 4) at += 4;
  if (text.charCodeAt(at) === point && kindAt(text, at + 1) === digit) at = endOfDigits(text, at + 1);
  return at;
}

function endOfDigits(text: string, from: number): number {
  let at = from;
  while (kindAt(text, at) === digit) at++;
  return at;
}

/** The end of '3rd' where an ordinal ending follows the digits, else that of the digits. */
function endOfOrdinal(text: string, from: number): number {
  const ending = text.slice(from, from + 2);
  const isEnding = ending === 'st' || ending === 'nd' || ending === 'rd' || ending === 'th';
  return isEnding && kindAt(text, from + 2) === 0 ? from + 2 : from;
}
