import { readUnit, type Unit } from '../units/read-unit.ts';
import { isLatin, type NumberReading, readNumbers } from './read-numbers.ts';

/** A number of a text with its unit, or with what it counts. */
export interface Quantity {
  readonly number: NumberReading;
  readonly value: number;
  readonly unit: Unit | undefined;
  /** The words behind it, up to the next mark or number, in small letters: 'waves'. */
  readonly counts: readonly string[];
  readonly start: number;
  readonly end: number;
}

const currencies: Readonly<Record<string, Unit>> = {
  '£': { measures: 'pound', factor: 1, written: '£' },
  $: { measures: 'dollar', factor: 1, written: '$' },
  '€': { measures: 'euro', factor: 1, written: '€' },
};
const moneyWord = /\s*(?:(pounds?|quid|gbp|£)|(pence|pennies|penny|p)|(dollars?|\$)|(cents?)|(euros?|€))(?![a-z])/iy;
const moneyUnits: readonly Unit[] = [
  { measures: 'pound', factor: 1, written: '£' },
  { measures: 'pound', factor: 0.01, written: 'p' },
  { measures: 'dollar', factor: 1, written: '$' },
  { measures: 'dollar', factor: 0.01, written: 'c' },
  { measures: 'euro', factor: 1, written: '€' },
];
const per100 = /\s*(?:%|per\s?cent(?:age)?\b|pc\b)/iy;
const percent: Unit = { measures: '%1', factor: 1, written: '%' };
const shortScale = /(?:k|m|bn|b)(?![a-z])/iy;
const shortScales: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, bn: 1e9, b: 1e9 };

/**
 * The numbers of a plain text with their units, money too; '1 h 30 min', '£3 and 50p' and '0:50' are one quantity,
 * and '5 °C below zero' is negative.
 *
 * @param ownUnit Reads a unit that only this question knows, at a place of the text.
 */
export function readQuantities(text: string, ownUnit: typeof readUnit = noUnit): Quantity[] {
  const found: Quantity[] = [];
  for (const number of readNumbers(text)) {
    const quantity = withUnit(text, number, ownUnit);
    if (quantity.unit === undefined && isCoefficient(text, number.end)) continue;
    const before = found.at(-1);
    const sum = before === undefined ? undefined : asSum(text, before, quantity);
    if (sum !== undefined) found[found.length - 1] = sum;
    else if (before === undefined || quantity.start >= before.end) found.push(quantity);
  }
  return found;
}

/** '2x': its number is not a value by itself. */
function isCoefficient(text: string, at: number): boolean {
  if (at === text.length || !/^[a-z](?![a-z])/i.test(text.slice(at, at + 2))) return false;
  return !/^x\s*[\d(]/i.test(text.slice(at, at + 4));
}

const noUnit = () => undefined;

function withUnit(text: string, number: NumberReading, ownUnit: typeof readUnit): Quantity {
  const before = lastMark(text, number.start);
  const currency = currencies[before];
  if (currency !== undefined) {
    shortScale.lastIndex = number.end;
    const short = shortScale.exec(text)?.[0] ?? '';
    const end = moneyEnd(text, number.end + short.length);
    const value = number.value * (shortScales[short.toLowerCase()] ?? 1);
    return quantityOf(text, number, value, currency, text.lastIndexOf(before, number.start), end);
  }
  const { value, start, end } = number;
  const mark = firstMark(text, end);
  // Most answers go on with a mark, or nothing at all.
  if (',.;:!?)'.includes(mark)) return { number, value, unit: undefined, counts: [], start, end };
  if (mark === '%' || mark === 'p') {
    per100.lastIndex = end;
    const share = per100.exec(text);
    if (share !== null) return quantityOf(text, number, value, percent, start, end + share[0].length);
  }
  const known =
    ownUnit(text, end) ?? (moneyMarks.includes(mark) ? moneyAt(text, end) : undefined) ?? readUnit(text, end);
  if (known !== undefined) return quantityOf(text, number, value, known.unit, start, known.end);
  const counts = wordsBehind(text, end);
  const mayBeRate = counts.some((word) => isPer.has(word)) || text.includes('/', end);
  const rate = mayBeRate ? rateOfCounted(text, end) : undefined;
  return rate === undefined
    ? { number, value, unit: undefined, counts, start, end }
    : quantityOf(text, number, value, rate.unit, start, rate.end);
}

/** What money begins with, as a sign or a word. */
const moneyMarks = '£$€pqgdce';
const isPer: ReadonlySet<string> = new Set(['per', 'each', 'every', 'a', 'an']);

/** The first sign behind a place, in small letters; empty at the end. */
function firstMark(text: string, from: number): string {
  let at = from;
  while (text.charCodeAt(at) === 32) at++;
  return text.charAt(at).toLowerCase();
}

/** The last sign before a place; empty at the start. */
function lastMark(text: string, before: number): string {
  let at = before - 1;
  while (text.charCodeAt(at) === 32) at--;
  return text.charAt(at);
}

const mostCounted = 3;

/** Up to three words behind a place with nothing but spaces between, in small letters. */
function wordsBehind(text: string, from: number): string[] {
  const words: string[] = [];
  for (let at = from; words.length < mostCounted; ) {
    const gapFrom = at;
    while (text.charCodeAt(at) === 32) at++;
    if (words.length > 0 && at === gapFrom) break;
    const start = at;
    if (!isLatin(text.charCodeAt(at))) break;
    while (isLatin(text.charCodeAt(at)) || "'-".includes(text.charAt(at) || ' ')) at++;
    words.push(text.slice(start, at).toLowerCase());
  }
  return words;
}

/** '£3.50p': the p is of no use. */
function moneyEnd(text: string, at: number): number {
  return /^\s?p(?![a-z])/i.test(text.slice(at, at + 3)) ? at + (/^\s?p/i.exec(text.slice(at))?.[0].length ?? 0) : at;
}

function moneyAt(text: string, at: number): { unit: Unit; end: number } | undefined {
  moneyWord.lastIndex = at;
  const found = moneyWord.exec(text);
  if (found === null) return undefined;
  const unit = moneyUnits[found.findIndex((group, index) => index > 0 && group !== undefined) - 1];
  return unit === undefined ? undefined : { unit, end: at + found[0].length };
}

const thing = String.raw`\s*(?!(?:or|and|so|is|then|but|not|because|cos|as|in|if|with|for|of|to|at|by)\b)[a-z][a-z'-]+`;
const countedRate = new RegExp(String.raw`${thing}(?:\s${thing})?(?:\s*(?=/)|\s+(?=(?:per|each|every|an?)\s))`, 'iy');

/** '3 complete waves per second', '1 wave/s' */
function rateOfCounted(text: string, at: number) {
  countedRate.lastIndex = at;
  const things = countedRate.exec(text)?.[0];
  return things === undefined ? undefined : readUnit(text, at + things.length);
}

function quantityOf(
  text: string,
  number: NumberReading,
  value: number,
  unit: Unit | undefined,
  start: number,
  end: number,
): Quantity {
  return { number, value, unit, counts: wordsBehind(text, end), start, end };
}

/** '1 h 30 min', '1 m and 20 cm', '£3 50': one quantity in two sizes of a unit. */
function asSum(text: string, larger: Quantity, smaller: Quantity): Quantity | undefined {
  const between = text.slice(larger.end, smaller.start);
  if (between === ':') return asClock(text, larger, smaller);
  if (smaller.value === 0 && /^\s*below\s*$/i.test(between))
    return { ...larger, value: -Math.abs(larger.value), end: smaller.end };
  if (!/^[\s,-]*(?:and\s+)?$/i.test(between) || smaller.value < 0) return undefined;
  if (larger.unit === undefined) return undefined;
  const isPence = larger.unit.measures === 'pound' && larger.unit.factor === 1 && smaller.unit === undefined;
  const isTwoDigits = smaller.value < 100 && smaller.number.places === 0 && larger.number.places === 0;
  const isMinutes = larger.unit.measures === 's1' && larger.unit.factor === 3600 && smaller.unit === undefined;
  const isShortMinutes = smaller.unit?.written === 'm' && larger.unit.measures === 's1';
  const factor =
    isTwoDigits && isPence ? 0.01 : (isTwoDigits && isMinutes) || isShortMinutes ? 60 : smaller.unit?.factor;
  if (factor === undefined || factor >= larger.unit.factor) return undefined;
  if (!isPence && !isMinutes && !isShortMinutes && smaller.unit?.measures !== larger.unit.measures) return undefined;
  const value = Number((larger.value + (smaller.value * factor) / larger.unit.factor).toPrecision(14));
  return { ...larger, value, counts: smaller.counts, end: smaller.end };
}

/** Written as on a stopwatch, in seconds; what is compared with hours may be hours and minutes. */
export const clock: Unit = { measures: 's1', factor: 1, written: ':' };

/** '0:50' as a stopwatch shows it */
function asClock(text: string, minutes: Quantity, seconds: Quantity): Quantity | undefined {
  const { unit = clock, number, value } = seconds;
  const isTwoDigits = number.end - number.start === 2 && number.places === 0 && value < 60;
  if (!isTwoDigits || minutes.unit !== undefined || minutes.number.places > 0) return undefined;
  if (unit.measures !== 's1' || unit.factor !== 1 || /^:\d/.test(text.slice(number.end))) return undefined;
  return { ...seconds, value: 60 * minutes.value + value, unit, start: minutes.start };
}
