import { isDetailsLine } from './line-kinds.ts';
import { type Line, tidy } from './lines.ts';

/** What a teacher's copy has written on the lines that pupils write on. */
export interface Filled {
  /** The line as pupils see it; empty where it is nothing but room to write. */
  readonly text: string;
  readonly answer: string;
}

const filledGap = /(?<=^|[\s(“‘])_{2,}(?=[^\s_])([^_]{0,59}[^\s_])_{2,}(?=$|[\s.,;:!?)”’])/gu;
const room = /[_.…]{4,}\s*$/u;
const roomBefore = /^[\s_.…]*[_.…]{2,}\s*/u;
const listed = /^\(?\d[.)]\s*/u;

/**
 * The answers in a teacher's copy of a line: 'they become ___less___ reactive' fills a gap, and words in colour before the rest of a
 * dotted line fill that line. `undefined` for a line that pupils have as it is.
 */
export function readFilled({ text, spans }: Line): Filled | undefined {
  if (isDetailsLine(text)) return undefined;
  const gaps = [...text.matchAll(filledGap)];
  if (gaps.length > 0) {
    const answer = gaps.map(([, said = '']) => tidy(said)).join('; ');
    return { text: text.replace(filledGap, '____'), answer };
  }
  if (!room.test(text)) return undefined;
  const shown = spans.filter((span) => /[^\s_.…]/u.test(span.text));
  const [first, ...rest] = shown;
  const stands = shown.filter((span) => span.marked || span.colour !== null);
  const isLabelled = first !== undefined && !stands.includes(first) && first.text.trim().length <= 2;
  const others = isLabelled ? rest : shown;
  if (stands.length === 0 || others.some((span) => !stands.includes(span))) return undefined;
  return { text: '', answer: tidy(text.replace(room, '').replace(listed, '').replace(roomBefore, '')) };
}
