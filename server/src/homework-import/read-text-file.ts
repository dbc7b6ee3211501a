import type { ReadFormat } from './formats/format.ts';
import { readTextFormat } from './formats/text-formats.ts';
import { RefusedFile } from './read-homework.ts';

/** Reads a text file by what is in it: a structured format, or a document in words. */
export async function readTextFile(name: string, text: string, digest: string): Promise<ReadFormat> {
  return (await readTextFormat(name, text, digest)) ?? readTextDocument();
}

/** A document in words, as a text file has it; throws `RefusedFile`, as the lines of Word files alone are read so far. */
function readTextDocument(): ReadFormat {
  throw new RefusedFile(
    'unsupported-type',
    'It is plain text, whatever its name says. Copy it into a new Word document, and save that as .docx.',
  );
}
