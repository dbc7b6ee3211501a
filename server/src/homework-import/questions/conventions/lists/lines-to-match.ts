import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { letterPlace, type Marker, readMarker, romanPlace } from '../../lines/markers.ts';
import type { Item, TableItem } from '../../parsed-question.ts';
import { asksToMatch } from '../../tables/read-match.ts';

const fewest = 2;
/** How far above the lines the instruction stands. */
const near = 3;
/** '1. copper – a) conducts heat', the two sides a tab, a dash or a wide gap apart; behind a tab a letter alone is enough. */
const between = /(?:\s*\t[\s–—-]*|\s{3,}|\s+[–—-]+\s+)(?=\(?(?:[a-zA-Z]|\d)[).]\s*\S)|\s*\t\s*(?=[A-Ha-h]\s+\S)/u;
/** 'Column A    Column B' above the two. */
const namesColumns = /^((?:column|list|group|set)\s+)\w{1,2}\s+\1\w{1,2}\W*$/iu;
const bareNumber = /^\d{1,2}\s+(?=\p{L})/u;

/** Terms and what they match in one line each, '1. copper ⇥ a) conducts heat', below what asks to match them: a table of two columns. */
export function spellLinesToMatch(items: readonly Item[]): readonly Item[] {
  const spoken: Item[] = [];
  for (let index = 0; index < items.length; index += 1) {
    const lettered = runOf(items, index);
    const run = lettered.length < fewest ? withoutLetters(items, index) : lettered;
    const [first] = run;
    const isAsked = items
      .slice(Math.max(0, index - near), index)
      .some((one) => one.kind === 'line' && asksToMatch(one.text));
    if (first === undefined || run.length < fewest || !isAsked) {
      const item = items[index];
      if (item !== undefined) spoken.push(item);
      continue;
    }
    const above = spoken.at(-1);
    if (above?.kind === 'line' && namesColumns.test(above.text)) spoken.pop();
    spoken.push({ kind: 'table', place: first[0]?.[0]?.place ?? 0, rows: run });
    index += run.length - 1;
  }
  return spoken;
}

/** The rows that begin at an item, with letters on the right that go on by one, as the labels on the left do where there are any. */
function runOf(items: readonly Item[], start: number): TableItem['rows'] {
  const rows: TableItem['rows'][number][] = [];
  for (const item of items.slice(start)) {
    const match = item.kind === 'line' ? between.exec(item.text) : null;
    if (item.kind !== 'line' || match === null || match.index > 80) break;
    if (!/\t/u.test(match[0]) && readMarker(item.text) === undefined) break;
    const [left, right] = [
      numbered(sliceLine(item, 0, match.index)),
      lettered(sliceLine(item, match.index + match[0].length)),
    ];
    const [own, other] = [readMarker(left.text), readMarker(right.text)];
    if (!goesOn(own, left, rows.length) || !goesOnOpposite(own, other, rows.length)) break;
    rows.push([[left], [right]]);
  }
  return rows;
}

/** Letters behind numbers or terms without any, and numbers behind letters. */
function goesOnOpposite(own: Marker | undefined, other: Marker | undefined, before: number): boolean {
  if (other?.kind === 'number') return own?.kind === 'letter' && other.value === before + 1;
  return other?.kind === 'letter' && letterPlace(other.letter) === before + 1;
}

/** 'copper ⇥ a brown metal': rows whose right side has no letters, and whose left side has labels that go on or none. */
function withoutLetters(items: readonly Item[], start: number): TableItem['rows'] {
  const rows: TableItem['rows'][number][] = [];
  for (const item of items.slice(start, start + most)) {
    const [whole, own = '', other = ''] = (item.kind === 'line' && apart.exec(item.text)) || [];
    if (item.kind !== 'line' || whole === undefined || /[?_]|\.{3}/u.test(whole)) break;
    const left = numbered(sliceLine(item, 0, own.length));
    const isFirst =
      rows[0] === undefined || readMarker(left.text)?.kind === readMarker(rows[0][0]?.[0]?.text ?? '')?.kind;
    if (!isFirst || readMarker(other) !== undefined || !goesOn(readMarker(left.text), left, rows.length)) break;
    rows.push([[left], [sliceLine(item, item.text.length - other.length)]]);
  }
  return rows.length < fewestWithoutLetters ? [] : rows;
}

const apart = /^(\S.{0,60}?)(?:\s*\t\s*|\s{3,})(\S(?:(?!\t|\s{3}).){0,120})$/u;
const fewestWithoutLetters = 3;
const most = 30;

/** '1 copper' as '1. copper', and 'A conducts heat' as 'A) conducts heat'. */
function numbered(line: Line): Line {
  const [digits = ''] = readMarker(line.text) === undefined ? (bareNumber.exec(line.text) ?? []) : [];
  return digits === '' ? line : withLabel(sliceLine(line, digits.length), `${digits.trim()}.`);
}

function lettered(line: Line): Line {
  const [letter = ''] = readMarker(line.text) === undefined ? (/^[A-Ha-h](?=\s)/u.exec(line.text) ?? []) : [];
  return letter === '' ? line : withLabel(sliceLine(line, /^\S\s+/u.exec(line.text)?.[0].length ?? 1), `${letter})`);
}

/** '1.', '2.', '(i)', '(ii)', 'a)', 'b)', or no label on any term that a tab has behind it. */
function goesOn(marker: Marker | undefined, { text }: Line, before: number): boolean {
  if (marker === undefined) return text !== '';
  if (marker.end === text.length) return false;
  if (marker.kind === 'number') return marker.value === before + 1;
  const places = marker.kind === 'letter' ? [romanPlace(marker.letter), letterPlace(marker.letter)] : [];
  return places.includes(before + 1);
}
