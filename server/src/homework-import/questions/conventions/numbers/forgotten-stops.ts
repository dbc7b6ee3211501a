import { aboveKey } from '../../key/title-of-key.ts';
import { numberOf } from '../../lines/item-numbers.ts';
import { sliceLine, withLabel } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

/** '3 which rocks have fossils': a number, and words in lower case. */
const bare = /^(\d{1,2})\s+(?=\p{Ll}+[\p{L},’']*(?:\s+\S+){2})/u;

/** '3 which rocks have fossils' between '2. …' and '4. …' lost its full stop; '3 cats and a dog' after '5. …' did not. */
export function spellForgottenStops(items: readonly Item[]): readonly Item[] {
  const asked = aboveKey(items);
  const numbers = asked.flatMap((item, index) => {
    const own = item.kind === 'line' && item.label === null ? bare.exec(item.text)?.[1] : undefined;
    const number = own ?? numberOf(item);
    return number === undefined ? [] : [{ index, value: Number(number), isBare: own !== undefined }];
  });
  const found = numbers.filter(({ value, isBare }, at) => {
    const [before, after] = [numbers[at - 1], numbers[at + 1]];
    return (
      isBare &&
      before?.isBare === false &&
      before.value === value - 1 &&
      after?.isBare === false &&
      after.value === value + 1
    );
  });
  if (found.length === 0) return items;
  const values = new Map(found.map(({ index, value }) => [index, value]));
  return items.map((item, index) => {
    const value = values.get(index);
    if (value === undefined || item.kind !== 'line') return item;
    return withLabel(sliceLine(item, bare.exec(item.text)?.[0].length ?? 0), `${value}.`);
  });
}
