import { readKey } from '@markwell/marking-core';
import { groupBy } from '../group.ts';
import type { Family } from '../marks/mark-forms.ts';
import type { Span } from '../marks/span.ts';

/** One label: of a number the depth is 0, of a letter 1, of a Roman number 2. */
export interface Label {
  readonly depth: number;
  readonly value: number;
}
/** Where something is in the order of a paper, as far as its labels say. */
export type Path = readonly Label[];

/** One answer of a key, under its number. */
export interface KeyEntry {
  readonly path: Path;
  readonly value: string;
  /** All that follows its number, where that has a label of its own. */
  readonly whole?: string;
  /** What is beside it of what else is right and wrong. */
  readonly guidance?: string | undefined;
  readonly spans: readonly Span[];
}

const letterOrTruth = String.raw`\(?([A-Ha-h]|true|false|T|F|yes|no)\)?`;
/** '1. B', 'Q2-C', '3) true', one after another. */
const pair = new RegExp(
  String.raw`(?:^|[\s,;|/])(?:Q(?:uestion)?\.?\s?)?(\d{1,3})\s?[.):=\-–—>→]*\s*${letterOrTruth}(?=$|[\s,;|/.)])`,
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
  const left = rest.replace(pair, ' ').replace(/[\s,;|/.:()–→-]+/gu, '');
  return left.length > 0 && (found.length < 2 || left.length > text.length / 3) ? [] : found;
}

/** How deep a family of marks is in a paper. */
export const depths: Partial<Record<Family, number>> = {
  number: 0,
  'asked-number': 0,
  'number, weakly': 0,
  lower: 1,
  upper: 1,
  roman: 2,
  Roman: 2,
};
const roman = '(i{1,3}|iv|v|vi{1,3}|ix|x)';
/** A label alone, as a row of a scheme has it: '2', '2a', '2(b)(ii)', '(b)(i)', '(ii)', 'Q3.1'. */
const labelAlone = new RegExp(
  String.raw`^\W*(?:[Qq](?:uestion)?\.?\s*)?(?:0?\s?\d{1,2}\s?\.\s?(?=\d))?(?:0?(\d{1,3}))?[\s.)]*(?:[(.]?\s*([a-z])\s*[).]?)??\s*(?:[(.]?\s*${roman}\s*[).]?)?\W*$`,
  'u',
);
/** The same before its answer, where it has two levels at least: '2(a) granite', '3. b) ii) 4 J', '(b) (i) 4 J'. */
const labelBefore = new RegExp(
  String.raw`^\W*(?:(?:Q(?:uestion)?\.?\s*)?0?(\d{1,3})\s?[.)]?\s?\(?\s?([a-z])\s?[).:]\s?(?:\(?\s?${roman}\s?[).]\s*)?|([a-z])\s?[).]\s?\(?\s?${roman}\s?[).])\s*(?=\S)`,
  'u',
);
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
const letterPlace = (letter: string) => letter.toLowerCase().charCodeAt(0) - 96;

/** The path that a label says, below what the entry before it was under; null where a text is no label. */
function readLabel(text: string, last: Path): Path | null {
  const match = text.length > 30 ? null : labelAlone.exec(text);
  if (match === null || match[0].trim() === '' || !/[\p{L}\d]/u.test(text)) return null;
  return pathOf(match[1], match[2], match[3], last);
}

function pathOf(number: string | undefined, letter: string | undefined, small: string | undefined, last: Path): Path {
  const own: Label[] = [];
  if (number !== undefined) own.push({ depth: 0, value: Number(number) });
  if (letter !== undefined) own.push({ depth: 1, value: letterPlace(letter) });
  if (small !== undefined) own.push({ depth: 2, value: romans.indexOf(small.toLowerCase()) + 1 });
  return [...last.filter(({ depth }) => depth < (own[0]?.depth ?? 0)), ...own];
}

/** Reads the lines of a key: lists, pairs in a line, numbers above or beside answers in a table, labels on up to three levels. */
export function keyEntries(spans: readonly Span[]): KeyEntry[] {
  const entries: { path: Path; value: string; whole?: string; spans: Span[]; isBeside: boolean }[] = [];
  let last: Path = [];
  let explained: KeyEntry | undefined;
  const add = (
    path: Path,
    value: string,
    own: readonly Span[],
    isBeside: boolean,
    more: Pick<KeyEntry, 'whole' | 'guidance'> = {},
  ) => {
    const entry = { path, value: withoutLabel(value), spans: [...own], isBeside };
    entries.push({ ...entry, ...more });
    last = path;
  };
  const tables = rowsByTable(spans);
  const done = new Set<number>();
  for (const span of spans) {
    const { cell } = span.line;
    if (cell !== null) {
      if (done.has(cell.table)) continue;
      const read = readRows(tables.get(cell.table) ?? [], last);
      if (read.length > 0) {
        done.add(cell.table);
        for (const { path, value, spans: own, guidance } of read) add(path, value, own, true, { guidance });
        continue;
      }
    }
    if (span.says('noise') || span.says('about')) continue;
    const pairs = pairsIn(span.text);
    if (pairs.length > 0) {
      for (const { number, value } of pairs) add([{ depth: 0, value: number }], value, [span], true);
      continue;
    }
    const full = labelBefore.exec(span.text);
    if (full !== null) {
      const [all, number, letter, small, alone, smaller] = full;
      const whole = number === undefined ? undefined : span.text.slice(span.text.indexOf(number) + number.length);
      add(
        pathOf(number, letter ?? alone, small ?? smaller, last),
        span.text.slice(all.length),
        [span],
        false,
        whole === undefined ? {} : { whole },
      );
      continue;
    }
    const mark = nextMark(span, last);
    if (mark !== null) {
      const above = last.filter(({ depth }) => depth < mark.depth);
      const others = mark.depth === 0 ? goingOn(span, mark.value) : [];
      add(
        [...above, { depth: mark.depth, value: mark.value }],
        span.slice(mark.end, others[0]?.from).text,
        [span],
        false,
      );
      others.forEach(({ end, value }, at) => {
        add([...above, { depth: 0, value }], span.slice(end, others[at + 1]?.from).text, [span], false);
      });
      continue;
    }
    const entry = entries.at(-1);
    if (entry === undefined || (isTitle(span) && entry.value !== '')) continue;
    if (entry.value !== '' && (span.says('feedback') || explained === entry)) {
      // What explains an answer is no part of it.
      explained = entry;
      entry.spans.push(span);
      continue;
    }
    const value = span.answer ?? span.keyText;
    entry.value = entry.value === '' || span.answer !== null ? value : `${entry.value}\n${value}`;
    entry.spans.push(span);
  }
  return inOrder(entries.filter(({ value }) => value !== ''));
}

/** Whether a line of a key is the title of what is below it; 'Level 2 (3-4 marks): explains why' says what is right. */
export const isTitle = (span: Span): boolean => span.isHeading && !/[:：]\s*\S/u.test(span.text);

/** Puts numbers that stand in columns, 1 4 2 5 3 6, in their order, up to where a number comes again. */
function inOrder(entries: readonly (KeyEntry & { readonly isBeside: boolean })[]): KeyEntry[] {
  const runs: KeyEntry[][] = [];
  const numberOf = ({ path }: KeyEntry) => path[0]?.value ?? 0;
  let numbers = new Set<number>();
  for (const entry of entries) {
    const goesOn = entry.isBeside && entry.path.length === 1 && !numbers.has(numberOf(entry));
    if (!goesOn || numbers.size === 0) {
      numbers = new Set();
      runs.push([]);
    }
    if (entry.isBeside && entry.path.length === 1) numbers.add(numberOf(entry));
    runs.at(-1)?.push(entry);
  }
  return runs.flatMap((run) => run.sort((a, b) => numberOf(a) - numberOf(b)));
}

/** What an entry answers to a question with this path: '1. b) tin' is letter b where 1 has no parts. */
export const valueFor = (path: Path, { path: own, value, whole }: KeyEntry): string =>
  whole !== undefined && path.length < own.length ? whole : value;

const withoutLabel = (text: string): string =>
  /^\W*(?:answer|ans)\s*[:.=-]\s*/iu.test(text) ? text.replace(/^\W*(?:answer|ans)\s*[:.=-]\s*/iu, '') : text;

/** The mark of a line that goes on best from the entry before: 'i' is the letter behind 'h', else a Roman number. */
function nextMark(span: Span, last: Path): (Label & { readonly end: number }) | null {
  const found = span.marks.flatMap(({ family, value, end, form }) => {
    const depth = depths[family];
    const isCell = form === '1 alone' && span.line.cell !== null && span.line.cell.column > 0;
    const isText =
      form === 'A space' || form === 'a space' || (form === '1 capital' && !span.text.slice(end).startsWith('('));
    return depth === undefined || value === null || isCell || isText ? [] : [{ value, depth, end }];
  });
  const goesOn = found.find(
    ({ value, depth }) => value === (last.find((label) => label.depth === depth)?.value ?? 0) + 1,
  );
  return goesOn ?? found[0] ?? null;
}

/** The numbers within a line that go on from the one that it begins with: '1. tin 2. lead'. */
function goingOn(span: Span, from: number): { readonly from: number; readonly end: number; readonly value: number }[] {
  let next = from + 1;
  return span.within('number').flatMap((mark) => {
    if (mark.value !== next) return [];
    next += 1;
    return [{ from: mark.from, end: mark.end, value: mark.value }];
  });
}

interface Cell {
  readonly text: string;
  readonly column: number;
  readonly spans: readonly Span[];
}
type Row = readonly Cell[];

function rowsByTable(spans: readonly Span[]): Map<number, Row[]> {
  const inTables = spans.filter(({ line }) => line.cell !== null);
  const sorted = (groups: Map<number, Span[]>) => [...groups].sort(([a], [b]) => a - b);
  const rowOf = (own: readonly Span[]): Row =>
    sorted(groupBy(own, ({ line }) => line.cell?.column ?? 0)).map(([column, spans]) => ({
      ...{ column, spans },
      text: spans.map(cellText).join('\n'),
    }));
  const rows = (own: readonly Span[]) =>
    sorted(groupBy(own, ({ line }) => line.cell?.row ?? 0)).map(([, row]) => rowOf(row));
  return new Map([...groupBy(inTables, ({ line }) => line.cell?.table ?? 0)].map(([table, own]) => [table, rows(own)]));
}

/** A cell's text with the number that a list gives it, where it has nothing else. */
const cellText = ({ text, keyText, line }: Span) => (text === '' ? (line.list?.label ?? '') : keyText);

interface Found {
  readonly path: Path;
  readonly value: string;
  readonly guidance?: string;
  readonly spans: readonly Span[];
}
const titleOfAnswers =
  /^\W*(?:(?:correct|model|expected|possible|sample|suggested)?\s*(?:answers?|responses?|solutions?)|mark(?:ing)? (?:scheme|points?)|key|expected content|content|jibu|antwort|respuesta)\b/iu;

/** A row of numbers above a row of answers, or labels with their answers beside them. */
function readRows(rows: readonly Row[], above: Path): Found[] {
  const isLabel = ({ text }: Row[number]) => readLabel(text, []) !== null;
  const labels = (row: Row) => row.filter(isLabel).length;
  const [first] = rows;
  if (first === undefined) return [];
  if (labels(first) >= 2 && labels(first) >= first.length - 1 && rows.length % 2 === 0 && labels(rows[1] ?? []) === 0) {
    return rows.flatMap((row, at) =>
      at % 2 === 1
        ? []
        : row.flatMap(({ text }, place) => {
            const path = readLabel(text, []);
            const answer = rows[at + 1]?.[place];
            return path === null || answer === undefined ? [] : [{ path, value: answer.text, spans: answer.spans }];
          }),
    );
  }
  const titled = first.find(({ text }) => titleOfAnswers.test(text))?.column;
  const found: Found[] = [];
  let last = above;
  for (const row of rows) {
    for (let at = 0; at < row.length; ) {
      let path: Path | null = null;
      for (let label = row[at]; label !== undefined && at + 1 < row.length; label = row[at]) {
        // Labels of one row go deeper, so that marks behind an answer are none, nor is a letter before them.
        const isAnswer =
          label.column === titled || (/^[a-z]$/u.test(label.text) && /^\d*$/u.test(row[at + 1]?.text ?? ''));
        const next: Path | null = isAnswer ? null : readLabel(label.text, path ?? last);
        if (next === null || (path !== null && next.length <= path.length)) break;
        path = next;
        at += 1;
      }
      const answer = titled === undefined || path === null ? row[at] : row.find(({ column }) => column === titled);
      if (path !== null && answer !== undefined && answer.text !== '') {
        found.push({ path, ...withGuidance(answer, row, first) });
        last = path;
        if (titled !== undefined || isMarked(rows, row.slice(at + 1))) break;
      }
      at += 1;
    }
  }
  return found.length * 2 >= rows.length ? found : [];
}

/** Titles of columns that say more of the answers beside them; each line is what the title says, where it says what to do. */
const titleOfGuidance =
  /^\W*(?:(?:additional|extra|further|marking|examiners?.?)?\s*(?:guidance|information|notes?|comments?)|((?:also )?accept|allow|do not accept|don.t accept|reject|ignore))\W*$/iu;

/** An answer with what the columns of guidance say of it. A line there that would be one more answer is none, and is told as it stands. */
function withGuidance(answer: Cell, row: Row, titles: Row): Omit<Found, 'path'> {
  const said = row.flatMap(({ column, spans }) => {
    const match = titleOfGuidance.exec(titles.find((title) => title.column === column)?.text ?? '');
    if (match === null || column === answer.column) return [];
    return spans.flatMap((span) => {
      const text = match[1] === undefined ? span.text : `${match[1]}: ${span.text}`;
      return span.text !== '' && addsNoAnswer(answer.text, text) ? [{ text, span }] : [];
    });
  });
  return {
    value: answer.text,
    guidance: said.map(({ text }) => text).join('\n'),
    spans: [...answer.spans, ...said.map(({ span }) => span)],
  };
}

function addsNoAnswer(answer: string, line: string): boolean {
  const { pieces } = readKey([answer.slice(0, 100), line], { question: '', marks: 1 });
  return pieces.every((piece) => piece.line === 0 || piece.as !== 'answer');
}

/** Whether what follows an answer is what it is worth: a number that other rows have in the same column. */
function isMarked(rows: readonly Row[], [next]: Row): boolean {
  const own = rows.flatMap((row) => row.filter(({ column }) => column === next?.column).map(({ text }) => text));
  return new Set(own).size < own.length;
}
