/** One record of a CSV file. */
export interface CsvRecord {
  /** The line on which it starts, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
  /** The line of the quote that its last field begins with and that is never closed, where there is one. */
  readonly openQuote?: number;
}

/**
 * Reads CSV as spreadsheets write it: separated by comma, semicolon or tab (whichever the first line has most of), quoted
 * or not, lines ended either way, with or without a byte order mark. Fields are trimmed, and runs of spaces in them are one
 * space, lines too unless `keepsLines`; records without any text are left out. A quote that is never closed ends with the
 * file, and the record says so: it has swallowed the lines below.
 */
export function parseCsv(text: string, { keepsLines = false }: { keepsLines?: boolean } = {}): CsvRecord[] {
  const spaces = keepsLines ? /[^\S\n]+/g : /\s+/g;
  const source = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n');
  const separator = findSeparator(source);
  const field = new RegExp(
    `[^\\S\\n\\t]*(?:"([^"]*(?:""[^"]*)*)("?)([^${separator}\\n]*)|([^${separator}\\n]*))(${separator}|\\n|$)`,
    'y',
  );
  const records: CsvRecord[] = [];
  let line = 1;
  let startLine = 1;
  let fields: string[] = [];
  while (field.lastIndex <= source.length) {
    const match = field.exec(source);
    if (match === null) break;
    const [whole, quoted, closing, afterQuote = '', plain = '', end] = match;
    const openQuote = closing === '' ? { openQuote: line } : {};
    fields.push((quoted === undefined ? plain : quoted.replaceAll('""', '"') + afterQuote).replace(spaces, ' ').trim());
    line += whole.split('\n').length - 1;
    if (end === separator) continue;
    if (fields.some((text) => text !== '')) records.push({ line: startLine, fields, ...openQuote });
    fields = [];
    startLine = line;
    if (end === '') break;
  }
  return records;
}

function findSeparator(source: string): string {
  const firstLine = source.split('\n').find((line) => line.trim() !== '') ?? '';
  const count = (separator: string) => firstLine.split(separator).length;
  return [',', ';', '\t'].reduce((most, separator) => (count(separator) > count(most) ? separator : most));
}
