import { asks, isDetailsLine } from '../lines/line-kinds.ts';
import { emphasisOf, type Line } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import type { TableItem } from '../parsed-question.ts';

/** How many questions there are, which is no number of one. */
const count = /^\d{1,3}\s+questions?$/iu;

/**
 * The lines that stand beside room for the name and the class in one row of a table, and begin with a bold one: 'Rocks and soils | Name: ____'.
 * `undefined` for any other table.
 */
export function titleBesideDetails([row = [], ...others]: TableItem['rows']): readonly Line[] | undefined {
  const [title = [], ...more] = row.filter((cell) => !areDetails(cell));
  const [first] = title;
  if (others.length > 0 || more.length > 0 || row.length < 2 || first === undefined) return undefined;
  const isName = emphasisOf(first.spans).bold && /\p{L}{3}/u.test(first.text) && !/[:_]/u.test(first.text);
  return isName && title.every(({ text }) => count.test(text) || (readMarker(text) === undefined && !asks(text)))
    ? title
    : undefined;
}

const areDetails = (cell: readonly Line[]) => cell.length > 0 && cell.every(({ text }) => isDetailsLine(text));
