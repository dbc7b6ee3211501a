import type { Lexicon } from '../phrases/lexicon.ts';
import { unnumbered } from '../text/known-words.ts';
import { readWords, type Word } from '../text/words.ts';

/** Codes longer than this are names, not symbols. */
const longestCode = 2;

/**
 * Takes a run of the scheme's letters or symbols apart: 'ATCG' into A, T, C and G, 'MgZnFeCu' into four symbols. Only runs of pairs
 * or of all of them are taken apart, and only when the run is no word of the scheme itself.
 *
 * @param most How many codes a full run has.
 */
export function splitCodes(lexicon: Lexicon, most: number): (words: readonly Word[]) => readonly Word[] {
  const codes = lexicon.words
    .map(({ word }) => word)
    .filter((word) => word.length <= longestCode && /^[a-z]+$/.test(word));
  if (codes.length < 2) return (words) => words;
  const letters = new Set(codes.join(''));
  const piecesOf = ({ text }: Word) =>
    letters.has(text.charAt(0)) && letters.has(text.charAt(text.length - 1))
      ? split(text, codes, lexicon, most)
      : undefined;
  return (words) => {
    let apart: Word[] | undefined;
    let at = 0;
    for (const word of words) {
      const pieces = piecesOf(word);
      if (pieces !== undefined) apart ??= words.slice(0, at);
      apart?.push(...(pieces === undefined ? [word] : parts(word, pieces)));
      at++;
    }
    return apart ?? words;
  };
}

function split(run: string, codes: readonly string[], lexicon: Lexicon, most: number): string[] | undefined {
  if (run.length < 2 || run.length > most * longestCode || lexicon.has(run)) return undefined;
  const found = takeApart(run, codes);
  return found !== undefined && (found.length === 2 || found.length === most) && new Set(found).size === found.length
    ? found
    : undefined;
}

function takeApart(run: string, codes: readonly string[]): string[] | undefined {
  if (run === '') return [];
  for (const code of codes) {
    if (!run.startsWith(code)) continue;
    const rest = takeApart(run.slice(code.length), codes);
    if (rest !== undefined) return [code, ...rest];
  }
  return undefined;
}

/** The pieces of a run quote the whole run, since its letters may not be where they were after normalising. */
function parts(word: Word, pieces: readonly string[]): Word[] {
  return pieces.map((text, index) => {
    const { number } = readWords(text)[0] ?? { number: unnumbered };
    return { ...word, text, number, gap: index === 0 ? word.gap : 2 };
  });
}
