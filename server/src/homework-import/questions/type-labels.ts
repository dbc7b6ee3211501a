import { type Line, sliceSpans } from './lines.ts';
import { readMarker } from './markers.ts';
import type { Item } from './parsed-question.ts';

const kinds = String.raw`(?:multiple[\s-]+choice|mcq|mc|single[\s-]+(?:answer|choice)|multiple[\s-]+(?:answers?|response|select)|(?:short|long|extended|open|written|numerical|numeric|free|text)[\s-]+(?:answer|response|text|entry)|open[\s-]+ended|numerical|fill[\s-]+in[\s-]+the[\s-]+(?:blanks?|gaps?)|gap[\s-]+fill|checkbox(?:es)?|dropdown|paragraph|calculation)(?:\s+questions?)?`;
const alone = new RegExp(String.raw`^[[(]?(?:question\s+)?(?:type\s*[:–-]\s*)?${kinds}[\])]?\s*[:.]?$`, 'iu');
const before = new RegExp(String.raw`^(?:[[(]${kinds}[\])]\s*[:.–-]?|${kinds}\s*[:–-])\s*(?=\S)`, 'iu');
const behind = new RegExp(String.raw`\s*[[(]${kinds}[\])]$`, 'iu');

/**
 * Printed quizzes say of what type each question is: 'Multiple choice' in a line of its own, or in brackets beside the question. The
 * items without that; what a question is shows in it.
 */
export function withoutTypeLabels(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item): Item[] => {
    if (item.kind !== 'line') return [item];
    if (alone.test(item.text) && !item.isHeading && item.label === null) return [];
    return [without(item)];
  });
}

function without(line: Line): Line {
  const marker = readMarker(line.text);
  const start = marker?.kind === 'number' ? marker.end : 0;
  const label = start === 0 ? null : before.exec(line.text.slice(start));
  const end = behind.exec(line.text)?.index ?? line.text.length;
  if (label === null && (end === line.text.length || end <= start)) return line;
  const spans = [...sliceSpans(line.spans, 0, start), ...sliceSpans(line.spans, start + (label?.[0].length ?? 0), end)];
  return { ...line, spans, text: spans.map(({ text }) => text).join('') };
}
