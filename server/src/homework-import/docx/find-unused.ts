import mammoth from 'mammoth';
import type { UploadAssignment } from '../../contract/homework-draft.ts';
import { withoutBankData } from '../questions/conventions/prints/test-bank.ts';
import { isDetailsLine } from '../questions/lines/line-kinds.ts';

/** Larger documents take mammoth more memory than this check is worth, in bytes of XML. */
const largestXml = 1024 * 1024;
/** Shorter texts are labels, letters and numbers. */
const fewestWords = 5;
/** Of its words, so many must be somewhere in the draft. */
const enough = 0.6;

/**
 * The paragraphs of a Word file, as mammoth reads it, that came into no field of the draft and no message: a second reader,
 * written by others, shows what ours has missed. Empty for a document that is too long to be read twice.
 */
export async function findUnused(
  file: Uint8Array,
  xmlSize: number,
  { assignment, messages }: { assignment: UploadAssignment; messages: readonly { message: string }[] },
): Promise<string[]> {
  if (xmlSize > largestXml) return [];
  const used = new Set(
    wordsOf(
      `${JSON.stringify(assignment).replace(/\\[nt]/g, ' ')} ${messages.map(({ message }) => message).join(' ')}`,
    ),
  );
  try {
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(file) });
    // A line break is nothing to mammoth: 'start', 'a.' on the next line, is 'starta'.
    return [...new Set(value.split(/\n+/))].filter((text) => {
      if (isDetailsLine(text.trim()) || /^\s*name\b/iu.test(text)) return false;
      const words = wordsOf(withoutBankData(text));
      return (
        words.length >= fewestWords &&
        words.filter((word) => used.has(word) || used.has(word.slice(0, -1))).length < words.length * enough
      );
    });
  } catch {
    // What mammoth cannot read it cannot check either.
    return [];
  }
}

/** Raised and lowered digits are digits to mammoth. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]{2,}/gu) ?? [];
