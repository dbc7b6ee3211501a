import type { TextLine } from './read-lines.ts';

/** One record of CSV, which may run over several lines. */
export interface CsvRecord {
  /** The line on which it starts, from 1. */
  readonly line: number;
  /** Its fields, or why it cannot be read. */
  readonly fields: readonly string[] | { readonly error: string };
}

const separators = [',', ';', '\t'] as const;
/** What comes between fields: a comma, a semicolon where the comma is the decimal sign, or a tab. */
export type Separator = (typeof separators)[number];

/** The separator that a header has most of; a comma where it has none. */
export function findSeparator(header: string): Separator {
  const count = (separator: Separator) => header.split(separator).length;
  return separators.reduce((most, separator) => (count(separator) > count(most) ? separator : most));
}

/** A quote that is never closed must not swallow the rest of the file. */
const mostLinesOfRecord = 500;

/**
 * Reads comma-separated values after RFC 4180: quoted fields may hold commas, line ends and doubled quotes. Blank lines are
 * passed over. A batch of lines gives a batch of records, in constant memory.
 */
export async function* readCsv(
  batches: AsyncIterable<TextLine[]>,
  separator: Separator = ',',
): AsyncGenerator<CsvRecord[]> {
  /** The lines of a record whose quote is still open. */
  let open: TextLine[] = [];
  for await (const batch of batches) {
    const records: CsvRecord[] = [];
    for (const textLine of batch) {
      if (open.length === 0 && textLine.text?.trim() === '') continue;
      open.push(textLine);
      const record = readRecord(open, separator);
      if (record === 'open') continue;
      records.push(record);
      open = [];
    }
    yield records;
  }
  if (open.length > 0) yield [failed(open, 'a quote is opened and never closed')];
}

function readRecord(lines: readonly TextLine[], separator: Separator): CsvRecord | 'open' {
  if (lines.some(({ text }) => text === undefined)) return failed(lines, 'the line is too long');
  const fields = parseRecord(lines.map(({ text }) => text).join('\n'), separator);
  if (fields === 'open')
    return lines.length < mostLinesOfRecord ? 'open' : failed(lines, 'a quote is opened and never closed');
  return { line: lines[0]?.line ?? 0, fields };
}

function failed(lines: readonly TextLine[], error: string): CsvRecord {
  return { line: lines[0]?.line ?? 0, fields: { error } };
}

/** The fields of a record; `open` when it ends inside quotes: `say "hi"` has none, `"a` is open, `"a""b"` holds `a"b`. */
export function parseRecord(text: string, separator: Separator = ','): readonly string[] | { error: string } | 'open' {
  const fields: string[] = [];
  for (let at = 0; ; at += 1) {
    if (text[at] === '"') {
      const quoted = /"([^"]*(?:""[^"]*)*)"(?!")/y;
      quoted.lastIndex = at;
      const match = quoted.exec(text);
      if (match === null) return 'open';
      fields.push((match[1] ?? '').replaceAll('""', '"'));
      at = quoted.lastIndex;
      if (at < text.length && text[at] !== separator) return { error: 'there is text after a closing quote' };
    } else {
      const next = text.indexOf(separator, at);
      const end = next === -1 ? text.length : next;
      fields.push(text.slice(at, end));
      at = end;
    }
    if (at >= text.length) return fields;
  }
}
