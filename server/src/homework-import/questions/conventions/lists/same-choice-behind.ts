import { isNumbered } from '../../lines/item-numbers.ts';
import { isTruthWord } from '../../lines/languages.ts';
import { isKeyTitle } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

const offered = /(?:\s{2,}|\s*\t\s*|[.?]\s+|\s+[([]\s*|\s+)(\p{L}{2,20}(?:\s*\/\s*\p{L}{2,20}){1,3})\s*[)\]]?$/u;
const fewest = 3;
const share = 0.8;

/** 'Sugar dissolves.  Yes / No' behind (nearly) every question, or 'Yes / No' behind one, offers what to choose from: options below each. True and false are no options. */
export function spellSameChoiceBehind(items: readonly Item[]): readonly Item[] {
  const key = items.findIndex((item) => item.kind === 'line' && isKeyTitle(item.text));
  const asked = items
    .slice(0, key === -1 ? undefined : key)
    .flatMap((item) => (item.kind === 'line' && isNumbered(item) ? [item] : []));
  const offers = new Map(asked.map((line) => [line, offered.exec(line.text)?.[1]?.toLowerCase().replace(/\s/gu, '')]));
  const [first] = [...offers.values()].filter((offer) => offer !== undefined);
  const found = new Set<Item>(asked.filter((line) => offers.get(line) === first));
  const isTruth = first?.split('/').some((word) => isTruthWord.test(word) || /^(?:true|false)$/u.test(word));
  // Numbers below the last are those of the answers.
  const last = asked.findLastIndex((line) => found.has(line));
  const isOfMost = first !== undefined && !isTruth && found.size >= fewest && found.size >= (last + 1) * share;
  // 'Yes / No' means nothing else.
  if (!isOfMost) found.clear();
  for (const [line, offer] of offers) if (offer === 'yes/no') found.add(line);
  return items.flatMap((item): readonly Item[] =>
    item.kind === 'line' && found.has(item) ? withOptions(item) : [item],
  );
}

function withOptions(line: Line): readonly Line[] {
  const match = offered.exec(line.text);
  const offer = match?.[1] ?? '';
  const end = (match?.index ?? 0) + (/^[.?]/u.exec(match?.[0] ?? '')?.[0].length ?? 0);
  let at = line.text.lastIndexOf(offer);
  const options = offer.split('/').map((part, index) => {
    const from = at + part.length - part.trimStart().length;
    at += part.length + 1;
    const option = sliceLine(line, from, from + part.trim().length);
    return withLabel({ ...option, label: null }, `${'ABCD'.charAt(index)})`);
  });
  return [sliceLine(line, 0, end), ...options];
}
