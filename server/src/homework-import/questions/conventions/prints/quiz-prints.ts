import { asks, isAnswerSpace } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const fewest = 3;
const longest = 80;
const mostLines = 4;
/** What a number and its line say besides: '30 sec • 1 pt'. */
const points = /(?:^|[^\p{L}\d])(\d{1,2})\s*(?:points?|pts?|marks?|mks?|puntos?|punkte?|pkt|punti|p)(?!\p{L})/iu;
const time = /\b\d{1,3}\s*(?:seconds?|secs?|s|minutes?|mins?|m)\b/iu;
const level =
  /\b(?:difficulty|level|blooms?(?:['’]s)?|dok)\s*[:–-]?\s*(?:easy|medium|moderate|hard|difficult|foundation|higher|low|high|[1-5])\b|^(?:easy|medium|hard)$/iu;
const kinds =
  /^(?:multiple[\s-]*(?:choice|select|answers?|response)|mcq|true\s*(?:\/|or)\s*false|fill[\s-]+in[\s-]+the[\s-]+(?:blanks?|gaps?)|open[\s-]*ended|short[\s-]+answer|long[\s-]+answer|matching|match|poll|reorder|dropdown|quiz|question|text[\s-]+answer|single[\s-]+choice|type[\s-]+answer|slider|puzzle)\b/iu;

const timeBehind = /\s*\t\s*\d{1,3}\s*(?:seconds?|secs?|s|minutes?|mins?)\.?$/iu;

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
    const first = headAbove(heads, items, index);
    if (heads.has(index) || (first !== undefined && saysMore(item))) return [];
    const head = first === undefined ? undefined : items.slice(first, index);
    return item.kind === 'line' && head !== undefined ? [asked(item, head)] : [item];
  });
}

/** The head that stands above an item, with lines between that say more of it. */
function headAbove(heads: ReadonlySet<number>, items: readonly Item[], index: number): number | undefined {
  for (let above = index - 1; above >= 0 && above >= index - mostLines; above -= 1) {
    if (heads.has(above)) return above;
    if (!saysMore(items[above])) return undefined;
  }
  return undefined;
}

/** '1 marks', 'Difficulty: easy' below the number of a question. */
function saysMore(item: Item | undefined): boolean {
  return item?.kind === 'line' && item.text.length < longest && /\p{L}/u.test(item.text) && besides(item.text) === '';
}

const besides = (text: string) =>
  text
    .replace(kinds, '')
    .replace(level, '')
    .replace(time, '')
    .replace(points, '')
    .replace(/[^\p{L}\d]+/gu, '');

/** 'Question 1 (1 mark)' is written by teachers too, and read elsewhere. */
function saysKind(item: Item | undefined): boolean {
  if (item?.kind !== 'line') return false;
  const said = behindNumber(item.text);
  return kinds.test(said) || time.test(said);
}

/** A number with nothing but a kind, a time or points behind it, above a line without a number. */
function isHead(items: readonly Item[], index: number): boolean {
  const [item, below] = [items[index], items[index + 1]];
  if (item?.kind !== 'line' || below?.kind !== 'line' || item.text.length > longest) return false;
  if (readMarker(item.text)?.kind !== 'number') return false;
  if ((readMarker(below.text) !== undefined && !saysMore(below)) || isAnswerSpace(below.text)) return false;
  const said = behindNumber(item.text);
  return said !== '' && besides(said) === '' && !asks(said.replace(kinds, ''));
}

/** Of 'Question 1 · multiple choice' what stands behind the number and its dot. */
const behindNumber = (text: string) => text.slice(readMarker(text)?.end ?? 0).replace(/^[^\p{L}\d]+/u, '');

function asked(line: Line, head: readonly Item[]): Line {
  const texts = head.flatMap((item) => (item.kind === 'line' ? [item.text] : []));
  const [first = ''] = texts;
  const end = readMarker(first)?.end ?? 0;
  const marks = [first.slice(end), ...texts.slice(1)].flatMap((text) => points.exec(text)?.[1] ?? [])[0];
  const label = first
    .slice(0, end)
    .replace(/[\s·•|–—-]+$/u, '')
    .replace(/^\d+$/u, '$&.');
  const timed = timeBehind.exec(line.text);
  const own = timed === null ? line : sliceLine(line, 0, timed.index);
  const numbered = { ...withLabel(own, label), continues: false, isHeading: false };
  if (marks === undefined) return numbered;
  const [last] = numbered.spans.slice(-1);
  return {
    ...numbered,
    text: `${numbered.text} [${marks}]`,
    spans: last === undefined ? numbered.spans : [...numbered.spans, { ...last, text: ` [${marks}]` }],
  };
}
