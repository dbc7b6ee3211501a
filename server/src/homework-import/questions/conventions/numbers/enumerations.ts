import { spellColumnsOfKey } from '../../key/columns-of-key.ts';
import { isKeyTitle } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import { withBehind } from '../../lines/said-behind.ts';
import type { Item } from '../../parsed-question.ts';

const range = /^\(?(\d{1,3})\s?(?:[-–—]|to)\s?(\d{1,3})\)?\s?[.):]\s*(?=\p{L})/u;
const most = 10;

/**
 * '6-8. Give three states of matter.' counts for three numbers, as enumerations of Philippine tests do: it is question 8, with three marks where
 * it says none, and so is its answer. The number before it must be the last of the question above.
 */
export function spellEnumerations(source: readonly Item[]): readonly Item[] {
  const items = withTextOfNext(source);
  let last = 0;
  let isKey = false;
  const asked = new Set<string>();
  const spelt = items.map((item): Item => {
    if (item.kind !== 'line') return item;
    if (isKeyTitle(item.text)) [isKey, last] = [true, 0];
    const [whole = '', from, to] = range.exec(item.text) ?? [];
    const several = Number(to) - Number(from) + 1;
    // '1-3: BAC' is a key of three questions.
    const mayBe = isKey ? asked.has(`${from}-${to}`) : last === 0 || Number(from) === last + 1;
    if (whole !== '' && several > 1 && several <= most && mayBe) {
      last = Number(to);
      asked.add(`${from}-${to}`);
      const own = withLabel(sliceLine(item, whole.length), `${last}.`);
      return isKey || takeMarks(own.text).marks !== undefined ? own : withBehind(own, ` [${several}]`);
    }
    const marker = readMarker(item.text);
    if (marker?.kind === 'number') last = marker.value;
    return item;
  });
  return asked.size === 0 ? items : joinAnswers(spelt, asked);
}

/** '6. iron', '7. zinc' and '8. tin' in the key are the three answers of '6-8. Name three metals.' */
function joinAnswers(items: readonly Item[], asked: ReadonlySet<string>): readonly Item[] {
  const title = items.findIndex((item) => item.kind === 'line' && isKeyTitle(item.text));
  if (title === -1) return items;
  const key: Item[] = [...spellColumnsOfKey(items.slice(title + 1))];
  for (const one of asked) {
    const [from = 0, to = 0] = one.split('-').map(Number);
    const at = key.findIndex((item) => item.kind === 'line' && numberedAs(item, from));
    const own = key.slice(at, at + to - from + 1).filter((item) => item.kind === 'line');
    if (at === -1 || own.length <= to - from || !own.every((line, step) => numberedAs(line, from + step))) continue;
    const [first, ...more] = own.map((line) => sliceLine(line, readMarker(line.text)?.end ?? 0));
    if (first === undefined) continue;
    const behind = more.map(({ text }) => `; ${text}`).join('');
    key.splice(at, own.length, withBehind(withLabel(first, `${to}.`), behind));
  }
  return [...items.slice(0, title + 1), ...key];
}

function numberedAs({ text }: Line, number: number): boolean {
  const marker = readMarker(text);
  return marker?.kind === 'number' && marker.parts.length === 0 && marker.value === number;
}

/** '4-5. A pupil melts ice.' right above '4. What does she measure?' tells of both: it stands behind that number. */
function withTextOfNext(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const [above, below] = [items[index - 1], items[index + 1]];
    const told = item.kind === 'line' ? range.exec(item.text) : null;
    if (item.kind === 'line' && told !== null && below?.kind === 'line' && numberedAs(below, Number(told[1])))
      return withLabel(sliceLine(item, told[0].length), `${told[1]}.`);
    const before = above?.kind === 'line' ? range.exec(above.text) : null;
    if (item.kind !== 'line' || before === null || !numberedAs(item, Number(before[1]))) return item;
    return { ...sliceLine(item, readMarker(item.text)?.end ?? 0), label: null };
  });
}
