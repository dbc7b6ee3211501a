import { unnumbered } from '../../lines/item-numbers.ts';
import {
  asks,
  asksTrueOrFalse,
  isAnswerSpace,
  isDetailsLine,
  isFurniture,
  readSection,
  readTip,
} from '../../lines/line-kinds.ts';
import { emphasisOf, type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker, romanPlace } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import { withBehind } from '../../lines/said-behind.ts';
import type { Item } from '../../parsed-question.ts';
import { countAsked } from '../../scheme/marking-points.ts';
import { isUnanswered } from '../unanswered.ts';
import { isSaidToAll } from './how-to-answer.ts';
import { isAboutQuestion } from './label-words.ts';

const fewest = 3;
const share = 0.8;
const longest = 300;

/**
 * Where nothing else says what is right, the one line below nearly every question does: 'newton' below 'What is the unit of force?'
 * becomes 'Answer: newton'. Questions with options are left out of the count.
 */
export function spellAnswersBelow(items: readonly Item[]): readonly Item[] {
  const starts = items.flatMap((item, index) => (item.kind === 'line' && beginsQuestion(item) ? [index] : []));
  const segments = starts
    .filter((start) => !isStem(items, start))
    .map((start) =>
      upToSection(
        items.slice(
          start,
          starts.find((next) => next > start),
        ),
      ),
    )
    .filter(
      (own) =>
        (pointsBelow(own) !== undefined || !haveOptions(own)) &&
        own.some((item) => item.kind === 'line' && saysSomething(item.text)),
    );
  const several = segments.flatMap((own) => (pointsBelow(own) === undefined ? [] : [pointsBelow(own) ?? []]));
  const answers = segments.flatMap((own) => pointsBelow(own)?.[0] ?? answerBelow(own) ?? []);
  const areCounted = areOfMarks(segments, several.length) && answers.length === segments.length;
  if (
    (several.length > answers.length / 2 && !areCounted) ||
    answers.length < fewest ||
    answers.length < segments.length * share ||
    !isUnanswered(items)
  )
    return items;
  // 'Yes     No' and 'At least 20 words' below each are no answers.
  if (isSaidToAll(answers.map(({ text }) => text))) return items;
  const found = new Set<Item>(answers);
  const points = new Map(several.flatMap(([first, ...more]) => (first === undefined ? [] : [[first, more] as const])));
  const joined = new Set<Item>(several.flatMap(([, ...more]) => more));
  return items.flatMap((item): readonly Item[] => {
    if (joined.has(item)) return [];
    if (item.kind !== 'line' || !found.has(item)) return [item];
    const more = (points.get(item) ?? []).map((line) => `; ${unlabelled(line).text}`);
    return [withBehind(withLabel(unlabelled(item), 'Answer:'), more.join(''))];
  });
}

/** '2ème partie' below a question is none of its lines. */
function upToSection(own: readonly Item[]): readonly Item[] {
  const end = own.findIndex((item, index) => index > 0 && item.kind === 'line' && readSection(item.text) !== undefined);
  return end === -1 ? own : own.slice(0, end);
}

/** Whether so many questions have just as many points below as marks, and not all the same number of them. */
function areOfMarks(segments: readonly (readonly Item[])[], several: number): boolean {
  const counts = segments.flatMap((own) => {
    const points = pointsBelow(own)?.length;
    const marks = own[0]?.kind === 'line' ? takeMarks(own[0].text).marks : undefined;
    return points !== undefined && points === marks ? [points] : [];
  });
  return counts.length === several && new Set(counts).size > 1;
}

/** 'Name the flame that is formed when' right above 'i) the hole is closed (1)' asks in its parts. */
const isStem = (items: readonly Item[], start: number) => {
  const [own, next] = items.slice(start, start + 2);
  const isPart = next?.kind === 'line' && /^\(?[ai][).]/u.test(next.text) && beginsQuestion(next);
  return isPart && own?.kind === 'line' && takeMarks(own.text).marks === undefined;
};

/** A single bullet is no option. */
const haveOptions = (own: readonly Item[]) => {
  const options = own.filter(hasOptions);
  return options.length > 1 || options.some((item) => item.kind !== 'line' || readMarker(item.text)?.kind !== 'bullet');
};

function unlabelled(line: Line): Line {
  const marker = readMarker(line.text);
  const isLabel = marker?.kind === 'bullet' || (marker?.kind === 'letter' && romanPlace(marker.letter) > 0);
  return isLabel ? { ...sliceLine(line, marker.end), label: null } : line;
}

/** As many lines below a question as it has marks, or asks for, two at least: all plain, with bullets or with Roman numbers that go on. */
function pointsBelow(own: readonly Item[]): readonly Line[] | undefined {
  const [first, ...more] = own;
  const lines = more.filter((item) => item.kind === 'line');
  if (first?.kind !== 'line' || lines.length < more.length || !isAsked(first)) return undefined;
  const { text, marks } = takeMarks(first.text);
  const said = lines.filter((line) => line.text !== '');
  const isEnough = said.length > 1 && (said.length === marks || said.length === countAsked(askedIn(text)));
  const markers = said.map((line) => readMarker(line.text));
  const areAlike = markers.every(
    (marker, index) =>
      marker?.kind === markers[0]?.kind &&
      (marker === undefined ||
        marker.kind === 'bullet' ||
        (marker.kind === 'letter' && romanPlace(marker.letter) === index + 1)),
  );
  const isSaid = said.every((line) => saysSomething(line.text) && !isAnswerSpace(line.text) && !/\?$/u.test(line.text));
  return isEnough && areAlike && isSaid ? said : undefined;
}

/** Whether a line begins a question: by its number, or because it ends with a question mark. */
export function beginsQuestion({ text, continues }: Line): boolean {
  const part = /^\(?[a-h]\)\s+(?=\S)/u.exec(text)?.[0].length ?? 0;
  if (!continues && isPartWithMarks(text)) return true;
  if (!continues && part > 0 && asks(text.slice(part))) return true;
  return (
    !continues && (readMarker(text)?.kind === 'number' || /^Q:\s/u.test(text) || /\?$/u.test(takeMarks(text).text))
  );
}

/** 'i) the air hole is closed (1 mark)' */
const isPartWithMarks = (text: string) =>
  /^\(?(?:[a-h]|[ivx]{1,4})[).]/u.test(text) && takeMarks(text).marks !== undefined;

const hasOptions = (item: Item, index: number) => {
  if (item.kind !== 'line') return true;
  const kind = readMarker(item.text)?.kind;
  return index > 0 && (kind === 'letter' || kind === 'box' || kind === 'bullet' || /\s[☐□☑☒]$/u.test(item.text));
};

/** The only line below the asking one that says something; below room to write it is one in bold, in colour or in italics. */
function answerBelow(own: readonly Item[]): Line | undefined {
  const lines = own.filter((item) => item.kind === 'line');
  const said = lines.filter(({ text }) => saysSomething(text) && !isAnswerSpace(text));
  const [first, second, ...more] = said;
  if (first === undefined || second === undefined || more.length > 0 || !isAsked(first)) return undefined;
  if (lines.slice(1).some(({ text }) => isAnswerSpace(text)) && !standsOut(first, second)) return undefined;
  if (isAboutQuestion(/^[^:]{2,30}(?=:\s)/u.exec(second.text)?.[0] ?? '')) return undefined;
  const isAnswer = !asks(second.text) && !second.isHeading && second.text.length <= longest && !isChoice(second);
  return isAnswer ? second : undefined;
}

/** 'Coal     Oil     **Wind**     Gas': one of several in a line stands out. */
function isChoice(line: Line): boolean {
  const ends = [...line.text.matchAll(/\s{3,}|\s*\t\s*|\s+\/\s+|,\s+/gu)];
  const parts = [0, ...ends.map(({ index, 0: gap }) => index + gap.length)].map((from, at) =>
    sliceLine(line, from, ends[at]?.index),
  );
  const looks = parts.map(({ spans }) => emphasisOf(spans));
  const standing = looks.filter(
    ({ bold, marked, underlined, colour }) => bold || marked || underlined || colour !== null,
  );
  return parts.length > 1 && standing.length === 1;
}

function isAsked({ text }: Line): boolean {
  const asked = askedIn(takeMarks(text).text);
  return asks(asked) || asksTrueOrFalse(asked) || isPartWithMarks(text);
}

/** Whether an answer looks other than what is asked. */
function standsOut(asked: Line, answer: Line): boolean {
  const [above, below] = [emphasisOf(asked.spans), emphasisOf(answer.spans)];
  const isOther = (below.bold && !above.bold) || (below.italic && !above.italic) || (below.marked && !above.marked);
  return isOther || (below.colour !== null && below.colour !== above.colour);
}

function saysSomething(text: string): boolean {
  return (
    !isFurniture(text) && !isDetailsLine(text) && readTip(text) === undefined && askedIn(takeMarks(text).text) !== ''
  );
}

/** The text behind its number or letter, or behind 'Q:'. */
const askedIn = (text: string) =>
  unnumbered(text)
    .replace(/^(?:Q:|\(?[a-h]\))\s+/u, '')
    .trim();
