import { describe, expect, test } from 'vitest';
import { parseRecord, readCsv } from './csv.ts';
import { readLines } from './read-lines.ts';

describe('parseRecord', () => {
  const rows: [record: string, expected: ReturnType<typeof parseRecord>, reason: string][] = [
    ['a,b', ['a', 'b'], 'two fields'],
    ['', [''], 'one empty field'],
    ['a,', ['a', ''], 'a comma at the end begins a field'],
    ['"a,b",c', ['a,b', 'c'], 'a comma inside quotes is text'],
    ['"say ""hi""",c', ['say "hi"', 'c'], 'a doubled quote is a quote'],
    ['""', [''], 'empty quotes'],
    ['6" ruler,b', ['6" ruler', 'b'], 'a quote inside a plain field is text'],
    [' a , b ', [' a ', ' b '], 'spaces are part of the field'],
    ['"a\nb",c', ['a\nb', 'c'], 'a line end inside quotes is text'],
    ['"a', 'open', 'an open quote'],
    ['x,"a""', 'open', 'a doubled quote does not close'],
    ['"a"b', { error: 'there is text after a closing quote' }, 'text after a closing quote'],
  ];
  test.each(rows)('%j is %j (%s)', (record, expected) => {
    expect(parseRecord(record)).toEqual(expected);
  });
});

test('records run over lines, blank lines are passed over, and lines are counted as the file has them', async () => {
  const chunks = ['\uFEFFid,va', 'lue\r\n\r\n1,"two\r', '\nlines"\r\n2,x\r\n', '3,"never closed'];
  const records = [];
  for await (const batch of readCsv(readLines(arrive(chunks)))) records.push(...batch);
  expect(records).toEqual([
    { line: 1, fields: ['id', 'value'] },
    { line: 3, fields: ['1', 'two\nlines'] },
    { line: 5, fields: ['2', 'x'] },
    { line: 6, fields: { error: 'a quote is opened and never closed' } },
  ]);
});

async function* arrive(chunks: readonly string[]) {
  yield* chunks;
}
