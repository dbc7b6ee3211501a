import { expect, it } from 'vitest';
import { fitText } from './fit-text.ts';

it.each<
  [
    text: string,
    caret: number | null,
    most: number | undefined,
    kept: string,
    caretAfter: number,
    leftOut: number,
    label: string,
  ]
>([
  ['abc', 3, undefined, 'abc', 3, 0, 'no limit'],
  ['abc', 3, 3, 'abc', 3, 0, 'just fits'],
  ['abcde', 5, 3, 'abc', 3, 2, 'a paste at the end'],
  ['aXXXXbc', 5, 5, 'aXXbc', 3, 2, 'a paste in the middle, behind which nothing is lost'],
  ['abcde', null, 3, 'abc', 3, 2, 'a field that tells of no caret'],
  ['ab😀', 4, 3, 'ab', 2, 2, 'no half of a character'],
  ['abcde', 1, 3, 'bcd', 0, 2, 'more than there is before the caret'],
])('%j with the caret at %j and room for %j is %j: %s', (text, caret, most, kept, caretAfter, leftOut) => {
  expect(fitText(text, caret, most)).toEqual({ text: kept, caret: caretAfter, leftOut });
});
