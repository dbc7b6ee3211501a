import { plainText } from '../plain-text.ts';
import { readUnit, type Unit } from './read-unit.ts';

const before =
  /(?:\bin|\bnearest|\bunits?\s*(?:are|is|:|of)?|\bhow many|(?<!_)_{2,}|(?<!\.)\.{4,}|\bgive your answer in|\bmeasured in|\bnumber of)\s*(?=[A-Za-z°Ω%£$/])|\((?=[^()]{1,14}\)\s*(?:[.?:_]|$))/gi;
/** One letter is a unit only at an end: 'in m?', never 'in a'. */
const endsThere = /^\s*(?:[.,;:?)_]|$|to\b|is\b|and\b|for\b|does\b)/i;

/** The unit in which a question asks for its answer: 'in m/s', 'to the nearest cm', 'how many grams', 'distance (km)?'. */
export function namedUnit(question: string): Unit | undefined {
  const text = plainText(question);
  let found: Unit | undefined;
  for (const match of text.matchAll(before)) {
    const at = match.index + match[0].length;
    const reading = readUnit(text, at);
    if (reading === undefined) continue;
    const written = text.slice(at, reading.end).trim();
    const isShort = written.length < 3 && !/[%°Ω£]/.test(written);
    const behind = text.slice(reading.end);
    if (isShort && (!endsThere.test(behind) || /^(?:a|i|an|in)$/.test(written))) continue;
    // 'How much in a year' names no unit.
    if (/^an?\s/i.test(written)) continue;
    if (!/^[^A-Za-z]|^$/.test(behind) || /^(?:bar|second|minute|stone|ton|bit|foot)$/i.test(written)) continue;
    found = reading.unit;
  }
  return found;
}
