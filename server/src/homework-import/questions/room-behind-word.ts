import type { TextPiece } from './lines/pieces.ts';

const room = /^(\p{L}[\p{L} ]{0,24}?)\s*[:=]?\s*(?:_{3,}|\.{6,}|…{3,})[\s_.…]*$/u;

/** Without 'dish ..........' below 'In which dish will the seedlings grow?': room to write, behind a word of the question. */
export function withoutRoomBehindWord(texts: readonly TextPiece[]): readonly TextPiece[] {
  const [asked] = texts;
  if (asked === undefined || /_{3,}|\.{6,}|…{2,}/u.test(asked.text)) return texts;
  const words = wordsOf(asked.text);
  return texts.filter((piece, index) => {
    const label = index === 0 || piece.marker !== undefined ? undefined : room.exec(piece.text)?.[1];
    return label === undefined || ![...wordsOf(label)].every((word) => words.has(word));
  });
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
