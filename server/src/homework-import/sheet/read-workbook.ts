import { RefusedFile } from '../read-homework.ts';
import { attribute, decodeXml, descendants, elements, find, textOf } from '../xml/find.ts';
import { parseXml, readXml, type XmlElement } from '../xml/parse-xml.ts';
import type { Zip } from '../zip/open-zip.ts';

/** A row of a spreadsheet, or a record of a CSV file, with its number from 1. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly string[];
}

const mostColumns = 100;

/** The rows of an Excel file's first sheet, as texts. Formulas are their last result; nothing is worked out. */
export async function readWorkbook(zip: Zip): Promise<SheetRow[]> {
  const name = zip.names
    .filter((part) => /^xl\/worksheets\/[^/]+\.xml$/u.test(part))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))[0];
  const bytes = name === undefined ? undefined : await zip.read(name);
  if (bytes === undefined)
    throw new RefusedFile('invalid-input', 'It has no sheet. Open it in Excel and save it again.');
  const shared = await readShared(zip);
  const rows: SheetRow[] = [];
  readXml(
    decodeXml(bytes),
    (element, parent) => element === 'x:row' && parent === 'x:sheetData',
    (element) => {
      if (element.name === 'x:row') rows.push(readRow(element, rows.length + 1, shared));
    },
  );
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
}

async function readShared(zip: Zip): Promise<string[]> {
  const bytes = await zip.read('xl/sharedStrings.xml');
  if (bytes === undefined) return [];
  return elements(parseXml(decodeXml(bytes)), 'x:si').map((item) => descendants(item, 'x:t').map(textOf).join(''));
}

function readRow(row: XmlElement, usual: number, shared: readonly string[]): SheetRow {
  const cells: string[] = [];
  for (const cell of elements(row, 'x:c')) {
    const column = columnOf(cell.attributes.r) ?? cells.length;
    if (column < mostColumns) {
      while (cells.length < column) cells.push('');
      cells[column] = readCell(cell, shared).trim();
    }
  }
  return { number: Number(row.attributes.r) || usual, cells };
}

/** 'C7' is in column 2. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/u.exec(reference ?? '')?.[0];
  return letters === undefined
    ? undefined
    : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function readCell(cell: XmlElement, shared: readonly string[]): string {
  const value = textOf(find(cell, 'x:v'));
  switch (attribute(cell, 't')) {
    case 's':
      return shared[Number(value)] ?? '';
    case 'inlineStr':
      return descendants(cell, 'x:t').map(textOf).join('');
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    default:
      return value;
  }
}
