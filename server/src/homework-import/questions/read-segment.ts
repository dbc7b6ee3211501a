import { commonFields } from './common-fields.ts';
import { asksTrueOrFalse } from './lines/line-kinds.ts';
import type { Piece } from './lines/pieces.ts';
import { areParts, findGroup, type Group, memberPieces } from './options/groups.ts';
import { withLettersBelow } from './options/letters-below.ts';
import { inOrderOfLetters } from './options/letters-in-columns.ts';
import { readOptions } from './options/options.ts';
import type { ParsedQuestion } from './parsed-question.ts';
import { asksForOrder } from './scheme/ordering.ts';
import { readTyped } from './typed-question.ts';

/** Where a piece of a document is being read. */
export interface SegmentPlace {
  readonly section: string | undefined;
  /** ['2'] in Question 2. */
  readonly path: readonly string[];
  readonly place: number;
  /** What has been said before and holds for every part. */
  readonly stem: string;
  /** Whether statements are to be called true or false here. */
  readonly isTrueFalse: boolean;
  /** Words to fill gaps with. */
  readonly wordBank: readonly string[];
  /** Whether the answers elsewhere have one for this path. */
  readonly isKeyed: (path: readonly string[]) => boolean;
  /** What they say of this path. */
  readonly keyTexts: (path: readonly string[]) => readonly string[];
  /** Whether answers stand at the questions of this document. */
  readonly hasAnswers: boolean;
  /** The questions of a table among some pieces. */
  readonly readTables: (pieces: readonly Piece[], at: SegmentPlace) => ParsedQuestion[] | undefined;
}

const deepest = 4;

/** The questions of one segment: one, or one for each of its parts. */
export function readSegment(source: readonly Piece[], at: SegmentPlace): ParsedQuestion[] {
  const pieces = inOrderOfLetters(withLettersBelow(source));
  const rows = pieces.flatMap((piece) => (piece.kind === 'row' ? [piece.question] : []));
  if (rows.length > 0) {
    const rest = pieces.filter((piece) => piece.kind !== 'row');
    // What stands below all rows, such as thanks to parents, says nothing of each.
    const said = pieces.slice(
      0,
      pieces.findLastIndex(({ kind }) => kind === 'row'),
    );
    return rows.map((row, index) => ({
      ...row,
      section: row.section ?? at.section,
      path: at.path.length === 0 ? row.path : [...at.path, row.path[0] ?? String.fromCharCode(97 + index)],
      description: row.description ?? (stemText(said) || undefined),
      marks: row.marks ?? shareOf(rest, rows.length, row.place),
    }));
  }
  const group = at.path.length < deepest ? findGroup(pieces) : undefined;
  if (group === undefined) return [readTyped(pieces, at)];
  const stem = pieces.slice(0, group.starts[0]);
  const isKeyed = (letter: string) => at.isKeyed([...at.path, letter]);
  const isOfTruth =
    asksTrueOrFalse(stemText(stem)) && stem.length > 0 && !group.isUpper && !isChoiceOfTruth(pieces, group);
  if (isOrdering(stem, pieces, group)) return [readTyped(pieces, at)];
  if (isOfTruth || areParts(pieces, group, stem, isKeyed)) return readParts(pieces, group, stem, at);
  return [readOptions(pieces, group, at)];
}

function readParts(pieces: readonly Piece[], group: Group, stem: readonly Piece[], at: SegmentPlace): ParsedQuestion[] {
  const members = memberPieces(pieces, group);
  const text = [at.stem, stemText(stem)].filter((one) => one !== '').join('\n\n');
  const extras = stem.filter((piece) => piece.kind === 'picture' || piece.kind === 'table' || piece.kind === 'tip');
  const isTrueFalse = at.isTrueFalse || asksTrueOrFalse(stemText(stem));
  const below = totalBelow(members);
  const shared = eachOf(stem) ?? shareOf(stem, members.length, at.place) ?? below;
  const found = members.flatMap((member, index) => {
    const [first, ...rest] = member;
    const own = first?.kind === 'text' ? [{ ...first, marker: undefined }, ...rest] : member;
    const place = first?.kind === 'text' ? first.line.place : at.place;
    const path = [...at.path, group.letters[index] ?? ''];
    const withExtras = index === 0 ? [...own.slice(0, 1), ...extras, ...own.slice(1)] : own;
    const partAt = { ...at, path, place, stem: text, isTrueFalse };
    return at.readTables(withExtras, partAt) ?? readSegment(withExtras, partAt);
  });
  const own = found.filter(({ marks }) => marks !== undefined);
  const isTotal = own.length === 1 && own[0] === found.at(-1) && below !== undefined;
  const isShared = shared !== undefined && (own.length === 0 || isTotal);
  return isShared ? found.map((question) => ({ ...question, marks: shared })) : found;
}

/** '/4' alone below the last of four parts, of which none has marks, is the total of all; `undefined` where it cannot be. */
function totalBelow(members: readonly (readonly Piece[])[]): ParsedQuestion['marks'] {
  const said = members.map((pieces) => pieces.filter((piece) => piece.kind === 'marks'));
  const [total, ...more] = said.at(-1) ?? [];
  const isOnly = members.flat().every((piece) => piece.kind !== 'text' || piece.marks === undefined);
  const isLast = more.length === 0 && said.slice(0, -1).every((pieces) => pieces.length === 0);
  if (total?.kind !== 'marks' || !isOnly || !isLast || members.length < 2) return undefined;
  const share = total.marks / members.length;
  return Number.isInteger(share) ? { value: share, place: total.place, confidence: 0.7 } : undefined;
}

/** '(2 marks each)' in what stands above the parts. */
const eachOf = (stem: readonly Piece[]): ParsedQuestion['marks'] =>
  stem.flatMap((piece) => {
    if (piece.kind !== 'text' || piece.each === undefined) return [];
    return [{ value: piece.each, place: piece.line.place, confidence: 0.9 }];
  })[0];

/** The marks of each of several rows, where the question above them has marks for all. */
function shareOf(pieces: readonly Piece[], count: number, place: number): ParsedQuestion['marks'] {
  const total = commonFields(pieces, { path: [], place, section: undefined, stem: '' }).marks?.value;
  return total === undefined || total % count !== 0 ? undefined : { value: total / count, place, confidence: 0.8 };
}

/** 'a) True  b) False' are options. */
const isChoiceOfTruth = (pieces: readonly Piece[], { starts }: Group) =>
  starts.some((start) => {
    const piece = pieces[start];
    return piece?.kind === 'text' && /^(?:true|false|t|f)\b\W*$/iu.test(piece.text);
  });

/** Statements to be put in order are no options; whole orders ('cell, tissue, organ') are. */
function isOrdering(stem: readonly Piece[], pieces: readonly Piece[], { starts }: Group): boolean {
  return (
    asksForOrder(stemText(stem)) &&
    starts.length > 2 &&
    starts.every((start) => {
      const piece = pieces[start];
      return piece?.kind === 'text' && !/,|→|[-–]>/u.test(piece.text);
    })
  );
}

/** What stands before the parts. */
function stemText(stem: readonly Piece[]): string {
  return stem.flatMap((piece) => (piece.kind === 'text' && piece.text !== '' ? [piece.text] : [])).join('\n');
}
