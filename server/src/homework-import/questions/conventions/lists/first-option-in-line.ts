import { isNumbered } from '../../lines/item-numbers.ts';
import { type Line, sliceLine } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

const second = /^(\(?)([Bb])([).])\s*\S/u;

/** '5. Plants lose water by A) osmosis' above 'B) transpiration': the first option stands behind what is asked, and gets a line of its own. */
export function spellFirstOptionInLine(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, index): readonly Item[] => {
    const next = items[index + 1];
    if (item.kind !== 'line' || next?.kind !== 'line' || !isNumbered(item)) return [item];
    const at = startOfFirst(item, next);
    return at === undefined ? [item] : [sliceLine(item, 0, at), { ...sliceLine(item, at), label: null }];
  });
}

/** Where 'A)' begins in a line above one that begins with 'B)' and has no other letter; not right behind the number. */
function startOfFirst({ text }: Line, next: Line): number | undefined {
  const [, open = '', letter = '', close = ''] = second.exec(next.text) ?? [];
  if (letter === '') return undefined;
  const label = `${open}${letter === 'B' ? 'A' : 'a'}${close}`;
  const at = text.indexOf(` ${label} `) + 1;
  const isBehindWords = /\p{L}{3}/u.test(text.slice(0, at));
  const isOnly = text.indexOf(label, at + 1) === -1 && !text.includes(`${open}${letter}${close}`);
  return at > 0 && isBehindWords && isOnly && !/[?]/u.test(text.slice(at)) ? at : undefined;
}
