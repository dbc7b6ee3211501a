import { numberOf } from '../../lines/item-numbers.ts';
import { asksTrueOrFalse, namesKind } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, sliceSpans } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const kinds = String.raw`(?:multiple[\s-]+choice|mcq|mc|single[\s-]+(?:answer|choice)|multiple[\s-]+(?:answers?|response|select)|(?:short|long|extended|open|written|numerical|numeric|free|text)[\s-]+(?:answer|response|text|entry)|open[\s-]+ended|numerical|fill[\s-]+in[\s-]+the[\s-]+(?:blanks?|gaps?)|gap[\s-]+fill|checkbox(?:es)?|dropdown|paragraph|calculation)(?:\s+questions?)?`;
const alone = new RegExp(String.raw`^[[(]?(?:question\s+)?(?:type\s*[:–-]\s*)?${kinds}[\])]?\s*[:.]?$`, 'iu');
const beside = new RegExp(String.raw`[[(]${kinds}[\])]\s*[:.–-]?\s*`, 'iu');
const before = new RegExp(String.raw`^${kinds}\s*[:–-]\s*(?=\S)`, 'iu');

/**
 * Printed quizzes say of what type each question is: 'Multiple choice' in a line of its own, or in brackets beside the question. The
 * items without that; what a question is shows in it. Where they only stand above a number 1 they are sections,
 * as one is that stands above a number 1 below others, or that is said again in the answers: 'Fill in the gaps: 1 oxygen'.
 */
export function withoutTypeLabels(items: readonly Item[]): readonly Item[] {
  const isAlone = (item: Item) =>
    item.kind === 'line' && alone.test(item.text) && !item.isHeading && item.label === null;
  const labels = items.flatMap((item, index) => (isAlone(item) ? [index] : []));
  const areSections = labels.length > 1 && labels.every((index) => numberOf(items[index + 1]) === '1');
  const first = items.findIndex((item) => numberOf(item) !== undefined);
  if (nameSections(items, labels))
    return items.map((item, index) =>
      item.kind === 'line' && labels.includes(index) ? { ...item, isHeading: true } : item,
    );
  return items.flatMap((item, index): Item[] => {
    if (item.kind !== 'line') return [item];
    if (!isAlone(item)) return [without(item)];
    const isAboveNewFirst = first !== -1 && first < index && numberOf(items[index + 1]) === '1';
    const isSaidAgain = numberOf(items[index + 1]) === '1' && items.slice(index + 2).some((one) => begins(one, item));
    return areSections || isAboveNewFirst || isSaidAgain ? [item] : [];
  });
}

/** 'True or false', 'Fill in the gaps' and 'Short answer', each once, are sections with their statements and questions below. */
function nameSections(items: readonly Item[], labels: readonly number[]): boolean {
  const truths = items.filter((item) => item.kind === 'line' && namesKind(item.text) && asksTrueOrFalse(item.text));
  const texts = labels.flatMap((index) => {
    const item = items[index];
    return item?.kind === 'line' ? [item.text.toLowerCase()] : [];
  });
  return truths.length === 1 && new Set(texts).size === texts.length;
}

const begins = (item: Item, { text }: Line) =>
  item.kind === 'line' && item.text.toLowerCase().startsWith(text.replace(/[.:]$/u, '').toLowerCase());

function without(line: Line): Line {
  const marker = readMarker(line.text);
  const start = marker?.kind === 'number' ? marker.end : 0;
  const found = beside.exec(line.text) ?? (start > 0 ? before.exec(line.text.slice(start)) : null);
  if (found === null) return line;
  const from = found[0].includes('(') || found[0].includes('[') ? found.index : start;
  const spans = [
    ...sliceSpans(line.spans, 0, from),
    ...sliceSpans(line.spans, from + found[0].length, line.text.length),
  ];
  const text = spans.map((span) => span.text).join('');
  return sliceLine({ ...line, spans, text }, 0);
}
