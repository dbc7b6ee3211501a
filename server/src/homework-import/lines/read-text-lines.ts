import { cleanCharacters } from './characters.ts';
import type { Line, ReadDocument } from './line.ts';
import { makeLines } from './make-lines.ts';

const plain = { look: {}, font: undefined, vertical: undefined, isHidden: false };
const around = { list: null, cell: null, heading: null };

/** The lines of a plain text that say anything, each with its number. */
export function readTextLines(text: string): ReadDocument {
  const lines: Line[] = [];
  for (const [index, written] of text.split(/\r\n|[\n\r\f\v\u2028\u2029]/u).entries()) {
    const pieces = [{ text: cleanCharacters(written), shown: plain }];
    for (const line of makeLines(pieces, lines.length, { ...around, place: index + 1 })) lines.push(line);
  }
  return { lines, pictures: [], messages: [], asides: [] };
}
