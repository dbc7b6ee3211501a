import { readAnswerKey } from './answer-key.ts';
import { asks } from './line-kinds.ts';
import { type Line, sliceLine, spokenLine } from './lines.ts';
import { readMarker } from './markers.ts';
import type { Item } from './parsed-question.ts';

const title = /^\W*(?:the\s+)?(?:answers?|ans|key|solutions?)\b\s*[:.–—-]*\s*(?=\S)/iu;
const fewest = 2;
const longestHeading = 40;

/**
 * 'Answers: 1) 2a + 7b   2) 5' below the questions of Monday, and again below those of Tuesday, which have the same numbers: each question
 * gets its own on a line below it. A single such line is the key of a document, and read elsewhere.
 */
export function spellAnswersOfGroups(items: readonly Item[]): readonly Item[] {
  const keys = items.flatMap((item, index) => (item.kind === 'line' && answersIn(item).length > 0 ? [index] : []));
  if (keys.length < fewest) return items;
  const groups = keys.map((key, at) => ownAnswers(items, at === 0 ? 0 : (keys[at - 1] ?? 0) + 1, key));
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
function ownAnswers(items: readonly Item[], from: number, key: number): ReadonlyMap<number, Line> | undefined {
  const line = items[key];
  const starts = items.slice(from, key).flatMap((item, at) => {
    const number = numberOf(item);
    return number === undefined ? [] : [{ number, index: from + at }];
  });
  const isOnce = new Set(starts.map(({ number }) => number)).size === starts.length;
  if (line?.kind !== 'line' || !isOnce) return undefined;
  const found = answersIn(line).map(({ number, text }): [number, Line] | undefined => {
    const at = starts.findIndex((start) => start.number === number);
    return at === -1 ? undefined : [(starts[at + 1]?.index ?? key) - 1, text];
  });
  return found.includes(undefined) ? undefined : new Map(found.filter((one) => one !== undefined));
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
