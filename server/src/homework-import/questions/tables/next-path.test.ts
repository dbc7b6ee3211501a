import { expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

it.each<[cell: string, before: readonly string[], path: readonly string[], reason: string]>([
  ['3', ['2', 'b'], ['3'], 'a number begins anew'],
  ['(b)', ['2', 'a'], ['2', 'b'], 'a letter is beside a letter'],
  ['(i)', ['2', 'b'], ['2', 'b', 'i'], 'a Roman number is below a letter'],
  ['(ii)', ['2', 'b', 'i'], ['2', 'b', 'ii'], 'and goes on there'],
  ['(ii)', ['2', 'i'], ['2', 'ii'], 'where parts are Roman, the next is beside the first'],
  ['iii.', ['2', 'ii'], ['2', 'iii'], 'and so on'],
  ['', ['2', 'ii'], ['2', 'ii'], 'an empty cell goes on'],
])('reads %j below %j in a key as %j: %s', (cell, before, path) => expect(nextPath(before, cell)).toEqual(path));
