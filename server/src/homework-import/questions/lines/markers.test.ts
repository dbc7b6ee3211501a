import { expect, it } from 'vitest';
import { readMarker } from './markers.ts';

it.each<[reason: string, text: string, numbers: readonly (number | string)[] | undefined]>([
  ['a number and its part', '1. (a) Name the gas.', [1, 'a']],
  ['a part of a key behind two full stops, though a short word follows', '2.2. it would fall', [2, '2']],
  ['a value with its unit', '1.5 kg', undefined],
  ['a power and no question', '60 W', undefined],
  ['a pressure and no question', '12 kPa', undefined],
  ['a letter as an answer', '3 A', [3]],
  ['a question whose first word is a letter', '3 J is a letter.', [3]],
  ['a number and its part in one pair of brackets', '(2iii) line graph', [2, 'iii']],
  ['a power of x in brackets', '(2x) is even', undefined],
  ['years to choose from with tabs between them', '1918\t1939\t1945', undefined],
  ['a number to choose with a box behind it', '5\t☐', undefined],
  ['a number with a tab and what is asked', '5\tName the gas.', [5]],
  ['a nought to choose from, and no number of an exam board', '0\t7\t14', undefined],
  ['a number as an exam board prints it', '0 1 . 2 Name the gas.', [1, '2']],
])('reads %s', (_reason, text, numbers) => {
  const marker = readMarker(text);
  expect(marker?.kind === 'number' ? [marker.value, ...marker.parts] : undefined).toEqual(numbers);
});
