import { numbersIn } from '../lines/item-numbers.ts';
import { demands, isAnswerSpace, isFurniture } from '../lines/line-kinds.ts';
import { type Line, sliceLine } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import type { Item } from '../parsed-question.ts';
import { readAnswerKey } from './answer-key.ts';
import { endOfKey } from './brackets-around-key.ts';
import { readRun } from './key-run.ts';

/** A key at the foot has no more lines than this. */
const most = 12;
/** 'Teacher use:', 'For self-marking –': whatever it is called. */
const name = /^[^\d:–?]{1,50}[:–]\s*(?=\(?(?:q\s*)?1\D)/iu;

/**
 * Where the last lines of a document are nothing but the answers of all its questions, many in a line, and what they are without the name
 * before them: 'Teacher use: 1b  2b  3 Edward' above '4 fyrd, an army  5 motte'. `undefined` for a document that does not end so.
 */
export function keyAtFoot(items: readonly Item[]): { start: number; first: Line } | undefined {
  const from = Math.max(0, items.length - most);
  const start =
    from + items.slice(from).findLastIndex((item) => item.kind === 'line' && runFromOne(item) !== undefined);
  const item = start < from ? undefined : items[start];
  const first = item?.kind === 'line' ? runFromOne(item) : undefined;
  if (first === undefined) return undefined;
  const rest = items
    .slice(start + 1)
    .filter((one) => one.kind !== 'line' || (one.text !== '' && !isFurniture(one.text)));
  const isSaid = rest.every((one) => one.kind === 'line' && !isAnswerSpace(one.text) && !asksSomething(one));
  if (!isSaid) return undefined;
  const said = new Set(readAnswerKey([first, ...rest]).map(({ path }) => path[0]));
  const asked = new Set(items.slice(0, start).flatMap(numbersIn));
  const isOfAll = asked.size > 2 && said.size === asked.size && [...said].every((number) => asked.has(number ?? ''));
  return isOfAll || (rest.length === 0 && isToLast(first, asked)) ? { start, first } : undefined;
}

/** Whether a single line goes to the last number that is asked. */
function isToLast(line: Line, asked: ReadonlySet<string>): boolean {
  const last = Number(readRun(line)?.at(-1)?.path[0]);
  return last === Math.max(...[...asked].map(Number));
}

/** The line without its name, where it begins with three answers or more from 1 on. */
function runFromOne(line: Line): Line | undefined {
  const before = name.exec(line.text)?.[0].length ?? 0;
  const rest = before === 0 ? line : sliceLine(line, before, endOfKey(line.text));
  return readRun(rest)?.[0]?.path[0] === '1' ? rest : undefined;
}

/** Whether a line asks, or has a gap, behind its number. */
function asksSomething({ text }: Line): boolean {
  const marker = readMarker(text);
  return demands(text.slice(marker?.kind === 'number' ? marker.end : 0)) || /_{3,}|\.{5,}|…{2,}/u.test(text);
}
