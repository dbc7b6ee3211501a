import { isNumbered } from '../../lines/item-numbers.ts';
import { spokenLine } from '../../lines/lines.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';

/** '(3 x 2)  (6)' and '(5 × 1) [5]' alone in a line. */
const product = /^[([]\s*(\d{1,2})\s*[x×*]\s*(\d{1,2})\s*[)\]](?:\s*=?\s*[([]\s*(\d{1,2})\s*[)\]])?$/iu;

/**
 * '(3 x 2) (6)' below three questions with options gives each of them two marks, as South African papers have it; where a table stands above, or
 * fewer questions without marks, it is what that is worth. In the answers it says nothing.
 */
export function spellMarksOfGroups(items: readonly Item[]): readonly Item[] {
  const marks = new Map<Item, number>();
  const instead = new Map<Item, Item | undefined>();
  for (const [index, item] of items.entries()) {
    const [, count, each, total] = (item.kind === 'line' && product.exec(item.text)) || [];
    if (item.kind !== 'line' || count === undefined || each === undefined) continue;
    if (total !== undefined && Number(total) !== Number(count) * Number(each)) continue;
    const above = items.slice(Math.max(0, index - farthest), index);
    const open = above.filter(isNumbered).slice(-Number(count));
    const isOfTable = above.findLast((one) => one.kind !== 'line' || one.text !== '')?.kind === 'table';
    if (!isOfTable && open.length === Number(count) && open.every((one) => isWithoutMarks(one))) {
      for (const one of open) marks.set(one, Number(each));
      instead.set(item, undefined);
    } else instead.set(item, spokenLine(`[${Number(count) * Number(each)}]`, item.place));
  }
  if (instead.size === 0) return items;
  return items.flatMap((item) => {
    if (instead.has(item)) return instead.get(item) ?? [];
    const own = marks.get(item);
    if (own === undefined || item.kind !== 'line') return [item];
    const said = spokenLine(` [${own}]`, item.place);
    return [{ ...item, text: item.text + said.text, spans: [...item.spans, ...said.spans] }];
  });
}

/** Options and their questions stand so far above at most. */
const farthest = 150;

const isWithoutMarks = (item: Item) => item.kind === 'line' && takeMarks(item.text).marks === undefined;
