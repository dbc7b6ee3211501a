import type { Block, Cell, Paragraph, Table } from '../../docx/document.ts';
import { areBareOptions } from '../conventions/numbers/bare-letters.ts';
import { asks, isDetailsLine, isKeyTitle } from '../lines/line-kinds.ts';
import { type Line, toLines, withLabel } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import type { Item, TableItem } from '../parsed-question.ts';
import { readChoiceCard } from './choice-card.ts';
import { areNumbers } from './columns.ts';
import { linesOfFilledCells } from './filled-cells.ts';
import { lineOfHead } from './heads-with-marks.ts';
import { areListsToMatch } from './lists-to-match.ts';
import { linesOfNumberedCells } from './numbered-cells.ts';
import { arePairedCells } from './paired-cells.ts';
import { linesOfPrintedItem } from './printed-item.ts';
import { cellText } from './question-table.ts';
import { readCard } from './read-card.ts';
import { readRows } from './read-rows.ts';
import { isGrid } from './retrieval-grid.ts';
import { readRowItems } from './row-items.ts';
import { isSpread, joinNumber, withoutExaminer } from './spread-number.ts';
import { linesTickedBelow } from './ticked-below.ts';
import { namesTopic, topicLines } from './topic-in-table.ts';
import { areHeads, withWorth, worth } from './worth.ts';

/** The items of a document: its lines, and the tables that are more than a way to place lines. */
export function toItems(blocks: readonly Block[]): Item[] {
  return blocks.flatMap((block, index): Item[] => {
    if (block.kind === 'table') return tableItems(block);
    const [first, ...rest] = toLines(block);
    const above = blocks[index - 1];
    const isFirstPart =
      above?.kind === 'paragraph' &&
      isNumberAlone(above) &&
      !saysAll(block) &&
      (block.label?.level ?? 0) > (above.label?.level ?? 0);
    return first === undefined ? [] : [isFirstPart ? withLabel(first, above.label?.text ?? '') : first, ...rest];
  });
}

/** '4.' of an automatic list with nothing behind it: it is the number of what comes below. */
function isNumberAlone({ label, spans }: Paragraph): boolean {
  return label !== null && /\d/u.test(label.text) && spans.every(({ text }) => text.trim() === '');
}

/** '1.1' has the number above in it. */
const saysAll = ({ label }: Paragraph) => /\d\.\d/u.test(label?.text ?? '');

function tableItems(table: Table): Item[] {
  const apart = evenRows(table).map((row) =>
    joinLetters(row.map(({ blocks }) => withoutExaminer(blocks.flatMap(flatLines)))),
  );
  const rows = apart.map((row) => joinNumber(row, isSpread(apart[0] ?? [])));
  const item: TableItem = { kind: 'table', place: table.number, rows };
  const texts = rows.map((row) => row.map(cellText));
  const all = texts.flat().filter((text) => text !== '');
  if (all.length === 0) return rows.flat(2);
  const areDetails = all.every((text) => isDetailsLine(text) || /^[\s_.…/\d]*$/u.test(text));
  if (areNumbersToTick(texts)) return rows.flatMap((row) => row.flat().map((line) => withLabel(line, '☐')));
  if ((areDetails && !areNumbersInRow(texts)) || isDetailsLine(all.join('\t'))) return [];
  if (isHeadOfPage(texts)) return rows.flat(2);
  if (namesTopic(texts)) return rows.flatMap(topicLines);
  const title = titleOfKey(texts);
  if (title !== undefined) return rows.flat(2).filter(({ text }) => text === title);
  const numbered = linesOfPrintedItem(rows) ?? linesOfFilledCells(rows) ?? linesOfNumberedCells(rows);
  if (numbered !== undefined) return [...numbered];
  if (isGrid(rows)) return [item];
  const head = lineOfHead(rows);
  if (head !== undefined) return [head];
  const ticked = linesTickedBelow(rows);
  if (ticked !== undefined) return [...ticked];
  const asked = readCard(item) ?? readRowItems(table, toItems) ?? readRows(item);
  if (asked !== undefined) return asked;
  const isOneCell = rows.length === 1 && rows[0]?.length === 1;
  if (isLayout(texts, rows))
    return isOneCell ? layoutLines(rows).map((line) => ({ ...line, box: table.number })) : layoutLines(rows);
  return readChoiceCard(item) ?? [item];
}

/** '1', '2' and '3' below each other, each beside an empty box: numbers to choose from, and no box for marks. */
const areNumbersToTick = (texts: readonly (readonly string[])[]) =>
  texts.length > 2 && texts.every((row) => row.length === 2 && /^\d+$/u.test(row[0] ?? '') && row[1] === '');

/** 'Cover lesson: hygiene | Class: 8B | Room: T4': the title and what it is for, side by side. */
const isHeadOfPage = ([row = [], ...others]: readonly (readonly string[])[]) =>
  others.length === 0 && row.slice(1).some((text) => /^(?:class|room|date|due|teacher|set|year)\s*:\s*\S/iu.test(text));

/** 'Chemistry | Answers and mark schemes' above 'Questionsheet 4': the head of the pages with the answers. */
function titleOfKey(texts: readonly (readonly string[])[]): string | undefined {
  const cells = texts.flat().filter((text) => text !== '');
  const areShort = texts.length < 4 && cells.length > 1 && cells.every((text) => text.length < 60 && !/\n/u.test(text));
  const titles = cells.filter((text) => isKeyTitle(text) && !/^(?:key|solutions?|ms)$/iu.test(text));
  const areNamed = cells.every(
    (text) => readMarker(text) === undefined && (titles.includes(text) || !/\p{Ll}/u.test(text)),
  );
  return areShort && areNamed && titles.length === 1 && texts[0]?.length !== 1 ? titles[0] : undefined;
}

/** Where rows have the same width, though not as many cells, a cell that reaches across columns is followed by empty ones. */
function evenRows({ rows }: Table): readonly (readonly Cell[])[] {
  const widths = new Set(rows.map((row) => row.reduce((sum, { span }) => sum + span, 0)));
  if (widths.size !== 1 || rows.every((row) => row.length === rows[0]?.length)) return rows;
  return rows.map((row) =>
    row.flatMap((cell) => [cell, ...Array.from({ length: cell.span - 1 }, () => ({ ...cell, blocks: [], span: 1 }))]),
  );
}

/** A letter above what it stands for, in one cell, is before it: 'A' over 'community'. */
function joinLetters(row: readonly Line[][]): Line[][] {
  const joined = row.map(joinLetter);
  return joined.filter((cell, index) => cell.length !== row[index]?.length).length > 1 ? joined : [...row];
}

function joinLetter(cell: readonly Line[]): Line[] {
  const [letter, first, ...rest] = cell;
  const isLetter = /^\(?([A-Ha-h])[).]?$/u.exec(letter?.text ?? '');
  return isLetter === null || first === undefined ? [...cell] : [withLabel(first, `${isLetter[1]})`), ...rest];
}

function flatLines(block: Block): Line[] {
  return block.kind === 'paragraph'
    ? toLines(block)
    : block.rows.flatMap((row) => row.flatMap(({ blocks }) => blocks.flatMap(flatLines)));
}

/** Whether a table only places what is in it: one column, numbers beside questions, options side by side. */
function isLayout(texts: readonly (readonly string[])[], rows: TableItem['rows']): boolean {
  if (texts.every((row) => row.filter((text) => text !== '').length <= 1)) return true;
  if (areNumbersInRow(texts)) return false;
  const cells = texts.flat().filter((text) => text !== '' && !isBox(text));
  if (isSquare(texts) || areListsToMatch(texts)) return false;
  const markers = cells.map((text) => readMarker(text));
  const lettered = markers.filter((marker) => marker?.kind === 'letter' || marker?.kind === 'box').length;
  if ((lettered >= 2 && lettered >= cells.length - 1) || areBareOptions(cells) || arePartsBelow(texts)) return true;
  if (texts.every((row) => row.filter((text) => text !== '').length === 2 && isBox(row.at(-1) ?? ''))) return true;
  if (areLetteredPairs(texts) || isAnswerOfOne(texts)) return true;
  if (isKeyOfParts(texts) || arePairedCells(texts)) return false;
  const questions = texts.filter((row) => !isStem(row));
  const first = questions.map((row) => row[0] ?? '');
  const second = questions.map((row) => row[1] ?? '');
  const isLabelled =
    first
      .filter((text) => text !== '')
      .every((text) => /^\(?(?:[A-Ha-h]|Q?\d{1,3}[a-z]?|[\d\s]{1,4}\.\s?\d{1,2}|[☐□○◯])\)?[.)]?$/u.test(text)) &&
    first.some((text) => text !== '');
  if (
    isLabelled &&
    (areNumbers(first)
      ? (questions.length === 1 && questions[0]?.length === 2) ||
        second.some((text) => text.length > 25 || /\?$/u.test(text))
      : texts.every((row) => row.length <= 4))
  )
    return true;
  return rows.some((row) => row.some(isColumnOfQuestions)) || goOnFromCellToCell(rows);
}

/** 'A student builds a circuit.' alone in its row, above the rows of its questions. */
const isStem = (row: readonly string[]) =>
  row.filter((text) => text !== '').length === 1 && (row[0]?.match(/\p{L}{2,}/gu)?.length ?? 0) > 3;

/** '106 | 206 | 306': numbers to choose from, none of which is a label. */
const areNumbersInRow = ([row = [], ...others]: readonly (readonly string[])[]) =>
  others.length === 0 && row.length > 2 && row.every((text) => /^\d{2,}$/u.test(text));

/** '1. Solve these.' alone in its row above 'a) 3x = 6' beside 'b) 4x = 8'. */
function arePartsBelow(texts: readonly (readonly string[])[]): boolean {
  const rows = texts.map((row) => row.filter((text) => text !== '').map((text) => readMarker(text)?.kind));
  const isNumber = (row: (typeof rows)[number]) => row.length === 1 && row[0] === 'number';
  const areLetters = (row: (typeof rows)[number]) => row.every((kind) => kind === 'letter');
  return (
    rows.some(isNumber) && rows.filter(areLetters).length > 0 && rows.every((row) => isNumber(row) || areLetters(row))
  );
}

/** 'a. | joule | c. | watt' above 'b. | newton | d. | kilogram': options in columns, each letter in a cell of its own. */
function areLetteredPairs(texts: readonly (readonly string[])[]): boolean {
  const rows = texts.map((row) => row.filter((text) => text !== ''));
  const labels = rows.flatMap((row) => row.filter((_text, index) => index % 2 === 0));
  const letters = labels.map(
    (text) => /^\(?(?:([A-Ha-h])[.)]+|([A-H]))$/u.exec(text)?.slice(1).find(Boolean)?.toLowerCase() ?? '',
  );
  const goOn = letters.toSorted().every((letter, index) => letter === String.fromCharCode(97 + index));
  return goOn && rows.every((row) => row.length % 2 === 0) && rows.some((row) => row.length > 2);
}

/** '| Nuclear | [1]' below the number of a question: its answer, with no part before it. */
const isAnswerOfOne = (texts: readonly (readonly string[])[]) =>
  texts.every((row) => row.length === 3 && row[0] === '' && /^(?:[[(]?\d[\])]?\s?)+$/u.test(row[2] ?? '')) &&
  texts.some((row) => row[1] !== '');

/** A Punnett square, or numbers in a grid: a letter or two in each cell, below and beside others. */
const isSquare = (texts: readonly (readonly string[])[]) =>
  texts.length > 2 &&
  texts.every((row) => row.length > 2 && row.every((text) => text.length < 4 && !isBox(text))) &&
  texts[0]?.[0] === '' &&
  texts[0].slice(1).every((text) => text !== '');

/** Lines of several questions in one cell were put into a table to be side by side. */
function isColumnOfQuestions(cell: readonly Line[]): boolean {
  const numbers = cell.filter(({ text }) => readMarker(text)?.kind === 'number' || /^[A-PR-Z]\d[.):]\s/u.test(text));
  const areAsked = numbers.every(({ text }) => asks(text.replace(/^\W*\d+\W*/u, '')));
  return numbers.length > 1 && (cell.length > 3 || areAsked || numbers.some(({ text }) => /\?/u.test(text)));
}

/** Questions 1, 2, 3 … each in a cell of its own, under a heading perhaps: a grid of them. */
function goOnFromCellToCell(rows: TableItem['rows']): boolean {
  const lines = rows.flatMap((row) =>
    row.flatMap((cell) => cell.filter(({ text }) => readMarker(text)?.kind === 'number')),
  );
  const values = lines
    .map(({ text }) => readMarker(text))
    .map((marker) => (marker?.kind === 'number' ? marker.value : 0));
  const asking = lines.filter(({ text }) => asks(text.replace(/^\W*\d+\W*/u, ''))).length;
  return values.length > 2 && values.every((value, index) => value === index + 1) && asking > values.length / 2;
}

/** 'Last week' above the question of a cell in a grid. */
function withoutHeading(cell: readonly Line[]): readonly Line[] {
  const [heading, asked] = cell;
  if (heading === undefined || asked === undefined || readMarker(asked.text)?.kind !== 'number') return cell;
  return readMarker(heading.text) === undefined && heading.text.length < 40 && !asks(heading.text)
    ? cell.slice(1)
    : cell;
}

/** '(a) | B | 1': parts, their answers and marks, with nothing asked. */
const isKeyOfParts = (texts: readonly (readonly string[])[]) =>
  texts.every(
    (row) =>
      row.length === 3 &&
      /^\(?(?:[a-h]|[ivx]{1,4})\)?[.)]?$/u.test(row[0] ?? '') &&
      /^[[(]?\d{1,2}[\])]?$/u.test(row[2] ?? ''),
  );

const isBox = (text: string) => /^(?:[☐□❑○◯☑☒✓]|\[[ xX✓]?\])$/u.test(text);

/** The lines of a table, row by row; a label in a cell of its own goes before the text beside it, and marks behind it. */
function layoutLines(rows: TableItem['rows']): Line[] {
  const isOfColumns = rows.some((row) => row.some(isColumnOfQuestions));
  const isGrid = goOnFromCellToCell(rows);
  let worths: readonly (number | undefined)[] = [];
  return rows.flatMap((row) => {
    if (isOfColumns && areHeads(row)) {
      worths = row.map((cell) => worth(cellText(cell)));
      return [];
    }
    const filled = row.map((cell, column) => withWorth(cell, worths[column])).filter((cell) => cell.length > 0);
    const last = filled.at(-1);
    const cells = filled.length === 2 && last !== undefined && isBox(cellText(last)) ? [...filled].reverse() : filled;
    const lines: Line[] = [];
    let label = '';
    for (const cell of cells) {
      const text = cellText(cell);
      if (
        /^\(?(?:[A-Ha-h]|Q?\d{1,3}(?:\s?\(?[a-h]\)?)?|[\d\s]{1,4}\.\s?\d{1,2}|[ivx]{1,4}|[☐□❑○◯☑☒✓]|\[[ xX✓]?\])\)?[.)]?$/u.test(
          text,
        ) &&
        cell !== cells.at(-1) &&
        !(/^\(?[A-Ha-h]\)/u.test(label) && /^\d+$/u.test(text))
      ) {
        label = /[.)]$/u.test(text) || isBox(text) ? text : `${text}${/\d/u.test(text) ? '.' : ')'}`;
        if (/^\(|\d\s?\.\s?\d/u.test(text)) label = text;
        continue;
      }
      const [first, ...rest] = isGrid ? withoutHeading(cell) : cell;
      if (first !== undefined) lines.push(label === '' ? first : withLabel(first, label), ...rest);
      label = '';
    }
    return lines;
  });
}
