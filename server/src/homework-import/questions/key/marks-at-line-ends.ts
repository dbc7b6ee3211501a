import { isAnswerSpace, isFurniture, readSection } from '../lines/line-kinds.ts';
import { type Line, sliceLine } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import { takeMarks } from '../lines/marks.ts';
import type { Item } from '../parsed-question.ts';

const fewest = 3;
const behindStop = /(?<=\p{L}[)’']?;)\s+[1-6]$/u;
const behind = /(?<=[^\s=+×÷*/^:–—-])\s+(?:[-–—]\s*)?([1-6])$/u;

/**
 * 'oxygen 1' and 'carbon dioxide 1': marks without brackets, where every line of the answers ends with them; 'oxygen; 1' where several do,
 * as behind a semicolon a number is no part of an answer in words.
 */
export function spellMarksAtEnds(key: readonly Item[]): readonly Item[] {
  const stopped = new Set(key.filter((item) => item.kind === 'line' && behindStop.test(item.text)));
  if (stopped.size >= fewest)
    return key.map((item) => (item.kind === 'line' && stopped.has(item) ? spelt(item) : item));
  const said = key.flatMap((item) => (item.kind === 'line' && saysSomething(item) ? [item] : []));
  const areMarks = said.length >= fewest && said.every(({ text }) => behind.test(text) && /\p{L}/u.test(text));
  const own = new Set(said);
  if (!areMarks || key.some(({ kind }) => kind !== 'line')) return key;
  return key.map((item) => (item.kind === 'line' && own.has(item) ? spelt(item) : item));
}

const saysSomething = ({ text, isHeading }: Line) =>
  !isHeading &&
  !isAnswerSpace(text) &&
  !isFurniture(text) &&
  readSection(text) === undefined &&
  !isNumberAlone(text) &&
  takeMarks(text).text !== '';

/** 'Question 2' above its answers ends with no mark. */
const isNumberAlone = (text: string) => readMarker(text)?.kind === 'number' && readMarker(text)?.end === text.length;

function spelt(line: Line): Line {
  const [whole = '', marks = ''] = behind.exec(line.text) ?? [];
  const rest = sliceLine(line, 0, line.text.length - whole.length);
  const [span] = rest.spans;
  const end = ` (${marks})`;
  return { ...rest, text: rest.text + end, spans: span === undefined ? [] : [...rest.spans, { ...span, text: end }] };
}
