import { type Line, sliceLine } from '../../lines/lines.ts';
import { letterPlace } from '../../lines/markers.ts';
import { withBehind } from '../../lines/said-behind.ts';
import type { Item } from '../../parsed-question.ts';

const option = /^([^\p{L}\p{N}([]{1,3}\s*)?\(?([A-Ha-h])[.)]\s*\S/u;
const tail = /(?<=\S)\s*[-–—=([{<←*#~^!•◄◀]+\s*\p{L}{0,12}(?:\s\p{L}{1,8})?\s*[)\]}>*#!]*$|\s{2,}\p{L}{2,12}\s*[!*]*$/u;
/** '(aq)' is a state, and part of a formula. */
const state = /\((?:s|l|g|aq)\)\s*$/u;
const fewest = 3;
const share = 0.6;

interface Option {
  readonly line: Line;
  readonly before: string;
  readonly behind: string;
}

/**
 * A sign of the teacher's own before or behind one option of (nearly) each question, '-Answer', '###' or '>> B.', ticks it. What stands
 * at no option or at several of most questions is a part of them.
 */
export function spellSignsAtOptions(items: readonly Item[]): readonly Item[] {
  const lists = listsOf(items);
  if (lists.length < fewest) return items;
  const found =
    signed(lists, ({ behind }) => behind.toLowerCase().replace(/\s/gu, '')) ??
    signed(lists, ({ before }) => before.replace(/\s/gu, ''));
  if (found === undefined) return items;
  return items.map((item) => {
    const own = item.kind === 'line' ? found.get(item) : undefined;
    return own === undefined ? item : ticked(own);
  });
}

/** The options of each question: lines whose letters go on from 'a'. */
function listsOf(items: readonly Item[]): Option[][] {
  const lists: Option[][] = [];
  for (const item of items) {
    const [, before = '', letter = ''] = (item.kind === 'line' && option.exec(item.text)) || [];
    const last = lists.at(-1);
    if (item.kind !== 'line' || letter === '') continue;
    const own = { line: item, before, behind: state.test(item.text) ? '' : (tail.exec(item.text)?.[0] ?? '') };
    if (letterPlace(letter) === 1) lists.push([own]);
    else if (letterPlace(letter) === (last?.length ?? -1) + 1) last?.push(own);
  }
  return lists.filter((list) => list.length > 1);
}

/** The options with the sign that stands at exactly one of most lists, by their lines. */
function signed(
  lists: readonly (readonly Option[])[],
  signOf: (option: Option) => string,
): ReadonlyMap<Item, Option> | undefined {
  const counts = new Map<string, number>();
  for (const list of lists) {
    const signs = list.map(signOf).filter((sign) => sign !== '');
    for (const sign of new Set(signs))
      if (signs.filter((other) => other === sign).length === 1) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (most === undefined || most[1] < fewest || most[1] < lists.length * share) return undefined;
  return new Map(lists.flat().flatMap((one) => (signOf(one) === most[0] ? [[one.line, one]] : [])));
}

function ticked({ line, before, behind }: Option): Line {
  const own = before === '' ? line : { ...sliceLine(line, before.length), label: null };
  return withBehind(own, ' ✓', own.text.length - behind.length);
}
