import { RefusedFile } from '../read-homework.ts';
import { attribute, decodeXml, descendants, elements, find, textOf } from '../xml/find.ts';
import { parseXml, readXml, type XmlElement } from '../xml/parse-xml.ts';
import type { Zip } from '../zip/open-zip.ts';
import { type CellFormats, readCellFormats } from './cell-formats.ts';
import { listSheets } from './list-sheets.ts';

/** A row of a spreadsheet, or a record of a CSV file, with its number from 1. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** One sheet of a workbook, by the name on its tab. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly SheetRow[];
}

/** What the cells of a workbook refer to. */
interface Book {
  readonly shared: readonly string[];
  readonly formats: CellFormats;
}

const mostColumns = 100;

/**
 * The sheets of an Excel file that are not hidden, in the order of their tabs, as texts: a date, a share or an amount of money as
 * the sheet shows it. Formulas are their last result; nothing is worked out.
 */
export async function readWorkbook(zip: Zip): Promise<Sheet[]> {
  const { parts, countsFrom1904 } = await listSheets(zip);
  const book = { shared: await readShared(zip), formats: await readCellFormats(zip, countsFrom1904) };
  const sheets: Sheet[] = [];
  for (const { name, part } of parts) {
    const bytes = await zip.read(part);
    if (bytes !== undefined) sheets.push({ name, rows: readSheet(decodeXml(bytes), book) });
  }
  if (sheets.length === 0)
    throw new RefusedFile('invalid-input', 'It has no sheet. Open it in Excel and save it again.');
  return sheets;
}

function readSheet(xml: string, book: Book): SheetRow[] {
  const rows: SheetRow[] = [];
  readXml(
    xml,
    (element, parent) => element === 'x:row' && parent === 'x:sheetData',
    (element) => {
      if (element.name === 'x:row') rows.push(readRow(element, rows.length + 1, book));
    },
  );
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
}

async function readShared(zip: Zip): Promise<string[]> {
  const bytes = await zip.read('xl/sharedStrings.xml');
  if (bytes === undefined) return [];
  return elements(parseXml(decodeXml(bytes)), 'x:si').map((item) => descendants(item, 'x:t').map(textOf).join(''));
}

function readRow(row: XmlElement, usual: number, book: Book): SheetRow {
  const cells: string[] = [];
  for (const cell of elements(row, 'x:c')) {
    const column = columnOf(cell.attributes.r) ?? cells.length;
    if (column < mostColumns) {
      while (cells.length < column) cells.push('');
      cells[column] = readCell(cell, book).trim();
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

function readCell(cell: XmlElement, { shared, formats }: Book): string {
  const value = textOf(find(cell, 'x:v'));
  switch (attribute(cell, 't') ?? 'n') {
    case 's':
      return shared[Number(value)] ?? '';
    case 'inlineStr':
      return descendants(cell, 'x:t').map(textOf).join('');
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'n':
      return value === '' ? '' : formats.show(Number(value), Number(cell.attributes.s ?? 0));
    default:
      return value;
  }
}
