import { isNumbered, numberOf } from '../../lines/item-numbers.ts';
import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

const name =
  /^(topic|unit|chapter|lesson|set|round|station|stage|theme|module|block)\s+([A-Z]|\d{1,2})(?=\s*(?:[:.–—-]|$))/iu;
const fewest = 2;

/**
 * 'Topic 1: Acids' and 'Topic 2: Metals' above questions that each begin at 1 are sections: they, and the same names in the answers, are called so.
 * A name that stands once is the title of the homework.
 */
export function spellNumberedNames(items: readonly Item[]): readonly Item[] {
  const named = items.flatMap((item, index) => {
    const [, word = '', own = ''] = (item.kind === 'line' && name.exec(item.text)) || [];
    return own === '' ? [] : [{ index, word: word.toLowerCase(), own }];
  });
  const [first] = named;
  if (first === undefined) return items;
  const same = named.filter(({ word }) => word === first.word);
  const begins = same.filter(({ index }, at) => beginsAtOne(items, index, same[at + 1]?.index ?? items.length));
  if (new Set(begins.map(({ own }) => own)).size < fewest) return items;
  const spelt = new Map(same.map(({ index, own }) => [index, own]));
  return items.map((item, index) => {
    const own = spelt.get(index);
    return item.kind !== 'line' || own === undefined ? item : sectionLine(item, own);
  });
}

/** Whether the first number between two places is 1. */
function beginsAtOne(items: readonly Item[], from: number, to: number): boolean {
  const next = items.slice(from + 1, to).find(isNumbered);
  return next !== undefined && numberOf(next) === '1';
}

function sectionLine(line: Line, own: string): Line {
  const rest = sliceLine(line, name.exec(line.text)?.[0].length ?? 0);
  return withLabel({ ...rest, label: null, isHeading: line.isHeading }, `Section ${own}`);
}
