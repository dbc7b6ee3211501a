import { truthWords } from '../lines/truth-words.ts';
import { readCountedPairs, readInOrder } from '../tables/read-pairs.ts';

/** What a key says of several questions in one text, 'F, T, T', '1 C, 2 B' or 'red; blue', of each in turn; `undefined` where it says not as many things. */
export function eachInTurn(text: string, count: number): readonly string[] | undefined {
  if (count === 1) return [text];
  const truths = truthWords(text);
  return readCountedPairs(text, count) ?? readInOrder(text, count) ?? (truths?.length === count ? truths : undefined);
}
