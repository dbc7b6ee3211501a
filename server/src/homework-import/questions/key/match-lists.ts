import type { Marker } from '../lines/markers.ts';
import { letterPlace, romanPlace } from '../lines/markers.ts';
import type { Piece, TextPiece } from '../lines/pieces.ts';
import type { Match } from '../tables/read-match.ts';

/** Two lists below each other that are to be matched, '1. heart', '2. lung' and 'A. takes in air', 'B. pumps blood'; `undefined` for none. */
export function readMatchLists(pieces: readonly Piece[]): { match: Match; rest: readonly Piece[] } | undefined {
  const isRoman = pieces.some((piece) => piece.kind === 'text' && labelOf(piece.marker) === 'ii');
  const placeOf = (marker: Marker | undefined) => placeIn(marker, isRoman);
  const listed = pieces.filter((piece): piece is TextPiece => piece.kind === 'text' && placeOf(piece.marker) > 0);
  const second = listed.findIndex(({ marker }, index) => index > 0 && placeOf(marker) === 1);
  const terms = listed.slice(0, second);
  const descriptions = listed.slice(second);
  const goOn = (list: readonly TextPiece[]) =>
    list.length > 1 && list.every(({ marker }, index) => placeOf(marker) === index + 1);
  if (second < 2 || !goOn(terms) || !goOn(descriptions) || descriptions.length < terms.length) return undefined;
  return {
    match: {
      terms: terms.map(({ marker, text, line }) => ({ label: labelOf(marker), text, place: line.place })),
      descriptions: descriptions.map(({ marker, text }) => ({ label: labelOf(marker), text })),
    },
    rest: pieces.filter((piece) => piece.kind !== 'text' || !listed.includes(piece)),
  };
}

/** Where a marker is in its list; small letters are Roman numbers where 'ii' is among them. */
function placeIn(marker: Marker | undefined, isRoman: boolean): number {
  if (marker?.kind === 'number') return marker.value;
  if (marker?.kind !== 'letter') return 0;
  const { letter } = marker;
  return isRoman && letter === letter.toLowerCase() ? romanPlace(letter) : letterPlace(letter);
}

function labelOf(marker: Marker | undefined): string {
  if (marker?.kind === 'number') return String(marker.value);
  return marker?.kind === 'letter' ? marker.letter.toLowerCase() : '';
}
