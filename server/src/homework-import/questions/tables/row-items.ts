import type { Cell, Table } from '../../docx/document.ts';
import { asks } from '../lines/line-kinds.ts';
import { sliceLine, spokenLine, toLines, withLabel } from '../lines/lines.ts';
import { letterPlace, readMarker } from '../lines/markers.ts';
import type { Item } from '../parsed-question.ts';
import { isTotal } from './columns.ts';

/** Items of the blocks in a cell. */
type Open = (blocks: Cell['blocks']) => Item[];

/**
 * The items of a table that only places questions: number and part on the left, the whole question with its options, room to write
 * and tables in the middle, marks on the right. `undefined` for any other table.
 */
export function readRowItems(table: Table, open: Open): Item[] | undefined {
  const rows = inColumns(table).map((row) => row.map((cell) => ({ cell, text: textOf(cell) || numberOf(cell) })));
  const spread = rows.filter(
    (row) => !isHeading(row.map(({ text }) => text)) && !row.some(({ text }) => isTotal(text)),
  );
  const main = mainColumn(spread);
  if (main === undefined) return undefined;
  const body = spread.map((row) => row.map((shown, at) => (isElsewhere(row, at, main) ? nothing : shown)));
  const fits = body.every(
    (row) =>
      row.slice(0, main).every(({ text }) => label.test(text)) &&
      row
        .slice(main + 1)
        .every(({ text, cell }) => marks.test(text) || marksOfParts(row[main]?.cell, cell) !== undefined),
  );
  const isPlaced = body.some((row) => row.some(({ text }, index) => index !== main && text !== ''));
  const mains = body.flatMap((row) => row[main] ?? []);
  if (mains.every(({ cell }) => isEmpty(cell))) return undefined;
  const nested = mains.filter(({ cell }) => cell.blocks.some(({ kind }) => kind === 'table')).length;
  // Options, or room to write, below what is asked.
  const whole = mains.filter(({ cell }) => linesOf(cell) > 1).length;
  const asking = mains.filter(({ cell, text }) => asks(text) || offers(cell)).length;
  if (!fits || !isPlaced || (nested < mains.length && (asking < mains.length / 2 || nested + whole === 0)))
    return undefined;
  return body.flatMap((row) => rowItems(row, main, table.number, open));
}

interface Shown {
  readonly cell: Cell;
  readonly text: string;
}

const nothing: Shown = { cell: { blocks: [], span: 1, shaded: false }, text: '' };

/** Where rows of the same width have cells that reach across columns, as those of '1. | A student …' above '| (a) | Name …', each stands in all of them. */
function inColumns({ rows }: Table): Table['rows'] {
  const widths = new Set(rows.map((row) => row.reduce((sum, { span }) => sum + span, 0)));
  if (widths.size !== 1 || rows.every((row) => row.length === rows[0]?.length)) return rows;
  return rows.map((row) => row.flatMap((cell) => Array.from({ length: cell.span }, () => cell)));
}

/** A cell that reaches across columns stands in the main one where it reaches that, and else in its first. */
function isElsewhere(row: readonly Shown[], at: number, main: number): boolean {
  const own = row[at]?.cell;
  return own === row[main]?.cell ? at !== main : own === row[at - 1]?.cell;
}

const label = /^(?:q(?:uestion)?\s*)?\*?\(?(?:\d{1,3}\.?)?\s*\(?(?:[a-z]|[ivx]{1,4})?[).]?\s*(?:\([ivx]{1,4}\))?$/iu;
const marks = /^(?:[[(]?\s*\/?\s*(\d{1,2})\s*(?:marks?)?\s*[\])]?|[[(]?\s*[\])]?)$/iu;

/** 'Q | Section A – Multiple choice (6 marks) | Answer | Mark' too, where two of the heads say that they are such. */
function isHeading(texts: readonly string[]): boolean {
  const heads = texts.filter((text) => /^(?:marks?|q|qn|no\.?|question|max|score|answers?)$/iu.test(text)).length;
  const longest = heads > 1 ? 80 : 30;
  return heads > 0 && texts.every((text) => text.length < longest && !/\?$/u.test(text));
}

/** The column with most of the text. */
function mainColumn(body: readonly (readonly Shown[])[]): number | undefined {
  const width = Math.max(0, ...body.map((row) => row.length));
  if (width < 2 || body.length === 0) return undefined;
  const weights = Array.from({ length: width }, (_, index) =>
    body.reduce((sum, row) => sum + (row[index]?.text.length ?? 0), 0),
  );
  return weights.indexOf(Math.max(...weights));
}

function rowItems(row: readonly Shown[], main: number, place: number, open: Open): Item[] {
  const names = row.slice(0, main).flatMap(({ text }) => (text === '' ? [] : [text.replace(/[\s().]+/gu, ' ').trim()]));
  const digits = row
    .slice(0, main)
    .map(({ text }) => text)
    .join('');
  // A board puts each digit of '01.2' into a cell of its own.
  const named = /^0\d(?:\.\d{1,2})?$/u.test(digits)
    ? digits
    : names
        .map((name, index) => (/\d/u.test(name) ? (index < names.length - 1 ? name : `${name}.`) : `(${name})`))
        .join(' ');
  const behind = row.slice(main + 1);
  const count = behind.flatMap(({ text }) => marks.exec(text)?.[1] ?? [])[0];
  const ofParts = behind.flatMap(({ cell }) => marksOfParts(row[main]?.cell, cell) ?? []);
  const [first, ...rest] = withMarks(open(row[main]?.cell.blocks ?? []).map(withPart), ofParts);
  const items: Item[] = first === undefined ? [] : [first, ...rest];
  const isNamed = first?.kind === 'line' && readMarker(first.text)?.kind === 'number';
  const labelled: Item[] =
    named === '' || isNamed
      ? items
      : first?.kind === 'line'
        ? [withLabel({ ...first, label: null, continues: false }, named), ...rest]
        : [spokenLine(named, place), ...items];
  return count === undefined ? labelled : [...labelled, spokenLine(`[${count}]`, place)];
}

/** 'a\tWhat is a quadrat?' is part (a). */
function withPart(item: Item): Item {
  const [whole = '', letter] = (item.kind === 'line' && /^([a-h]|[ivx]{2,4})\t\s*(?=\S)/u.exec(item.text)) || [];
  return item.kind !== 'line' || letter === undefined ? item : withLabel(sliceLine(item, whole.length), `(${letter})`);
}

function textOf(cell: Cell): string {
  return cell.blocks
    .flatMap((block) => (block.kind === 'paragraph' ? toLines(block).map(({ text }) => text) : ['…table…']))
    .join(' ')
    .trim();
}

/** The marks of the parts in a cell, '(a) …' above '(b) …', which stand below each other in a cell beside them; `undefined` for others. */
function marksOfParts(asked: Cell | undefined, cell: Cell): string[] | undefined {
  const counts = linesIn(cell).map((text) => marks.exec(text)?.[1]);
  const parts = asked === undefined ? [] : linesIn(asked).filter((text) => readMarker(text)?.kind === 'letter');
  const found = counts.flatMap((count) => count ?? []);
  return found.length > 1 && found.length === counts.length && found.length === parts.length ? found : undefined;
}

/** The items of a cell with the marks of each part behind it. */
function withMarks(items: readonly Item[], counts: readonly string[]): readonly Item[] {
  if (counts.length === 0) return items;
  const isPart = (item: Item) => item.kind === 'line' && readMarker(item.text)?.kind === 'letter';
  const starts = items.flatMap((item, index) => (isPart(item) ? [index] : []));
  const [first = 0] = starts;
  return [
    ...items.slice(0, first),
    ...starts.flatMap((start, part) => {
      const own = items.slice(start, starts[part + 1]);
      return [...own, spokenLine(`[${counts[part]}]`, own[0]?.place ?? 0)];
    }),
  ];
}

/** The number that a list gives an empty cell. */
const numberOf = ({ blocks }: Cell): string =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? (block.label?.text ?? []) : []))[0] ?? '';

const linesIn = ({ blocks }: Cell): string[] =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? toLines(block).map(({ text }) => text) : []));

/** Nothing but tables without text: boxes to tick. */
const isEmpty = ({ blocks }: Cell): boolean =>
  blocks.every((block) =>
    block.kind === 'paragraph'
      ? block.spans.every(({ text }) => text.trim() === '')
      : block.rows.every((row) => row.every(isEmpty)),
  );

/** 'A  habitat', 'B  community' below what is asked. */
const offers = (cell: Cell) =>
  linesIn(cell).slice(1).length > 2 &&
  linesIn(cell)
    .slice(1)
    .every((text, index) => letterPlace(/^\(?([a-h])[).]?\s/iu.exec(text)?.[1] ?? '') === index + 1);

const linesOf = (cell: Cell) =>
  cell.blocks.reduce(
    (sum, block) => sum + (block.kind === 'paragraph' ? toLines(block).filter(({ text }) => text !== '').length : 1),
    0,
  );
