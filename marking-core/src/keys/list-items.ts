import { readWords } from '../text/words.ts';

const between = /\s*(?:[,;\n>→]|\band\b|\bthen\b)\s*/i;

/** An item of a plain list is no longer than this, in words. */
const longestItem = 4;

/** The items of a plain list, 'egg, larva and pupa'; one where it is no list. */
export function listItems(text: string): string[] {
  return text
    .split(between)
    .map((item) => item.trim())
    .filter((item) => readWords(item).length > 0);
}

export const areItems = (parts: readonly string[]): boolean =>
  parts.length > 1 && parts.every((part) => readWords(part).length <= longestItem);
