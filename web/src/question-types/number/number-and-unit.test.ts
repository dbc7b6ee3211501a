import { expect, it } from 'vitest';
import { readNumber, writeNumber } from './number-and-unit.ts';

it.each([
  ['12.4', 'cm', ['mm', 'cm', 'm'], '12.4 cm', 'a unit that was picked'],
  ['3/4', '', ['mm', 'm'], '3/4', 'no unit picked yet'],
  ['2.5 x 10^3', 'm/s', ['m', 's', 'm/s'], '2.5 x 10^3 m/s', 'a unit that contains another'],
  ['-2.5', '°C', ['°C'], '-2.5 °C', 'the only unit that there is'],
  ['1 ', 'cm', ['cm'], '1  cm', 'a space that is still being typed'],
  ['7', '', [], '7', 'no units at all'],
  ['', '°C', ['°C'], '', 'nothing is nothing, not a unit'],
])('%j and %j are %j of %j', (number, unit, units, value, _why) => {
  expect(writeNumber({ number, unit })).toBe(value);
  expect(readNumber(value, units)).toEqual({ number, unit });
});

it('a unit that was typed with the number is not said twice', () => {
  expect(writeNumber({ number: '12.4 cm', unit: 'cm' })).toBe('12.4 cm');
  expect(writeNumber({ number: '12.4cm ', unit: 'cm' })).toBe('12.4cm ');
  expect(readNumber('12.4 cm', ['cm'])).toEqual({ number: '12.4', unit: 'cm' });
});
