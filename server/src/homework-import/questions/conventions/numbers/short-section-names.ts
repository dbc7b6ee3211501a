import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

const whole = /^(exercise|section|part|task|activity)\s+(\w{1,2})\b/iu;
const short = /^(ex|sec(?:t)?|pt|act)\.?\s*(\w{1,2})\s*(?:[:.)–-]\s*|$)/iu;
const names: Readonly<Record<string, string>> = {
  ex: 'exercise',
  sec: 'section',
  sect: 'section',
  pt: 'part',
  act: 'activity',
};

/** 'Ex 2: …' in the answers is 'Exercise 2: …', where the questions call it so. */
export function spellShortSectionNames(items: readonly Item[]): readonly Item[] {
  const known = new Set(
    items.flatMap((item) => {
      const [, name, label] = (item.kind === 'line' && whole.exec(item.text)) || [];
      return name === undefined ? [] : [`${name} ${label}`.toLowerCase()];
    }),
  );
  return known.size === 0 ? items : items.map((item) => (item.kind === 'line' ? spelt(item, known) : item));
}

function spelt(line: Line, known: ReadonlySet<string>): Line {
  const [found, abbreviated = '', label = ''] = short.exec(line.text) ?? [];
  const name = names[abbreviated.toLowerCase()] ?? '';
  return found === undefined || !known.has(`${name} ${label.toLowerCase()}`)
    ? line
    : withLabel(sliceLine(line, found.length), `${name.charAt(0).toUpperCase()}${name.slice(1)} ${label}:`);
}
