import { takeTrailingAnswer } from '../lines/answer-text.ts';
import { unnumbered } from '../lines/item-numbers.ts';
import { asks } from '../lines/line-kinds.ts';
import { readMarker } from '../lines/markers.ts';
import { takeMarks } from '../lines/marks.ts';
import { toPieces } from '../lines/pieces.ts';
import type { Item, TableItem } from '../parsed-question.ts';
import { cellText } from '../tables/question-table.ts';
import type { Candidate } from './find-questions.ts';

/** '5 Which …' behind '4.', and no '5.' later: its full stop was forgotten. */
export function fillsGap(
  candidates: readonly Candidate[],
  { index, value, line }: Candidate,
  main: string | undefined,
): boolean {
  const isTaken = candidates.some((later) => later.index > index && later.style === main && later.value === value);
  const sentences = line.text.replace(/^\s*\d+\s*/u, '').split(/(?<=[.?!])\s+/u);
  return !isTaken && (sentences.some(asks) || takeMarks(line.text).marks !== undefined);
}

/** '10. Write … (2)' and '10. Is she right? (2)', each whole in its line, or the first with its answer or room below it: the second was to be 11. */
export function isPrintedTwice(items: readonly Item[], first: number, { index, line, parts }: Candidate): boolean {
  const before = items[first];
  if (before?.kind !== 'line' || parts.length > 0 || before.text === line.text) return false;
  if (isWhole(before.text) && isWhole(line.text)) return true;
  return asks(takeMarks(unnumbered(line.text)).text) && index > first + 1 && isEnd(items[index - 1]);
}

/** Whether a line asks, and has its marks or its answer. */
function isWhole(text: string): boolean {
  const said = takeTrailingAnswer(text);
  const asked = takeMarks(said?.text ?? text);
  return (
    (said !== undefined || asked.marks !== undefined) &&
    unnumbered(asked.text)
      .split(/(?<=[.?!])\s+/u)
      .some(asks)
  );
}

/** '9. Name …' below a table whose last row asks question 8. */
export function followsRow(row: Item | undefined, { value, style, line }: Candidate): boolean {
  const isNext = row?.kind === 'row' && Number(row.number) === value - 1;
  return isNext && (!style.startsWith('~') || asks(takeMarks(line.text.replace(/^\s*\d+\s*/u, '')).text));
}

/** '11. Write …' below a table to match whose rows go on from the question above it: 6 to 10. */
export function followsTable(table: Item | undefined, last: number, value: number): boolean {
  if (table?.kind !== 'table') return false;
  const numbers = rowNumbers.get(table) ?? numbersOf(table);
  rowNumbers.set(table, numbers);
  const [first] = numbers;
  return first === last + 1 && numbers.length > 1 && value === first + numbers.length;
}

const rowNumbers = new WeakMap<TableItem, readonly number[]>();

/** The numbers that the rows of a table begin with, where each is one more than the one before; else none. */
function numbersOf({ rows }: TableItem): readonly number[] {
  const numbers = rows.flatMap((row) => {
    const marker = readMarker(cellText(row.find((cell) => cell.length > 0) ?? []));
    return marker?.kind === 'number' ? [marker.value] : [];
  });
  return numbers.every((number, index) => number === (numbers[0] ?? 0) + index) ? numbers : [];
}

/** Where a question asks between the answer of '2.' and '4.' its number was forgotten: it is 3. */
export function withForgotten(
  items: readonly Item[],
  found: ReadonlyMap<number, readonly string[]>,
): Map<number, readonly string[]> {
  const starts = [...found].sort(([a], [b]) => a - b);
  const forgotten = starts.flatMap(([index, [number]], order): [number, readonly string[]][] => {
    const [next, path] = starts[order + 1] ?? [];
    if (next === undefined || path?.length !== 1 || Number(path[0]) !== Number(number) + 2) return [];
    const asking = items
      .slice(index + 2, next)
      .flatMap((_item, at) => (asksBehindAnEnd(items, index + 2 + at) ? [index + 2 + at] : []));
    const [only] = asking;
    return asking.length === 1 && only !== undefined ? [[only, [String(Number(number) + 1)]]] : [];
  });
  return new Map([...starts, ...forgotten].sort(([a], [b]) => a - b));
}

/** Whether a line without a number asks, and stands below an answer, room to write or marks. */
function asksBehindAnEnd(items: readonly Item[], index: number): boolean {
  const [piece, ...more] = toPieces(items.slice(index, index + 1));
  return (
    isEnd(items[index - 1]) &&
    more.length === 0 &&
    piece?.kind === 'text' &&
    piece.marker === undefined &&
    asks(piece.text)
  );
}

/** An answer, room to write or marks. */
function isEnd(item: Item | undefined): boolean {
  const kind = item === undefined ? undefined : toPieces([item]).at(-1)?.kind;
  return kind === 'answer' || kind === 'space' || kind === 'marks';
}
