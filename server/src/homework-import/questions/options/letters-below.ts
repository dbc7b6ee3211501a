import { letterPlace } from '../lines/markers.ts';
import type { Piece } from '../lines/pieces.ts';
import { colouredText } from '../said-answers.ts';

const lettered = /^\(?([A-Ha-h])\)?(?:[).:]\s*.*|\s*[-–—]\s+.*)?$/su;

const boxAtEnd = /\s*[☐□○◯]\s*$/u;
/** What a line offers, alone or beside each other. */
const choicesOf = (text: string) =>
  text
    .replace(boxAtEnd, '')
    .toLowerCase()
    .split(/\s{3,}|\s*\t\s*|\s+\/\s+/u);
const letterBehindBox = /^\(?([A-H])[).:]/iu;
const isTruth = /^(?:true|false|t|f)$/iu;
const offersTruth = /\b(?:true|t)\b.*\b(?:false|f)\b/isu;

/**
 * 'Answer:' with 'B', or 'B) nucleus', on the line below it says what is right where an option has that letter; so does such a line in
 * another colour below the options.
 */
export function withLettersBelow(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.flatMap((piece, index): Piece[] => {
    const above = pieces[index - 1];
    if (piece.kind === 'answer' && piece.text === '' && meant(pieces, index + 1) !== undefined) return [];
    const isSaid = above?.kind === 'answer' && above.text === '';
    const isShown =
      piece.kind === 'text' &&
      piece.marker?.kind !== 'box' &&
      colouredText(piece) !== undefined &&
      !isOneOfList(pieces, index);
    const text = isSaid || isShown ? meant(pieces, index) : undefined;
    return [text === undefined || piece.kind !== 'text' ? piece : answerOf(piece, text)];
  });
}

/**
 * 'A) oxygen' before 'B) nitrogen' is an option itself, and names none, though a part '(a)' stands above; where its list had that letter before, it
 * names it.
 */
function isOneOfList(pieces: readonly Piece[], index: number): boolean {
  const own = letterOf(pieces[index]);
  if (own === undefined) return false;
  const isAt = (piece: Piece | undefined, step: number) => {
    const other = letterOf(piece);
    return other?.style === own.style && letterPlace(other.letter) === letterPlace(own.letter) + step;
  };
  const isIn = (piece: Piece) => piece.kind !== 'text' || letterOf(piece)?.style === own.style;
  const list = pieces.slice(pieces.slice(0, index).findLastIndex((piece) => !isIn(piece)) + 1, index);
  return (isAt(pieces[index - 1], -1) || isAt(pieces[index + 1], 1)) && !list.some((piece) => isAt(piece, 0));
}

const letterOf = (piece: Piece | undefined) =>
  piece?.kind === 'text' && piece.marker?.kind === 'letter' ? piece.marker : undefined;

const answerOf = ({ line, marks }: Extract<Piece, { kind: 'text' }>, text: string): Piece => ({
  kind: 'answer',
  place: line.place,
  text,
  marks,
});

function meant(pieces: readonly Piece[], index: number): string | undefined {
  const piece = pieces[index];
  if (piece?.kind !== 'text') return undefined;
  const label = piece.marker?.kind === 'letter' ? `${piece.marker.letter}) ` : '';
  const said = label === '' ? piece.text : `${label}${piece.text}`;
  const letter = lettered.exec(said)?.[1]?.toLowerCase();
  const isOption = pieces
    .slice(0, index)
    .some(
      (one) =>
        one.kind === 'text' &&
        ((one.marker?.kind === 'letter' && one.marker.letter.toLowerCase() === letter) ||
          (letter !== undefined && letterBehindBox.exec(one.text)?.[1]?.toLowerCase() === letter) ||
          choicesOf(one.text).includes(said.toLowerCase()) ||
          (isTruth.test(said) && offersTruth.test(one.text))),
    );
  return isOption ? said : undefined;
}
