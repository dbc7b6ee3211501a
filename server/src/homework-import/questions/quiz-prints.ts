import { asks, isAnswerSpace } from './line-kinds.ts';
import { type Line, withLabel } from './lines.ts';
import { readMarker } from './markers.ts';
import type { Item } from './parsed-question.ts';

const fewest = 3;
const longest = 80;
/** What a number and its line say besides: '30 sec • 1 pt'. */
const points = /(?:^|[^\p{L}\d])(\d{1,2})\s*(?:points?|pts?|marks?|mks?|puntos?|punkte?|pkt|punti|p)(?!\p{L})/iu;
const time = /\b\d{1,3}\s*(?:seconds?|secs?|s|minutes?|mins?|m)\b/iu;
const kinds =
  /^(?:multiple[\s-]*(?:choice|select|answers?|response)|mcq|true\s*(?:\/|or)\s*false|fill[\s-]+in[\s-]+the[\s-]+(?:blanks?|gaps?)|open[\s-]*ended|short[\s-]+answer|long[\s-]+answer|matching|match|poll|reorder|dropdown|quiz|question|text[\s-]+answer|single[\s-]+choice|type[\s-]+answer|slider|puzzle)\b/iu;

/**
 * Printed quizzes have a line about each question above it: '1. Multiple Choice  30 sec • 1 pt'. The number goes before the question below
 * it and the points behind it.
 */
export function spellQuizPrints(items: readonly Item[]): readonly Item[] {
  const heads = new Set(items.flatMap((_item, index) => (isHead(items, index) ? [index] : [])));
  const numbered = items.filter((item) => item.kind === 'line' && readMarker(item.text)?.kind === 'number').length;
  const isPrint = [...heads].some((index) => saysKind(items[index]));
  if (!isPrint || heads.size < fewest || heads.size * 3 < numbered) return items;
  return items.flatMap((item, index): Item[] => {
    if (heads.has(index)) return [];
    const head = heads.has(index - 1) ? items[index - 1] : undefined;
    return item.kind === 'line' && head?.kind === 'line' ? [asked(item, head)] : [item];
  });
}

/** 'Question 1 (1 mark)' is written by teachers too, and read elsewhere. */
function saysKind(item: Item | undefined): boolean {
  if (item?.kind !== 'line') return false;
  const said = item.text.slice(readMarker(item.text)?.end ?? 0);
  return kinds.test(said) || time.test(said);
}

/** A number with nothing but a kind, a time or points behind it, above a line without a number. */
function isHead(items: readonly Item[], index: number): boolean {
  const [item, below] = [items[index], items[index + 1]];
  if (item?.kind !== 'line' || below?.kind !== 'line' || item.text.length > longest) return false;
  const marker = readMarker(item.text);
  if (marker?.kind !== 'number' || readMarker(below.text) !== undefined || isAnswerSpace(below.text)) return false;
  const said = item.text.slice(marker.end);
  const rest = said
    .replace(kinds, '')
    .replace(time, '')
    .replace(points, '')
    .replace(/[^\p{L}\d]+/gu, '');
  return said !== '' && rest === '' && !asks(said.replace(kinds, ''));
}

function asked(line: Line, head: Line): Line {
  const marker = readMarker(head.text);
  const end = marker?.end ?? 0;
  const marks = points.exec(head.text.slice(end))?.[1];
  const numbered = { ...withLabel(line, head.text.slice(0, end).trim()), continues: false, isHeading: false };
  if (marks === undefined) return numbered;
  const [last] = numbered.spans.slice(-1);
  return {
    ...numbered,
    text: `${numbered.text} [${marks}]`,
    spans: last === undefined ? numbered.spans : [...numbered.spans, { ...last, text: ` [${marks}]` }],
  };
}
