import { demands, isKeyTitle } from '../../lines/line-kinds.ts';
import { type Line, spokenLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import { withBehind } from '../../lines/said-behind.ts';
import type { Item } from '../../parsed-question.ts';
import { beginsQuestion } from '../answers/answers-below.ts';

const fewest = 2;

/** '[Total 3 marks]' below each question is what the question has, where it has no parts and nothing else says its marks: '[3]'. */
export function spellTotals(source: readonly Item[]): readonly Item[] {
  const items = withTotalsOfHeads(source);
  const totals = items.filter((item) => totalOf(item) !== undefined).length;
  if (totals < fewest) return items;
  let isWhole = false;
  return items.map((item) => {
    if (item.kind !== 'line') {
      isWhole &&= item.kind !== 'row';
      return item;
    }
    const total = totalOf(item);
    const marker = readMarker(item.text);
    if (marker?.kind === 'number') isWhole = marker.parts.length === 0;
    if (marker?.kind === 'letter') isWhole &&= !demands(item.text.slice(marker.end));
    if (total === undefined) {
      isWhole &&= takeMarks(item.text).marks === undefined;
      return item;
    }
    const spelt = isWhole ? spokenLine(`[${total}]`, item.place) : item;
    isWhole = false;
    return spelt;
  });
}

/** 'Question 4 (total 4 marks)' above a question without parts has its marks: 'Question 4 [4]'. */
function withTotalsOfHeads(items: readonly Item[]): readonly Item[] {
  const heads = items.flatMap((item, index) => (headTotal(item) === undefined ? [] : [index]));
  if (heads.length < fewest) return items;
  const whole = new Set(heads.filter((head, at) => isUndivided(items.slice(head + 1, heads[at + 1]))));
  return items.map((item, index) => {
    if (item.kind !== 'line' || !whole.has(index)) return item;
    const { text, total = 0 } = takeMarks(item.text);
    return withBehind(item, ` [${total}]`, text.length);
  });
}

/** The total behind a number with nothing else. */
function headTotal(item: Item): number | undefined {
  if (item.kind !== 'line') return undefined;
  const { text, total } = takeMarks(item.text);
  const marker = readMarker(text);
  return marker?.kind === 'number' && marker.parts.length === 0 && text.slice(marker.end).trim() === ''
    ? total
    : undefined;
}

const isUndivided = (below: readonly Item[]) =>
  below.every((item) => {
    if (item.kind !== 'line') return item.kind === 'table';
    const marker = readMarker(item.text);
    return (
      takeMarks(item.text).marks === undefined && !(marker?.kind === 'letter' && demands(item.text.slice(marker.end)))
    );
  });

/** What a line says that is nothing but a total. */
function totalOf(item: Item): number | undefined {
  const taken = item.kind === 'line' ? takeMarks(item.text) : undefined;
  return taken?.text === '' ? taken.total : undefined;
}

const outOf =
  /^(?:(?:my|your)\s+)?(?:marks?|score|result)?[\s:=_.…]*(?:\/|\bout\s+of\b)\s*(\d{1,3})(?:\s*marks?)?\.?$|^[[(]?(\d{1,3})\s*(?:marks?|points?)\s+(?:in\s+)?total[\])]?\.?$/iu;
const fewestQuestions = 3;
/** 'Retrieval grid: ANSWERS' */
const ofAnswers = /^[^?]{0,60}\b(?:answers|answer\s+key|mark\s*scheme|solutions|memo(?:randum)?)\W*$/iu;

/** '/7' alone below the last of seven questions, where no other has its marks so, is the total of all. */
export function spellLastTotal(items: readonly Item[]): readonly Item[] {
  const found = items.filter((item) => item.kind === 'line' && outOf.test(item.text));
  const [only] = found;
  if (found.length !== 1 || only?.kind !== 'line') return items;
  const above = items.slice(0, items.indexOf(only));
  const asked = above.filter((item) => item.kind === 'line' && beginsQuestion(item)).length;
  const next = items.slice(above.length + 1).find((item) => item.kind !== 'line' || item.text !== '');
  const isLast = next === undefined || (next.kind === 'line' && (isKeyTitle(next.text) || ofAnswers.test(next.text)));
  const isOfAll = asked >= fewestQuestions && countOf(only) >= asked;
  const others = items.filter(
    (item) => item !== only && item.kind === 'line' && takeMarks(item.text).marks !== undefined,
  );
  const isOneEach =
    countOf(only) === asked &&
    others.length === 0 &&
    !(next?.kind === 'line' && readMarker(next.text)?.kind === 'letter');
  return (isLast || isOneEach) && isOfAll
    ? items.map((item) => (item === only ? spokenLine(`Total: ${countOf(only)}`, only.place) : item))
    : items;
}

function countOf({ text }: Line): number {
  const [, count, inAll] = outOf.exec(text) ?? [];
  return Number(count ?? inAll);
}
