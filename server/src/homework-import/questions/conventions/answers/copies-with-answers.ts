import { readAnswerLine } from '../../lines/answer-text.ts';
import { asks, isAnswerSpace, isDetailsLine, isFurniture, readSection } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import { withBehind } from '../../lines/said-behind.ts';
import type { Item } from '../../parsed-question.ts';
import { countAsked } from '../../scheme/marking-points.ts';
import { isUnanswered } from '../unanswered.ts';
import { offersChoice } from './how-to-answer.ts';

const fewest = 2;
/** So few have to be all of them. */
const few = 3;
const share = 0.7;
/** How many lines above the first question may name the copy. */
const front = 15;
const longestTitle = 70;
/** So many words go on in the line below. */
const ofSentence = 4;
const namesCopy =
  /(?<!\p{L})(?:mark(?:ing)?\s*(?:scheme|guide|key)|answer\s*key|answers|memo(?:randum)?|teacher(?:s|['’]s|s['’])?\s+(?:copy|version|edition)|corrigés?|corrections?|correction\s+du|soluciones|solucionario|resuelt[oa]|lösung(?:en|sblatt)?|musterlösung|erwartungshorizont)(?!\p{L})/iu;
/** 'Write your answers in the spaces' is for pupils. */
const tellsPupils = /[?]|(?<!\p{L})(?:your|all|each|write|choose|circle|tick|in|on|these|short|long)(?!\p{L})/iu;

/**
 * A copy that calls itself a marking scheme, and has the questions once more, each with its answers on the lines below it: 'State three uses
 * of water. (3 mks)' above 'a. Washing', 'b. Drinking' and 'c. Cooking', 'Name a gas' above 'Oxygen'. Those of most questions have to be so.
 */
export function spellCopyWithAnswers(items: readonly Item[]): readonly Item[] {
  const starts = items.flatMap((item, index) => (item.kind === 'line' && isAsked(item) ? [index] : []));
  const [first = 0] = starts;
  if (starts.length < fewest || !items.slice(0, first).slice(-front).some(namesItself)) return items;
  // 'Answer:' alone says already where the answers are.
  if (items.some((item) => item.kind === 'line' && readAnswerLine(item.text) !== undefined)) return items;
  const asked = starts.flatMap((start) => {
    const below = linesBelow(items, start);
    return below === undefined ? [] : [{ start, below }];
  });
  const found = asked.filter(({ below }) => below.length > 0);
  const most = found.length < few ? asked.length : asked.length * share;
  if (found.length < fewest || found.length < most || found.length * 2 < starts.length || !isUnanswered(items))
    return items;
  const spoken = new Map<Item, readonly Line[]>();
  for (const { below } of found) {
    const points = pointsOf(below);
    for (const line of below) spoken.set(line, []);
    const [top] = below;
    if (top !== undefined)
      spoken.set(
        top,
        points.map((point, at) => withLabel(point, at === 0 ? 'Answer:' : '•')),
      );
  }
  return items.flatMap((item): readonly Item[] => spoken.get(item) ?? [item]);
}

const namesItself = (item: Item) =>
  item.kind === 'line' && item.text.length <= longestTitle && namesCopy.test(item.text) && !tellsPupils.test(item.text);

/** A line with a number or a letter that asks for something. */
function isAsked({ text, continues }: Line): boolean {
  const marker = readMarker(text);
  if (continues || (marker?.kind !== 'number' && marker?.kind !== 'letter')) return false;
  return asks(takeMarks(text.slice(marker.end)).text);
}

/** What stands below a question up to the next; none where it asks for parts, `undefined` where there are options, a table, or room to write. */
function linesBelow(items: readonly Item[], start: number): readonly Line[] | undefined {
  const question = items[start];
  const end = items.findIndex((item, index) => index > start && (item.kind === 'row' || isOther(item)));
  const own = items.slice(start + 1, end === -1 ? undefined : end);
  if (question?.kind !== 'line' || own.some(({ kind }) => kind !== 'line')) return undefined;
  const lines = own.filter((item): item is Line => item.kind === 'line' && item.text !== '');
  const isRoom = (text: string) => isAnswerSpace(text) || isFurniture(text) || isDetailsLine(text);
  // The room that pupils have is below what was typed, or behind it.
  const said = lines.filter(({ text }) => !isRoom(text) && takeMarks(text).text !== '');
  const { text, marks = 1 } = takeMarks(question.text);
  const lettered = said.filter((line) => readMarker(line.text)?.kind === 'letter').length;
  const points = pointsOf(said).length;
  const areOffered = said.length === 1 && said.some((line) => offersChoice(line.text));
  const mayBeOptions = lettered > 1 || points > 2 || points > said.length || areOffered;
  return mayBeOptions && marks < 2 && countAsked(text) === undefined ? undefined : said;
}

/** 'mammals__________' */
function withoutRoom(line: Line): Line {
  const end = /(?<=\p{L}[^_]*?)\s*(?:_{3,}|\.{5,}|…{2,})$/u.exec(line.text)?.index;
  return end === undefined ? line : sliceLine(line, 0, end);
}

/** Whether a line is of no answer: the next question, a heading. */
const isOther = (item: Item) =>
  item.kind === 'line' &&
  (item.isHeading || readMarker(item.text)?.kind === 'number' || readSection(item.text) !== undefined || isAsked(item));

/** One line for each point: without its letter, with the line that goes on from it, and apart from what stands beside it. */
function pointsOf(below: readonly Line[]): readonly Line[] {
  const points: Line[] = [];
  const areLettered = readMarker(below[0]?.text ?? '') !== undefined;
  for (const line of below) {
    const marker = readMarker(line.text);
    const last = points.at(-1);
    const bare = withoutRoom(marker === undefined ? line : { ...sliceLine(line, marker.end), label: null });
    const isOfSentence = areLettered || (last?.text.split(' ').length ?? 0) >= ofSentence;
    const goesOn = isOfSentence && marker === undefined && /^\p{Ll}/u.test(line.text);
    if (last !== undefined && goesOn && !/[.;:]$/u.test(last.text))
      points[points.length - 1] = withBehind(last, ` ${line.text}`);
    else points.push(...besideEachOther(bare));
  }
  return points;
}

/** 'Root   Stem' */
function besideEachOther(line: Line): readonly Line[] {
  const gaps = [...line.text.matchAll(/\s*\t\s*|\s{3,}/gu)];
  return [0, ...gaps.map(({ index, 0: gap }) => index + gap.length)].map((from, at) =>
    sliceLine(line, from, gaps[at]?.index),
  );
}
