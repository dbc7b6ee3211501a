import { readWords, type Word } from '../../text/words.ts';

/** One option, taken apart: 'C - Stomach' has the letter 'C' and the text 'Stomach'. */
export interface OptionParts {
  readonly option: string;
  readonly letter: string | undefined;
  readonly text: string;
}

const lettered = /^\s*\(?([A-Za-z])\s*(?:[-–—.:)]\s*|\s-\s)(\S.*)$/u;

/** @param isLettered The page shows A, B, C… before options that do not carry a letter themselves. */
export function readOptions(options: readonly string[], isLettered: boolean): OptionParts[] {
  return options.map((option, index) => {
    const [, letter, text] = lettered.exec(option) ?? [];
    if (letter !== undefined && text !== undefined) return { option, letter, text };
    const isLetter = /^\s*[A-Za-z]\s*$/.test(option);
    const own = isLettered && !isLetter ? String.fromCharCode(65 + index) : undefined;
    return { option, letter: own, text: option };
  });
}

/** What is compared of an option and of an answer: letters and digits only, so that case, spaces and punctuation do not count. */
export function optionKey(text: string): string {
  return keyOf(readWords(text)) ?? '';
}

/** The key of words that are read already; `undefined` when it is longer than any option's. */
export function keyOf(words: readonly Word[], longest = Number.POSITIVE_INFINITY): string | undefined {
  let length = 0;
  for (const { text } of words) length += text.length;
  if (length > longest) return undefined;
  let key = '';
  for (const { text } of words) key += text;
  return key;
}
