import { aboveKey } from '../../key/title-of-key.ts';
import { sliceLine, withLabel } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

/** '2a Name the gas.', '2(a) Name the gas.' */
const part = /^(\d{1,2})(?:([a-h])|\(([a-h])\))\s+(?=["“'‘(]?(?:\p{Lu}|\d))/u;
/** '2D shapes' and '3d printing' are words. */
const dimensions = /^[23]d\s+(?:shapes?|print|model|object|figure|film|image|glasses|solid|drawing|view)/iu;

/**
 * Parts that have the number of their question before their letter and nothing behind it, '2a Name …' and '2b Why …', are '2(a)' and '2(b)';
 * below numbers such as '01' they are '02(a)'. A number has them where its letters go on from a by one.
 */
export function spellPartsWithNumbers(items: readonly Item[]): readonly Item[] {
  const asked = aboveKey(items);
  const hasZeros = asked.some((item) => item.kind === 'line' && /^0[1-9]\s/u.test(item.text));
  const found = asked.flatMap((item, index) => {
    const [whole = '', number = '', bare, inBrackets] = item.kind === 'line' ? (part.exec(item.text) ?? []) : [];
    const letter = bare ?? inBrackets ?? '';
    const isRead = bare === undefined && !hasZeros;
    return item.kind !== 'line' || letter === '' || isRead || dimensions.test(item.text)
      ? []
      : [{ index, item, number, letter, end: whole.length }];
  });
  const letters = new Map<string, string>();
  for (const { number, letter } of found) letters.set(number, (letters.get(number) ?? '') + letter);
  const isWhole = (number: string) =>
    (letters.get(number)?.length ?? 0) > 1 && 'abcdefgh'.startsWith(letters.get(number) ?? '-');
  const spelt = new Map(
    found
      .filter(({ number }) => isWhole(number))
      .map(({ index, item, number, letter, end: from }) => [
        index,
        withLabel(sliceLine(item, from), `${hasZeros ? `${number.padStart(2, '0')} ` : number}(${letter})`),
      ]),
  );
  return spelt.size === 0 ? items : items.map((item, index) => spelt.get(index) ?? item);
}
