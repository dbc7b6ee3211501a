import { isNumbered } from '../../lines/item-numbers.ts';
import { asks } from '../../lines/line-kinds.ts';
import { type Line, spokenLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';
import { type AnswersOfGroup, answersOfGroups } from './answers-of-a-group.ts';

const fewest = 2;
const longestHeading = 40;
const mostBeside = 10;
/** How far below a heading its questions begin: an instruction may stand between. */
const near = 3;

/**
 * 'Answers: 1) 2a + 7b   2) 5' below the questions of Monday, in one line or in several, and again below those of Tuesday, which have the
 * same numbers: each question gets its own on a line below it. A single such key is that of a document, and read elsewhere.
 */
export function spellAnswersOfGroups(items: readonly Item[]): readonly Item[] {
  const keys = answersOfGroups(items);
  if (keys.length < fewest) return items;
  const groups = keys.map((_key, at) => ownAnswers(items, keys, at));
  if (groups.includes(undefined)) return items;
  const below = new Map(groups.flatMap((group) => [...(group ?? [])]));
  const said = new Set(keys.flatMap(({ from, end }) => Array.from({ length: end - from }, (_, at) => from + at)));
  return items.flatMap((item, index): readonly Item[] => {
    if (said.has(index)) return [];
    const own = said.has(index - 1) && isHeading(items, index) ? { ...item, isHeading: true } : item;
    return [own, ...(below.get(index) ?? [])];
  });
}

/** The answers of a group by the last item of the question that each is of; `undefined` where they are of other questions too. */
function ownAnswers(
  items: readonly Item[],
  keys: readonly AnswersOfGroup[],
  at: number,
): ReadonlyMap<number, readonly Line[]> | undefined {
  // Below groups side by side their answers are side by side too: as many keys, one behind another.
  const isBehind = (one: number) => keys[one]?.from === (keys[one - 1]?.end ?? -1);
  let [first, end] = [at, at + 1];
  while (isBehind(first) && at - first < mostBeside) first -= 1;
  while (isBehind(end) && end - at < mostBeside) end += 1;
  const above = groupsIn(items, first === 0 ? 0 : (keys[first - 1]?.end ?? 0), keys[first]?.from ?? 0);
  const starts = above[at - first];
  if (starts === undefined || above.length !== end - first) return undefined;
  const found = new Map<number, readonly Line[]>();
  for (const { path, text, place } of keys[at]?.entries ?? []) {
    const start = starts.findLast((one) =>
      path.length > 1 ? one.path.join() === path.join() : one.path[0] === path[0],
    );
    if (start === undefined) return undefined;
    const [answer, ...more] = text.split('\n');
    found.set(start.last, [
      ...(found.get(start.last) ?? []),
      spokenLine(`Answer: ${answer}`, place),
      ...more.map((point) => spokenLine(`• ${point}`, place)),
    ]);
  }
  return found;
}

/** A question, or a part of one, with the index of its last item. */
interface Asked {
  readonly path: readonly string[];
  last: number;
}

/** The questions between two items, in groups that each go on from a lower number. */
function groupsIn(items: readonly Item[], from: number, to: number): Asked[][] {
  const groups: Asked[][] = [];
  for (let index = from; index < to; index++) {
    const path = pathOf(items[index]);
    const open = groups.at(-1);
    const before = open?.at(-1);
    const [number = '', ...parts] = path;
    const isPart = number === before?.path[0] && parts.length > 0;
    if (path.length === 0 || (number === '' && before === undefined)) {
      if (before !== undefined) before.last = index;
    } else if (number === '' && before !== undefined)
      open?.push({ path: [before.path[0] ?? '', ...parts], last: index });
    else if (open === undefined || (Number(number) <= Number(before?.path[0]) && !isPart))
      groups.push([{ path, last: index }]);
    else open.push({ path, last: index });
  }
  return groups;
}

/** '1' of a line with that number, '' and 'a' of a part below it; empty for any other item. */
function pathOf(item: Item | undefined): readonly string[] {
  const marker = item?.kind === 'line' ? readMarker(item.text) : undefined;
  if (marker?.kind === 'number') return [String(marker.value), ...marker.parts];
  return marker?.kind === 'letter' ? ['', marker.letter] : [];
}

/** 'Tuesday' above number 1, or the number that comes next. */
function isHeading(items: readonly Item[], index: number): boolean {
  const [item, ...below] = items.slice(index, index + 1 + near);
  if (item?.kind !== 'line' || item.text.length > longestHeading) return false;
  return !isNumbered(item) && below.some(isNumbered) && !asks(item.text);
}
