import { cleanCharacters } from './characters.ts';
import type { Line, ReadDocument } from './line.ts';
import { widthOf } from './read-blocks.ts';

/** The lines of a plain text that say anything; tabs and spaces before one are its indent. */
export function readTextLines(text: string): ReadDocument {
  const lines: Line[] = [];
  for (const [index, written] of text.split(/\r\n|[\n\r\f\v\u2028\u2029]/u).entries()) {
    const whole = cleanCharacters(written);
    const own = whole.trim();
    if (own === '') continue;
    lines.push({
      index: lines.length,
      place: index + 1,
      text: own,
      runs: [{ from: 0, to: own.length, look: {} }],
      isSoft: false,
      indent: widthOf(whole.slice(0, whole.length - whole.trimStart().length)),
      list: null,
      cell: null,
      isBoxed: false,
      heading: null,
      pictures: [],
    });
  }
  return { lines, pictures: [], messages: [], asides: [] };
}
