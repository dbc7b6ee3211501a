import { asks, asksTrueOrFalse, isAnswerSpace } from '../../lines/line-kinds.ts';
import { type Line, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import { withBehind } from '../../lines/said-behind.ts';
import type { Item } from '../../parsed-question.ts';
import { countAsked } from '../../scheme/marking-points.ts';
import { isUnanswered } from '../unanswered.ts';

const fewest = 2;
const share = 0.7;
/** As many lines as the answers of a question may have. */
const most = 20;
/** 'Define the following terms:' stands above what is asked. */
const asksOfEach = /:\s*$|\b(?:following|these|each|below|both)\b/iu;

/**
 * Where nothing else says what is right, lines with marks below a question that asks are its points: 'igneous (1)' and 'metamorphic (1)'
 * below '2. Name two kinds of rock. (2)'. Where the question has marks, they have as many.
 */
export function spellMarkedPointsBelow(items: readonly Item[]): readonly Item[] {
  const starts = items.flatMap((item, index) => (item.kind === 'line' && isAsked(item) ? [index] : []));
  const found = starts.flatMap((start) => {
    const points = pointsBelow(items, start);
    return points.length === 0 ? [] : [{ asked: items[start], points }];
  });
  if (found.length < fewest || found.length < starts.length * share || !isUnanswered(items)) return items;
  if (starts.some((start) => haveMarksOfAll(linesBelow(items, start)))) return items;
  const spoken = new Map<Item, Line>();
  for (const { asked, points } of found) {
    const [first, ...rest] = points;
    if (asked?.kind === 'line' && marksOf(asked) === undefined) spoken.set(asked, withMarks(asked, sumOf(points)));
    if (first !== undefined) spoken.set(first, withLabel(first, 'Answer:'));
    for (const point of rest) spoken.set(point, withLabel(point, '•'));
  }
  return items.map((item) => spoken.get(item) ?? item);
}

function isAsked(line: Line): boolean {
  const marker = readMarker(line.text);
  if (line.continues || (marker?.kind !== 'number' && marker?.kind !== 'letter')) return false;
  const asked = takeMarks(line.text).text;
  return asks(asked.slice(marker.end)) && !asksOfEach.test(asked) && !asksTrueOrFalse(asked);
}

/** The lines below a question that say something, up to the next or a heading. */
function linesBelow(items: readonly Item[], start: number): readonly Line[] {
  const lines: Line[] = [];
  for (const item of items.slice(start + 1, start + 1 + most)) {
    if (item.kind !== 'line' || item.isHeading || readMarker(item.text) !== undefined) break;
    if (!isAnswerSpace(takeMarks(item.text).text)) lines.push(item);
  }
  return lines;
}

/** 'Lava burns houses' above 'Ash is hard to breathe /2': the marks behind the last line are of all. */
const haveMarksOfAll = (lines: readonly Line[]) =>
  lines.length > 1 &&
  lines.every((line, at) => (marksOf(line) !== undefined) === (at === lines.length - 1) && !asks(line.text));

/** The lines below a question up to the next, each with its marks; none where one of them is no point. */
function pointsBelow(items: readonly Item[], start: number): readonly Line[] {
  const points: Line[] = [];
  for (const item of items.slice(start + 1)) {
    if (item.kind !== 'line' || item.isHeading || readMarker(item.text) !== undefined) break;
    const { text, marks } = takeMarks(item.text);
    if (points.length === 0 && isAnswerSpace(text)) continue;
    if (marks === undefined || text === '' || asks(text)) break;
    points.push(item);
  }
  const asked = items[start];
  if (asked?.kind !== 'line') return [];
  const own = marksOf(asked);
  if (own !== undefined) return sumOf(points) === own ? points : [];
  // 'sodium (1)' and 'iron (1)' below 'Write the symbols.' are asked.
  const isOfMany =
    countAsked(asked.text) === points.length ||
    (points.length === 1 && asksForOne.test(asked.text)) ||
    explains.test(asked.text) ||
    /\?$/u.test(asked.text);
  return isOfMany ? points : [];
}

const explains = /\b(?:explain|describe|suggest|compare|why|how)\b/iu;
const asksForOne = /^\W*(?:\(?[a-z\d]{1,3}[).:]+\s*)*\p{L}+\s+(?:an?|one)\s/iu;

const marksOf = ({ text }: Line) => takeMarks(text).marks;
const sumOf = (points: readonly Line[]) => points.reduce((sum, point) => sum + (marksOf(point) ?? 0), 0);

const withMarks = (line: Line, marks: number) => withBehind(line, ` [${marks}]`);
