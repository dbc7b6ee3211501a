import { type Piece, type TextPiece, toPieces } from '../lines/pieces.ts';
import type { TableItem } from '../parsed-question.ts';
import { isAnswered, isMeant } from './listed-options.ts';
import { longestOption, stemAsks, toOption } from './unlettered.ts';

/** Options without letters in the cells of a table below the question, where one of them is the answer, as lines below each other. */
export function withCellsAsLines(pieces: readonly Piece[], keyed: readonly string[]): readonly Piece[] {
  const tables = pieces.filter((piece) => piece.kind === 'table');
  const [only] = tables;
  const hasGaps = pieces.some((piece) => piece.kind === 'text' && /_{2,}|\.{4,}|…{2,}/u.test(piece.text));
  if (only === undefined || tables.length > 1 || hasGaps) return pieces;
  const cells = only.rows.flat().filter((cell) => cell.length > 0);
  const texts = toPieces(cells.flat()).filter((piece): piece is TextPiece => piece.kind === 'text');
  const areShort = texts.every(
    ({ text, marker }) => marker === undefined && text !== '' && text.length < longestOption,
  );
  const areOptions = texts.length > 2 && texts.length < 9 && texts.length === cells.length && isOfOptions(only, texts);
  if (!areOptions || !areShort) return pieces;
  if (new Set(texts.map(({ text }) => text)).size < texts.length) return pieces;
  const options = texts.map((piece) => toOption(piece, piece.text, piece.star));
  const isAsked = stemAsks(pieces) || isMeant(pieces, options, keyed);
  return isAsked && isAnswered(pieces, options, keyed)
    ? pieces.flatMap((piece) => (piece === only ? texts : [piece]))
    : pieces;
}

/** One row, or two of two; words beside figures are results. */
function isOfOptions({ rows }: TableItem, texts: readonly TextPiece[]): boolean {
  const figures = texts.filter(({ text }) => /^\W*\d/u.test(text)).length;
  const isSquare = rows.length === 2 && rows.every((row) => row.length === 2);
  return rows.length === 1 || (isSquare && (figures === 0 || figures === texts.length));
}
