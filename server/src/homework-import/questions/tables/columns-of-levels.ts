import { isLevelName } from '../conventions/numbers/level-names.ts';
import { readSection } from '../lines/line-kinds.ts';
import type { Line } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import type { TableItem } from '../parsed-question.ts';

type Rows = TableItem['rows'];

const fewest = 2;

/**
 * 'Bronze | Silver | Gold' above columns whose numbers each begin with 1, or at the top of each of their cells, as lines column by column, the name of
 * each a heading: worksheets to choose a level from stand side by side. `undefined` for any other table.
 */
export function linesOfColumnsOfLevels(rows: Rows): readonly Line[] | undefined {
  const width = rows[0]?.length ?? 0;
  if (width < 2 || rows.some((row) => row.length !== width)) return undefined;
  const columns = Array.from({ length: width }, (_, at) =>
    rows.flatMap((row) => (row[at] ?? []).filter(({ text }) => text !== '')),
  );
  const areLevels = columns.every(([name, ...lines]) => name !== undefined && namesLevel(name) && countFromOne(lines));
  return areLevels
    ? columns.flatMap((lines) => lines.map((line, at) => (at === 0 ? { ...line, isHeading: true } : line)))
    : undefined;
}

const namesLevel = ({ text }: Line) => isLevelName(text) || readSection(text) !== undefined;

function countFromOne(lines: readonly Line[]): boolean {
  const numbers = lines.flatMap(({ text }) => {
    const marker = readMarker(text);
    return marker?.kind === 'number' && marker.parts.length === 0 ? [marker.value] : [];
  });
  return numbers.length >= fewest && numbers.every((value, at) => value === at + 1);
}
