import { splitKey } from '../key/split-key.ts';
import { toPieces } from '../lines/pieces.ts';
import type { Item } from '../parsed-question.ts';

/** Whether nothing in a document says in words what is right: no key, no 'Answer: …', no table with answers. */
export function isUnanswered(items: readonly Item[]): boolean {
  const { body, key } = splitKey(items);
  if (key.length > 0) return false;
  return toPieces(body).every((piece) => {
    if (piece.kind === 'answer') return piece.text === '';
    // A statement is answered by the word that stands out in it, a term by the letter beside it: they say nothing of how other answers are written.
    if (piece.kind === 'row') {
      const { type, options, answers } = piece.question;
      return type === 'true-false' || options.length > 0 || answers.length === 0;
    }
    return piece.kind !== 'text' || (piece.answer ?? '') === '';
  });
}
