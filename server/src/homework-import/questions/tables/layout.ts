import type { Block, Paragraph, Table } from '../../docx/document.ts';
import { isTableOfLabels } from '../labelling/label-runs.ts';
import { isDetailsLine, isKeyTitle } from '../lines/line-kinds.ts';
import { toLines, withLabel } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import { matchRunAt } from '../matching/match-runs.ts';
import type { Item, TableItem } from '../parsed-question.ts';
import { linesOfAnsweredRows } from './answered-rows.ts';
import { joinBoxedLetters } from './boxes-before-letters.ts';
import { evenRows, flatLines, joinLetters } from './cells-of-a-table.ts';
import { readChoiceCard } from './choice-card.ts';
import { linesOfColumnsOfLevels } from './columns-of-levels.ts';
import { readCompleted } from './completed-table.ts';
import { linesOfFilledCells } from './filled-cells.ts';
import { lineOfHead } from './heads-with-marks.ts';
import { areNumbersInRow, isLayout } from './is-layout.ts';
import { layoutLines } from './layout-lines.ts';
import { spreadLists } from './lists-in-cells.ts';
import { isMoodleTable } from './moodle-table.ts';
import { linesOfNumberedCells } from './numbered-cells.ts';
import { linesToTick } from './options-to-tick.ts';
import { linesOfPartsInColumns } from './parts-in-columns.ts';
import { linesOfPrintedItem } from './printed-item.ts';
import { cellText } from './question-table.ts';
import { readCard } from './read-card.ts';
import { readRows } from './read-rows.ts';
import { readReport } from './report-table.ts';
import { isGrid } from './retrieval-grid.ts';
import { isReviewTable } from './review-table.ts';
import { readRowItems } from './row-items.ts';
import { rowsAskedAbove } from './rows-asked-above.ts';
import { isScoreGrid } from './score-grid.ts';
import { takeSectionRows } from './section-rows.ts';
import { isSpread, joinNumber, withoutExaminer } from './spread-number.ts';
import { statementsToCall } from './statements-to-call.ts';
import { tablesOfSections } from './tables-of-sections.ts';
import { tablesSideBySide } from './tables-side-by-side.ts';
import { linesTickedBelow } from './ticked-below.ts';
import { titleBesideDetails } from './title-beside-details.ts';
import { namesTopic, topicLines } from './topic-in-table.ts';

/** The items of a document: its lines, and the tables that are more than a way to place lines. */
export function toItems(blocks: readonly Block[]): Item[] {
  return blocks.flatMap((block, index): Item[] => {
    const above = blocks[index - 1];
    if (block.kind === 'table') return tableItems(block, textAbove(blocks, index));
    const [first, ...rest] = toLines(block);
    const isFirstPart =
      above?.kind === 'paragraph' &&
      isNumberAlone(above) &&
      !saysAll(block) &&
      (block.label?.level ?? 0) > (above.label?.level ?? 0);
    return first === undefined ? [] : [isFirstPart ? withLabel(first, above.label?.text ?? '') : first, ...rest];
  });
}

/** What stands above a table, with an empty paragraph between at most. */
function textAbove(blocks: readonly Block[], index: number): string {
  const [above, before] = [blocks[index - 1], blocks[index - 2]];
  if (above?.kind !== 'paragraph') return '';
  const own = textOf(above);
  return own.trim() === '' && before?.kind === 'paragraph' ? textOf(before) : own;
}

/** '4.' of an automatic list with nothing behind it: it is the number of what comes below. */
function isNumberAlone({ label, spans }: Paragraph): boolean {
  return label !== null && /\d/u.test(label.text) && spans.every(({ text }) => text.trim() === '');
}

/** '1.1' has the number above in it. */
const saysAll = ({ label }: Paragraph) => /\d\.\d/u.test(label?.text ?? '');

const textOf = ({ spans }: Paragraph) => spans.map(({ text }) => text).join('');

function tableItems(table: Table, above: string): Item[] {
  const beside = tablesSideBySide(table, toItems);
  if (beside !== undefined) return beside;
  const cells = evenRows(table).map((row) => row.map(({ blocks }) => blocks.flatMap(flatLines)));
  if (isMoodleTable(cells) || isReviewTable(cells)) return [{ kind: 'table', place: table.number, rows: cells }];
  const report = readReport({ kind: 'table', place: table.number, rows: cells });
  if (report !== undefined) return [report];
  const apart = cells.map((row) => joinLetters(joinBoxedLetters(row.map(withoutExaminer))));
  const all = spreadLists(apart.map((row) => joinNumber(row, isSpread(apart[0] ?? []))));
  const tables = tablesOfSections(all);
  if (tables !== undefined)
    return tables.flatMap(({ name, rows }) => [
      ...(name === undefined ? [] : [{ ...name, isHeading: true }]),
      ...itemsOfRows(table, rows, above),
    ]);
  const sections = takeSectionRows(all);
  if (sections === undefined) return itemsOfRows(table, all, above);
  const names = sections.names.flat(2).map((line) => ({ ...line, isHeading: true }));
  return [...names, ...itemsOfRows(table, sections.rest, above)];
}

function itemsOfRows(table: Table, rows: TableItem['rows'], above: string): Item[] {
  const item: TableItem = { kind: 'table', place: table.number, rows };
  const texts = rows.map((row) => row.map(cellText));
  const all = texts.flat().filter((text) => text !== '');
  if (all.length === 0) return rows.flat(2);
  const areDetails = all.every((text) => isDetailsLine(text) || /^[\s_.…/\d]*$/u.test(text));
  if (matchRunAt([item], 0)?.isBeside === true) return [item];
  if (areNumbersToTick(texts)) return rows.flatMap((row) => row.flat().map((line) => withLabel(line, '☐')));
  const toTick = linesToTick(rows, above);
  if (toTick !== undefined) return [...toTick];
  if ((areDetails && !areNumbersInRow(texts)) || isDetailsLine(all.join('\t'))) return [];
  if (isScoreGrid(texts)) return [];
  if (isHeadOfPage(texts)) return rows.flat(2);
  const named = titleBesideDetails(rows);
  if (named !== undefined) return [...named];
  if (namesTopic(texts)) return rows.flatMap(topicLines);
  const title = titleOfKey(texts);
  if (title !== undefined) return rows.flat(2).filter(({ text }) => text === title);
  const numbered =
    linesOfColumnsOfLevels(rows) ??
    linesOfPrintedItem(rows) ??
    linesOfFilledCells(rows) ??
    linesOfNumberedCells(rows) ??
    linesOfAnsweredRows(rows) ??
    linesOfPartsInColumns(rows);
  if (numbered !== undefined) return [...numbered];
  if (isGrid(rows) || isTableOfLabels(item)) return [item];
  const head = lineOfHead(rows);
  if (head !== undefined) return [head];
  const ticked = linesTickedBelow(rows);
  if (ticked !== undefined) return [...ticked];
  const asked =
    statementsToCall(item, above) ??
    rowsAskedAbove(item, above) ??
    readCompleted(item, above) ??
    readCard(item) ??
    readRowItems(table, toItems) ??
    readRows(item);
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
