import type { Zip } from '../../../files/open-zip.ts';
import { RefusedFile } from '../../../files/refused-file.ts';
import { descendants, elements, find, parseXml, readElements, textOf, type XmlElement } from '../../../files/xml.ts';
import { lowered, raised } from '../../scripts.ts';
import { readCellFormats, type ShowNumber } from './cell-formats.ts';
import type { Sheet, SheetRow } from './rows.ts';

/** A text of a cell, and what of it is struck out. */
interface CellText {
  readonly text: string;
  readonly struck: readonly string[];
}

/** What the cells of a workbook refer to. */
interface Book {
  readonly shared: readonly CellText[];
  readonly show: ShowNumber;
}

const mostColumns = 100;

/**
 * The sheets of an Excel file that are not hidden, in the order of their tabs, as texts: raised and lowered letters as Unicode, a date, a
 * share or an amount of money as the sheet shows it. Formulas are their last result; nothing is worked out.
 */
export async function readWorkbook(zip: Zip): Promise<Sheet[]> {
  const workbook = await zip.read('xl/workbook.xml');
  const book = workbook === undefined ? undefined : parseXml(workbook);
  const countsFrom1904 = /^(?:1|true)$/u.test(find(book, 'workbookPr')?.attributes.date1904 ?? '');
  const texts = await zip.read('xl/sharedStrings.xml');
  const shared = texts === undefined ? [] : elements(parseXml(texts), 'si').map(cellText);
  const show = readCellFormats(await zip.read('xl/styles.xml'), countsFrom1904);
  const sheets: Sheet[] = [];
  for (const { name, part } of placesOf(zip, book, await zip.read('xl/_rels/workbook.xml.rels'))) {
    const sheet = await zip.read(part);
    if (sheet !== undefined) sheets.push({ name, rows: readSheet(sheet, { shared, show }) });
  }
  if (sheets.length === 0)
    throw new RefusedFile('invalid-input', 'It has no sheet. Open it in Excel and save it again.');
  return sheets;
}

/** The parts of sheets that are not hidden; where the workbook does not list them, by their names in the file. */
function placesOf(zip: Zip, book: XmlElement | undefined, relations: Uint8Array | undefined) {
  const targets = new Map(
    elements(relations === undefined ? undefined : parseXml(relations)).map(
      ({ attributes: { Id = '', Target = '' } }) => [Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`],
    ),
  );
  const listed = elements(find(book, 'sheets'), 'sheet').flatMap(({ attributes }) => {
    const part = targets.get(attributes.id ?? '') ?? '';
    const isShown = (attributes.state ?? 'visible') === 'visible' && isSheet.test(part);
    return isShown ? [{ name: attributes.name ?? '', part }] : [];
  });
  if (listed.length > 0) return listed;
  const inFile = zip.names.filter((part) => isSheet.test(part));
  return inFile.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).map((part) => ({ name: '', part }));
}

const isSheet = /^xl\/worksheets\/[^/]+\.xml$/u;

function readSheet(xml: Uint8Array, book: Book): SheetRow[] {
  const rows: SheetRow[] = [];
  const isRow = (name: string) => name === 'row';
  readElements(xml, isRow, (element) => {
    if (isRow(element.name)) rows.push(readRow(element, rows.length + 1, book));
  });
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
}

function readRow(row: XmlElement, usual: number, book: Book): SheetRow {
  const cells: string[] = [];
  const times = new Set<number>();
  const left: string[] = [];
  for (const cell of elements(row, 'c')) {
    const column = columnOf(cell.attributes.r) ?? cells.length;
    if (column >= mostColumns) continue;
    while (cells.length < column) cells.push('');
    const { text, struck, isTime = false } = readCell(cell, book);
    cells[column] = text.trim();
    if (isTime) times.add(column);
    left.push(...struck.map((words) => `the struck-out “${words.trim()}”`));
  }
  return { number: Number(row.attributes.r) || usual, cells, times, left };
}

/** 'C7' is in column 2. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/u.exec(reference ?? '')?.[0];
  return letters === undefined
    ? undefined
    : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function readCell(cell: XmlElement, { shared, show }: Book): CellText & { readonly isTime?: boolean } {
  const value = textOf(find(cell, 'v'));
  const plain = (text: string) => ({ text, struck: [] });
  switch (cell.attributes.t ?? 'n') {
    case 's':
      return shared[Number(value)] ?? plain('');
    case 'inlineStr':
      return cellText(find(cell, 'is'));
    case 'b':
      return plain(value === '1' ? 'TRUE' : 'FALSE');
    case 'n':
      return value === '' ? plain('') : { ...show(Number(value), Number(cell.attributes.s ?? 0)), struck: [] };
    default:
      return plain(decoded(value));
  }
}

/** The text of a cell, run by run; how Japanese words are said (`rPh`) is no part of it. */
function cellText(item: XmlElement | undefined): CellText {
  const struck: string[] = [];
  const texts = elements(item).map((part) => {
    if (part.name === 't') return decoded(textOf(part));
    if (part.name !== 'r') return '';
    const text = decoded(descendants(part, 't').map(textOf).join(''));
    const looks = find(part, 'rPr');
    if (isOn(find(looks, 'strike'))) {
      struck.push(text);
      return '';
    }
    const level = find(looks, 'vertAlign')?.attributes.val;
    return level === 'superscript' ? raised(text) : level === 'subscript' ? lowered(text) : text;
  });
  return { text: texts.join(''), struck };
}

const isOn = (element: XmlElement | undefined) =>
  element !== undefined && !/^(?:0|false)$/u.test(element.attributes.val ?? '');

/** Excel writes letters that XML does not know as '_x000D_'. */
const decoded = (text: string) =>
  text
    .replace(/_x([0-9A-F]{4})_/giu, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\r\n?/gu, '\n')
    .replace(/\n{2,}/gu, '\n');
