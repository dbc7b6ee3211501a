import mammoth from 'mammoth';
import type { ReadDocument } from './line.ts';

/** Larger files take mammoth more memory than this check is worth, in bytes. */
const largestFile = 512 * 1024;
/** Each reader words anything but sentences differently: a list's label, a check box. */
const fewestWords = 5;
/** Share of its words that occur in a paragraph that was read. */
const enough = 0.6;

/**
 * The paragraphs of a Word file, as mammoth reads it, that are in none of the lines: a second, independent
 * reader shows what ours misses. Empty for a file that is too large, or that mammoth cannot read.
 */
export async function textsUnread(file: Uint8Array, { lines, asides }: ReadDocument): Promise<string[]> {
  if (file.byteLength > largestFile) return [];
  const read = new Set([...lines, ...asides].flatMap(({ text }) => wordsOf(text)));
  const paragraphs = await paragraphsOf(file);
  return [...new Set(paragraphs)].filter((text) => {
    const words = wordsOf(text);
    // A line break is nothing to mammoth: 'start', 'a.' on the next line, is 'starta'.
    const known = words.filter((word) => read.has(word) || read.has(word.slice(0, -1)));
    return words.length >= fewestWords && known.length < words.length * enough;
  });
}

async function paragraphsOf(file: Uint8Array): Promise<string[]> {
  try {
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(file) });
    return value.split(/\n+/u).map((text) => text.trim());
  } catch {
    return [];
  }
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
