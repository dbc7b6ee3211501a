import { commonDivisor } from '../../text/common-divisor.ts';
import type { AskedDigits } from '../asked-digits.ts';
import { type Asked, unequal, type Verdict } from '../kind.ts';
import type { Unit } from '../units/read-unit.ts';
import type { NumberReading } from './read-numbers.ts';
import type { Quantity } from './read-quantities.ts';

export const isPercent = (unit: Unit | undefined) => unit?.measures === '%1';

/** How many significant figures a number in digits has; noughts at the end of a whole number count. */
export function figuresOf(digits: string): number {
  return digits.replace('.', '').replace(/^0+/, '').length;
}

/** Whether a number in digits has as many of them as are asked for; one in words has none to count. */
export function hasDigits(
  { digits, places, form }: NumberReading,
  { significantFigures, decimalPlaces }: AskedDigits,
): boolean {
  if (digits === '' || (form !== 'ordinary' && form !== 'standard')) return true;
  if (decimalPlaces !== undefined && form === 'ordinary' && places !== decimalPlaces) return false;
  if (significantFigures === undefined) return true;
  const least = places > 0 ? figuresOf(digits) : figuresOf(digits.replace(/0+$/, ''));
  return significantFigures >= least && significantFigures <= figuresOf(digits);
}

/** What the form of a number is worth where the question asks for one; `undefined` where any does. */
export function formVerdict({ number, unit }: Quantity, key: Quantity, asked: Asked): Verdict | undefined {
  const { form } = asked;
  if (!hasDigits(number, asked)) return unequal('wrong-form', 0.85);
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
  if (fraction === undefined) return unequal('wrong-form', 0.8);
  return form === 'simplest' && commonDivisor(fraction.top, fraction.bottom) > 1
    ? unequal('wrong-form', 0.8)
    : undefined;
}

const isPowerOfTen = (value: number) => Number.isInteger(Math.log10(Math.abs(value)));
