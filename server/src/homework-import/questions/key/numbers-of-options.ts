import { isNumbered } from '../lines/item-numbers.ts';
import { type Line, sliceLine } from '../lines/lines.ts';
import type { Item } from '../parsed-question.ts';

const fewest = 2;
const entry = /^(?:q(?:uestion)?\s*)?\(?\d{1,3}\s*[).:]*\s*\(([1-5])\)\s*\.?$/iu;

/** '1. (2)' and '2. (4)', with nothing below them: the numbers of options, which are in brackets there too, and no marks. */
export function spellNumbersOfOptions(key: readonly Item[]): readonly Item[] {
  const said = key.filter((item) => item.kind !== 'line' || item.text !== '');
  const found = new Set(
    said.filter((item, index) => {
      const next = said[index + 1];
      const isAlone = next?.kind !== 'line' || isNumbered(next) || next.isHeading || !/^[(\p{Ll}•]/u.test(next.text);
      return item.kind === 'line' && entry.test(item.text) && isAlone;
    }),
  );
  if (found.size < fewest) return key;
  return key.map((item) => (item.kind === 'line' && found.has(item) ? spelt(item) : item));
}

function spelt(line: Line): Line {
  const at = line.text.lastIndexOf('(');
  const before = sliceLine(line, 0, at);
  const option = sliceLine(line, at + 1, line.text.lastIndexOf(')'));
  return { ...line, text: `${before.text} ${option.text}`, spans: [...before.spans, ...option.spans] };
}
