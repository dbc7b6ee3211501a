import type { Family } from '../marks/mark-forms.ts';
import type { Span } from '../marks/span.ts';

/** One label: of a number the depth is 0, of a letter 1, of a Roman number 2. */
export interface Label {
  readonly depth: number;
  readonly value: number;
}
/** Where something stands in the order of a paper, as far as its labels say. */
export type Path = readonly Label[];

/** One answer of a key, under its number. */
export interface KeyEntry {
  readonly path: Path;
  readonly value: string;
  readonly spans: readonly Span[];
}

const letterOrTruth = String.raw`\(?([A-Ha-h]|true|false|T|F|yes|no)\)?`;
/** '1. B', 'Q2-C', '3) true', one after another. */
const pair = new RegExp(
  String.raw`(?:^|[\s,;|/])(?:Q(?:uestion)?\.?\s?)?(\d{1,3})\s?[.):=\-–—>]*\s*${letterOrTruth}(?=$|[\s,;|/.)])`,
  'giu',
);
/** '1-5: BADCA', '6–10 C D A B B' */
const range = /(?:^|[\s,;|])(\d{1,3})\s?[-–~—]\s?(\d{1,3})\s*[.):]?\s*([A-H](?:[\s,.]*[A-H])+)(?=$|[\s,;|])/gu;

/** No line of a key is longer, in characters. */
const longest = 4_000;

/** The pairs of number and letter that a line is made of; none where it has other words as well. */
export function pairsIn(text: string): { readonly number: number; readonly value: string }[] {
  if (text.length > longest) return [];
  let rest = text;
  const found: { number: number; value: string }[] = [];
  for (const match of text.matchAll(range)) {
    const from = Number(match[1]);
    const letters = (match[3] ?? '').replace(/[^A-H]/gu, '');
    if (letters.length !== Number(match[2]) - from + 1) continue;
    found.push(...[...letters].map((value, at) => ({ number: from + at, value })));
    rest = rest.replace(match[0], ' ');
  }
  for (const match of rest.matchAll(pair)) found.push({ number: Number(match[1]), value: match[2] ?? '' });
  const left = rest.replace(pair, ' ').replace(/[\s,;|/.:()–-]+/gu, '');
  return left.length > 0 && (found.length < 2 || left.length > text.length / 3) ? [] : found;
}

/** How deep a family of marks stands in a paper. */
export const depths: Partial<Record<Family, number>> = {
  number: 0,
  'asked-number': 0,
  'number, weakly': 0,
  lower: 1,
  upper: 1,
  roman: 2,
  Roman: 2,
};
/** '2', '2a', '2(b)(ii)', 'Q3.1': the label of a row of a mark scheme. */
const fullLabel =
  /^\W*(?:Q(?:uestion)?\.?\s*)?0?(\d{1,3})\s*[.)]?\s*(?:[(.]?\s*([a-z])\s*\)?\s*(?:[(.]?\s*(i{1,3}|iv|v|vi{0,3}|ix|x)\s*\)?)?)?\W*$/iu;
/** The same with a part, as it begins a line: '2(a) granite', '3 (b) (ii) 4 J'. */
const fullLabelBefore =
  /^\W*(?:Q(?:uestion)?\.?\s*)?0?(\d{1,3})\s?[.)]?\s?\(\s?([a-z])\s?\)\s?(?:\(\s?(i{1,3}|iv|v|vi{0,3}|ix|x)\s?\)\s?)?[.:]?\s*(?=\S)/iu;
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
const letterPlace = (letter: string) => letter.toLowerCase().charCodeAt(0) - 96;

function readLabel(text: string): Path | null {
  const match = text.length > 30 ? null : fullLabel.exec(text);
  return match === null ? null : pathOf(match);
}

function pathOf(match: RegExpExecArray): Path {
  const path: Label[] = [{ depth: 0, value: Number(match[1]) }];
  if (match[2] !== undefined) path.push({ depth: 1, value: letterPlace(match[2]) });
  if (match[3] !== undefined) path.push({ depth: 2, value: romans.indexOf(match[3].toLowerCase()) + 1 });
  return path;
}

/** Reads the lines of a key: lists, pairs in a line, numbers above or beside answers in a table, labels on up to three levels. */
export function readKey(spans: readonly Span[]): KeyEntry[] {
  const entries: { path: Path; value: string; spans: Span[] }[] = [];
  let last: Path = [];
  const add = (path: Path, value: string, span: Span) => {
    entries.push({ path, value, spans: [span] });
    last = path;
  };
  const tables = rowsByTable(spans);
  const done = new Set<number>();
  for (const span of spans) {
    const { cell } = span.line;
    if (cell !== null) {
      if (done.has(cell.table)) continue;
      const rows = tables.get(cell.table) ?? [];
      const read = readRows(rows);
      if (read.length > 0) {
        done.add(cell.table);
        for (const { path, value, from } of read) add(path, value, from);
        continue;
      }
    }
    if (span.says('noise') || span.says('about')) continue;
    const pairs = pairsIn(span.text);
    if (pairs.length > 0) {
      for (const { number, value } of pairs) add([{ depth: 0, value: number }], value, span);
      continue;
    }
    const full = fullLabelBefore.exec(span.text);
    if (full !== null) {
      add(pathOf(full), withoutLabel(span.text.slice(full[0].length)), span);
      continue;
    }
    const mark = nextMark(span, last);
    if (mark !== null) {
      const behind = span.slice(mark.end);
      const inner = /^[(]?([a-h])[)]\s+(.+)$/su.exec(behind.text);
      if (inner?.[1] !== undefined && mark.depth === 0) {
        add([mark, { depth: 1, value: letterPlace(inner[1]) }], withoutLabel(inner[2] ?? ''), span);
      } else
        add(
          [...last.filter(({ depth }) => depth < mark.depth), { depth: mark.depth, value: mark.value }],
          withoutLabel(behind.text),
          span,
        );
      continue;
    }
    const entry = entries.at(-1);
    if (entry === undefined || (span.isHeading && entry.value !== '')) continue;
    const value = span.answer ?? span.text;
    entry.value = entry.value === '' || span.answer !== null ? value : `${entry.value}\n${value}`;
    entry.spans.push(span);
  }
  return entries.filter(({ value }) => value !== '');
}

const withoutLabel = (text: string): string =>
  /^\W*(?:answer|ans)\s*[:.=-]\s*/iu.test(text) ? text.replace(/^\W*(?:answer|ans)\s*[:.=-]\s*/iu, '') : text;

/** The mark of a line that goes on best from the entry before: 'i' is the letter behind 'h', else a Roman number. */
function nextMark(span: Span, last: Path): (Label & { readonly end: number }) | null {
  const found = span.marks.flatMap(({ family, value, end, form }) => {
    const depth = depths[family];
    const isCell = form === '1 alone' && span.line.cell !== null && span.line.cell.column > 0;
    return depth === undefined || value === null || isCell || form === '1 capital' || form === 'A space'
      ? []
      : [{ value, depth, end }];
  });
  const goesOn = found.find(
    ({ value, depth }) => value === (last.find((label) => label.depth === depth)?.value ?? 0) + 1,
  );
  return goesOn ?? found[0] ?? null;
}

type Row = readonly { readonly text: string; readonly from: Span }[];

function rowsByTable(spans: readonly Span[]): Map<number, Row[]> {
  const tables = new Map<number, Map<number, Map<number, Span[]>>>();
  for (const span of spans) {
    const { cell } = span.line;
    if (cell === null) continue;
    const rows = tables.get(cell.table) ?? new Map<number, Map<number, Span[]>>();
    const cells = rows.get(cell.row) ?? new Map<number, Span[]>();
    cells.set(cell.column, [...(cells.get(cell.column) ?? []), span]);
    rows.set(cell.row, cells);
    tables.set(cell.table, rows);
  }
  const inOrder = <Value>(map: Map<number, Value>) => [...map].sort(([a], [b]) => a - b).map(([, value]) => value);
  return new Map(
    [...tables].map(([table, rows]) => [
      table,
      inOrder(rows).map((cells) =>
        inOrder(cells).flatMap((own) => {
          const [from] = own;
          return from === undefined ? [] : [{ text: own.map(cellText).join('\n'), from }];
        }),
      ),
    ]),
  );
}

/** A cell's text with the number that a list gives it, where it has nothing else. */
const cellText = ({ text, line }: Span) => (text === '' ? (line.list?.label ?? '') : text);

/** A row of numbers above a row of answers, or labels with their answers beside them. */
function readRows(rows: readonly Row[]): { path: Path; value: string; from: Span }[] {
  const labels = (row: Row) => row.filter(({ text }) => readLabel(text) !== null).length;
  const first = rows[0];
  if (first === undefined) return [];
  const isAbove =
    labels(first) >= 2 && labels(first) >= first.length - 1 && rows.length % 2 === 0 && labels(rows[1] ?? []) === 0;
  if (isAbove) {
    return rows.flatMap((row, at) => {
      if (at % 2 === 1) return [];
      const below = rows[at + 1] ?? [];
      return row.flatMap(({ text }, column) => {
        const path = readLabel(text);
        const answer = below[column];
        return path === null || answer === undefined || answer.text === ''
          ? []
          : [{ path, value: answer.text, from: answer.from }];
      });
    });
  }
  const found: { path: Path; value: string; from: Span }[] = [];
  for (const row of rows) {
    for (let column = 0; column + 1 < row.length; column += 1) {
      const label = row[column];
      const answer = row[column + 1];
      if (label === undefined || answer === undefined) continue;
      const path = readLabel(label.text);
      if (path === null || readLabel(answer.text) !== null) continue;
      found.push({ path, value: answer.text, from: answer.from });
      column += 1;
    }
  }
  return found.length * 2 >= rows.length ? found : [];
}
