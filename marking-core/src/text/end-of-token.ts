import { apostrophe, comma, digit, kindAt, letter, percent, point } from './characters.ts';

/**
 * The end of the word, number or % sign at an index, or the index itself. `between` precedes it, see `gap`.
 */
export function endOfToken(codes: Uint16Array, at: number, between: number): number {
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
