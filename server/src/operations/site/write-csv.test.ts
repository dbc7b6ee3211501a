import { describe, expect, it } from 'vitest';
import { type Cell, writeCsv } from './write-csv.ts';

const cell = (value: Cell) => writeCsv([[value]]).slice(1, -2);

describe('a cell of CSV', () => {
  it.each([
    ['text is quoted', 'Ann', '"Ann"'],
    ['quotes are doubled', 'say "hi"', '"say ""hi"""'],
    ['a formula is text', '=1+1', '"\'=1+1"'],
    ['a plus starts a formula too', '+44', '"\'+44"'],
    ['so does a minus', '-2+3', '"\'-2+3"'],
    ['and an at', '@SUM(A1)', '"\'@SUM(A1)"'],
    ['a tab before it hides nothing', '\t=1', '"\'\t=1"'],
    ['nor does a carriage return', '\r=1', '"\'\r=1"'],
    ['nor a space', ' =1', '"\' =1"'],
    ['nor full width', '＝1', '"\'＝1"'],
    ['a tab alone is neutralised', '\tx', '"\'\tx"'],
    ['a hyphen inside a name is none', 'Ann-Marie', '"Ann-Marie"'],
    ['numbers stay numbers', -1.5, '-1.5'],
    ['nothing is empty', null, ''],
  ])('%s', (_label, value, written) => {
    expect(cell(value)).toBe(written);
  });

  it('is a file with a byte order mark and lines that end with CR LF', () => {
    expect(writeCsv([['a', 1], ['b']])).toBe('\uFEFF"a",1\r\n"b"\r\n');
  });
});
