import { asksToChoose } from '../lines/line-kinds.ts';
import { tidy } from '../lines/lines.ts';
import type { Piece, TextPiece } from '../lines/pieces.ts';

/** An option that has no letter. */
export interface UnletteredOption {
  readonly text: string;
  readonly place: number;
  readonly pieces: readonly TextPiece[];
  readonly isTicked: boolean;
}

/** Options without letters, what stands above them, and what is no part of them. */
export interface Unlettered {
  readonly stem: readonly Piece[];
  readonly options: readonly UnletteredOption[];
  readonly leftOver: readonly TextPiece[];
}

/** An option is no longer than this. */
export const longestOption = 90;

/** The pieces that are options, what stands above the first, and the other texts below; `undefined` where there are no two. */
export function choose(
  pieces: readonly Piece[],
  isOption: (piece: TextPiece) => boolean,
): { stem: Piece[]; chosen: TextPiece[]; rest: TextPiece[] } | undefined {
  const first = pieces.findIndex((piece) => piece.kind === 'text' && isOption(piece));
  if (first === -1) return undefined;
  const chosen: TextPiece[] = [];
  const rest: TextPiece[] = [];
  for (const piece of pieces.slice(first)) {
    if (piece.kind !== 'text') continue;
    (isOption(piece) ? chosen : rest).push(piece);
  }
  const stem = pieces.slice(0, first);
  return chosen.length > 1 && stem.some((piece) => piece.kind === 'text') ? { stem, chosen, rest } : undefined;
}

/** What a piece makes as an option. */
export function toOption(piece: TextPiece, text: string, isTicked: boolean): UnletteredOption {
  return { text: tidy(text), place: piece.line.place, pieces: [piece], isTicked };
}

/** Whether what stands above options asks for one of them, or leaves room for it. */
export function stemAsks(stem: readonly Piece[]): boolean {
  return stem.some(
    (piece) => piece.kind === 'text' && (asksToChoose(piece.text) || /\?\s*$|:\s*$|_{2,}/u.test(piece.text)),
  );
}
