import { isTitleOfKey } from '../../key/title-of-key.ts';
import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';

const head = /^(?:q\s*)?(\d{1,2})[.)]?\s+([a-h])\s+(?=(\S))/u;
const below = /^([b-h])\s+(?=(\S))/u;
/** 'a Explain …' below '1 Amal writes a key.' */
const first = /^a\s+(?=[\p{Lu}\p{N}"“‘'(])/u;
/** 'End of unit test mark scheme 7AB' in no special look. */
const namesScheme =
  /^(?:\P{N}[^.?!]{0,60}\b(?:mark\s*scheme|answer\s*key|answers)\b\W*\w{0,6}|answers\b[^.?!]{0,30})$/iu;
const fewest = 2;
/** How far below its number a question may have its first part. */
const near = 4;

/**
 * '1 a Draw …' with 'b What …' below it are '1. a) Draw …' and 'b) What …', as are 'a Draw …' and 'b What …' below '1 Amal has a map.', in the
 * answers too, where several questions are so, or each part of one asks or has its marks: '1 a car travels …' alone is a sentence.
 */
export function spellPartsWithBareLetters(items: readonly Item[]): readonly Item[] {
  const spoken = new Map<Item, Line>();
  const asked: Line[] = [];
  let [letter, isKey, heads, number] = ['', false, 0, -near - 1];
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'line') continue;
    if (isTitleOfKey(item) || (heads > 0 && namesScheme.test(item.text))) isKey = true;
    const begun = beginning(item, { isKey, isBelowNumber: index - number <= near && letter === '' });
    if (begun !== undefined) {
      letter = begun.letter;
      if (!isKey) heads += 1;
      if (!isKey) asked.push(item);
      spoken.set(item, begun.line);
      continue;
    }
    const marker = readMarker(item.text);
    if (marker?.kind === 'number') [letter, number] = ['', index];
    const isBare = marker === undefined || (marker.kind === 'letter' && !/[).:\]]/u.test(marker.style));
    const [next, own = ''] = isBare ? (below.exec(item.text) ?? []) : [];
    const isNext = isKey ? own > letter : own.charCodeAt(0) === letter.charCodeAt(0) + 1;
    if (next === undefined || letter === '' || !isNext) continue;
    letter = own;
    if (!isKey) asked.push(item);
    spoken.set(item, withLabel(sliceLine(item, next.length), `${own})`));
  }
  const parts = asked.length - heads;
  const areAsked = heads > 0 && parts > 0 && asked.every(({ text }) => takeMarks(text).marks !== undefined);
  return areAsked || (heads >= fewest && parts >= fewest) ? items.map((item) => spoken.get(item) ?? item) : items;
}

/** The first part of a question, with its number or in a line below it; `undefined` for any other line. */
function beginning(
  line: Line,
  { isKey, isBelowNumber }: { readonly isKey: boolean; readonly isBelowNumber: boolean },
): { letter: string; line: Line } | undefined {
  const [whole, number, letter, begin = ''] = head.exec(line.text) ?? [];
  // '1 a vais; b avons' and '1 a 5x   b 2x' are split where keys are read.
  if (isKey && /(?:[;,.]\s+|\s{2,}|\t\s*)b\s+\S/u.test(line.text)) return undefined;
  if (whole !== undefined && letter !== undefined && (isKey || (letter === 'a' && /[\p{Lu}\p{N}"“‘'(]/u.test(begin))))
    return { letter, line: withLabel(sliceLine(line, whole.length), `${number}. ${letter})`) };
  const alone = isBelowNumber && !isKey ? first.exec(line.text)?.[0] : undefined;
  return alone === undefined ? undefined : { letter: 'a', line: withLabel(sliceLine(line, alone.length), 'a)') };
}
