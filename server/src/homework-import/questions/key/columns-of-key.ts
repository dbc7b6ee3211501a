import { type Line, sliceLine } from '../lines/lines.ts';
import type { Item } from '../parsed-question.ts';

const label = /(?<=^|\s)(\d{1,3})[.)]\s+(?=\S)/gu;
const fewest = 2;

interface Cell {
  readonly number: number;
  readonly line: Line;
}

/** '1. C 6. iron' above '2. A 7. zinc': columns of answers that lost the gap between them. Each answer gets a line, a column after another. */
export function spellColumnsOfKey(items: readonly Item[]): readonly Item[] {
  const rows = items.map((item) => (item.kind === 'line' ? cellsOf(item) : []));
  const spelt: Item[] = [];
  for (let index = 0; index < items.length; ) {
    const block = blockFrom(rows, index);
    const columns = block[0]?.length ?? 0;
    if (block.length < fewest) spelt.push(...items.slice(index, index + 1));
    else
      for (let column = 0; column < columns; column++) spelt.push(...block.flatMap((row) => row[column]?.line ?? []));
    index += block.length < fewest ? 1 : block.length;
  }
  return spelt;
}

/** The rows from one on whose numbers go on by one in each column; the last row may be short, and the columns may not overlap. */
function blockFrom(rows: readonly (readonly Cell[])[], from: number): readonly (readonly Cell[])[] {
  const first = rows[from] ?? [];
  if (first.length < 2) return [];
  const block = [first];
  for (let row = rows[from + 1]; row !== undefined && row.length > 0; row = rows[from + block.length]) {
    const step = block.length;
    const goesOn = row.every(({ number }, column) => number === (first[column]?.number ?? 0) + step);
    if (!goesOn || row.length > (block.at(-1)?.length ?? 0)) break;
    block.push(row);
  }
  const isApart = first.every(({ number }, column) => {
    const next = first[column + 1];
    return next === undefined || next.number >= number + block.filter((row) => row[column] !== undefined).length;
  });
  return isApart ? block : [];
}

/** The answers of a line that begins with one, each with its number. */
function cellsOf(line: Line): readonly Cell[] {
  const labels = [...line.text.matchAll(label)];
  if (labels[0]?.index !== 0) return [];
  return labels.map(({ 1: digits, index }, at) => ({
    number: Number(digits),
    line: sliceLine(line, index, labels[at + 1]?.index),
  }));
}
