import { type Asked, equal, unequal, type Verdict } from '../kind.ts';
import type { Unit } from '../units/read-unit.ts';
import { figuresOf, formVerdict, isPercent } from './number-forms.ts';
import type { NumberReading } from './read-numbers.ts';
import { clock, type Quantity } from './read-quantities.ts';

/** Compares a number and its unit with those of a key. */
export function compareQuantities(answer: Quantity, key: Quantity, asked: Asked): Verdict {
  if (asked.part === 'unit') return isInUnitOf(answer, key) ? equal() : unequal('wrong-unit');
  if (asked.part === 'number') return compareSizes({ ...answer, unit: undefined }, { ...key, unit: undefined }, asked);
  const formed = formVerdict(answer, key, asked);
  const sized = compareSizes(answer, key, asked);
  if (!sized.isEqual || formed === undefined) return sized;
  return formed.isEqual ? equal(Math.min(formed.confidence, sized.confidence)) : formed;
}

function compareSizes(answer: Quantity, key: Quantity, asked: Asked): Verdict {
  const keyUnit = key.unit ?? asked.unit;
  const isSame = (value: number) =>
    isWithin(value, key.value, asked) || isRoundedTo(value, answer.number, key.number, asked);
  if (answer.unit === undefined) {
    if (isSame(answer.value)) {
      if (asked.unitNeeded === true && key.unit !== undefined) return unequal('wrong-unit');
      const isUnitKnown = key.unit === undefined || asked.unit !== undefined || asked.unitNeeded === false;
      const isSure = isUnitKnown && (asked.rounds !== 'maybe' || isWithin(answer.value, key.value, asked));
      return countsOther(answer, key, asked) ?? equal(isSure ? 1 : 0.78);
    }
    const isShare = isPercent(key.unit) && answer.number.form !== 'ordinary' && asked.form !== 'percentage';
    const isDecimalShare = isPercent(key.unit) && asked.form === undefined && isClose(answer.value * 100, key.value, 0);
    if (isDecimalShare || (isShare && isClose(answer.value * 100, key.value, 0))) return equal(0.8);
    return unequal(isPercent(key.unit) && isClose(answer.value * 100, key.value, 0) ? 'wrong-form' : 'wrong-number');
  }
  if (keyUnit === undefined) return withoutUnit(answer, key, asked, isSame);
  if (isPercent(answer.unit) && key.unit === undefined && isSame(answer.value / 100)) return equal(0.8);
  const isCase = answer.unit.written.toLowerCase() === keyUnit.written.toLowerCase();
  if (!canBe(answer.unit, keyUnit) && !(isCase && isSame(answer.value)))
    return isSame(answer.value) ? unequal('wrong-unit', 0.9) : unequal('wrong-number');
  if (answer.unit === clock && keyUnit.factor > 60)
    return isSame((answer.value * 60) / keyUnit.factor) ? equal(0.75) : unequal('wrong-number');
  const inKeyUnit = (answer.value * answer.unit.factor) / keyUnit.factor;
  if (isSame(inKeyUnit)) {
    const isNamed =
      asked.unitNeeded !== false && asked.unit !== undefined && !isClose(asked.unit.factor, answer.unit.factor, 0);
    if (isNamed && isClose(asked.unit.factor, keyUnit.factor, 0)) return unequal('wrong-unit', 0.7);
    if (asked.rounds === 'maybe' && !isWithin(inKeyUnit, key.value, asked)) return equal(0.78);
    return equal(isClose(keyUnit.factor, answer.unit.factor, 0) ? 1 : 0.8);
  }
  if (!isSame(answer.value)) return unequal('wrong-number');
  return isCase ? equal(0.6) : unequal('wrong-unit', 0.9);
}

/** Whether the key says nothing of a unit, and the question names none, but the answer does. */
function withoutUnit(answer: Quantity, key: Quantity, asked: Asked, isSame: (value: number) => boolean): Verdict {
  if (isPercent(answer.unit)) {
    if (isSame(answer.value / 100))
      return asked.form === 'decimal' || asked.form === 'fraction' ? unequal('wrong-form') : equal(0.8);
    if (!isSame(answer.value)) return unequal('wrong-number');
    return /\bper\s?cent|%/i.test(asked.question) ? equal(0.9) : unequal('wrong-unit', 0.7);
  }
  if (!isSame(answer.value)) return unequal('wrong-number');
  const measured = measuredBy(asked.question);
  if (measured !== undefined && answer.unit !== undefined) {
    const fits = measured.includes(answer.unit.measures);
    return fits ? equal(0.8) : unequal('wrong-unit', 0.7);
  }
  return key.counts.length > 0 ? unequal('wrong-unit', 0.6) : equal(0.6);
}

/** What words of a question say of the unit that its answer has. */
const quantities: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\bhow (?:far|tall|high|deep|wide|thick)\b|\b(?:distance|length|height|width|depth|perimeter|wavelength|amplitude|radius|diameter)\b/i,
    ['m1'],
  ],
  [/\bhow (?:fast)\b|\b(?:speed|velocity)\b/i, ['m1 s-1']],
  [/\bhow heavy\b|\bmass\b/i, ['kg1']],
  [/\b(?:force|weight)\b/i, ['kg1 m1 s-2']],
  [/\b(?:energy|work done)\b/i, ['kg1 m2 s-2']],
  [/\bvolume\b/i, ['m3']],
  [/\barea\b/i, ['m2']],
  [/\btemperature\b/i, ['degC1', 'K1', 'deg1', 'degF1']],
  [/\b(?:current)\b/i, ['A1']],
];

function measuredBy(question: string): readonly string[] | undefined {
  const named = quantities.filter(([words]) => words.test(question));
  return named.length === 1 ? named[0]?.[1] : undefined;
}

/** '3 apples' where the key is '3 waves': a number of something else. */
function countsOther(answer: Quantity, key: Quantity, asked: Asked): Verdict | undefined {
  const [thing] = answer.counts.filter((word) => !fillers.has(word));
  if (thing === undefined) return undefined;
  if (key.counts.some((word) => stemOf(word) === stemOf(thing) || answer.counts.includes(word))) return undefined;
  const [, many = ''] = /\bhow many (?:\w+ing )?([a-z]+)/i.exec(asked.question) ?? [];
  if (key.counts.length === 0 && many !== '' && thing.endsWith('s') && stemOf(many.toLowerCase()) !== stemOf(thing))
    return unequal('wrong-unit', 0.6);
  const isAsked = asked.question.toLowerCase().includes(stemOf(thing));
  if (key.counts.length > 0 && !isAsked) return unequal('wrong-unit', 0.6);
  return isAsked ? undefined : equal(0.78);
}

const fillers: ReadonlySet<string> = new Set(
  'in total altogether overall exactly is are the a an of and or because so i think it its that this long tall away each wide high deep old for at to on from was by'.split(
    ' ',
  ),
);

function stemOf(word: string): string {
  return word.replace(/(?:es|s)$/, '');
}

/** Whether two units measure the same; '°' may be of an angle or of temperature, and 'C' a degree. */
function canBe(answer: Unit, key: Unit): boolean {
  if (answer.measures === key.measures) return true;
  const written = answer.written.toLowerCase();
  if (key.measures === 'degC1') return answer.measures === 'deg1' || written === 'c';
  return key.measures === 'deg1' && (answer.measures === 'degC1' || written === 'c')
    ? true
    : key.written.toLowerCase() === 'c' && answer.measures === 'degC1';
}

/** Whether a number has the key's unit, in any size. */
function isInUnitOf({ unit }: Quantity, key: Quantity): boolean {
  return unit !== undefined && key.unit !== undefined && canBe(unit, key.unit);
}

/** Within the tolerance of the key, or in a range beside it. */
function isWithin(value: number, key: number, { tolerance, between }: Asked): boolean {
  return isClose(value, key, tolerance) || between.some(([from, to]) => value >= from && value <= to);
}

/** From here on a key is precise enough to be somebody's rounding: 78.5, not 0.3. */
const fewestFigures = 3;
const fewestInStandardForm = 2;

/** 78.54 for 78.5, where the key or nothing says how it is to be rounded; 3.33 for 3.3 recurring. */
function isRoundedTo(value: number, answer: NumberReading, key: NumberReading, { rounds }: Asked): boolean {
  if (key.isRecurring) return answer.places > key.places && Math.abs(value - key.value) < 10 ** -answer.places;
  if (key.isCut) return answer.places >= key.places && value >= key.value && value < key.value + 10 ** -key.places;
  const isStandard = key.form === 'standard' && answer.form === 'standard';
  if (key.digits === '' || !(key.form === 'ordinary' || isStandard) || answer.form === 'fraction') return false;
  const fewest = isStandard ? fewestInStandardForm : fewestFigures;
  const isPrecise = key.places > 0 && figuresOf(key.digits) >= fewest && answer.places > key.places;
  if (rounds === 'no' || (rounds === 'maybe' && !isPrecise)) return false;
  const half = 0.5 * 10 ** -key.places * (isStandard ? Math.abs(key.value / key.mantissa) : 1);
  return value >= key.value - half - 1e-12 * Math.min(1, half) && value < key.value + half;
}

/** Equal but for the dust of arithmetic, or within a tolerance. */
export function isClose(value: number, key: number, tolerance: number): boolean {
  return Math.abs(value - key) <= tolerance + 1e-9 * Math.max(Math.abs(key), 1e-300);
}
