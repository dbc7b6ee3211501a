import { type Line, sliceLine, withLabel } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import { cellText } from './question-table.ts';

const tick = /^(?:[✓✔☑☒✗✘×]|[xX])\uFE0F?$/u;
const empty = /^[☐□❑○◯]?$/u;
const fewest = 2;
const most = 6;
const longest = 60;

/** Options side by side with a tick below, above, or beside the words of one of them, as lines with boxes. `undefined` for any other table. */
export function linesTickedBelow(rows: readonly (readonly (readonly Line[])[])[]): readonly Line[] | undefined {
  const [first = [], second = [], ...others] = rows;
  if (rows.length === 1) return tickedWithin(first);
  if (others.length > 0 || first.length !== second.length || first.length < fewest || first.length > most)
    return undefined;
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

const besideTick = /^[✓✔☑]\uFE0F?\s*(?=\S)|(?<=\S)\s*[✓✔☑]\uFE0F?$/u;

/** 'Lung | ✓ Heart | Liver' */
function tickedWithin(row: readonly (readonly Line[])[]): readonly Line[] | undefined {
  const lines = row.flatMap((cell) => (cell.length === 1 ? cell : []));
  const isTicked = ({ text }: Line) => besideTick.test(text);
  const others = lines.filter((line) => !isTicked(line));
  const areOptions = others.every(
    ({ text }) => readMarker(text) === undefined && text.length < longest && !/[?:]$/u.test(text),
  );
  if (lines.length !== row.length || lines.length < fewest || lines.length > most) return undefined;
  if (others.length !== lines.length - 1 || !areOptions) return undefined;
  return lines.map((line) => {
    const before = /^[✓✔☑]\uFE0F?\s*/u.exec(line.text)?.[0].length ?? 0;
    const text = sliceLine(line, before, line.text.replace(/\s*[✓✔☑]\uFE0F?$/u, '').length);
    return withLabel(text, isTicked(line) ? '☑' : '☐');
  });
}
