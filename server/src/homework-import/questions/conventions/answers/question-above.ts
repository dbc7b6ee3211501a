import { asks } from '../../lines/line-kinds.ts';
import type { Line } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';

const fewest = 3;

/** Of each item the question it stands in, from its number on, or where few have one from what asks; `undefined` above the first. */
export function questionAbove(items: readonly Item[]): readonly ({ order: number; start: number } | undefined)[] {
  const isByNumber = items.filter(hasNumber).length >= fewest;
  let open: { order: number; start: number } | undefined;
  return items.map((item, start) => {
    if (hasNumber(item) || (!isByNumber && item.kind === 'line' && isAsking(item)))
      open = { order: (open?.order ?? -1) + 1, start };
    return open;
  });
}

function hasNumber(item: Item): boolean {
  if (item.kind === 'table') return /^\W*\d{1,2}\W*$/u.test(item.rows[0]?.[0]?.[0]?.text ?? '');
  const isNumber = (text: string) => readMarker(text)?.kind === 'number' || /^\d{1,2}\.?$/u.test(text);
  // '(1)' alone is the marks of what is above it.
  const isMarks = item.kind === 'line' && takeMarks(item.text).text === '';
  return item.kind === 'line' && !item.continues && !isMarks && isNumber(item.text);
}

function isAsking({ text, continues }: Line): boolean {
  const asked = takeMarks(text.slice(readMarker(text)?.end ?? 0)).text;
  return !continues && (/\?\s*$/u.test(asked) || asks(asked));
}
