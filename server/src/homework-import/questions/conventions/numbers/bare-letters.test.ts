import { expect, it } from 'vitest';
import { areBareOptions } from './bare-letters.ts';

it.each<[why: string, texts: string[], are: boolean]>([
  ['two columns, letters and two spaces', ['A  Cranium', 'B  Sternum', 'C  Femur', 'D  Scapula'], true],
  ['small letters and dashes', ['a – hinge', 'b – pivot', 'c – saddle'], true],
  ['the right one with an asterisk', ['A oxygen', '*B nitrogen', 'C argon'], true],
  ['two cells could be a sentence and another', ['A car stops.', 'B follows.'], false],
  ['letters out of order', ['A  heart', 'C  lung', 'B  liver'], false],
  ['words', ['Acid', 'Base', 'Catalyst'], false],
])('tells options in the cells of a table by their letters: %s', (_why, texts, are) =>
  expect(areBareOptions(texts)).toBe(are),
);
