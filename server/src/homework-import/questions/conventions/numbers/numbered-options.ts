import { asks, isAnswerSpace, isKeyTitle, readSection } from '../../lines/line-kinds.ts';
import { type Line, sliceLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import { relabelled } from '../../lines/relabelled.ts';
import type { Item } from '../../parsed-question.ts';

const [fewest, most] = [3, 6];
const longest = 90;
const fewestQuestions = 2;
const share = 0.5;

/**
 * Options that have numbers, '1) granite' to '4) slate' below '1. Which rock is igneous?', get letters: numbers from 1 on that follow each
 * other directly, ask nothing and have no marks, between a question and the number after its own. One such list is none; two are.
 */
export function spellNumberedOptions(items: readonly Item[]): readonly Item[] {
  const key = items.findIndex((item, index) => index > 1 && item.kind === 'line' && isKeyTitle(item.text));
  const numbers = items.map((item, index) => (key === -1 || index < key ? numberOf(item) : undefined));
  const lists = items.flatMap((_item, index) => {
    const list = listBelow(items, numbers, index);
    return list === undefined ? [] : [list];
  });
  const options = new Set(lists.flat());
  const questions = numbers.filter((number, index) => number !== undefined && !options.has(index)).length;
  if (lists.length < fewestQuestions || lists.length < questions * share) return items;
  return items.map((item, index) => {
    if (item.kind !== 'line') return item;
    return options.has(index) ? lettered(item) : answered(item);
  });
}

/** 'Ans: (3) Seals have blubber.' says the number of an option, and why it is right. */
const answerOfNumber = /^((?:correct\s+)?(?:ans(?:wer)?|sol(?:ution)?|option)\s*[.:–-]*\s*)\(([1-6])\)(?=\s|$)/iu;

function answered(line: Line): Line {
  const [whole, before = '', digit] = answerOfNumber.exec(line.text) ?? [];
  if (whole === undefined) return line;
  return relabelled(sliceLine(line, whole.length), `${before}(${letterOf(Number(digit))})`);
}

const letterOf = (place: number) => 'ABCDEF'.charAt(place - 1);

/** The indexes of the numbered list that stands at once below a question, and before the next number or the end. */
function listBelow(
  items: readonly Item[],
  numbers: readonly (number | undefined)[],
  index: number,
): readonly number[] | undefined {
  const own = numbers[index];
  const first = items[index];
  if (own === undefined || first?.kind !== 'line') return undefined;
  const start = items.findIndex((_item, at) => at > index && numbers[at] !== undefined);
  const between = items.slice(index + 1, start);
  const isNear =
    between.length < 2 &&
    between.every((item) => item.kind === 'line' && !item.isHeading && readSection(item.text) === undefined);
  if (start === -1 || !isNear) return undefined;
  const list: number[] = [];
  for (let at = start; numbers[at] === list.length + 1 && isOption(items[at], first); at++) list.push(at);
  const next = numbers.slice(start + list.length).find((number) => number !== undefined);
  const isWhole = list.length >= fewest && list.length <= most;
  // Of '1.' above '1) … 2) … 3)' the question after it is 2.
  return isWhole && (next === undefined || next === own + 1 || next === 1) ? list : undefined;
}

function isOption(item: Item | undefined, asked: Line): boolean {
  if (item?.kind !== 'line' || item.isHeading || item.text.length > longest) return false;
  const marker = readMarker(item.text);
  const text = item.text.slice(marker?.end);
  return !asks(text) && !isAnswerSpace(text) && takeMarks(text).marks === undefined && item.indent >= asked.indent;
}

function numberOf(item: Item): number | undefined {
  const marker = item.kind === 'line' ? readMarker(item.text) : undefined;
  return marker?.kind === 'number' && marker.parts.length === 0 ? marker.value : undefined;
}

function lettered(line: Line): Line {
  const marker = readMarker(line.text);
  const place = marker?.kind === 'number' ? marker.value : 1;
  return relabelled(sliceLine(line, marker?.end ?? 0), `${letterOf(place)})`);
}
