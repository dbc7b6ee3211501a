import { readAnswerLine } from '../lines/answer-text.ts';
import { type Line, sliceLine, spokenLine } from '../lines/lines.ts';
import { relabelled } from '../lines/relabelled.ts';
import type { Item, TableItem } from '../parsed-question.ts';
import { cellText } from '../tables/question-table.ts';
import { asksToMatch } from '../tables/read-match.ts';

const label = /^\(?(\d{1,2}|[A-Ha-h]|i{1,3}|iv|vi{0,3})[).:]\s*\S|^(\d{1,2}|[A-H])\s{1,3}\S/u;
const pair = /^\(?(\w{1,3}?)\)?\s*(?:[-–—=:→➔⇒]+>?|\s)?\s*\(?(\w{1,3})\)?$/u;
const fewest = 2;
/** How far above the table what asks to match stands, and how far below its answers. */
const near = 3;

/**
 * '1 – d, 2 – a, 3 – b', with a label before it perhaps, right below a table of two columns that are to be matched: the letters stand in it, in a
 * cell behind each term, where they are read. Elsewhere they would be taken for the answers of questions 1, 2 and 3.
 */
export function spellPairsBelowMatch(items: readonly Item[]): readonly Item[] {
  const spoken = new Map<Item, TableItem>();
  const used = new Set<Item>();
  for (const [index, item] of items.entries()) {
    const asked = items.slice(Math.max(0, index - near), index);
    if (item.kind !== 'table' || !asked.some((line) => line.kind === 'line' && asksToMatch(line.text))) continue;
    const below = items.slice(index + 1, index + 1 + near).find((line) => line.kind !== 'line' || line.text !== '');
    const filled = below?.kind === 'line' ? withLetters(item, below.text) : undefined;
    if (below === undefined || filled === undefined) continue;
    spoken.set(item, filled);
    used.add(below);
  }
  return spoken.size === 0 ? items : items.flatMap((item) => (used.has(item) ? [] : [spoken.get(item) ?? item]));
}

function withLetters(table: TableItem, text: string): TableItem | undefined {
  const said = readAnswerLine(text) ?? text;
  const parts = said
    .split(/\s*[,;|]\s*|\s{2,}|\t|(?<=\d)\s?(?<![-–—=:→➔⇒>]\s?\d\s?)(?=[a-zA-Z]\d)|(?<=[a-zA-Z])\s+(?=\d)/u)
    .filter((part) => part !== '');
  const pairs = new Map(
    parts.flatMap((part) => {
      const [, term, letter] = pair.exec(part.replace(/\.$/u, '')) ?? [];
      return term === undefined || letter === undefined ? [] : [[term.toLowerCase(), letter]];
    }),
  );
  const sides = table.rows.map((row) => row.map((cell) => labelOf(cellText(cell))));
  const [terms, meanings] = [0, 1].map((side) => sides.flatMap((row) => row[side] ?? []));
  const isWhole =
    table.rows.every((row) => row.length === 2) &&
    terms !== undefined &&
    meanings !== undefined &&
    terms.length >= fewest &&
    pairs.size === parts.length &&
    terms.length === pairs.size &&
    terms.every((term) => meanings.includes(pairs.get(term)?.toLowerCase() ?? ''));
  if (!isWhole) return undefined;
  // Numbers with letters to match, as they are read: 'A. salmon' beside '2. mammal' is '1. salmon' beside 'b. mammal'.
  const areTurned = meanings.every((meaning) => /\d/u.test(meaning));
  const named = (cell: readonly Line[], name: string) =>
    cell.map((line, at) => (at === 0 ? relabelled(withoutLabel(line), name) : line));
  const rows = table.rows.map(([left = [], right = []], index) => {
    const [term = '', meaning = ''] = sides[index] ?? [];
    const letter = pairs.get(term);
    const said = areTurned ? letterOf(Number(letter)) : letter;
    return [
      term === '' || !areTurned ? left : named(left, `${terms.indexOf(term) + 1}.`),
      letter === undefined ? [] : [spokenLine(said ?? '', table.place)],
      meaning === '' ? right : named(right, `${areTurned ? letterOf(Number(meaning)) : meaning}.`),
    ];
  });
  return { ...table, rows };
}

const letterOf = (number: number) => String.fromCharCode(96 + number);
const withoutLabel = (line: Line) => sliceLine(line, /^\(?\w{1,4}[).:]?\s*/u.exec(line.text)?.[0].length ?? 0);

function labelOf(text: string): string | undefined {
  const match = label.exec(text);
  return (match?.[1] ?? match?.[2])?.toLowerCase();
}
