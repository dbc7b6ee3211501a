import { numberWordValue } from './number-words.ts';
import { gap, type Word } from './words.ts';

/** A unit as what it measures and its size: kilohertz are `/s` and 1000. */
export interface Unit {
  readonly dimension: string;
  readonly factor: number;
}

/** A unit in an answer, and the number of its last word. */
export interface UnitReading {
  readonly unit: Unit;
  readonly last: number;
}

const rows: readonly (readonly [string, number, string])[] = [
  ['s', 1, 's sec secs second seconds'],
  ['s', 0.001, 'ms millisecond milliseconds'],
  ['s', 60, 'min mins minute minutes'],
  ['s', 3600, 'h hr hrs hour hours'],
  ['/s', 1, 'hz hertz'],
  ['/s', 1000, 'khz kilohertz'],
  ['/s', 1e6, 'mhz megahertz'],
  ['m', 1, 'm metre metres meter meters'],
  ['m', 0.01, 'cm centimetre centimetres centimeter centimeters'],
  ['m', 0.001, 'mm millimetre millimetres millimeter millimeters'],
  ['m', 1000, 'km kilometre kilometres kilometer kilometers'],
  ['g', 1, 'g gram grams gramme grammes'],
  ['g', 1000, 'kg kilo kilos kilogram kilograms'],
  ['g', 0.001, 'mg milligram milligrams'],
  ['cm3', 1, 'cm3 ml millilitre millilitres milliliter milliliters'],
  ['cm3', 1000, 'dm3 l litre litres liter liters'],
  ['cm3', 1e6, 'm3'],
  ['degree', 1, 'degree degrees c celsius centigrade'],
  ['degree f', 1, 'f fahrenheit'],
  ['kelvin', 1, 'k kelvin'],
  ['j', 1, 'j joule joules'],
  ['j', 1000, 'kj kilojoule kilojoules'],
  ['w', 1, 'w watt watts'],
  ['w', 1000, 'kw kilowatt kilowatts'],
  ['n', 1, 'n newton newtons'],
  ['v', 1, 'v volt volts'],
  ['a', 1, 'amp amps ampere amperes'],
  ['pa', 1, 'pa pascal pascals'],
  ['%', 1, '% percent'],
];

const units: ReadonlyMap<string, Unit> = new Map(
  rows.flatMap(([dimension, factor, names]) =>
    names.split(' ').map((name): [string, Unit] => [name, { dimension, factor }]),
  ),
);

/** per, a, each, every: '1 wave every second' */
export const perWords: ReadonlySet<string> = new Set(['per', 'a', 'an', 'each', 'every']);

/** The unit that one word names, if it is one that Markwell knows. */
export function findUnit(word: string): Unit | undefined {
  return units.get(word);
}

/**
 * The unit that begins at a word, as far as it goes: 'Hz', 'per second', 'm/s', 's-1', 'degrees C', 'hertz per second', 'm squared'.
 *
 * @param unitOf Reads one word as a unit; it may know more names than `findUnit`.
 */
export function readUnit(
  words: readonly Word[],
  at: number,
  unitOf: (at: number) => Unit | undefined,
): UnitReading | undefined {
  let reading = readRate(words, at, unitOf) ?? readSingle(words, at, unitOf);
  while (reading !== undefined) {
    const more = readMore(words, reading, unitOf);
    if (more === undefined) break;
    reading = more;
  }
  return reading;
}

/** 'Hz', 's-1', 'degrees C' */
function readSingle(
  words: readonly Word[],
  at: number,
  unitOf: (at: number) => Unit | undefined,
): UnitReading | undefined {
  const unit = unitOf(at);
  if (unit === undefined) return undefined;
  const next = words[at + 1];
  if (
    unit.dimension === 's' &&
    next?.value === 1 &&
    (next.gap & ~(gap.hyphen | gap.minus)) <= gap.space &&
    next.gap > gap.space
  ) {
    return { unit: inverse(unit), last: at + 1 };
  }
  if (unit.dimension === 'degree' && next !== undefined) {
    const scale = unitOf(at + 1);
    if (scale?.dimension.startsWith('degree')) return { unit: scale, last: at + 1 };
  }
  return { unit, last: at };
}

const powers: ReadonlySet<string> = new Set(['squared', 'cubed']);

/** Letters that are words too, as in '1 Hz n 3 waves': they go on with a unit only behind 'per' or '/'. */
const letterWords: ReadonlySet<string> = new Set(['n', 'k', 'c', 'a', 'f', 'l']);

/** A unit with what follows it and belongs to it. What only says it again adds nothing: '1 Hz (per second)', '1 Hz hertz'. */
function readMore(
  words: readonly Word[],
  { unit, last }: UnitReading,
  unitOf: (at: number) => Unit | undefined,
): UnitReading | undefined {
  const next = words[last + 1];
  if (next === undefined) return undefined;
  const isParted = (next.gap & ~(gap.space | gap.hyphen | gap.slash)) !== 0;
  const isSame = (other: Unit) => other.dimension === unit.dimension && other.factor === unit.factor;
  const rate = readRate(words, last + 1, unitOf);
  if (rate !== undefined)
    return { unit: isParted && isSame(rate.unit) ? unit : times(unit, rate.unit), last: rate.last };
  if (isParted) return undefined;
  if (powers.has(next.text))
    return { unit: { dimension: `${unit.dimension} ${next.text}`, factor: unit.factor }, last: last + 1 };
  const factor = letterWords.has(next.text) ? undefined : unitOf(last + 1);
  if (factor === undefined) return undefined;
  return {
    unit: isSame(factor) ? unit : times(unit, { ...factor, dimension: ` ${factor.dimension}` }),
    last: last + 1,
  };
}

function times(one: Unit, other: Unit): Unit {
  return { dimension: one.dimension + other.dimension, factor: one.factor * other.factor };
}

/** 'per second', 'every 3 seconds', '/s' */
function readRate(
  words: readonly Word[],
  at: number,
  unitOf: (at: number) => Unit | undefined,
): UnitReading | undefined {
  const word = words[at];
  if (word === undefined) return undefined;
  const isPer = perWords.has(word.text);
  if (!isPer && (word.gap & gap.slash) === 0) return undefined;
  const place = isPer ? at + 1 : at;
  const number = isPer ? (words[place]?.value ?? numberWordValue(words[place]?.text ?? '')) : undefined;
  const last = number === undefined ? place : place + 1;
  const below = unitOf(last);
  if (below === undefined || below.dimension.startsWith('/')) return undefined;
  return { unit: inverse(below, number ?? 1), last };
}

function inverse({ dimension, factor }: Unit, count = 1): Unit {
  return { dimension: `/${dimension}`, factor: 1 / (count * factor) };
}
