import { numberWordValue } from '../text/number-words.ts';

/** A word, number, bracket or other sign of a line of a key. */
export interface Token {
  readonly kind: 'word' | 'number' | 'open' | 'close' | 'sign';
  readonly text: string;
  /** In small letters, without full stops and apostrophes within it: 'o.e.' is 'oe', 'don’t' is 'dont'. */
  readonly plain: string;
  readonly start: number;
  readonly end: number;
  /** How many spaces stand before it; a tab counts as a wide gap. */
  readonly spaces: number;
}

const token =
  /(?<margin>\+\s?(?:or|\/)\s?[-−–]|\bplus (?:or|and) minus\b)|(?<dotted>(?:\p{L}\.){2,}(?:\p{L}(?![\p{L}\p{N}]))?)|(?<number>\p{Nd}+(?:[.,·]\p{Nd}+)*|[½⅓⅔¼¾⅕⅛])|(?<word>\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*['’]?)|(?<sign>\S)/gu;

const opens = '([{';
const closes = ')]}';

/** Splits a line of a key. Every character that is no space is in one token. */
export function lex(line: string): Token[] {
  let last = 0;
  return [...line.matchAll(token)].map((match): Token => {
    const [text] = match;
    const start = match.index;
    const { number, margin, sign = margin } = match.groups ?? {};
    const kind =
      number !== undefined
        ? 'number'
        : sign === undefined
          ? 'word'
          : opens.includes(sign)
            ? 'open'
            : closes.includes(sign)
              ? 'close'
              : 'sign';
    const spaces = line.slice(last, start).replaceAll('\t', '  ').length;
    last = start + text.length;
    return { kind, text, plain: text.toLowerCase().replace(/[.'’]/gu, ''), start, end: last, spaces };
  });
}

/** The whole number that a token says, in digits or words. */
export function countOf(one: Token | undefined): number | undefined {
  if (one === undefined) return undefined;
  const value = one.kind === 'number' ? Number(one.text) : numberWordValue(one.plain);
  return value !== undefined && Number.isInteger(value) && value < 100 ? value : undefined;
}

/** The place behind the bracket that closes the one at `open`; `undefined` where it stays open. */
export function closing(tokens: readonly Token[], open: number): number | undefined {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    const kind = tokens[at]?.kind;
    if (kind === 'open') depth++;
    if (kind === 'close' && --depth === 0) return at + 1;
  }
  return undefined;
}
