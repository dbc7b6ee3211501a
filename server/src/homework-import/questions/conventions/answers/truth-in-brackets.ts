import { asksTrueOrFalse } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, spokenLine } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

/** '( T )', '[False]' and '(  V  )' behind a statement. */
const behind =
  /(?<=\S)\s*(?:\(\s*(t|f|true|false|v|vrai|faux|verdadero|falso|r|richtig|falsch)\s*\)|\[\s*(t|f|true|false|v|vrai|faux|verdadero|falso|r|richtig|falsch)\s*\])\s*$/iu;
const fewest = 2;

/** Statements that are to be called true or false, with what is right in the brackets behind each: 'Rocks melt. ( T )' has 'Answer: True' below. */
export function spellTruthInBrackets(items: readonly Item[]): readonly Item[] {
  const asked = items.findIndex((item) => item.kind === 'line' && asksTrueOrFalse(item.text));
  const found = asked === -1 ? [] : items.slice(asked).flatMap((item) => (saysTruth(item) ? [item] : []));
  if (found.length < fewest) return items;
  const said = new Set<Item>(found);
  return items.flatMap((item) => (item.kind === 'line' && said.has(item) ? spelt(item) : [item]));
}

const saysTruth = (item: Item): item is Line => item.kind === 'line' && behind.test(item.text);

function spelt(line: Line): readonly Item[] {
  const match = behind.exec(line.text);
  const word = (match?.[1] ?? match?.[2] ?? '').toLowerCase();
  const truth = /^[tvr]/u.test(word) ? 'True' : 'False';
  return [sliceLine(line, 0, match?.index), spokenLine(`Answer: ${truth}`, line.place)];
}
