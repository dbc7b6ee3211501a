import { readAnswerKey } from './answer-key.ts';
import { asks } from './line-kinds.ts';
import { type Line, sliceLine, spokenLine } from './lines.ts';
import { readMarker } from './markers.ts';
import type { Item } from './parsed-question.ts';

const title = /^\W*(?:the\s+)?(?:answers?|ans|key|solutions?)\b\s*[:.–—-]*\s*(?=\S)/iu;
const fewest = 2;
const longestHeading = 40;
const mostBeside = 10;

/**
 * 'Answers: 1) 2a + 7b   2) 5' below the questions of Monday, and again below those of Tuesday, which have the same numbers: each question
 * gets its own on a line below it. A single such line is the key of a document, and read elsewhere.
 */
export function spellAnswersOfGroups(items: readonly Item[]): readonly Item[] {
  const keys = items.flatMap((item, index) => (item.kind === 'line' && answersIn(item).length > 0 ? [index] : []));
  if (keys.length < fewest) return items;
  const groups = keys.map((_key, at) => ownAnswers(items, keys, at));
  if (groups.includes(undefined)) return items;
  const below = new Map(groups.flatMap((group) => [...(group ?? [])]));
  const said = new Set(keys);
  return items.flatMap((item, index): readonly Item[] => {
    if (said.has(index)) return [];
    const own = said.has(index - 1) && isHeading(items, index) ? { ...item, isHeading: true } : item;
    const answer = below.get(index);
    return answer === undefined ? [own] : [own, answer];
  });
}

/** The answers of a group by the last item of the question that each is of; `undefined` where they are of other questions too. */
function ownAnswers(
  items: readonly Item[],
  keys: readonly number[],
  at: number,
): ReadonlyMap<number, Line> | undefined {
  // Below groups side by side their answers are side by side too: as many lines, one behind another.
  const isBehind = (one: number) => (keys[one] ?? 0) === (keys[one - 1] ?? -1) + 1;
  let [first, end] = [at, at + 1];
  while (isBehind(first) && at - first < mostBeside) first -= 1;
  while (isBehind(end) && end - at < mostBeside) end += 1;
  const above = groupsIn(items, first === 0 ? 0 : (keys[first - 1] ?? 0) + 1, keys[first] ?? 0);
  const line = items[keys[at] ?? -1];
  const starts = above[at - first];
  if (line?.kind !== 'line' || starts === undefined || above.length !== end - first) return undefined;
  const found = answersIn(line).map(({ number, text }): [number, Line] | undefined => {
    const start = starts.find((one) => one.number === number);
    return start === undefined ? undefined : [start.last, text];
  });
  return found.includes(undefined) ? undefined : new Map(found.filter((one) => one !== undefined));
}

/** The questions between two items, in groups that each go on from a lower number. */
function groupsIn(items: readonly Item[], from: number, to: number): { number: string; last: number }[][] {
  const groups: { number: string; last: number }[][] = [];
  for (let index = from; index < to; index++) {
    const item = items[index];
    const number = item === undefined ? undefined : numberOf(item);
    const open = groups.at(-1);
    const before = open?.at(-1);
    if (number === undefined) {
      if (before !== undefined) before.last = index;
    } else if (open === undefined || Number(number) <= Number(before?.number)) groups.push([{ number, last: index }]);
    else open.push({ number, last: index });
  }
  return groups;
}

/** What a line of answers from some number on says of each; empty for any other line. */
function answersIn(line: Line): readonly { number: string; text: Line }[] {
  const name = title.exec(line.text);
  if (name === null || !/^\W*(?:q\s*)?\d/iu.test(line.text.slice(name[0].length))) return [];
  const entries = readAnswerKey([sliceLine(line, name[0].length)]);
  const arePlain = entries.every(({ path, text }) => path.length === 1 && text !== '');
  const goOn = entries.every(({ path }, at) => at === 0 || Number(path[0]) === Number(entries[at - 1]?.path[0]) + 1);
  if (!arePlain || !goOn) return [];
  return entries.map(({ path: [number = ''], text }) => ({ number, text: spokenLine(`Answer: ${text}`, line.place) }));
}

/** 'Tuesday' above number 1, or the number that comes next. */
function isHeading(items: readonly Item[], index: number): boolean {
  const [item, next] = items.slice(index, index + 2);
  if (item?.kind !== 'line' || next === undefined || item.text.length > longestHeading) return false;
  return numberOf(item) === undefined && numberOf(next) !== undefined && !asks(item.text);
}

function numberOf(item: Item): string | undefined {
  const marker = item.kind === 'line' ? readMarker(item.text) : undefined;
  return marker?.kind === 'number' ? String(marker.value) : undefined;
}
