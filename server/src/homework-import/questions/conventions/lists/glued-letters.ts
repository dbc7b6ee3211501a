import { sliceLine, withLabel } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

const glued = /^([A-Ha-h])\.(?=[\p{L}\p{N}"“'‘(][^.]*(?:\.|$))/u;
const fewest = 2;

/** 'a.period', 'b.group' and 'c.element' below each other have no space behind their letters: 'a. period'. */
export function spellGluedLetters(items: readonly Item[]): readonly Item[] {
  const letters = items.map((item) => (item.kind === 'line' ? glued.exec(item.text)?.[1] : undefined));
  const isRun = (index: number) => {
    const code = letters[index]?.charCodeAt(0);
    if (code === undefined) return false;
    const first = index - ((code - 1) % 32);
    const run = letters.slice(first, index + 8);
    const length = run.findIndex((letter, at) => letter?.charCodeAt(0) !== code - (index - first) + at);
    return first >= 0 && (length === -1 ? run.length : length) >= Math.max(fewest, index - first + 1);
  };
  return items.map((item, index) =>
    item.kind === 'line' && isRun(index) ? withLabel(sliceLine(item, 2), `${letters[index]}.`) : item,
  );
}
