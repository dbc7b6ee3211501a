import { splitKey } from '../key/split-key.ts';
import { toPieces } from '../lines/pieces.ts';
import type { Item } from '../parsed-question.ts';

/**
 * Whether nothing in a document says in words what is right: no key, no 'Answer: …', no table with answers. A statement is answered by the word
 * that stands out in it, and says nothing of how the other answers are written; nor do terms with a letter to match, where `besideChoices` is set.
 */
export function isUnanswered(items: readonly Item[], besideChoices = false): boolean {
  const { body, key } = splitKey(items);
  if (key.length > 0) return false;
  return toPieces(body).every((piece) => {
    if (piece.kind === 'answer') return piece.text === '';
    if (piece.kind === 'row') {
      const { type, options, answers } = piece.question;
      return type === 'true-false' || (besideChoices && options.length > 0) || answers.length === 0;
    }
    return piece.kind !== 'text' || (piece.answer ?? '') === '';
  });
}
