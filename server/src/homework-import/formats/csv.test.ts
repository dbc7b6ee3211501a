import { describe, expect, it } from 'vitest';
import { parseCsv } from './csv.ts';

describe('CSV', () => {
  it.each<[label: string, text: string, records: string[][]]>([
    [
      'commas separate',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons do where the first line has more of them',
      'a;b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'so do tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a byte order mark is no part of the first heading', '\uFEFFa,b', [['a', 'b']]],
    [
      'lines end as in Windows',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'or as on old Macs',
      'a,b\r1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a quote may have letters behind it',
      '"a" x,b\n6" ruler,c',
      [
        ['"a" x', 'b'],
        ['6" ruler', 'c'],
      ],
    ],
    ['or a space', '"a,b" ,c', [['a,b', 'c']]],
    ['quotes hold separators', '"a,b",c', [['a,b', 'c']]],
    ['doubled quotes are one', '"say ""hi""",c', [['say "hi"', 'c']]],
    [
      'quotes hold line ends, which become spaces',
      '"a\nb",c\nd,e',
      [
        ['a b', 'c'],
        ['d', 'e'],
      ],
    ],
    ['spaces around are left out', '  a , "b" \n', [['a', 'b']]],
    ['empty fields stay', 'a,,c,', [['a', '', 'c', '']]],
    [
      'lines without text are left out',
      'a,b\n\n,\n  \n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a quote that is never closed ends with the file', 'a,b\n"1,2\n3,4', [['a', 'b'], ['"1,2 3,4']]],
    ['nothing is nothing', '', []],
  ])('%s', (_label, text, records) => {
    expect(parseCsv(text).map(({ fields }) => fields)).toEqual(records);
  });

  it('knows the line on which each record starts', () => {
    expect(parseCsv('a,b\n\n"1\n2",3\r\n4,5').map(({ line }) => line)).toEqual([1, 3, 5]);
  });

  it('says which record has a quote that is never closed, and where', () => {
    expect(parseCsv('a,b\n1,"2"\n3,\n4,"5\n6,7').map(({ openQuote }) => openQuote)).toEqual([
      undefined,
      undefined,
      undefined,
      4,
    ]);
    expect(parseCsv('a\n"b\n",\n"c\n",d,"').at(-1)?.openQuote).toBe(4);
  });

  // What took longer for each quote would not end within the time of a test.
  it.each([
    ['quotes', `a,b\n${'"'.repeat(1_000_001)}`, 500_000],
    ['text behind a quote that is never closed', `a,b\n"${'x'.repeat(1_000_000)}`, 1_000_001],
  ])('reads a megabyte of %s', (_what, text, length) => {
    expect(parseCsv(text).map(({ fields }) => fields.map((field) => field.length))).toEqual([[1, 1], [length]]);
  });
});
