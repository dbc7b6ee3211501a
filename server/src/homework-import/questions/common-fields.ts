import { tidy } from './lines/lines.ts';
import type { Piece, TextPiece } from './lines/pieces.ts';
import type { ParsedQuestion, Read } from './parsed-question.ts';
import type { SegmentPlace } from './read-segment.ts';
import { readTable } from './tables/question-table.ts';

/** What questions of every kind have. */
export function commonFields(
  pieces: readonly Piece[],
  at: Pick<SegmentPlace, 'section' | 'path' | 'place' | 'stem'>,
): Omit<ParsedQuestion, 'text' | 'options' | 'answers' | 'leftOver'> {
  const marks = pieces.flatMap((piece): Read<number>[] => {
    if (piece.kind === 'marks') return [{ value: piece.marks, place: piece.place, confidence: 0.95 }];
    if (piece.kind === 'text' && piece.marks !== undefined)
      return [{ value: piece.marks, place: piece.line.place, confidence: 0.95 }];
    return [];
  });
  const inKey = pieces.flatMap((piece): Read<number>[] =>
    piece.kind === 'answer' && piece.marks !== undefined
      ? [{ value: piece.marks, place: piece.place, confidence: 0.8 }]
      : [],
  );
  const tips = pieces.flatMap((piece) => (piece.kind === 'tip' ? [piece] : []));
  const [firstTip] = tips;
  const table = pieces.flatMap((piece) => (piece.kind === 'table' ? (readTable(piece) ?? []) : []));
  return {
    section: at.section,
    path: at.path,
    place: at.place,
    description: at.stem === '' ? undefined : at.stem,
    marks: sumOfOnes(pieces) ?? marks[0] ?? inKey[0],
    tip:
      firstTip === undefined
        ? undefined
        : { value: tips.map(({ text }) => text).join('\n'), place: firstTip.place, confidence: 0.9 },
    pictures: pieces.flatMap((piece) =>
      piece.kind === 'picture' ? piece.line.pictures.map((picture) => ({ ...picture, place: piece.line.place })) : [],
    ),
    table: table[0],
  };
}

/** '1 mark' alone at the right once more for each mark, as old tests have it below the lines to write on. */
function sumOfOnes(pieces: readonly Piece[]): Read<number> | undefined {
  const alone = pieces.flatMap((piece) => (piece.kind === 'marks' ? [piece] : []));
  const [first, second] = alone;
  const isOther = pieces.some((piece) => piece.kind === 'text' && piece.marks !== undefined);
  return first === undefined || second === undefined || isOther || alone.some(({ marks }) => marks !== 1)
    ? undefined
    : { value: alone.length, place: first.place, confidence: 0.85 };
}

/** The text of a question: its paragraphs, without what is only a label. */
export function joinText(pieces: readonly Piece[]): string {
  const lines = pieces.flatMap((piece) => (piece.kind === 'text' ? [withMarker(piece)] : []));
  return lines
    .map((line) => tidy(line))
    .filter((line) => line !== '')
    .join('\n');
}

/** A bullet within a text stays; a number or letter that began the question does not. */
function withMarker({ text, marker, line }: TextPiece): string {
  if (marker === undefined) return text;
  if (marker.kind === 'bullet') return `• ${text}`;
  return marker.kind === 'box' || line.label !== null
    ? text
    : marker.kind === 'letter'
      ? `${marker.letter}) ${text}`
      : text;
}
