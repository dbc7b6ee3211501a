import mammoth from 'mammoth';
import type { SourceLine } from '../file-lines/source-line.ts';
import { wordsOf } from '../file-lines/words-of.ts';

/** Larger documents take mammoth more memory than this check is worth, in bytes of XML. */
const largestXml = 1024 * 1024;
/** What is not a sentence is read in other words by each reader: a list's label, a check box. */
const fewestWords = 5;

/**
 * The paragraphs of a Word file, as mammoth reads it, that ours has not among its lines: a second reader, written by others, shows what
 * ours does not see. Empty for a document that is too long to be read twice.
 */
export async function linesOfSecondReader(
  file: Uint8Array,
  xmlSize: number,
  lines: readonly SourceLine[],
): Promise<SourceLine[]> {
  if (xmlSize > largestXml) return [];
  const seen = new Set(lines.flatMap(({ text }) => wordsOf(text)));
  try {
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(file) });
    // A line break is nothing to mammoth: 'start', 'a.' on the next line, is 'starta'.
    return [...new Set(value.split(/\n+/))].flatMap((text) => {
      const words = wordsOf(text);
      const found = words.filter((word) => seen.has(word) || seen.has(word.slice(0, -1)));
      return words.length >= fewestWords && found.length < words.length * 0.6 ? [{ place: 0, text: text.trim() }] : [];
    });
  } catch {
    // What mammoth cannot read it cannot check either.
    return [];
  }
}
