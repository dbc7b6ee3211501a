import type { Reading } from '../../phrases/find-phrases.ts';
import type { Occurrence } from '../../phrases/phrase-finder.ts';
import { wordClass } from '../../text/word-classes.ts';
import { gap } from '../../text/words.ts';

const apart = gap.comma | gap.stop | gap.slash | gap.dash | gap.greater | gap.equals;

/**
 * The items that stand in their own place: of 'oxygen, water' for water and oxygen none. In an answer of as many pieces as there are items the
 * place is that of the piece, in any other that among the items named.
 */
export function inPlace(found: readonly (Occurrence | undefined)[], reading: Reading): (Occurrence | undefined)[] {
  const pieces = piecesOf(reading);
  const last = pieces.at(-1) ?? 0;
  const named = found.flatMap((one) => one?.words[0] ?? []).sort((a, b) => a - b);
  return found.map((one, place) => {
    const at = one?.words[0];
    if (one === undefined || at === undefined) return undefined;
    const isThere = last + 1 === found.length ? pieces[at] === place : named.indexOf(at) === place;
    return isThere ? one : undefined;
  });
}

/** For each word the number of its piece. */
function piecesOf({ words, entries }: Reading): number[] {
  let piece = 0;
  let hasWords = false;
  return words.map((word, at) => {
    const isJoiner = ((entries[at]?.classes ?? 0) & wordClass.joiner) !== 0 || word.text === 'then';
    if (hasWords && (isJoiner || (word.gap & apart) !== 0)) {
      piece++;
      hasWords = false;
    }
    hasWords ||= !isJoiner;
    return piece;
  });
}
