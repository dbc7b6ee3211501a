import type { Block, Cell, Table } from '../../docx/document.ts';
import { type Line, toLines, withLabel } from '../lines/lines.ts';

/** Where rows have the same width, though not as many cells, a cell that reaches across columns is followed by empty ones. */
export function evenRows({ rows }: Table): readonly (readonly Cell[])[] {
  const widths = new Set(rows.map((row) => row.reduce((sum, { span }) => sum + span, 0)));
  if (widths.size !== 1 || rows.every((row) => row.length === rows[0]?.length)) return rows;
  return rows.map((row) =>
    row.flatMap((cell) => [cell, ...Array.from({ length: cell.span - 1 }, () => ({ ...cell, blocks: [], span: 1 }))]),
  );
}

/** A letter above what it stands for, in one cell, is before it: 'A' over 'community'. */
export function joinLetters(row: readonly Line[][]): Line[][] {
  const joined = row.map(joinLetter);
  return joined.filter((cell, index) => cell.length !== row[index]?.length).length > 1 ? joined : [...row];
}

function joinLetter(cell: readonly Line[]): Line[] {
  const [letter, first, ...rest] = cell;
  const isLetter = /^\(?([A-Ha-h])[).]?$/u.exec(letter?.text ?? '');
  return isLetter === null || first === undefined ? [...cell] : [withLabel(first, `${isLetter[1]})`), ...rest];
}

/** The lines of a block; those of a table, and of tables in it, one cell after another. */
export function flatLines(block: Block): Line[] {
  return block.kind === 'paragraph'
    ? toLines(block)
    : block.rows.flatMap((row) => row.flatMap(({ blocks }) => blocks.flatMap(flatLines)));
}
