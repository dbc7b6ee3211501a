import { asks, asksTrueOrFalse } from '../lines/line-kinds.ts';
import { emphasisOf } from '../lines/lines.ts';
import { type Piece, type TextPiece, toPieces } from '../lines/pieces.ts';
import type { Item } from '../parsed-question.ts';
import { readWordBank } from '../word-bank.ts';

const gap = /_{3,}|\.{5,}|…{2,}/u;

/** Questions without numbers: a text that asks, or is followed by options, an answer or room to write. */
export function byLook(items: readonly Item[], sections: ReadonlySet<number>): Map<number, readonly string[]> {
  const found = new Map<number, readonly string[]>();
  let isOpen = false;
  let hasEnd = false;
  let isWaiting = false;
  let isMarked = false;
  let last = '';
  for (const [index, item] of items.entries()) {
    if (sections.has(index)) {
      isOpen = false;
      continue;
    }
    const pieces = toPieces([item]);
    const text = pieces.find((piece) => piece.kind === 'text');
    const isPlain =
      text !== undefined &&
      (text.marker === undefined || (text.marker.kind === 'bullet' && isBulletOfQuestion(items, index, text)));
    const isSpecial = /^q\s*[:.)-]/iu.test(item.kind === 'line' ? item.text : '');
    const isAboveRows = items[index + 1]?.kind === 'row' && !(item.kind === 'line' && gap.test(item.text));
    if (item.kind === 'line' && (isSpecial || isPlain) && text !== undefined && !isAboveRows) {
      const isAsked = asks(text.text) || (asksTrueOrFalse(text.text) && !isOnlyTruth(text.text));
      const isNext = text.marks !== undefined && (isMarked || !isOpen);
      const isStart =
        isSpecial ||
        isNext ||
        (isOpen && !hasEnd
          ? /\?\s*$/u.test(last) && isAsked
          : isAsked ||
            hasLetters(pieces) ||
            (isAskedBelow(items, index) && !(isWaiting && isAnswer(items[index + 1]))));
      if (isStart && !(found.size === 0 && (isTitle(items, index, text) || readWordBank([item]) !== undefined))) {
        found.set(index, []);
        isOpen = true;
        isWaiting = text.answer === undefined;
        isMarked = text.marks !== undefined;
        hasEnd = pieces.some(
          (piece) =>
            piece.kind === 'text' &&
            (piece.answer !== undefined || piece.marks !== undefined || piece.marker?.kind === 'letter'),
        );
      }
      last = text.text;
    } else if (pieces.length > 0) hasEnd = true;
    if (pieces.some(({ kind }) => kind === 'answer')) isWaiting = false;
  }
  return found;
}

/** Bullets are before questions where these have question marks or marks, options below, or an answer below each. */
function isBulletOfQuestion(items: readonly Item[], index: number, { text, marks }: TextPiece): boolean {
  if (marks !== undefined || (asks(text) && /\?$/u.test(text))) return true;
  const [before] = index === 0 ? [] : toPieces(items.slice(index - 1, index));
  const [next] = toPieces(items.slice(index + 1, index + 2));
  if (next?.kind === 'answer') return !(before?.kind === 'text' && before.marker?.kind === 'bullet');
  return isLettered(next);
}

/** Whether a piece has the letter of an option: 'Q:' is none. */
const isLettered = (piece: Piece | undefined) =>
  piece?.kind === 'text' && piece.marker?.kind === 'letter' && !/^q$/iu.test(piece.marker.letter);

/** A short line in bold is a title, unless it asks, has marks, or options or an answer follow. */
function isTitle(items: readonly Item[], index: number, { line, text, marks, answer }: TextPiece): boolean {
  if (line.isTitle) return true;
  const isAsked = /\?\s*$/u.test(text) || marks !== undefined || answer !== undefined || isAskedBelow(items, index);
  return emphasisOf(line.spans).bold && line.text.length < 60 && !isAsked;
}

const isAnswer = (item: Item | undefined) => item !== undefined && toPieces([item])[0]?.kind === 'answer';

/** 'The unit of force is A) newton B) watt' has its options in its line. */
const hasLetters = (pieces: readonly Piece[]) =>
  pieces.filter((piece) => piece.kind === 'text' && piece.marker?.kind === 'letter').length > 1;

/** 'True / False' is not asked by itself. */
const isOnlyTruth = (text: string) => /^\W*(?:true|t)\W+(?:or\W+)?(?:false|f)\W*$/iu.test(text);

/** Whether options, or an answer, follow at once. */
function isAskedBelow(items: readonly Item[], index: number): boolean {
  const [next] = toPieces(items.slice(index + 1, index + 2));
  return (
    next?.kind === 'answer' ||
    (next?.kind === 'text' && isOnlyTruth(next.text)) ||
    isLettered(next) ||
    (next?.kind === 'text' && next.marker?.kind === 'box')
  );
}
