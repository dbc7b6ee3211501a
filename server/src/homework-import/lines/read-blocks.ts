import { RefusedFile } from '../../files/refused-file.ts';
import { elements, find, valueAt, type XmlElement } from '../../files/xml.ts';
import type { Cell, Line, ListMark } from './line.ts';
import { makeLines } from './make-lines.ts';
import type { Numbering } from './numbering.ts';
import {
  chosenOf,
  type Gathered,
  type Piece,
  readControl,
  readInline,
  type Surroundings,
  warningAt,
} from './read-inline.ts';
import { layered, readSettings, type Styles, shadingOf, whole } from './styles.ts';

/** What a document's blocks refer to, and what reading them gathers. */
export interface Blocks extends Surroundings {
  readonly styles: Styles;
  readonly numbering: Numbering;
  readonly lines: Line[];
  /** How many were read so far. */
  paragraphs: number;
  tables: number;
  /** The number of a row whose first cell has nothing else: the next cell follows it. */
  label: { readonly mark: ListMark; readonly cell: Cell } | null;
  /** Of paragraphs whose end was deleted: they go on in the next. */
  carried: readonly Piece[];
}

/** What a block is in. */
export interface Around {
  readonly cell: Cell | null;
  readonly isBoxed: boolean;
  /** Whether the page has a colour of its own. */
  readonly hasGround?: boolean;
  /** Colour of the cell's ground. */
  readonly shading?: string | undefined;
  /** The settings of a field of a form around it. */
  readonly control?: XmlElement | undefined;
}

type Reader = (element: XmlElement, around: Around, blocks: Blocks) => void;

const fields = ['showingPlcHdr', 'dropDownList', 'comboBox', 'checkbox'];
const unseen = ['del', 'moveFrom', 'sectPr', 'tblPr', 'tcPr', 'sdtPr', 'sdtEndPr'];

/** How blocks of a body, a cell, a text box or a note are read; of what is no block, the blocks in it. */
const readers = new Map<string, Reader>([
  ['p', readParagraph],
  ['tbl', readTable],
  ['AlternateContent', (element, around, blocks) => readInside(chosenOf(element), around, blocks)],
  [
    'sdt',
    (element, around, blocks) => {
      const control = find(element, 'sdtPr');
      const isField = fields.some((name) => find(control, name) !== undefined);
      readInside(find(element, 'sdtContent'), isField ? { ...around, control } : around, blocks);
    },
  ],
  [
    'altChunk',
    (_element, _around, { messages, paragraphs }) =>
      messages.push(warningAt(paragraphs + 1, 'a document within the document is not read', null)),
  ],
  ...unseen.map((name): [string, Reader] => [name, () => undefined]),
]);

export function readBlock(element: XmlElement, around: Around, blocks: Blocks): void {
  (readers.get(element.name) ?? readInside)(element, around, blocks);
}

export function readInside(parent: XmlElement | undefined, around: Around, blocks: Blocks): void {
  for (const child of elements(parent)) readBlock(child, around, blocks);
}

const mostParagraphs = 50_000;

function readParagraph(element: XmlElement, around: Around, blocks: Blocks): void {
  const { styles, numbering, lines, asides, shownOf } = blocks;
  blocks.paragraphs += 1;
  if (blocks.paragraphs > mostParagraphs)
    throw new RefusedFile(
      'too-large',
      `It has more than ${mostParagraphs} paragraphs, which no homework has. Split it into several files.`,
    );
  const place = blocks.paragraphs;
  const properties = find(element, 'pPr');
  const own = readSettings(properties);
  const style = own.pStyle?.val;
  const settings = layered(styles.paragraph(style), own);
  const isPaper = around.cell === null && !around.isBoxed && around.hasGround !== true;
  const ground = { style, shading: shadingOf(settings.shd) ?? around.shading, isPaper };
  const gathered: Gathered = { pieces: [...blocks.carried], boxes: [], fields: [] };
  const at = { ...blocks, place, ground, shown: shownOf(undefined, ground), gathered };
  if (around.control === undefined) readInline(element, at);
  else readControl(around.control, element, at);

  const mark = find(properties, 'rPr');
  const isJoined = find(mark, 'del') !== undefined || find(mark, 'moveFrom') !== undefined;
  blocks.carried = isJoined ? gathered.pieces : [];
  if (!isJoined) {
    const listId = settings.numId?.val ?? '0';
    const level = settings.ilvl === undefined ? numbering.levelOfStyle(listId, style) : whole(settings.ilvl.val);
    const outline = whole(settings.outlineLvl?.val ?? '9');
    const hidden = gathered.pieces.filter(({ shown }) => shown.isHidden);
    const text = hidden
      .map((piece) => piece.text)
      .join('')
      .trim();
    if (text !== '') asides.push({ kind: 'hidden', text, place });
    const seen = hidden.length === 0 ? gathered.pieces : gathered.pieces.filter(({ shown }) => !shown.isHidden);
    const { cell } = around;
    const next = numbering.next(listId, level);
    const isBeside = cell !== null && cell.table === blocks.label?.cell.table && cell.row === blocks.label.cell.row;
    const list = next ?? (isBeside && cell.column > 0 ? (blocks.label?.mark ?? null) : null);
    const made = makeLines(seen, lines.length, {
      place,
      list,
      cell,
      heading: outline < 9 ? outline + 1 : null,
    });
    for (const line of made) lines.push(line);
    if (made.length > 0) blocks.label = null;
    else if (next !== null && next.value !== null && cell?.column === 0) blocks.label = { mark: next, cell };
  }
  for (const box of gathered.boxes) readInside(box, { ...around, isBoxed: true, control: undefined }, blocks);
}

/** What a table has at a place: a cell, or what goes on the cell above. */
interface Slot {
  readonly element: XmlElement;
  readonly row: number;
  readonly column: number;
  readonly span: number;
  /** The slot that shows the text of all that are merged with it: the topmost. */
  readonly top: Slot | undefined;
}

function readTable(table: XmlElement, around: Around, blocks: Blocks): void {
  blocks.tables += 1;
  const number = blocks.tables;
  const rows = within(table, 'tr').filter((row) => find(row, 'trPr', 'del') === undefined);
  const slots = slotsOf(rows);
  const columns = slots.reduce((most, { column, span }) => Math.max(most, column + span), 0);
  const cells = new Map<Slot, Cell>();
  for (const slot of slots) {
    const { element, row, column, top } = slot;
    const cell = (top && cells.get(top)) ?? { table: number, row, column, rows: rows.length, columns };
    cells.set(slot, cell);
    const shading = shadingOf(find(element, 'tcPr', 'shd')?.attributes) ?? around.shading;
    readInside(element, { ...around, cell, shading }, blocks);
  }
}

const widestSpan = 100;

function slotsOf(rows: readonly XmlElement[]): Slot[] {
  const tops = new Map<number, Slot>();
  return rows.flatMap((element, row) => {
    let column = columnsOf(element, 'trPr', 'gridBefore');
    return within(element, 'tc').map((cell) => {
      const span = Math.max(1, columnsOf(cell, 'tcPr', 'gridSpan'));
      const merge = find(cell, 'tcPr', 'vMerge');
      const isContinued = merge !== undefined && merge.attributes.val !== 'restart';
      const slot: Slot = { element: cell, row, column, span, top: isContinued ? tops.get(column) : undefined };
      if (slot.top === undefined) tops.set(column, slot);
      column += span;
      return slot;
    });
  });
}

const columnsOf = (element: XmlElement, ...path: readonly string[]): number =>
  Math.min(widestSpan, whole(valueAt(element, ...path)));

/** Rows, or cells, also those inside content controls. */
const within = (parent: XmlElement, name: string): XmlElement[] =>
  elements(parent).flatMap((child) => {
    if (child.name === name) return [child];
    return /^(?:sdt|sdtContent|customXml|ins|moveTo)$/u.test(child.name) ? within(child, name) : [];
  });
