import { letterPlace } from '../lines/markers.ts';
import type { Piece } from '../lines/pieces.ts';

/** Options in columns that are read downwards come row by row, as a, c, b, d: the pieces with such letters in the order of the alphabet. */
export function inOrderOfLetters(pieces: readonly Piece[]): readonly Piece[] {
  const ordered: Piece[] = [];
  for (let index = 0; index < pieces.length; ) {
    const run = runFrom(pieces, index);
    ordered.push(...(isShuffled(run) ? run.toSorted((a, b) => placeOf(a) - placeOf(b)) : run));
    index += run.length;
  }
  return ordered;
}

/** The lettered pieces that stand together from here on, or the piece that stands here. */
function runFrom(pieces: readonly Piece[], from: number): readonly Piece[] {
  const style = styleOf(pieces[from]);
  const behind = pieces.findIndex((piece, index) => index > from && styleOf(piece) !== style);
  return pieces.slice(from, style === undefined ? from + 1 : behind === -1 ? pieces.length : behind);
}

/** Whether letters from 'a' on are all there, each once, and in columns: the second is none of those that follow the first. */
function isShuffled(run: readonly Piece[]): boolean {
  const places = run.map(placeOf);
  const rows = (places[1] ?? 0) - 1;
  const isWhole = new Set(places).size === places.length && Math.max(...places) === places.length;
  return (
    places[0] === 1 &&
    rows > 1 &&
    isWhole &&
    places.every((place, index) => index === 0 || place !== (places[index - 1] ?? 0) + 1)
  );
}

function styleOf(piece: Piece | undefined): string | undefined {
  return piece?.kind === 'text' && piece.marker?.kind === 'letter' ? piece.marker.style : undefined;
}

const placeOf = (piece: Piece) =>
  piece.kind === 'text' && piece.marker?.kind === 'letter' ? letterPlace(piece.marker.letter) : 0;
