import { lowered, raised } from './characters.ts';
import type { Cell, Line, ListMark, Look, Run } from './line.ts';
import type { Looks } from './looks.ts';
import type { Numbering } from './numbering.ts';
import { chosenOf, type Gathered, type Inline, type Piece, readControl, readInline } from './read-inline.ts';
import { readParagraphs, readShading, type Styles, whole } from './styles.ts';
import { elements, find, valueAt, type XmlElement } from './xml.ts';

/** What a document's blocks refer to, and what reading them gathers. */
export interface Blocks extends Pick<Inline, 'found' | 'pictures' | 'note'> {
  readonly styles: Styles;
  readonly looks: Looks;
  readonly numbering: Numbering;
  readonly lines: Line[];
  readonly asides: Gathered['asides'];
  readonly messages: Gathered['messages'];
  /** How many were read so far. */
  paragraphs: number;
  tables: number;
  /** Of paragraphs whose end was deleted: it goes on in the next. */
  carried: readonly Piece[];
}

/** What a block stands in. */
interface Around {
  readonly cell: Cell | null;
  readonly isBoxed: boolean;
  /** Colour of the cell's ground. */
  readonly shading: string | null;
  /** The settings of a content control around it. */
  readonly control?: XmlElement | undefined;
}

export const body: Around = { cell: null, isBoxed: false, shading: null };

/** Reads a block of the body, a cell, a text box or a note; of what is no block, the blocks in it. */
export function readBlock(element: XmlElement, around: Around, blocks: Blocks): void {
  if (element.name === 'w:p') readParagraph(element, around, blocks);
  else if (element.name === 'w:tbl') readTable(element, around, blocks);
  else if (element.name === 'mc:AlternateContent') readInside(chosenOf(element), around, blocks);
  else if (element.name === 'w:sdt') {
    const control = find(element, 'w:sdtPr');
    const isField = ['w:showingPlcHdr', 'w:dropDownList', 'w:comboBox', 'w14:checkbox'].some((name) =>
      find(control, name),
    );
    readInside(find(element, 'w:sdtContent'), isField ? { ...around, control } : around, blocks);
  } else if (!/^w:(?:del|moveFrom|sectPr|tblPr|tcPr|sdtPr)$/u.test(element.name)) readInside(element, around, blocks);
}

export function readInside(parent: XmlElement | undefined, around: Around, blocks: Blocks): void {
  for (const child of parent?.children ?? []) if (typeof child !== 'string') readBlock(child, around, blocks);
}

function readParagraph(element: XmlElement, around: Around, blocks: Blocks): void {
  blocks.paragraphs += 1;
  const place = blocks.paragraphs;
  const properties = find(element, 'w:pPr');
  const style = valueAt(properties, 'w:pStyle');
  const own = readParagraphs(properties);
  const ofStyle = blocks.styles.paragraph(style);
  const settings = { ...ofStyle, ...own };
  const ground = { style, shading: settings.shading ?? around.shading, isInserted: false };
  const gathered: Gathered = {
    pieces: [...blocks.carried],
    boxes: [],
    choices: [],
    asides: blocks.asides,
    messages: blocks.messages,
    instructions: 0,
  };
  const at: Inline = { ...blocks, place, ground, shown: blocks.looks(undefined, ground), gathered };
  if (around.control === undefined) readInline(element, at);
  else readControl(around.control, element, at);

  const mark = find(properties, 'w:rPr');
  const isJoined = find(mark, 'w:del') !== undefined || find(mark, 'w:moveFrom') !== undefined;
  blocks.carried = isJoined ? gathered.pieces : [];
  if (!isJoined) {
    const { listId } = settings;
    const isListed = listId !== undefined && listId !== '0';
    const level = settings.level ?? (isListed ? blocks.numbering.levelOfStyle(listId, style) : 0);
    const ofList = isListed ? blocks.numbering.indent(listId, level) : {};
    const { left = 0, first = 0 } =
      own.listId === undefined ? { ...ofList, ...settings } : { ...ofStyle, ...ofList, ...own };
    addLines(gathered, blocks, {
      place,
      left,
      first,
      list: isListed ? blocks.numbering.next(listId, level) : null,
      cell: around.cell,
      isBoxed: around.isBoxed,
      heading: settings.heading ?? null,
    });
  }
  for (const box of gathered.boxes) readInside(box, { ...around, isBoxed: true, control: undefined }, blocks);
}

interface OfParagraph extends Pick<Line, 'place' | 'cell' | 'isBoxed' | 'heading'> {
  readonly left: number;
  readonly first: number;
  readonly list: ListMark | null;
}

/** Adds the lines of a paragraph: one for each part between soft breaks that shows anything. */
export function addLines(
  { pieces, choices }: Gathered,
  { lines, asides }: Blocks,
  { left, first, list, ...rest }: OfParagraph,
): void {
  const hidden = pieces.filter(({ shown }) => shown.isHidden);
  const hiddenText = hidden
    .map(({ text }) => text)
    .join('')
    .trim();
  if (hiddenText !== '') asides.push({ kind: 'hidden', text: hiddenText, place: rest.place });
  let isSoft = false;
  for (const part of partsOf(pieces)) {
    const whole = part.map(shownText).join('');
    const text = whole.trim();
    const pictures = part.flatMap(({ picture }) => picture ?? []);
    if (text === '' && pictures.length === 0) continue;
    const boxes = /[☐☑☒]/u.test(text);
    const before = whole.slice(0, whole.length - whole.trimStart().length);
    lines.push({
      ...rest,
      index: lines.length,
      text,
      runs: runsOf(part, before.length, text.length),
      isSoft,
      indent: Math.max(0, left + (isSoft ? 0 : first)) + widthOf(before),
      list: isSoft ? null : list,
      ...(boxes ? { checked: /[☑☒]/u.test(text) } : {}),
      pictures,
      ...(choices.length > 0 && !isSoft ? { choices } : {}),
    });
    isSoft = true;
  }
}

/** Twips that leading tabs and spaces take: eight spaces are a tab. */
export const widthOf = (space: string): number =>
  [...space].reduce((width, letter) => (letter === '\t' ? (Math.floor(width / 720) + 1) * 720 : width + 90), 0);

/** What is shown of the pieces, each part between soft breaks, those that look alike joined. */
function partsOf(pieces: readonly Piece[]): Piece[][] {
  const parts: Piece[][] = [[]];
  for (const { shown, text, picture } of pieces) {
    if (shown.isHidden) continue;
    for (const [index, piece] of text.split('\n').entries()) {
      if (index > 0) parts.push([]);
      const part = parts.at(-1) ?? [];
      const last = part.at(-1);
      if (picture !== undefined) part.push({ text: '', shown, picture });
      else if (last?.shown === shown && last.picture === undefined)
        part[part.length - 1] = { shown, text: last.text + piece };
      else if (piece !== '') part.push({ text: piece, shown });
    }
  }
  return parts;
}

function shownText({ text, shown: { vertical } }: Piece): string {
  if (vertical === null) return text;
  return vertical === 'raised' ? raised(text) : lowered(text);
}

/** The runs of a line whose text begins behind `skipped` characters of its pieces. */
function runsOf(pieces: readonly Piece[], skipped: number, length: number): Run[] {
  const runs: Run[] = [];
  let at = -skipped;
  for (const piece of pieces) {
    const from = Math.max(0, at);
    at += shownText(piece).length;
    const to = Math.min(length, at);
    if (to <= from) continue;
    const { look } = piece.shown;
    const last = runs.at(-1);
    if (last !== undefined && isAlike(last.look, look)) runs[runs.length - 1] = { ...last, to };
    else runs.push({ from, to, look });
  }
  return runs;
}

const isAlike = (a: Look, b: Look) => a === b || JSON.stringify(a) === JSON.stringify(b);

const widestSpan = 100;

interface Slot {
  readonly element: XmlElement;
  readonly row: number;
  readonly column: number;
  readonly span: number;
  /** The slot above that it goes on, which shows its text. */
  readonly above: Slot | undefined;
}

function readTable(table: XmlElement, around: Around, blocks: Blocks): void {
  blocks.tables += 1;
  const number = blocks.tables;
  const rows = within(table, 'w:tr').filter((row) => find(row, 'w:trPr', 'w:del') === undefined);
  const slots: Slot[] = [];
  const tops = new Map<number, Slot>();
  const tall = new Set<Slot>();
  let columns = 0;
  for (const [row, element] of rows.entries()) {
    let column = Math.min(widestSpan, whole(valueAt(element, 'w:trPr', 'w:gridBefore')));
    for (const cell of within(element, 'w:tc')) {
      const properties = find(cell, 'w:tcPr');
      const span = Math.min(widestSpan, Math.max(1, whole(valueAt(properties, 'w:gridSpan') ?? '1')));
      const merge = find(properties, 'w:vMerge');
      const isContinued = merge !== undefined && merge.attributes['w:val'] !== 'restart';
      const above = isContinued ? tops.get(column) : undefined;
      const slot: Slot = { element: cell, row, column, span, above };
      if (above === undefined) tops.set(column, slot);
      else tall.add(above);
      slots.push(slot);
      column += span;
    }
    columns = Math.max(columns, column);
  }
  const cells = new Map<Slot, Cell>();
  for (const slot of slots) {
    const { element, row, column, span, above } = slot;
    const known = above === undefined ? undefined : cells.get(above);
    const cell: Cell = known ?? {
      table: number,
      row,
      column,
      rows: rows.length,
      columns,
      ...(around.cell === null ? {} : { outer: around.cell }),
      ...(span > 1 || tall.has(slot) ? { merged: true } : {}),
    };
    cells.set(slot, cell);
    const shading = find(element, 'w:tcPr', 'w:shd');
    readInside(
      element,
      { ...around, cell, shading: (shading === undefined ? null : readShading(shading)) ?? around.shading },
      blocks,
    );
  }
}

/** Rows, or cells, also those inside content controls. */
const within = (parent: XmlElement, name: string): XmlElement[] =>
  elements(parent).flatMap((child) => {
    if (child.name === name) return [child];
    return /^w:(?:sdt|sdtContent|customXml|ins|moveTo)$/u.test(child.name) ? within(child, name) : [];
  });
