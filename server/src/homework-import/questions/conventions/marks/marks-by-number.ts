import { numberOf } from '../../lines/item-numbers.ts';
import { isKeyTitle } from '../../lines/line-kinds.ts';
import { type Line, spokenLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import { withBehind } from '../../lines/said-behind.ts';
import type { Item } from '../../parsed-question.ts';

const name = String.raw`(?:q(?:uestions?|n|s)?\.?\s*(?:nos?\.?)?\s*)`;
const list = String.raw`(\d{1,3}(?:\s*(?:,|and|&|to|[-–])\s*${name}?\d{1,3})*)`;
/** 'Q.4 and Q.5 carry 2 marks each.', 'Questions 1 to 4 are of 1 mark each' */
const said = new RegExp(
  String.raw`\b${name}${list}\s*(?:are|is|carry|carries|have|has|of|for|contains?|consists?|worth|[:=–—-]|\s)[^.;]{0,40}?\b(\d{1,2})\s*(?:marks?|mks?|points?|pts?)\b`,
  'giu',
);
const longest = 400;
const most = 100;

/**
 * Instructions may say what the questions are worth by their numbers, 'Q.4 and Q.5 carry 2 marks each': a question or part without marks of
 * its own gets them on its line. Numbered instructions above the first of two lists are told by their heading, and have none.
 */
export function spellMarksByNumber(items: readonly Item[]): readonly Item[] {
  const heading = items.findIndex((item) => item.kind === 'line' && isHeading.test(item.text));
  const own = heading === -1 ? items : withoutNumbers(items, heading);
  const marks = new Map<string, number>();
  const eachPart = new Set<string>();
  for (const item of own)
    if (
      item.kind === 'line' &&
      item.text.length < longest &&
      numberOf(item) === undefined &&
      !/\btotal\b/iu.test(item.text)
    )
      for (const { number, value, isOfParts } of marksIn(item.text)) {
        marks.set(number, value);
        if (isOfParts) eachPart.add(number);
      }
  if (marks.size < 2) return own;
  const end = own.findIndex((item) => item.kind === 'line' && isKeyTitle(item.text));
  return own.map((item, index) => {
    const value = marks.get(numberOf(item) ?? '');
    const parts = value !== undefined && eachPart.has(numberOf(item) ?? '') && !isWhole(own, index);
    if (item.kind === 'line' && parts) return withMarks(item, `(${value} ${value === 1 ? 'mark' : 'marks'} each)`);
    const isWithout = item.kind === 'line' && takeMarks(item.text).marks === undefined && (end === -1 || index < end);
    return isWithout && value !== undefined && isWhole(own, index) ? withMarks(item, `[${value}]`) : item;
  });
}

const isHeading =
  /^\W*(?:general\s+)?instructions?(?:\s+and\s+information)?(?:\s+(?:to|for)\s+(?:the\s+)?(?:candidates?|students?|pupils?))?\W*$/iu;

/** A list right below 'General instructions:' whose numbers begin again below it asks nothing. */
function withoutNumbers(items: readonly Item[], heading: number): readonly Item[] {
  const numbers = items.map(numberOf);
  const again = numbers.findIndex((number, index) => index > heading + 1 && number === '1');
  const areListed = numbers[heading + 1] === '1' && again > heading + 1;
  const said = numbers.slice(heading + 1, again);
  const count = said.findLastIndex((number) => number !== undefined) + 1;
  if (!areListed || said.slice(0, count).some((number, at) => number !== String(at + 1))) return items;
  return items.map((item, index) =>
    item.kind === 'line' && index > heading && index <= heading + count
      ? spokenLine(`• ${item.text.replace(/^\W*\d{1,2}[.)]\s*/u, '')}`, item.place)
      : item,
  );
}

/** `isOfParts`: 'Q.1 has four parts of 1 mark each' */
function marksIn(text: string): { number: string; value: number; isOfParts: boolean }[] {
  return [...text.matchAll(said)].flatMap(({ 0: whole, 1: numbers = '', 2: digits, index }) => {
    const parts = numbers.split(/\s*(?:,|and|&)\s*/iu).map((part) => [...part.matchAll(/\d{1,3}/gu)].map(Number));
    const isOfParts = /^\d+$/u.test(numbers) && /^\s*each\b/iu.test(text.slice(index + whole.length));
    return parts.flatMap(([first = 0, last = first]) =>
      Array.from({ length: Math.min(most, Math.max(0, last - first + 1)) }, (_, at) => ({
        number: String(first + at),
        value: Number(digits),
        isOfParts,
      })),
    );
  });
}

/** Whether a line says the marks of questions by their numbers, and not those of all. */
export const saysMarksByNumber = (text: string): boolean => marksIn(text.slice(0, longest)).length > 0;

/** Whether a question has no parts with numbers of their own below it: '(i)'. */
function isWhole(items: readonly Item[], index: number): boolean {
  const item = items[index];
  const marker = item?.kind === 'line' ? readMarker(item.text) : undefined;
  if (marker?.kind === 'number' && marker.parts.length > 0) return false;
  const next = items.findIndex((item, at) => at > index && numberOf(item) !== undefined);
  const own = items.slice(index + 1, next === -1 ? undefined : next);
  return !own.some((item) => item.kind === 'line' && /^\(?[ai][).]/u.test(item.text));
}

const withMarks = (line: Line, said: string) => withBehind(line, ` ${said}`);
