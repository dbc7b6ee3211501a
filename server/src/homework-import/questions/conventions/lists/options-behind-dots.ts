import { sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

/** '... is light', '…burns' */
const behindDots = /^(?:\.{2,4}|…)\s*(?=\p{Ll})/u;
/** What is to be completed ends with no full stop, or with dots as well. */
const unfinished = /(?:[\p{L}\d,’')]|\.{3}|…|:)\s*$/u;
const most = 6;

/** Lines that begin with dots below a sentence that they complete are what there is to choose from: '☐ is light'. */
export function spellOptionsBehindDots(items: readonly Item[]): readonly Item[] {
  const runs: (readonly number[])[] = [];
  for (let index = 1; index < items.length; index += 1) {
    const run = runAt(items, index);
    const above = items[index - 1];
    const isAsked = above?.kind === 'line' && unfinished.test(above.text) && readMarker(above.text) !== undefined;
    if (run.length > 1 && run.length <= most && isAsked) runs.push(run);
    index += run.length;
  }
  const found = new Set(runs.flat());
  if (found.size === 0) return items;
  return items.map((item, index) => {
    if (item.kind !== 'line' || !found.has(index)) return item;
    return withLabel(sliceLine(item, behindDots.exec(item.text)?.[0].length ?? 0), '☐');
  });
}

/** The places of the lines from here on that begin with dots. */
function runAt(items: readonly Item[], start: number): readonly number[] {
  const run: number[] = [];
  for (let index = start; ; index += 1) {
    const item = items[index];
    if (item?.kind !== 'line' || item.label !== null || !behindDots.test(item.text)) return run;
    run.push(index);
  }
}
