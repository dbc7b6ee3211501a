import { isNumbered } from '../../lines/item-numbers.ts';
import { asks, isAnswerSpace, isKeyTitle } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, spokenLine, withLabel } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

const capital = /^\(?([A-Z])(?:[).:]+\s*|\s*[–—-]\s+|\s+)(?=\S)/u;
const inRun = /(?<=^|[\s,;|])\(?([A-Z])(?:[).:]+\s*|\s*[–—=-]\s+|\s+)(?=\S)/gu;
const fewest = 3;
const share = 0.7;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Where nothing has a number and questions begin with the capitals of the alphabet, 'A  What do all sounds start with?', those are their numbers, in
 * the answers too: below each other, or 'A vibrations   B no   C hertz' in a line.
 */
export function spellCapitalsAsNumbers(items: readonly Item[]): readonly Item[] {
  if (items.some(isNumbered)) return items;
  const lines = items.flatMap((item, index) => (item.kind === 'line' ? [{ line: item, index }] : []));
  const asked: { line: Line; index: number }[] = [];
  for (const one of lines) if (capital.exec(one.line.text)?.[1] === alphabet.charAt(asked.length)) asked.push(one);
  const count = asked.length;
  const asking = asked.filter(({ line }) => asks(textBehind(line))).length;
  if (count < fewest || asking < count * share) return items;
  const last = asked.at(-1)?.index ?? 0;
  // Below the names of sections there is more.
  const between = lines.filter(
    ({ line, index }) => index > (asked[0]?.index ?? 0) && index < last && !isAnswerSpace(line.text),
  );
  if (between.length + 1 - count > count / 3) return items;
  const spoken = new Map<Item, readonly Line[]>(
    asked.map(({ line }, at) => [line, [numbered(line, capital.exec(line.text)?.[0].length ?? 0, at)]]),
  );
  const below = lines.filter(({ index }) => index > last);
  const run = below
    .map(({ line }) => ({ line, entries: entriesIn(line, count) }))
    .find(({ entries }) => entries.length === count);
  const key = run === undefined ? entriesBelow(below.map(({ line }) => line)) : new Map([[run.line, run.entries]]);
  if (key.size === 0) return items.flatMap((item): readonly Item[] => spoken.get(item) ?? [item]);
  const [first] = key.keys();
  const hasTitle = below.some(({ line }) => isKeyTitle(line.text));
  return items.flatMap((item): readonly Item[] => {
    const own = item.kind === 'line' ? (spoken.get(item) ?? key.get(item)) : undefined;
    if (own === undefined) return [item];
    return item === first && !hasTitle ? [spokenLine('Answers', item.place), ...own] : own;
  });
}

const textBehind = ({ text }: Line) => text.slice(capital.exec(text)?.[0].length ?? 0);

const numbered = (line: Line, from: number, at: number): Line => ({
  ...withLabel(sliceLine(line, from), `${at + 1}.`),
  label: null,
});

/** 'A vibrations', 'B no' below each other. */
function entriesBelow(lines: readonly Line[]): ReadonlyMap<Line, readonly Line[]> {
  const found = new Map<Line, readonly Line[]>();
  for (const line of lines) {
    const match = capital.exec(line.text);
    const at = alphabet.indexOf(match?.[1] ?? ' ');
    if (match !== null && at >= found.size) found.set(line, [numbered(line, match[0].length, at)]);
  }
  return found.size < fewest ? new Map() : found;
}

/** All answers of a line, also behind 'Answers:'. */
function entriesIn(line: Line, count: number): readonly Line[] {
  const starts: { at: number; end: number }[] = [];
  for (const { index, 0: whole, 1: letter } of line.text.matchAll(inRun))
    if (letter === alphabet.charAt(starts.length)) starts.push({ at: index, end: index + whole.length });
  const [first] = starts;
  const isFirst =
    first !== undefined && (first.at === 0 || /^\W*\p{L}[^:–]{0,40}[:–]\s*$/u.test(line.text.slice(0, first.at)));
  if (!isFirst || starts.length !== count) return [];
  return starts.map(({ end }, at) => {
    const said = line.text.slice(end, starts[at + 1]?.at).replace(/[\s,;|]+$/u, '');
    return numbered(sliceLine(line, 0, end + said.length), end, at);
  });
}
