import { CsvError, parse } from 'csv-parse/sync';

/** One record of a CSV file, or one row of a sheet. */
export interface CsvRecord {
  /** The line on which it starts, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
  /** The line of a record with an unclosed quote, whose one field has swallowed the rest. */
  readonly openQuote?: number;
}

/**
 * Reads CSV as spreadsheets write it: separated by comma, semicolon or tab (whichever is commonest in the
 * first line), quoted or not, any line endings, with or without a byte order mark. Fields are trimmed and
 * runs of spaces collapsed, including lines unless `keeps` says that those stay, or gaps too; empty records are dropped. An unclosed quote
 * ends with the file, and its record says so.
 */
export function parseCsv(text: string, { keeps }: { keeps?: 'lines' | 'gaps' } = {}): CsvRecord[] {
  const source = text.replace(/^\uFEFF/u, '').replace(/\r\n?/gu, '\n');
  const spaces = keeps === 'gaps' ? /[^\S\n\t]/gu : keeps === 'lines' ? /[^\S\n]+/gu : /\s+/gu;
  const plain = (field: string) => {
    const text = field.trim();
    const isQuoted = text.length > 1 && text.startsWith('"') && text.endsWith('"');
    return (isQuoted ? text.slice(1, -1).replaceAll('""', '"') : text).replace(spaces, ' ').trim();
  };
  const records: CsvRecord[] = [];
  let line = 1;
  try {
    parse(source, {
      delimiter: findSeparator(source),
      record_delimiter: '\n',
      ltrim: true,
      relax_column_count: true,
      relax_quotes: true,
      on_record: (record, { lines }) => {
        const fields = record.map(plain);
        if (fields.some((field) => field !== '')) records.push({ line, fields });
        line = lines + 1;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    const swallowed = source
      .split('\n')
      .slice(line - 1)
      .join('\n');
    records.push({ line, fields: [plain(swallowed)], openQuote: line });
  }
  return records;
}

/** What separates the fields of a text: what its first line has most of. */
export function findSeparator(source: string): ',' | ';' | '\t' {
  const firstLine = source.split('\n').find((line) => line.trim() !== '') ?? '';
  const count = (separator: string) => firstLine.split(separator).length;
  return ([',', ';', '\t'] as const).reduce((most, separator) => (count(separator) > count(most) ? separator : most));
}
