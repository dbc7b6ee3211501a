import { isNumbered, numberOf } from '../lines/item-numbers.ts';
import { asks, namesKind, readSection } from '../lines/line-kinds.ts';
import type { Line } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import { takeMarks } from '../lines/marks.ts';
import { type Piece, toPieces } from '../lines/pieces.ts';
import { challenge, type Item } from '../parsed-question.ts';
import { asksOfTable } from '../tables/task-to-match.ts';
import { challengeAt } from './challenge.ts';
import { fits, mainStyle } from './number-styles.ts';
import { withoutSteps } from './numbered-steps.ts';
import { fillsGap, followsRow, followsTable, isPrintedTwice, withForgotten } from './numbers-left-out.ts';
import { byLook } from './questions-by-look.ts';
import { asksAlone, asksInParts, asksToFill } from './sections-in-parts.ts';

/** Where questions begin among the items, by number; and where sections begin. */
export interface Starts {
  /** Index of the item to the path of its number: ['2'], or ['2', 'a'] for '2a'. Empty paths for questions without numbers. */
  readonly questions: ReadonlyMap<number, readonly string[]>;
  readonly sections: ReadonlySet<number>;
}

/** A line that begins with a number, and may begin a question. */
export interface Candidate {
  readonly index: number;
  readonly line: Line;
  readonly value: number;
  readonly parts: readonly string[];
  readonly style: string;
}

/** Finds the questions of a document: by their numbers, or where it has none by what looks like a question. */
export function findQuestions(items: readonly Item[]): Starts {
  const sections = new Set(
    items.flatMap((item, index) => (item.kind === 'line' && isSection(items, index, item) ? [index] : [])),
  );
  const rows = items.flatMap((item, index) => (item.kind === 'row' ? [index] : []));
  const numbered = byNumber(items, sections);
  const [firstRow] = rows;
  const starts = new Map(numbered);
  for (const index of rows) {
    if (items[index - 1]?.kind !== 'row' && !arePartsOf(items, index, numbered, sections)) starts.set(index, []);
  }
  const bounds = [...sections, ...starts.keys(), items.length].sort((one, other) => one - other);
  for (const [at, index] of bounds.entries()) {
    const end = bounds[at + 1] ?? index;
    if (
      sections.has(index) &&
      (asksOfTable(items, index) ||
        asksInParts(items, index, end) ||
        asksToFill(items, index, end) ||
        (!starts.has(end) && asksAlone(items, index)))
    )
      starts.set(index, []);
    // 'A. Starter' above 'Match …' and its table.
    else if (sections.has(index) && !starts.has(index + 1) && asksOfTable(items, index + 1)) starts.set(index + 1, []);
  }
  const answered = items.filter((item) => item.kind === 'line' && toPieces([item])[0]?.kind === 'answer').length;
  if (numbered.size > 0 && (numbered.size > 1 || answered < 3 || isAllInParts(items, numbered)))
    return { questions: starts, sections };
  const unnumbered = byLook(items, sections);
  if (firstRow === undefined && unnumbered.size <= numbered.size) return { questions: starts, sections };
  const others = [...starts].filter(([index]) => rows.includes(index) || sections.has(index));
  return { questions: new Map([...unnumbered, ...others]), sections };
}

/** Whether the only number, with nothing that asks behind it, stands above '(a) …' and '(b) …'. */
function isAllInParts(items: readonly Item[], numbered: ReadonlyMap<number, readonly string[]>): boolean {
  const [start = 0] = numbered.keys();
  const parts = items.slice(start + 1).flatMap((item) => {
    const marker = item.kind === 'line' ? readMarker(item.text) : undefined;
    return marker?.kind === 'letter' && /^l\(?x\)/u.test(marker.style) ? [marker.letter] : [];
  });
  const next = items[start + 1];
  const isAtOnce = next?.kind === 'line' && readMarker(next.text)?.kind === 'letter';
  return isAtOnce && parts[0] === 'a' && parts.includes('b');
}

/** Whether rows without numbers of their own stand below a numbered question that nothing has answered yet. */
function arePartsOf(
  items: readonly Item[],
  index: number,
  numbered: ReadonlyMap<number, readonly string[]>,
  sections: ReadonlySet<number>,
): boolean {
  const row = items[index];
  if (row?.kind !== 'row' || /\d/u.test(row.question.path[0] ?? '')) return false;
  const start = [...numbered.keys()].filter((at) => at < index).at(-1);
  if (start === undefined || [...sections].some((at) => at > start && at < index)) return false;
  const between = toPieces(items.slice(start + 1, index));
  return between.every(
    (piece) =>
      piece.kind === 'marks' || piece.kind === 'picture' || (piece.kind === 'text' && piece.marker === undefined),
  );
}

function isSection(items: readonly Item[], index: number, line: Line): boolean {
  if (readSection(line.text) !== undefined || isKindAboveFirst(items, index, line)) return true;
  if (!line.isHeading || readMarker(line.text) !== undefined || isHeadOfQuestion(items, index)) return false;
  return !asks(line.text) || namesKind(line.text) || callsOut(items, index, line);
}

/** 'True or False' in no special look, below other numbers and right above one that is 1 again. */
function isKindAboveFirst(items: readonly Item[], index: number, line: Line): boolean {
  if (!namesKind(line.text)) return false;
  // '(1)' alone is a mark.
  const isFirst = (item: Item) => isNumbered(item) && !(item.kind === 'line' && /^\W?\d{1,2}\W?$/u.test(item.text));
  const at = items.slice(index + 1, index + 4).findIndex(isFirst);
  return at !== -1 && numberOf(items[index + 1 + at]) === '1' && items.slice(0, index).some(isNumbered);
}

/** 'Explain it!' as a heading above numbers asks nothing itself. */
const callsOut = (items: readonly Item[], index: number, { text }: Line) =>
  /^\p{Lu}\p{L}+(?:\s\p{L}+){0,2}!$/u.test(text) && items.slice(index + 1, index + 3).some(isNumbered);

/** A heading that has marks, or options or an answer at once, is a question in the look of one. */
function isHeadOfQuestion(items: readonly Item[], index: number): boolean {
  const [own] = toPieces(items.slice(index, index + 1));
  if (own?.kind !== 'text' || own.line.isTitle || own.each !== undefined) return false;
  const [next, second] = toPieces(items.slice(index + 1, index + 3));
  const isOption = (piece: Piece | undefined) =>
    piece?.kind === 'text' && piece.marks === undefined && piece.marker?.kind === 'letter' && !asks(piece.text);
  return own.marks !== undefined || next?.kind === 'answer' || (isOption(next) && isOption(second));
}

function byNumber(items: readonly Item[], sections: ReadonlySet<number>): Map<number, readonly string[]> {
  const candidates = withoutSteps(
    items.flatMap((item, index): Candidate[] => {
      if (item.kind !== 'line' || item.continues) return [];
      const marker = readMarker(item.text.replace(/^[*\s]+/u, ''));
      if (marker?.kind !== 'number' || sections.has(index)) return [];
      const rest = item.text.slice(marker.end);
      if (/^[\s_.…]*[_.…]{3,}\s*$/u.test(rest) || /^[([]\d{1,2}[)\]]$/u.test(item.text)) return [];
      const { value, parts, style, isWeak } = marker;
      // '1.2' says all of its number, at whatever level of a list it is.
      const isNested = item.label !== null && item.label.level > 0 && !/\d\.\d/u.test(item.label.text);
      return [
        {
          index,
          line: item,
          value,
          parts,
          style: `${isWeak ? '~' : ''}${item.label === null ? style : 'auto'}${isNested ? `+${item.label?.level}` : ''}`,
        },
      ];
    }),
    (index) => [index - 1, index - 2].some((at) => isNamedSection(items[at])),
  );
  const main = mainStyle(candidates);
  const found = new Map<number, readonly string[]>();
  let last = 0;
  let lastIndex = -1;
  let table = -1;
  let row = -1;
  const tables = items.flatMap((item, index) => (item.kind === 'table' ? [index] : []));
  const rows = items.flatMap((item, index) => (item.kind === 'row' ? [index] : []));
  for (const candidate of candidates) {
    const { index, value, parts, style } = candidate;
    const isNewSection = [...sections].some((at) => at > lastIndex && at < index);
    const isNext =
      value === last + 1 ||
      (value > last && value <= last + 3 && style === main) ||
      // '6-10. Give five …' is question 10 with five marks.
      (style === main && value - last === takeMarks(candidate.line.text).marks) ||
      (last === 0 && value <= 60 && style === main);
    const isTwice = value === last && style === main && isPrintedTwice(items, lastIndex, candidate);
    const isSame = (value === last && (parts.length > 0 || style === '01')) || isTwice;
    const isRestart =
      value === 1 && last > 0 && (isNewSection || (style === main && !followsAsOption(candidates, candidate, last)));
    const isLeftOut = value === last + 1 && last > 0 && fillsGap(candidates, candidate, main);
    while (tables.length > 0 && (tables[0] ?? 0) < index) table = tables.shift() ?? table;
    while (rows.length > 0 && (rows[0] ?? 0) < index) row = rows.shift() ?? row;
    const isBelowRows =
      followsRow(items[row], candidate) || (table > lastIndex && followsTable(items[table], last, value));
    const isStem = style === '~bare' && main === '1a' && value === last + 1 && isAbovePartA(items, index);
    // '2.1' and '2.2' among '1 Name …' and '3 Name …', with or without '2 A student …' above them.
    const before = found.get(lastIndex) ?? [];
    // '01.1' stands below 'Q1.' as well.
    const isBelowMain = (main === '~bare' && style === '1.1') || (main === 'Q' && style === '01');
    const isPart = isBelowMain && Number(parts[0]) === (value === last ? Number(before[1] ?? 0) : 0) + 1;
    const isOfMain = fits(style, main) || isPart;
    if (!isOfMain && !(isNewSection && value === 1) && !isLeftOut && !isBelowRows && !isStem) continue;
    if (!isNext && !isSame && !isRestart && !isBelowRows) continue;
    found.set(index, [String(value), ...parts]);
    last = value;
    lastIndex = index;
  }
  const all = withForgotten(items, found);
  const extra = challengeAt(items, Math.max(-1, ...all.keys()));
  return extra === undefined || sections.has(extra) ? all : new Map([...all, [extra, [challenge]]]);
}

/** How far below its number a question may have its first part. */
const near = 5;

/** Whether '(a)' comes next below '2  The river burst its banks.', where other questions say '1 (a)' in one line. */
function isAbovePartA(items: readonly Item[], index: number): boolean {
  const [next] = items.slice(index + 1, index + 1 + near).flatMap((item) => {
    const marker = item.kind === 'line' ? readMarker(item.text) : undefined;
    return marker?.kind === 'letter' || marker?.kind === 'number' ? [marker] : [];
  });
  return next?.kind === 'letter' && next.letter === 'a';
}

const isNamedSection = (item: Item | undefined) => item?.kind === 'line' && readSection(item.text) !== undefined;

/** A list that starts again at 1 within a question is none of questions: the number after the question comes later. */
function followsAsOption(candidates: readonly Candidate[], candidate: Candidate, last: number): boolean {
  const later = candidates.filter(({ index }) => index > candidate.index);
  const run = later.findIndex(({ value }, index) => value !== index + 2);
  const after = run === -1 ? undefined : later[run];
  return (
    after !== undefined &&
    after.value === last + 1 &&
    after.value > 1 &&
    run < 8 &&
    after.line.indent <= candidate.line.indent &&
    candidate.line.indent > after.line.indent
  );
}
