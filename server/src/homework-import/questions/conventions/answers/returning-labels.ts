import {
  asks,
  demands,
  isAnswerSpace,
  isDetailsLine,
  isFurniture,
  readSection,
  readTip,
} from '../../lines/line-kinds.ts';
import { type Line, sliceLine, spokenLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';
import { isUnanswered } from '../unanswered.ts';
import { isAboutQuestion, saysAnswer } from './label-words.ts';

const fewest = 3;
/** Of labels that say what they are below every question, 'Mark scheme:'. 'Answers' may stand above those of several. */
const fewestKnown = 2;
const share = 0.7;
const longest = 40;
const mostWords = 4;

/**
 * A short line that comes back below most questions, 'Teacher notes' or 'Mark scheme', stands above the answer of each, whatever it says:
 * it becomes 'Answer:'. So does 'Soln:', with the answer behind it in its line.
 */
export function spellReturningLabels(items: readonly Item[]): readonly Item[] {
  const all = segmentsOf(items);
  const segments = all.filter((own) => own.length > 0);
  const [label, count] = mostFrequent(segments.flatMap((own) => [...new Set(own.flatMap(labelsIn))]));
  const isKnown = label !== undefined && saysAnswer(label) && !/answers/u.test(label) && count === all.length;
  const isEnough = count >= (isKnown ? fewestKnown : fewest);
  if (label === undefined || !isEnough || count < segments.length * share) return items;
  const labelled = segments.filter((own) => own.some((item) => labelsIn(item).includes(label)));
  if (!labelled.every((own) => hasAnswerBelow(own, label))) return items;
  const spoken = items.map((item) => (item.kind === 'line' ? spelt(item, label) : item));
  const without = items.filter((item) => !labelsIn(item).includes(label));
  return saysAnswer(label) || isUnanswered(without) ? spoken : items;
}

/** What each question, or part of one, has below the line that asks. */
function segmentsOf(items: readonly Item[]): (readonly Item[])[] {
  const starts = items.flatMap((item, index) =>
    item.kind === 'line' && isAsked(item, items[index + 1]) ? [index] : [],
  );
  return starts.map((start, at) => items.slice(start + 1, starts[at + 1]));
}

/** A line that asks; without a sign, number or letter only where its marks stand behind it or below. */
function isAsked({ text, continues }: Line, below: Item | undefined): boolean {
  const { text: unmarked, marks } = takeMarks(text);
  const marker = readMarker(unmarked);
  const isMarked = marker?.kind === 'number' || marker?.kind === 'letter';
  const next = below?.kind === 'line' ? takeMarks(below.text) : undefined;
  const hasMarks = marks !== undefined || (next?.text === '' && next.marks !== undefined);
  if (!continues && hasMarks && marker === undefined && demands(unmarked)) return true;
  return !continues && (/\?\s*$/u.test(unmarked) || (isMarked && (marks !== undefined || asks(unmarked))));
}

/** The label that a line is, or begins with, in small letters: 'teacher notes', 'soln:'. */
function labelsIn(item: Item): readonly string[] {
  if (item.kind !== 'line' || item.label !== null || readMarker(item.text) !== undefined) return [];
  const text = item.text.toLowerCase();
  const before = /^[^:]{2,30}:(?=\s*\S)/u.exec(text)?.[0];
  const found = before ?? (item.text.length <= longest ? text : undefined);
  return found === undefined || !isLabel(found) ? [] : [found];
}

function isLabel(text: string): boolean {
  const isOther = isAnswerSpace(text) || isFurniture(text) || isDetailsLine(text) || readSection(text) !== undefined;
  const isNone =
    isAboutQuestion(text) || forOthers.test(text) || readTip(`${text.replace(/:$/u, '')}: x`) !== undefined;
  const isShort = text.split(/\s+/u).length <= mostWords && /\p{L}{2}/u.test(text) && !/\d|[?!_…]|\.{3}/u.test(text);
  return isShort && !isOther && !isNone;
}

/** What others write below. */
const forOthers = /\b(?:comments?|feedback)\W*$/iu;

/** Something that asks for nothing, and is no list of options, stands below the label. */
function hasAnswerBelow(own: readonly Item[], label: string): boolean {
  const at = own.findIndex((item) => labelsIn(item).includes(label));
  const line = own[at];
  const isBehind = line?.kind === 'line' && line.text.length > label.length;
  const [first, second] = own.slice(at + 1);
  if (isBehind) return !asks(line.text.slice(label.length));
  if (first?.kind !== 'line' || isAnswerSpace(first.text) || /\?\s*$/u.test(first.text)) return false;
  return !(isOption(first) && isOption(second));
}

const isOption = (item: Item | undefined) => {
  const kind = item?.kind === 'line' ? readMarker(item.text)?.kind : undefined;
  return kind === 'letter' || kind === 'box';
};

function spelt(line: Line, label: string): Line {
  if (!labelsIn(line).includes(label)) return line;
  const rest = line.text.slice(label.length).trim();
  return rest === '' ? spokenLine('Answer:', line.place) : withLabel(sliceLine(line, label.length), 'Answer:');
}

function mostFrequent(texts: readonly string[]): readonly [text: string | undefined, count: number] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].reduce<readonly [string | undefined, number]>(
    (best, one) => (one[1] > best[1] ? one : best),
    [undefined, 0],
  );
}
