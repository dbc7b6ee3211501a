import { isNumbered, numberOf } from '../../lines/item-numbers.ts';
import { isKeyTitle } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, spokenLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';
import { withMarksAtRight } from '../marks/marks-at-right.ts';

const label = /^([A-PR-Z][A-Za-z]{0,3})[\s.]{0,2}(\d{1,2})(?:\s*[.:)]\s*(?=\S|$)|\s+(?=\S))/u;
/** Names that numbers of answers have below a title, where working such as 'P 540 (J)' may stand between. */
const names = ['M', 'MS', 'A', 'Ans', 'Sol', 'R', 'L'];
const totalAlone = /^[[(]\s*\d{1,2}(?:\s*marks?)?\s*[\])]$/iu;
const fewest = 2;
/** One question alone has no second label to count with: there the letter says what it is. */
const ofMarks = new Set(['M', 'MS', 'Ans']);

/**
 * 'M1. (a) arteries   1' below the questions Q1, Q2, …: their numbers behind another letter, as exports of question banks have them, are
 * '1. (a) arteries [1]' of the mark scheme. Without a title they are where every question has one, with marks at the right and the total
 * of a question on a line of its own.
 */
export function spellKeyOfOtherLetter(items: readonly Item[]): readonly Item[] {
  const title = items.findLastIndex((item) => item.kind === 'line' && isKeyTitle(item.text));
  return (title === -1 ? undefined : belowTitle(items, title)) ?? withoutTitle(items);
}

function belowTitle(items: readonly Item[], title: number): readonly Item[] | undefined {
  const found = items.slice(title).flatMap((item) => {
    const own = labelOf(item);
    return own !== undefined && names.includes(own.name) ? [{ item, value: own.value }] : [];
  });
  if (found.length < fewest || !found.every(({ value }, at) => value === at + 1)) return undefined;
  const own = new Set(found.map(({ item }) => item));
  return items.map((item) => (item.kind === 'line' && own.has(item) ? numbered(item) : item));
}

function withoutTitle(items: readonly Item[]): readonly Item[] {
  const start = items.findIndex((item) => labelOf(item)?.value === 1);
  const name = labelOf(items[start])?.name;
  if (start < 1 || name === undefined) return items;
  const said = items.flatMap((item) => {
    const own = labelOf(item);
    return own?.name === name ? [own.value] : [];
  });
  // '(1)' alone is a mark.
  const asked = new Set(items.slice(0, start).flatMap((item) => (isMark(item) ? [] : (numberOf(item) ?? []))));
  const isEnough = said.length >= (ofMarks.has(name) ? 1 : fewest);
  const isAll = isEnough && said.length === asked.size && said.every((value, at) => value === at + 1);
  if (
    !isAll ||
    said.some((value) => !asked.has(String(value))) ||
    items.slice(start).some((item) => isNumbered(item) && !isMark(item))
  )
    return items;
  const key = items.slice(start).flatMap((item, at, all): readonly Item[] => {
    if (item.kind !== 'line') return [item];
    const next = all[at + 1];
    if (totalAlone.test(item.text) && (next === undefined || labelOf(next)?.name === name)) return [];
    return [withMarksAtRight(labelOf(item)?.name === name ? numbered(item) : item)];
  });
  return [...items.slice(0, start), spokenLine('Mark scheme', items[start]?.place ?? 0), ...key];
}

const isMark = (item: Item) => item.kind === 'line' && /^[([]\s*\d{1,2}\s*(?:marks?)?\s*[)\]]$/iu.test(item.text);

function labelOf(item: Item | undefined): { name: string; value: number } | undefined {
  if (item?.kind !== 'line' || readMarker(item.text)?.kind === 'number') return undefined;
  const [, name, digits] = label.exec(item.text) ?? [];
  return name === undefined ? undefined : { name, value: Number(digits) };
}

function numbered(line: Line): Line {
  const [whole = '', , digits = ''] = label.exec(line.text) ?? [];
  return withLabel(sliceLine(line, whole.length), `${digits}.`);
}
