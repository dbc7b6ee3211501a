import { type Line, sliceLine, spokenLine } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import type { TableItem } from '../parsed-question.ts';
import { cellText } from '../tables/question-table.ts';

/** One row of two lists to match, or a line of one of them. */
export interface MatchRow {
  readonly term?: { readonly number: number | undefined; readonly line: Line };
  /** The letter that a teacher wrote beside the term, in lower case. */
  readonly given?: string | undefined;
  /** Whether there is room for a letter beside the term, or a letter. */
  readonly hasRoom: boolean;
  readonly description?: { readonly letter: string; readonly line: Line };
}

const gap = /\s*\t\s*|\s{3,}/gu;
const letterAlone = /^[\s_([]*([A-Za-z])[\s_)\].]*$/u;
const roomAlone = /^[([]?[\s_.…]*[)\]]?$/u;
const numberAlone = /^\(?(\d{1,2})[.)]?$/u;
/** 'B 1. Conductor', '____ 1. Conductor' */
const before = /^(?:[\s_([]*([A-Za-z])[\s_)\].:=–-]*\s|[([]?[\s_]+[)\]]?\s*)(?=\(?\d{1,2}[.)]\s*\S)/u;
/** 'B__ Conductor', '____ Conductor' */
const beforeWord = /^(?:_{2,}\s*|_*\s*([A-Za-z])\s*_{2,}\s*)(?=\p{L}{2})/u;
/** '1.  B  Conductor' */
const between = /^\(?(\d{1,2})[.)]\s+([A-Z])\s{2,}(?=\p{L}{2})/u;
/** 'Conductor ____', 'Conductor (B)', 'Conductor = B' */
const behind = /\s*(?:_{2,}\s*([A-Za-z])?[\s_]*|[([]\s*([A-Za-z])?\s*[)\]]|[=→]\s*([A-Za-z]))$/u;
const lastLetter = /\s+([A-Za-z])$/u;

/** Each line is looked at again for the fifty lists that may have begun above it. */
const known = new WeakMap<Line, { readonly row: MatchRow | undefined }>();

/** What a line says of two lists: both sides of it, or one; `undefined` where it says something else. */
export function rowOfLine(line: Line): MatchRow | undefined {
  const read = known.get(line);
  if (read !== undefined) return read.row;
  const row = readRow(line);
  known.set(line, { row });
  return row;
}

function readRow(line: Line): MatchRow | undefined {
  const ends = [...line.text.matchAll(gap)];
  const starts = [0, ...ends.map(({ index, 0: space }) => index + space.length)];
  return rowOf(starts.map((start, at) => sliceLine(line, start, ends[at]?.index)));
}

/** The same of a row of a table. */
export function rowOfCells(cells: TableItem['rows'][number]): MatchRow | undefined {
  return rowOf(
    cells.map((cell) => {
      const [first, ...more] = cell;
      return first !== undefined && more.length === 0 ? first : spokenLine(cellText(cell), first?.place ?? 0);
    }),
  );
}

function rowOf(cells: readonly Line[]): MatchRow | undefined {
  let row: MatchRow = { hasRoom: false };
  let label: { number?: number; letter?: string } = {};
  const shown = cells.filter(({ text }) => text !== '');
  if (shown.some(({ pictures }) => pictures.length > 0)) return undefined;
  for (const [at, line] of shown.entries()) {
    const { text } = line;
    const next = shown[at + 1]?.text;
    const number = numberAlone.exec(text)?.[1];
    const letter = letterAlone.exec(text)?.[1];
    const marker = readMarker(text);
    if (number !== undefined && row.term === undefined && next !== undefined) label = { number: Number(number) };
    else if (letter !== undefined && isLabel(row, next)) label = { letter };
    else if (letter !== undefined && row.given === undefined)
      row = { ...row, given: letter.toLowerCase(), hasRoom: true };
    else if (roomAlone.test(text)) row = { ...row, hasRoom: true };
    else if (label.letter !== undefined || (marker?.kind === 'letter' && marker.letter.length === 1)) {
      if (row.description !== undefined) return undefined;
      const own = label.letter ?? (marker?.kind === 'letter' ? marker.letter : '');
      const end = label.letter === undefined ? (marker?.end ?? 0) : 0;
      row = { ...row, description: { letter: own.toLowerCase(), line: sliceLine(line, end) } };
      label = {};
    } else if (row.term === undefined) {
      const term = termOf(line, label.number);
      if (term === undefined) return undefined;
      row = { ...row, ...term, given: row.given ?? term.given, hasRoom: row.hasRoom || term.hasRoom };
      label = {};
    } else return undefined;
  }
  const isWhole = row.description?.line.text !== '' && row.term?.line.text !== '';
  return isWhole && (row.term !== undefined || row.description !== undefined) ? row : undefined;
}

/** 'A' in a cell before a text without a letter of its own labels that text. */
const isLabel = (row: MatchRow, next: string | undefined) =>
  row.term !== undefined &&
  row.description === undefined &&
  next !== undefined &&
  readMarker(next)?.kind !== 'letter' &&
  !letterAlone.test(next);

function termOf(line: Line, label: number | undefined): MatchRow | undefined {
  const [lettered, digits, letter] = (label === undefined && between.exec(line.text)) || [];
  if (lettered !== undefined) {
    const term = { number: Number(digits), line: sliceLine(line, lettered.length) };
    return { term, given: letter?.toLowerCase(), hasRoom: true };
  }
  const lead = label === undefined ? (before.exec(line.text) ?? beforeWord.exec(line.text)) : null;
  const own = sliceLine(line, lead?.[0].length ?? 0);
  const marker = label === undefined ? readMarker(own.text) : undefined;
  const isNumbered = marker?.kind === 'number' && marker.parts.length === 0;
  const isBare = marker === undefined && lead !== null;
  if (label === undefined && !isNumbered && !isBare) return undefined;
  const number = label ?? (marker?.kind === 'number' ? marker.value : undefined);
  const behindNumber = sliceLine(own, isNumbered ? marker.end : 0);
  // '1. ____ aorta'
  const within = isNumbered && lead === null ? beforeWord.exec(behindNumber.text) : null;
  const text = sliceLine(behindNumber, within?.[0].length ?? 0);
  const end = behind.exec(text.text) ?? standingAtEnd(text);
  const given = lead?.[1] ?? within?.[1] ?? end?.[1] ?? end?.[2] ?? end?.[3];
  return {
    term: { number, line: sliceLine(text, 0, end?.index ?? text.text.length) },
    given: given?.toLowerCase(),
    hasRoom: lead !== null || within !== null || end !== null,
  };
}

/** The letter behind 'Conductor **B**', in a look of its own. */
function standingAtEnd({ text, spans }: Line): RegExpExecArray | null {
  const shown = spans.filter((span) => span.text.trim() !== '');
  const last = shown.at(-1);
  const isAlone = shown.length > 1 && /^\s*[A-Za-z]\s*$/u.test(last?.text ?? '');
  return isAlone ? lastLetter.exec(text) : null;
}
