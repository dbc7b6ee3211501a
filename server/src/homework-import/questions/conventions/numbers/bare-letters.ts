import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const bare = /^(\*?)([A-Ha-h])(?:\s*[-–—](?:\s+|(?=\p{L}))|\s+)(?=\S)/u;
const fewest = 3;
const fewestApart = 2;

/**
 * Options whose letters have nothing behind them: 'A atom', 'B cell', 'C organ' on lines that follow each other become 'A) atom' …
 * A single 'A car travels …' is a sentence; a single 'C cell' between 'B) atom' and 'D) organ' is the option that is missing there.
 */
export function spellLetters(items: readonly Item[]): readonly Item[] {
  const spelt = [...items];
  for (let index = 0; index < items.length; index++) {
    const run = runFrom(items, index);
    const slip = slipAt(items, index);
    if (slip !== undefined) spelt[index] = slip;
    if (run.length < (areApart(items, index, run.length) ? fewestApart : fewest)) continue;
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

/** Whether each letter has more than a space behind it: 'a  Je …'. */
const areApart = (items: readonly Item[], from: number, count: number) =>
  items.slice(from, from + count).every((item) => item.kind === 'line' && /^\*?[A-Ha-h]\s{2}/u.test(item.text));

/** An option that lost what stands behind the letters of those around it. */
function slipAt(items: readonly Item[], index: number): Line | undefined {
  const [before, item, after] = [items[index - 1], items[index], items[index + 1]];
  if (before?.kind !== 'line' || item?.kind !== 'line' || after?.kind !== 'line') return undefined;
  const [above, below] = [readMarker(before.text), readMarker(after.text)];
  const match = bare.exec(item.text);
  if (match === null || readMarker(item.text) !== undefined) return undefined;
  if (above?.kind !== 'letter' || below?.kind !== 'letter' || above.style !== below.style) return undefined;
  const code = match[2]?.charCodeAt(0);
  const isMissing = code === above.letter.charCodeAt(0) + 1 && code === below.letter.charCodeAt(0) - 1;
  return isMissing ? withLabel(sliceLine(item, match[0].length), `${match[1]}${match[2]})`) : undefined;
}

function runFrom(items: readonly Item[], from: number): Line[] {
  const run: Line[] = [];
  const first = items[from];
  const isUpper = first?.kind === 'line' && /^\*?[A-H]/u.test(first.text);
  for (const item of items.slice(from, from + 8)) {
    if (item.kind !== 'line') break;
    const match = bare.exec(item.text);
    const letter = String.fromCharCode((isUpper ? 65 : 97) + run.length);
    if (match === null || match[2] !== letter || readMarker(item.text.replace(/^\*/u, '')) !== undefined) break;
    run.push(withLabel(sliceLine(item, match[0].length), `${match[1]}${letter})`));
  }
  return run;
}
