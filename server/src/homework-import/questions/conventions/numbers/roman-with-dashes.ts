import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { romanPlace } from '../../lines/markers.ts';
import { withBehind } from '../../lines/said-behind.ts';
import type { Item } from '../../parsed-question.ts';

const own = /^([ivx]{1,4})\s?[-–—]\s*(?=\S)/u;
const inner = /(?<=^\(?\d{1,2}[-.):]*\s+|[\s,;])([ivx]{1,4})\s?[-–—]\s*(?=\S)/gu;

/** 'i- Vinegar is an acid.' above 'ii- …', and '2. i- T  ii- F' in a key, have their Roman numbers with a bracket: 'i) …'. */
export function spellRomanDashes(items: readonly Item[]): readonly Item[] {
  const found = items.flatMap((item) => (item.kind === 'line' ? romanPlace(own.exec(item.text)?.[1] ?? '') || [] : []));
  const goOn = found.some((place, index) => place === 1 && found[index + 1] === 2);
  return goOn ? items.map((item) => (item.kind === 'line' ? spelt(item) : item)) : items;
}

function spelt(line: Line): Line {
  const [label, roman = ''] = own.exec(line.text) ?? [];
  if (label !== undefined && romanPlace(roman) > 0) return withLabel(sliceLine(line, label.length), `${roman})`);
  const several = [...line.text.matchAll(inner)].filter(([, said = '']) => romanPlace(said) > 0);
  const isBehindNumber = /^\W*\d{1,2}\W*$/u.test(line.text.slice(0, several[0]?.index ?? 0));
  return several.length < 2 && !isBehindNumber ? line : several.reduceRight(withBracket, line);
}

function withBracket(line: Line, { index, 0: whole, 1: roman = '' }: RegExpExecArray): Line {
  return withBehind(line, `${roman}) ${line.text.slice(index + whole.length)}`, index);
}
