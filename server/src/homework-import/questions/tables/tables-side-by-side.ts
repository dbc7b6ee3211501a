import type { Block, Cell, Table } from '../../docx/document.ts';
import { asks } from '../lines/line-kinds.ts';
import { toLines } from '../lines/lines.ts';
import type { Item } from '../parsed-question.ts';

/** Items of the blocks in a cell. */
type Open = (blocks: readonly Block[]) => Item[];

const fewest = 2;
const longestHeading = 60;

/**
 * The items of a table that only places others side by side, each in a cell of its own below its heading, 'Last week' or 'Section B', cell after
 * cell; `undefined` for any other table.
 */
export function tablesSideBySide({ rows }: Table, open: Open): Item[] | undefined {
  const cells = rows.flat().filter((cell) => !isEmpty(cell.blocks));
  const areBeside = rows.some((row) => row.filter((cell) => !isEmpty(cell.blocks)).length > 1);
  if (!areBeside || cells.length < fewest || !cells.every(isHeadedTable)) return undefined;
  return cells.flatMap(({ blocks }) =>
    blocks.flatMap((block): Item[] => {
      const items = isEmpty([block]) ? [] : open([block]);
      return block.kind === 'table'
        ? items
        : items.map((item) => (item.kind === 'line' ? { ...item, isHeading: true } : item));
    }),
  );
}

/** One table with rows and columns that have something in them, below one short line at most. */
function isHeadedTable({ blocks }: Cell): boolean {
  const [heading, ...others] = blocks.filter((block) => !isEmpty([block]));
  const [table, ...more] = heading?.kind === 'table' ? [heading, ...others] : others;
  const isHeaded = heading?.kind === 'table' || (heading !== undefined && isHeading(heading));
  return isHeaded && table?.kind === 'table' && more.length === 0 && holdsRows(table);
}

const isHeading = (block: Block) =>
  block.kind === 'paragraph' &&
  toLines(block).filter(({ text }) => text !== '').length === 1 &&
  toLines(block).every(({ text }) => text.length < longestHeading && !asks(text));

const holdsRows = ({ rows }: Table) =>
  rows.length > 1 && rows.filter((row) => row.filter(({ blocks }) => !isEmpty(blocks)).length > 1).length > 1;

/** Without text, an automatic number, or a picture. */
const isEmpty = (blocks: readonly Block[]): boolean =>
  blocks.every((block) =>
    block.kind === 'paragraph'
      ? block.pictures.length === 0 && toLines(block).every(({ text }) => text.trim() === '')
      : block.rows.every((row) => row.every((cell) => isEmpty(cell.blocks))),
  );
