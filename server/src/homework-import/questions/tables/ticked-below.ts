import { type Line, withLabel } from '../lines/lines.ts';
import { cellText } from './question-table.ts';

const tick = /^(?:[✓✔☑☒✗✘×]|[xX])\uFE0F?$/u;
const empty = /^[☐□❑○◯]?$/u;
const most = 6;

/** Options side by side with a tick below, or above, one of them, as lines with boxes. `undefined` for any other table. */
export function linesTickedBelow(rows: readonly (readonly (readonly Line[])[])[]): readonly Line[] | undefined {
  const [first = [], second = [], ...others] = rows;
  if (others.length > 0 || first.length !== second.length || first.length < 2 || first.length > most) return undefined;
  return [[first, second] as const, [second, first] as const].flatMap(([options, ticks]) => {
    const texts = ticks.map(cellText);
    const isTicked = texts.filter((text) => tick.test(text)).length === 1;
    const areTicks = isTicked && texts.every((text) => tick.test(text) || empty.test(text));
    const areOptions = options.every(
      (cell) => cell.length === 1 && !tick.test(cellText(cell)) && !empty.test(cellText(cell)),
    );
    if (!areTicks || !areOptions) return [];
    return [options.flatMap((cell, at) => cell.map((line) => withLabel(line, tick.test(texts[at] ?? '') ? '☑' : '☐')))];
  })[0];
}
