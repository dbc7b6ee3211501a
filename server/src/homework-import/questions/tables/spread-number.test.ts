import { expect, it } from 'vitest';
import { spokenLine } from '../lines.ts';
import { joinNumber, withoutExaminer } from './spread-number.ts';

const texts = (row: ReturnType<typeof joinNumber>) => row.map((cell) => cell.map(({ text }) => text).join(' '));

it.each([
  ['each digit has a box', ['0', '1', '.', '2', 'Name the gas.'], ['01.2 Name the gas.']],
  ['a question without parts', ['0', '3', 'Name the gas.'], ['03 Name the gas.']],
  ['a table of data stays', ['0', '1', '2', '3'], ['0', '1', '2', '3']],
  ['a number of its own stays', ['1', 'Name the gas.'], ['1', 'Name the gas.']],
])('%s', (_why, row, joined) => expect(texts(joinNumber(row.map((text) => [spokenLine(text, 1)])))).toEqual(joined));

it.each([
  ['Examiner only', 0],
  ['For Teacher’s use only', 0],
  ['Only the examiner knows', 1],
])('%s', (text, left) => expect(withoutExaminer([spokenLine(text, 1)])).toHaveLength(left));
