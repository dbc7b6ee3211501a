import { nestedPartsOfEntry } from '../../key/nested-parts-of-entry.ts';
import { type Line, sliceLine } from '../../lines/lines.ts';
import { romanPlace } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const label = /(?<=^|[\s.)])(\(?)(i{1,3}|iv|vi{0,3})([).])\s*(?=\S)/gu;
/** '2. b) ' may stand before the first. */
const before = /^(?:q(?:uestion)?\s*)?(?:\(?\d{1,2}[).:]*)?\s*(?:\(?[a-h](?:[).]+|(?=\s*\(i\))))?\s*$/iu;
/** 'Use parts (i) and (ii)' names them. */
const names = /(?:\b(?:and|or|to|parts?|questions?|of|in|from|both|between)|[-–,&])\s*$/iu;

/** '2. b) (i) What is … (ii) How …' and 'b) (i) volts (ii) voltmeter' have a line for each part. */
export function splitRomanParts(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item): readonly Item[] =>
    item.kind === 'line' ? (nestedPartsOfEntry(item) ?? splitLine(item)) : [item],
  );
}

function splitLine(line: Line): readonly Line[] {
  const { text } = line;
  const starts: { at: number; end: number }[] = [];
  let style = '';
  for (const { 0: whole, 1: open = '', 2: roman = '', 3: close = '', index: at } of text.matchAll(label)) {
    if (romanPlace(roman) !== starts.length + 1) continue;
    if (starts.length === 0 && !before.test(text.slice(0, at))) return [line];
    if (starts.length > 0 && (open + close !== style || names.test(text.slice(0, at)))) continue;
    style = open + close;
    starts.push({ at, end: at + whole.length });
  }
  if (starts.length < 2) return [line];
  const parts = starts.map(({ end }, index) => text.slice(end, starts[index + 1]?.at).trim());
  if (parts.some((part) => !/[\p{L}\p{N}]/u.test(part))) return [line];
  return starts.map(({ at }, index) => {
    const to = starts[index + 1]?.at ?? text.length;
    const end = index === starts.length - 1 ? to : text.slice(0, to).replace(/[\s,;|]+$/u, '').length;
    const part = sliceLine(line, index === 0 ? 0 : at, end);
    return index === 0 ? part : { ...part, label: null };
  });
}
