import { isTitleOfKey } from '../../key/title-of-key.ts';
import { isNumbered } from '../../lines/item-numbers.ts';
import { asks, isAnswerSpace, readSection } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, spokenLine, withLabel } from '../../lines/lines.ts';
import { letterPlace, readMarker } from '../../lines/markers.ts';
import { relabelled } from '../../lines/relabelled.ts';
import type { Item } from '../../parsed-question.ts';
import { headsLike } from '../numbers/heads-like.ts';
import { type NamedRow, namedRows, sectionName } from './named-rows.ts';

const fewest = 2;
const longest = 80;
const longestTitle = 60;
/** How far below the name of a section its first question stands: an instruction may be between. */
const near = 3;

/**
 * A table of answers with the name of a section before each number, 'Starter 1 | protein' and 'Sides | a) F  b) T', below sections of those names,
 * 'STARTERS' and 'SIDE ORDERS: true or false?', as in a menu of homework: they are sections whose numbers begin anew, and the table a list of their
 * answers. What has no answers there and no numbers, 'MAINS' above what can be made or cooked, asks no question.
 */
export function spellRowsNamedBySection(items: readonly Item[]): readonly Item[] {
  const at = items.findLastIndex(({ kind }) => kind === 'table');
  const table = items[at];
  const rows = table?.kind === 'table' ? namedRows(table) : undefined;
  const body = items.slice(0, Math.max(at, 0));
  if (rows === undefined || body.some((item) => item.kind === 'line' && readSection(item.text) !== undefined))
    return items;
  const names = [...new Set(rows.map(({ name }) => name))];
  const heads = names.map((name) => body.findIndex((_item, index) => isHead(body, index, name)));
  const sorted = heads.toSorted((one, other) => one - other);
  if (names.length < fewest || heads.includes(-1) || new Set(heads).size < heads.length) return items;
  const first = sorted[0] ?? 0;
  const title = titleAbove(body);
  const others = headsLike(body.slice(0, title), sorted);
  const bounds = [...sorted, ...others, title].toSorted((one, other) => one - other);
  const spelt = bounds.slice(0, -1).flatMap((from, order): readonly Item[] => {
    const own = body.slice(from, bounds[order + 1]);
    const number = sorted.indexOf(from) + 1;
    return number > 0
      ? sectionOf(own, number)
      : own.some(asksSomething)
        ? withHeading(own)
        : withHeading(own.slice(0, 1));
  });
  const key = names.flatMap((name, order) => [
    spokenLine(`Section ${sorted.indexOf(heads[order] ?? 0) + 1}`, table?.place ?? 0),
    ...rows.flatMap((row) => (row.name === name ? answersOf(row) : [])),
  ]);
  const answers = spokenLine('Answers', body[title]?.place ?? table?.place ?? 0);
  return [...body.slice(0, first), ...spelt, answers, ...key, ...items.slice(at + 1)];
}

/** Whether a line begins with the name of a section, and has its first question below it. */
function isHead(body: readonly Item[], index: number, name: string): boolean {
  const item = body[index];
  if (item?.kind !== 'line' || item.text.length > longest || readMarker(item.text) !== undefined) return false;
  const isNamed = sectionName(item.text) === name || sectionName(item.text).startsWith(`${name} `);
  return isNamed && body.slice(index + 1, index + 1 + near).some((below) => below.kind === 'line' && isFirst(below));
}

function isFirst({ text }: Line): boolean {
  const marker = readMarker(text);
  return marker?.kind === 'number' ? marker.value === 1 : marker?.kind === 'letter' && marker.letter === 'a';
}

/** Where the body ends: at the title right above the table, whatever it is called. */
function titleAbove(body: readonly Item[]): number {
  const last = body.findLastIndex((item) => item.kind !== 'line' || item.text !== '');
  const item = body[last];
  const isTitle =
    item?.kind === 'line' &&
    (isTitleOfKey(item) ||
      (item.text.length <= longestTitle && readMarker(item.text) === undefined && !asks(item.text))) &&
    !isAnswerSpace(item.text);
  return isTitle ? last : body.length;
}

/** A section with its name said, and numbers for the letters where it has only those. */
function sectionOf([head, ...below]: readonly Item[], number: number): readonly Item[] {
  if (head?.kind !== 'line') return below;
  const style = below.some(isNumbered) ? undefined : below.map((item) => letterIn(item)?.style).find(Boolean);
  return [
    { ...withLabel(head, `Section ${number}:`), isHeading: true },
    ...below.map((item) => {
      const own = letterIn(item);
      if (item.kind !== 'line' || own === undefined || own.style !== style) return item;
      return relabelled(sliceLine(item, own.end), `${letterPlace(own.letter)}.`);
    }),
  ];
}

function letterIn(item: Item) {
  const marker = item.kind === 'line' ? readMarker(item.text) : undefined;
  return marker?.kind === 'letter' ? marker : undefined;
}

const withHeading = ([head, ...below]: readonly Item[]): readonly Item[] =>
  head?.kind === 'line' ? [{ ...head, isHeading: true }, ...below] : below;

const asksSomething = (item: Item) =>
  item.kind !== 'line' ||
  isNumbered(item) ||
  letterIn(item) !== undefined ||
  (item.text !== '' && isAnswerSpace(item.text));

const answersOf = ({ answers, place }: NamedRow) =>
  answers.map(({ label, text }) => spokenLine(label === undefined ? text : `${label}. ${text}`, place));
