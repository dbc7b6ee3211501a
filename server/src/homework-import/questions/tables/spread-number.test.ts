import { expect, it } from 'vitest';
import { spokenLine } from '../lines/lines.ts';
import { isSpread, joinNumber, withoutExaminer } from './spread-number.ts';

const texts = (row: ReturnType<typeof joinNumber>) => row.map((cell) => cell.map(({ text }) => text).join(' '));

it.each([
  ['each digit has a box', ['0', '1', '.', '2', 'Name the gas.'], ['01.2 Name the gas.']],
  ['a question without parts', ['0', '3', 'Name the gas.'], ['03 Name the gas.']],
  ['a table of data stays', ['0', '1', '2', '3'], ['0', '1', '2', '3']],
  ['a number of its own stays', ['1', 'Name the gas.'], ['1', 'Name the gas.']],
  ['digits are apart in one box', ['0 1 . 2', 'Name the gas.'], ['01.2 Name the gas.']],
  ['a row of a mark scheme stays', ['01.2', 'oxygen'], ['01.2', 'oxygen']],
])('%s', (_why, cells, joined) => {
  const row = cells.map((text) => [spokenLine(text, 1)]);
  expect(texts(joinNumber(row, isSpread(row)))).toEqual(joined);
});

it.each([
  ['Examiner only', 0],
  ['For Teacher’s use only', 0],
  ['Only the examiner knows', 1],
])('%s', (text, left) => expect(withoutExaminer([spokenLine(text, 1)])).toHaveLength(left));
