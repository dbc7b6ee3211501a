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
 * The unit that begins at a word: 'Hz', 'per second', 'm/s', 's-1', 'degrees C'.
 *
 * @param unitOf Reads one word as a unit; it may know more names than `findUnit`.
 */
export function readUnit(
  words: readonly Word[],
  at: number,
  unitOf: (at: number) => Unit | undefined,
): UnitReading | undefined {
  const rate = readRate(words, at, unitOf);
  if (rate !== undefined) return rate;
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
  if (unit.dimension === 'degree' && words[at + 1] !== undefined) {
    const scale = unitOf(at + 1);
    if (scale?.dimension.startsWith('degree')) return { unit: scale, last: at + 1 };
  }
  const per = readRate(words, at + 1, unitOf);
  if (per === undefined) return { unit, last: at };
  // 'per second' once more: '1 Hz per second'.
  if (per.unit.dimension === unit.dimension && per.unit.factor === unit.factor) return { unit, last: per.last };
  return {
    unit: { dimension: unit.dimension + per.unit.dimension, factor: unit.factor * per.unit.factor },
    last: per.last,
  };
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

function inverse({ dimension, factor }: Unit, times = 1): Unit {
  return { dimension: `/${dimension}`, factor: 1 / (times * factor) };
}
