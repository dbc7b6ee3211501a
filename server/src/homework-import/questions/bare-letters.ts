import { type Line, sliceLine, withLabel } from './lines.ts';
import { readMarker } from './markers.ts';
import type { Item } from './parsed-question.ts';

const bare = /^(\*?)([A-Ha-h])(?:\s*[-–—]\s*|\s+)(?=\S)/u;
const fewest = 3;

/**
 * Options whose letters have nothing behind them: 'A atom', 'B cell', 'C organ' on lines that follow each other become 'A) atom' …
 * A single 'A car travels …' is a sentence.
 */
export function spellLetters(items: readonly Item[]): readonly Item[] {
  const spelt = [...items];
  for (let index = 0; index < items.length; index++) {
    const run = runFrom(items, index);
    if (run.length < fewest) continue;
    for (const [offset, line] of run.entries()) spelt[index + offset] = line;
    index += run.length - 1;
  }
  return spelt;
}

/** Whether texts, each in a cell of its own, are such options: 'A atom' beside 'B cell' above 'C organ'. */
export function areBareOptions(texts: readonly string[]): boolean {
  const letters = texts.map((text) => bare.exec(text)?.[2]?.toUpperCase());
  return texts.length >= fewest && letters.every((letter, index) => letter === 'ABCDEFGH'.charAt(index));
}

function runFrom(items: readonly Item[], from: number): Line[] {
  const run: Line[] = [];
  const first = items[from];
  const isUpper = first?.kind === 'line' && /^\*?[A-H]/u.test(first.text);
  for (const item of items.slice(from, from + 8)) {
    if (item.kind !== 'line') break;
    const match = bare.exec(item.text);
    const letter = String.fromCharCode((isUpper ? 65 : 97) + run.length);
    if (match === null || match[2] !== letter || readMarker(item.text) !== undefined) break;
    run.push(withLabel(sliceLine(item, match[0].length), `${match[1]}${letter})`));
  }
  return run;
}
