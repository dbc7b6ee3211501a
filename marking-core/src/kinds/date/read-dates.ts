import { cardinalWords } from '../../text/number-words.ts';
import type { Said } from '../kind.ts';

/** A date, or as much of one as is given. */
export interface DateValue {
  readonly day: number | undefined;
  /** 1 to 12. */
  readonly month: number | undefined;
  /** Below nought before Christ. */
  readonly year: number | undefined;
  readonly century: number | undefined;
  /** Of a time that lasts: its last year. */
  readonly until: number | undefined;
  /** Whether the year is given in two digits, or the order of day and month is the American one. */
  readonly isUnsure: boolean;
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const month = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`;
const day = String.raw`(\d{1,2})(?:\s*(?:st|nd|rd|th))?`;
const era = String.raw`(?:\s*(AD|BCE?|CE|B\.C\.|A\.D\.))?`;
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first'.split(
    ' ',
  );

const cardinals: ReadonlyMap<string, number> = new Map(cardinalWords);
const wordsOf = (from: number, to: number) =>
  cardinalWords.flatMap(([word, value]) => (value >= from && value <= to ? [word] : [])).join('|');
const yearInWords = new RegExp(
  String.raw`\b(${wordsOf(10, 20)})[\s-]+(?:(hundred)|(?:oh|o)[\s-]?(${wordsOf(1, 9)})|(${wordsOf(10, 90)})(?:[\s-](${wordsOf(1, 9)}))?)\b`,
  'gi',
);

type Groups = readonly (string | undefined)[];
type Form = readonly [pattern: RegExp, read: (groups: Groups) => Partial<DateValue> | undefined];

/** Ways of writing a date, the fullest first; a place of the text is read by the first that fits. */
const forms: readonly Form[] = [
  [
    new RegExp(
      String.raw`\b${day}\s*(?:of\s+)?${month}(?:,?\s*(?:in\s+)?(?:the\s+year\s+)?'?(\d{3,4}|\d\d)(?!\d))?${era}`,
      'gi',
    ),
    ([, d, m, y, e]) => ({ day: Number(d), month: monthOf(m), ...yearOf(y, e) }),
  ],
  [
    new RegExp(String.raw`\b${month}\s*(?:the\s+)?${day}(?!\d)(?:,?\s*(\d{3,4}))?${era}`, 'gi'),
    ([, m, d, y, e]) => ({ day: Number(d), month: monthOf(m), ...yearOf(y, e) }),
  ],
  [
    new RegExp(String.raw`\b${month},?\s*(?:of\s+|in\s+)?(\d{3,4})${era}`, 'gi'),
    ([, m, y, e]) => ({ month: monthOf(m), ...yearOf(y, e) }),
  ],
  [/\b(\d{4})-(\d{1,2})-(\d{1,2})\b/g, ([, y, m, d]) => inOrder(Number(d), Number(m), y)],
  [/\b(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4}|\d\d)\b/g, ([, d, m, y]) => inOrder(Number(d), Number(m), y)],
  [
    new RegExp(String.raw`\b(\d{3,4})${era}\s*(?:-|\bto\b|\buntil\b|\btill\b|\band\b)\s*(\d{2,4})${era}(?!\d)`, 'gi'),
    ([, from, fromEra, to = '', toEra]) => rangeOf(from, fromEra ?? toEra, to, toEra),
  ],
  [
    /\b(\d{1,2})(?:st|nd|rd|th)?\s*(?:century|cent\.?|c\.)(?:\s*(BCE?))?/gi,
    ([, c, e]) => ({ century: signed(Number(c), e) }),
  ],
  [
    new RegExp(String.raw`\b(${ordinals.join('|')})\s+century`, 'gi'),
    ([, word = '']) => ({ century: ordinals.indexOf(word.toLowerCase()) + 1 }),
  ],
  [/(?<![\w'])'(\d\d)(?!\d)/g, ([, y]) => yearOf(y, undefined)],
  [yearInWords, ([, ...words]) => ({ year: yearOfWords(words) })],
  [/\b(\d\d)00'?s\b/gi, ([, c]) => ({ century: Number(c) + 1, isUnsure: true })],
  [/\b(?:(AD|BCE?|CE|A\.D\.|B\.C\.)\s*)(\d{1,4})\b/gi, ([, e, y]) => yearOf(y, e)],
  [/\b(\d{1,4})\s*(BCE?|CE|AD|A\.D\.|B\.C\.)(?![a-z])/gi, ([, y, e]) => yearOf(y, e)],
  [/\b(\d{4}|[1-9]\d\d)\b(?!\s*(?:%|years?\b|people\b|m\b|km\b|kg\b))/gi, ([, y]) => yearOf(y, undefined)],
];

/** The dates of a plain text in order. */
export function readDates(text: string): Said<DateValue>[] {
  const found: Said<DateValue>[] = [];
  for (const [pattern, read] of forms) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (found.some((one) => start < one.end && end > one.start)) continue;
      const value = read(match);
      if (value !== undefined && isPossible(value)) found.push({ value: { ...nothing, ...value }, start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

const nothing: DateValue = {
  day: undefined,
  month: undefined,
  year: undefined,
  century: undefined,
  until: undefined,
  isUnsure: false,
};

function isPossible({ day: d = 1, month: m = 1 }: Partial<DateValue>): boolean {
  return d >= 1 && d <= 31 && m >= 1 && m <= 12;
}

function monthOf(name = ''): number {
  return months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

function yearOf(digits: string | undefined, era: string | undefined): Partial<DateValue> {
  if (digits === undefined) return {};
  return { year: signed(Number(digits), era), isUnsure: digits.length === 2 && era === undefined };
}

function signed(size: number, era: string | undefined): number {
  return era !== undefined && /^b/i.test(era) ? -size : size;
}

function inOrder(first: number, second: number, year: string | undefined): Partial<DateValue> {
  const isAmerican = second > 12 && first <= 12;
  const [d, m] = isAmerican ? [second, first] : [first, second];
  const { isUnsure = false, ...rest } = yearOf(year, undefined);
  return { day: d, month: m, ...rest, isUnsure: isUnsure || isAmerican };
}

/** '1914-18' ends in 1918. */
function rangeOf(
  from: string | undefined,
  fromEra: string | undefined,
  to: string,
  toEra: string | undefined,
): Partial<DateValue> {
  const [first, last] = [signed(Number(from), fromEra), signed(Number(to), toEra)];
  const until = to.length < 3 && last >= 0 && first > 0 ? first - (first % 100) + last : last;
  return { year: first, until };
}

/** 'sixteen oh five', 'nineteen sixty-six', 'eighteen hundred' */
function yearOfWords([century = '', , ...rest]: Groups): number {
  const sizeOf = (word = '') => cardinals.get(word.toLowerCase()) ?? 0;
  return 100 * sizeOf(century) + rest.reduce((sum, word) => sum + sizeOf(word), 0);
}
