import { splitOptions } from '../options/split-options.ts';
import { takeTick } from '../options/ticks.ts';
import type { Item, RowItem, TableItem } from '../parsed-question.ts';
import { takeSchemeMarks } from '../scheme/points.ts';
import { readAnswerLine, takeTrailingAnswer } from './answer-text.ts';
import { type Filled, readFilled } from './filled-lines.ts';
import { asks, isAnswerSpace, isDetailsLine, isFurniture, readTip } from './line-kinds.ts';
import { type Line, sliceLine, spokenLine } from './lines.ts';
import { type Marker, readMarker } from './markers.ts';
import { marksOfEach, takeBehindMarks, takeMarks } from './marks.ts';

/** What a line is for, its marks and its trailing answer taken off. */
export type Piece =
  | {
      readonly kind: 'text';
      readonly line: Line;
      readonly text: string;
      readonly marker: Marker | undefined;
      readonly star: boolean;
      readonly marks: number | undefined;
      /** What it says that each of several parts has: '(2 marks each)'. */
      readonly each: number | undefined;
      readonly answer: string | undefined;
    }
  | { readonly kind: 'space'; readonly place: number }
  | { readonly kind: 'marks'; readonly place: number; readonly marks: number }
  | { readonly kind: 'answer'; readonly place: number; readonly text: string; readonly marks: number | undefined }
  | { readonly kind: 'tip'; readonly place: number; readonly text: string }
  | { readonly kind: 'picture'; readonly line: Line }
  | TableItem
  | RowItem;

export type TextPiece = Extract<Piece, { kind: 'text' }>;

const known = new WeakMap<Line, readonly Piece[]>();

/** The pieces of some items, in their order. A line is looked at again and again, and read once. */
export function toPieces(items: readonly Item[]): Piece[] {
  return items.flatMap((item): readonly Piece[] => {
    if (item.kind !== 'line') return [item];
    const pieces = known.get(item) ?? (isFurniture(item.text) ? [item] : splitOptions(item)).flatMap(linePieces);
    known.set(item, pieces);
    return pieces;
  });
}

function linePieces(line: Line): Piece[] {
  const pictures: Piece[] = line.pictures.length > 0 ? [{ kind: 'picture', line }] : [];
  const { text } = line;
  const { place } = line;
  if (isFurniture(text)) return pictures;
  if (isAnswerSpace(text)) return text === '' ? pictures : [...pictures, { kind: 'space', place }];
  if (isHidden(line)) return [...pictures, { kind: 'answer', place, ...hiddenAnswer(text) }];
  const tip = readTip(text);
  if (tip !== undefined) return [...pictures, { kind: 'tip', place, text: tip }];
  const filled = readFilled(line);
  if (filled?.text === '') return [...pictures, { kind: 'answer', place, text: filled.answer, marks: undefined }];
  if (filled !== undefined) return [...pictures, filledPiece(line, filled)];
  const taken = takeMarks(text);
  if (taken.total !== undefined && taken.text === '') return pictures;
  if (taken.marks !== undefined && isAnswerSpace(taken.text))
    return [...pictures, { kind: 'marks', place, marks: taken.marks }];
  const scheme = takeSchemeMarks(text);
  const answer = readAnswerLine(taken.text) === undefined ? undefined : readAnswerLine(scheme.text);
  if (answer !== undefined) return [...pictures, { kind: 'answer', place, text: answer, marks: scheme.marks }];
  if (isDetailsLine(taken.text === '' ? text : taken.text)) return pictures;
  const numbered = readMarker(taken.text);
  if (numbered !== undefined && /^[\s_.…]*[_.…]{3,}\s*$/u.test(taken.text.slice(numbered.end)))
    return [...pictures, { kind: 'space', place }];
  return [...pictures, textPiece(line, taken)];
}

/** A text with the answers that were in its gaps. */
function filledPiece(line: Line, { text, answer }: Filled): TextPiece {
  return { ...textPiece({ ...line, text, spans: spokenLine(text, line.place).spans }, takeMarks(text)), answer };
}

/** 'What pH is neutral? (7)' with the brackets in colour: they hold the answer. */
function takeColouredBrackets({ spans }: Line): { text: string; answer: string } | undefined {
  const shown = spans.filter(({ text }) => text.trim() !== '');
  const last = shown.at(-1);
  const answer = /^\s*\(([^()]+)\)\s*$/u.exec(last?.text ?? '')?.[1];
  const stands = (span: Line['spans'][number] | undefined) =>
    span !== undefined && (span.marked || span.colour !== null);
  if (answer === undefined || shown.length < 2 || !stands(last) || shown.slice(0, -1).some(stands)) return undefined;
  const text = shown
    .slice(0, -1)
    .map((span) => span.text)
    .join('');
  return { text: text.trim(), answer };
}

/** Hidden text is for the teacher. */
const isHidden = ({ spans }: Line) => spans.every(({ hidden, text }) => hidden || text.trim() === '');

function hiddenAnswer(text: string): { text: string; marks: number | undefined } {
  const { text: said, marks } = takeSchemeMarks(text);
  return { text: readAnswerLine(said) ?? said, marks };
}

/** Room for the answer behind a question, with its unit: '…? ______ cm³'. */
const roomBehind = /(?:(?<=\?)\s*|(?<=[\p{L})]\.)\s+)(?:_{3,}|\.{4,}|…{2,})[\s_.…]*[\p{L}%°Ω²³⁻¹/]{0,8}\s*$/u;

function withoutRoom(text: string): string {
  const asked = text.replace(roomBehind, '');
  return asks(asked) ? asked : text;
}

function textPiece(line: Line, { text: unmarked, marks }: { text: string; marks?: number }): TextPiece {
  const behind = takeBehindMarks(line.text) ?? takeColouredBrackets(line);
  const trailing = takeTrailingAnswer(unmarked) ?? behind;
  const retaken = trailing === undefined ? { text: unmarked } : takeMarks(trailing.text);
  const starred = /^\s*\*{1,2}\s*(?=\S)/u.exec(retaken.text);
  const start = starred?.[0].length ?? 0;
  const body = retaken.text.slice(start);
  const marker = readMarker(body);
  const rest = body.slice(marker?.end ?? 0);
  const { text: unticked, isTicked } = takeTick(rest);
  const clean = withoutRoom(unticked);
  const offset = line.text.indexOf(rest.trim() === '' ? body : rest.trim());
  return {
    kind: 'text',
    line: offset > 0 ? sliceLine(line, offset, offset + rest.trim().length) : line,
    text: clean.trim(),
    marker,
    star: isTicked || (starred !== null && marker?.kind !== 'number'),
    marks:
      trailing === undefined || trailing !== behind
        ? (marks ?? ('marks' in retaken ? retaken.marks : undefined))
        : takeMarks(trailing.text).marks,
    each: marksOfEach(line.text),
    answer: trailing?.answer,
  };
}
