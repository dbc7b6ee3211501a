import { isNumbered, unnumbered } from '../../lines/item-numbers.ts';
import { asks } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';

const ticked = /\s*[✓✔]+\s*$/u;
const fewest = 2;

/**
 * Lines with a tick behind them right below what is asked are its answer, 'blood ✓', or the points of it: the teacher's copy has a tick for each mark.
 * Options with a tick are read as such.
 */
export function spellTickedLines(items: readonly Item[]): readonly Item[] {
  const spelt = new Map<Item, Line>();
  let count = 0;
  for (const [index, item] of items.entries()) {
    const own = isAsked(item) ? linesBelow(items, index) : [];
    if (own.length > 0) count += 1;
    for (const [at, line] of own.entries()) {
      const said = sliceLine(line, 0, line.text.length - (ticked.exec(line.text)?.[0].length ?? 0));
      spelt.set(line, withLabel({ ...said, label: null }, at === 0 ? 'Answer:' : '•'));
    }
  }
  return count < fewest ? items : items.map((item) => spelt.get(item) ?? item);
}

const isAsked = (item: Item) => isNumbered(item) && item.kind === 'line' && asks(takeMarks(unnumbered(item.text)).text);

/** The lines with ticks right below an item, with no marker of their own, up to the next that has none; none where others stand there. */
function linesBelow(items: readonly Item[], index: number): readonly Line[] {
  const found: Line[] = [];
  for (const item of items.slice(index + 1, index + 1 + most)) {
    if (item.kind !== 'line' || !ticked.test(item.text) || readMarker(item.text) !== undefined) break;
    found.push(item);
  }
  return found;
}

const most = 12;
