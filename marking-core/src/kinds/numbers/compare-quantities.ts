import { commonDivisor } from '../../text/common-divisor.ts';
import { type Asked, equal, unequal, type Verdict } from '../kind.ts';
import type { Unit } from '../units/read-unit.ts';
import type { Quantity } from './read-quantities.ts';

/** Compares a number and its unit with those of a key. */
export function compareQuantities(answer: Quantity, key: Quantity, asked: Asked): Verdict {
  const formed = formVerdict(answer, key, asked);
  const sized = compareSizes(answer, key, asked);
  if (!sized.isEqual || formed === undefined) return sized;
  return formed.isEqual ? equal(Math.min(formed.confidence, sized.confidence)) : formed;
}

function compareSizes(answer: Quantity, key: Quantity, asked: Asked): Verdict {
  const keyUnit = key.unit ?? asked.unit;
  const isSame = (value: number) => isClose(value, key.value, asked.tolerance);
  if (answer.unit === undefined) {
    if (isSame(answer.value))
      return countsOther(answer, key, asked) ?? equal(key.unit === undefined || asked.unit !== undefined ? 1 : 0.78);
    const isShare = isPercent(key.unit) && answer.number.form !== 'ordinary' && asked.form !== 'percentage';
    const isDecimalShare = isPercent(key.unit) && asked.form === undefined && isClose(answer.value * 100, key.value, 0);
    if (isDecimalShare || (isShare && isClose(answer.value * 100, key.value, 0))) return equal(0.8);
    return unequal(isPercent(key.unit) && isClose(answer.value * 100, key.value, 0) ? 'wrong-form' : 'wrong-number');
  }
  if (keyUnit === undefined) return withoutUnit(answer, key, asked, isSame);
  if (isPercent(answer.unit) && key.unit === undefined && isSame(answer.value / 100)) return equal(0.8);
  if (!canBe(answer.unit, keyUnit)) return isSame(answer.value) ? unequal('wrong-unit', 0.9) : unequal('wrong-number');
  const inKeyUnit = (answer.value * answer.unit.factor) / keyUnit.factor;
  if (isSame(inKeyUnit)) {
    const isNamed = asked.unit !== undefined && !isClose(asked.unit.factor, answer.unit.factor, 0);
    if (isNamed && isClose(asked.unit.factor, keyUnit.factor, 0)) return unequal('wrong-unit', 0.7);
    return equal(isClose(keyUnit.factor, answer.unit.factor, 0) ? 1 : 0.8);
  }
  if (!isSame(answer.value)) return unequal('wrong-number');
  const isCase = answer.unit.written.toLowerCase() === keyUnit.written.toLowerCase();
  return isCase ? equal(0.6) : unequal('wrong-unit', 0.9);
}

/** Whether the key says nothing of a unit, and the question names none, but the answer does. */
function withoutUnit(answer: Quantity, key: Quantity, asked: Asked, isSame: (value: number) => boolean): Verdict {
  if (isPercent(answer.unit)) {
    if (isSame(answer.value / 100))
      return asked.form === 'decimal' || asked.form === 'fraction' ? unequal('wrong-form') : equal(0.8);
    return isSame(answer.value) ? unequal('wrong-unit', 0.7) : unequal('wrong-number');
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

const isPercent = (unit: Unit | undefined) => unit?.measures === '%1';

/** Whether two units measure the same; '°' may be of an angle or of temperature, and 'C' a degree. */
function canBe(answer: Unit, key: Unit): boolean {
  if (answer.measures === key.measures) return true;
  const written = answer.written.toLowerCase();
  if (key.measures === 'degC1') return answer.measures === 'deg1' || written === 'c';
  return key.measures === 'deg1' && (answer.measures === 'degC1' || written === 'c')
    ? true
    : key.written.toLowerCase() === 'c' && answer.measures === 'degC1';
}

/** Equal but for the dust of arithmetic, or within a tolerance. */
export function isClose(value: number, key: number, tolerance: number): boolean {
  return Math.abs(value - key) <= tolerance + 1e-9 * Math.max(Math.abs(key), 1e-300);
}

/** What the form of a number is worth where the question asks for one; `undefined` where any does. */
function formVerdict({ number, unit }: Quantity, key: Quantity, { form, question }: Asked): Verdict | undefined {
  const places = placesAsked(question);
  if (places !== undefined && key.number.places === places && number.form === 'ordinary' && number.places !== places)
    return number.isInWords ? undefined : equal(0.6);
  if (form === 'standard') {
    const size = Math.abs(number.mantissa);
    const isStandard = number.form === 'standard' && size >= 1 && size < 10;
    return isStandard ? undefined : unequal('wrong-form', 0.8);
  }
  if (form === 'ordinary') return number.form === 'standard' ? unequal('wrong-form', 0.8) : undefined;
  if (form === 'decimal')
    return number.form === 'ordinary' && !isPercent(unit) ? undefined : unequal('wrong-form', 0.8);
  if (form === 'percentage')
    return number.form !== 'fraction' || isPercent(unit) ? undefined : unequal('wrong-form', 0.8);
  if (form === 'mixed')
    return number.form === 'mixed' || Number.isInteger(number.value) ? undefined : unequal('wrong-form', 0.8);
  if (form === 'fraction' || form === 'simplest') return fractionVerdict(number, key, form);
  return number.form === 'power' && key.number.form !== 'power' && !isPowerOfTen(number.mantissa)
    ? unequal('wrong-form', 0.7)
    : undefined;
}

function fractionVerdict(
  { fraction }: Quantity['number'],
  key: Quantity,
  form: 'fraction' | 'simplest',
): Verdict | undefined {
  if (key.number.fraction === undefined) return undefined;
  if (fraction === undefined) return form === 'fraction' ? unequal('wrong-form', 0.8) : equal(0.7);
  return form === 'simplest' && commonDivisor(fraction.top, fraction.bottom) > 1
    ? unequal('wrong-form', 0.8)
    : undefined;
}

const isPowerOfTen = (value: number) => Number.isInteger(Math.log10(Math.abs(value)));

/** 'to 2 decimal places', 'to 1 d.p.' */
function placesAsked(question: string): number | undefined {
  const [, digit, word = ''] = /\b(?:(\d)|(one|two|three))\s*(?:d\.?\s?p\b|decimal places?)/i.exec(question) ?? [];
  if (digit !== undefined) return Number(digit);
  const place = ['one', 'two', 'three'].indexOf(word.toLowerCase());
  return place < 0 ? undefined : place + 1;
}
