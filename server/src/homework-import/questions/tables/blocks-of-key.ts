import type { TableItem } from '../parsed-question.ts';
import { readColumns } from './columns.ts';
import { cellText } from './question-table.ts';

type Row = readonly { text: string; place: number }[];

/** The rows of one question in a table of answers, below headings, with the number that stands above them. */
export interface BlockOfKey {
  readonly rows: readonly Row[];
  readonly above: readonly string[];
}

/**
 * A table of answers that has its headings below its first row, or again for each question: 'Question number | 2' above 'Part | Mark |
 * Answer'. Its blocks each with their headings; `undefined` for any other table.
 */
export function blocksOfKey(rows: readonly Row[], above: readonly string[]): readonly BlockOfKey[] | undefined {
  if (!rows.slice(1).some(isHead)) return undefined;
  const blocks: { rows: Row[]; above: readonly string[] }[] = [];
  let head: Row | undefined;
  let block: Row[] = [];
  let path = above;
  const close = () => {
    if (block.length > 0) blocks.push({ rows: head === undefined ? block : [head, ...block], above: path });
    block = [];
  };
  for (const row of rows) {
    const number = numberAbove(row);
    if (number === undefined && !isHead(row)) block.push(row);
    else close();
    if (number !== undefined) path = [number];
    else if (isHead(row)) head = row;
  }
  close();
  return blocks;
}

/** The question that a table of one row names, above the table of its answers. */
export function numberOfTable({ rows, place }: TableItem): string | undefined {
  const [row, ...more] = rows;
  return row === undefined || more.length > 0
    ? undefined
    : numberAbove(row.map((cell) => ({ text: cellText(cell), place })));
}

/** The question that a row names and says nothing else of: 'Question number | 2 | code', 'Question 2'. */
function numberAbove(row: Row): string | undefined {
  const said = row.map(({ text }) => text.trim()).filter((text) => text !== '');
  return said.length <= mostCells ? named.exec(said.join(' '))?.[1] : undefined;
}

const mostCells = 3;
const named = /^question(?:\s+(?:number|no\.?))?\s*:?\s+(\d{1,2})(?:\s+[A-Z]{2,}\d+)?\W*$/iu;

function isHead(row: Row): boolean {
  const columns = readColumns(row.map(({ text }) => text));
  return (
    columns.includes('answer') && ['number', 'question', 'marks'].some((name) => columns.some((one) => one === name))
  );
}
