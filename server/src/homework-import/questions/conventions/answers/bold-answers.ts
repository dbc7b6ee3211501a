import {
  asks,
  isAnswerSpace,
  isDetailsLine,
  isFurniture,
  isKeyTitle,
  readSection,
  readTip,
} from '../../lines/line-kinds.ts';
import { emphasisOf, type Line, withLabel } from '../../lines/lines.ts';
import { type Marker, readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';
import { isUnanswered } from '../unanswered.ts';
import { beginsQuestion } from './answers-below.ts';

const fewestLists = 2;
const mostLines = 4;
const longest = 300;

/**
 * Where a file says that its answers are in bold, or one of the options of several questions is, the bold lines that end a question without
 * options are its answer: 'Answer: It’s late.' below 'its late'.
 */
export function spellBoldAnswers(items: readonly Item[]): readonly Item[] {
  const starts = items.flatMap((item, index) => (item.kind === 'line' && beginsQuestion(item) ? [index] : []));
  const segments = starts.map((start, at) => items.slice(start, starts[at + 1]));
  const answers = segments.flatMap(boldEnd);
  const isMeant = items.some(saysBold) || (areListsInBold(segments) && isUnanswered(items));
  if (answers.length === 0 || !isMeant) return items;
  const found = new Set<Item>(answers);
  return items.map((item) => (item.kind === 'line' && found.has(item) ? withLabel(item, 'Answer:') : item));
}

/** 'The right answers are in bold (staff version).' */
const saysBold = (item: Item) =>
  item.kind === 'line' &&
  item.text.length < longest &&
  /\b(?:answers?|correct|right)\b[^.?!]{0,40}\bbold\b/iu.test(item.text);

const isBold = ({ spans }: Line) => emphasisOf(spans).bold;

/** Whether one option of each of several questions is bold, and the others are not. */
function areListsInBold(segments: readonly (readonly Item[])[]): boolean {
  const lists = segments.map((own) =>
    own.flatMap((item, index) => (index > 0 && item.kind === 'line' && isOption(item) ? [item] : [])),
  );
  return lists.filter((list) => list.length > 1 && list.filter(isBold).length === 1).length >= fewestLists;
}

const isOption = ({ text }: Line) => isOfList(readMarker(text));
const isOfList = (marker: Marker | undefined) =>
  marker?.kind === 'letter' || marker?.kind === 'box' || marker?.kind === 'bullet';

/** The bold lines at the end of a question that is not bold and has no options. */
function boldEnd(own: readonly Item[]): readonly Line[] {
  const [asked, ...below] = own.filter(
    (item) => item.kind !== 'line' || (item.text !== '' && !isAnswerSpace(item.text)),
  );
  if (asked?.kind !== 'line' || isPartlyBold(asked)) return [];
  if (below.some(({ kind }) => kind !== 'line')) return [];
  const lines = below.filter((item) => item.kind === 'line').filter(({ text }) => !isNothing(text));
  const first = lines.findIndex(isBold);
  const end = first === -1 ? [] : lines.slice(first);
  const areOptions = lines.some((line) => isOption(line) && !end.includes(line));
  return !areOptions && end.length <= mostLines && end.every(isAnswer) ? end : [];
}

const isNothing = (text: string) =>
  isFurniture(text) || isDetailsLine(text) || readTip(text) !== undefined || takeMarks(text).text === '';

/** Words behind its number. */
const isPartlyBold = ({ spans }: Line) => spans.some(({ bold, text }) => bold && /\p{L}{3}/u.test(text));

function isAnswer(line: Line): boolean {
  const { text } = line;
  const marker = readMarker(text);
  // '2.8.7' is no number of a question.
  const isList = marker !== undefined && marker.kind !== 'bullet' && !/^\d{1,2}(?:[.,]\d{1,2})+$/u.test(text);
  const isHeading = line.isHeading || readSection(text) !== undefined || isKeyTitle(text) || heading.test(text);
  return isBold(line) && !isList && !isHeading && text.length < longest && !(asks(text) && !/^\W*["“]/u.test(text));
}

/** What stands in bold above the next questions: 'Short answer questions', 'Extension'. */
const heading =
  /:$|\b(?:questions?|section|task|activity|answers?|mark\s?scheme)\b|^\W*(?:challenge|extension|stretch|bonus|completion|matching|multiple\s+choice|true\s*(?:\/|or)\s*false)\b/iu;
