import { asks, isAnswerSpace, isDetailsLine, isFurniture, readSection, readTip } from '../../lines/line-kinds.ts';
import { emphasisOf, type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';
import { isUnanswered } from '../unanswered.ts';
import { mostTellHow } from './how-to-answer.ts';
import { inColour, type Look } from './looks.ts';

const fewest = 3;
/** Of the lines in the look those that stand below something with a number or letter, and of these those that have one below. */
const share = 0.7;
const longest = 400;

/**
 * Where nothing says what is right, the lines in one look, a colour, italics or a line below the words, that nearly all stand below what has a
 * number or a letter, are its answers: 'A smaller river' in italics below '(ii) What is a tributary?'. So is what stands in that colour at
 * the end of its line: 'a) hydrochloric acid   1'.
 */
export function spellAnswersInOneLook(source: readonly Item[]): readonly Item[] {
  const colours = new Set(source.flatMap((item) => (item.kind === 'line' ? coloursIn(item) : [])));
  const looks: Look[] = [
    ...[...colours].map(inColour),
    ({ marked }) => marked,
    ({ italic }) => italic,
    ({ underlined }) => underlined,
  ];
  for (const look of looks) {
    const items = source.flatMap((item): readonly Item[] => (item.kind === 'line' ? endApart(item, look) : [item]));
    const answers = answersIn(items, look);
    if (answers !== undefined && isUnanswered(source))
      return items.map((item) => (item.kind === 'line' ? (answers.get(item) ?? item) : item));
  }
  return source;
}

const coloursIn = ({ spans }: Line) => spans.flatMap(({ colour }) => colour ?? []);
const isLabelled = ({ text, continues }: Line) => {
  const kind = readMarker(text)?.kind;
  return !continues && (kind === 'number' || kind === 'letter');
};

/** 'a) hydrochloric acid' and '1', where only what stands at the end has the look, as two lines. */
function endApart(line: Line, look: Look): readonly Line[] {
  const end = line.spans.findLastIndex((span) => span.text.trim() !== '' && !look(emphasisOf([span]))) + 1;
  const from = line.spans.slice(0, end).reduce((sum, { text }) => sum + text.length, 0);
  const isApart = /[\t?]\s*$| {3,}$/u.test(line.text.slice(0, from));
  if (end === 0 || end === line.spans.length || !isApart || !isLabelled(line)) return [line];
  const answer = { ...sliceLine(line, from), label: null, continues: true };
  return answer.text === '' ? [line] : [sliceLine(line, 0, from), answer];
}

/** What has a number or letter, and what stands below it. */
interface Asked {
  readonly line: Line;
  readonly said: Line[];
  /** Whether other lines are there that ask for nothing: options, or a text. */
  hasOthers: boolean;
}

/** The answers of a document by the line that each is in, said as such; `undefined` where too few lines in the look are below questions. */
function answersIn(items: readonly Item[], look: Look): ReadonlyMap<Line, Line> | undefined {
  const all: Asked[] = [];
  let stray = 0;
  let open: Asked | undefined;
  for (const item of items) {
    if (item.kind !== 'line' || item.isHeading || readSection(item.text) !== undefined) {
      open = undefined;
      continue;
    }
    if (isAnswerSpace(item.text) || isNothing(item.text)) continue;
    const emphasis = emphasisOf(item.spans);
    const [first] = open?.said ?? [];
    // A heading above the next question, in the colour of the answers.
    if (first !== undefined && emphasis.bold && !emphasisOf(first.spans).bold) open = undefined;
    const isIn = look(emphasis);
    if (isLabelled(item) && !isIn) {
      // '1. This is about rivers.' above '(a)' is none itself.
      if (isFirst(item) && open !== undefined && open === all.at(-1) && open.said.length === 0) all.pop();
      open = { line: item, said: [], hasOthers: false };
      all.push(open);
    } else if (isIn && open !== undefined && readMarker(item.text) === undefined && item.text.length < longest)
      open.said.push(item);
    else if (isIn && !emphasis.bold) stray += all.length === 0 ? 0 : 1;
    else if (open !== undefined && !/[.?!:]$/u.test(item.text)) open.hasOthers = true;
  }
  const written = all.filter(({ hasOthers }) => !hasOthers);
  const answered = written.filter(({ said }) => said.length > 0);
  const within = answered.reduce((sum, { said }) => sum + said.length, 0);
  const others = all.filter(({ hasOthers }) => hasOthers).reduce((sum, { said }) => sum + said.length, stray);
  const isHabit =
    answered.length >= fewest && answered.length >= written.length * share && within >= (within + others) * share;
  if (!isHabit || mostTellHow(answered.flatMap(({ said }) => said.map(({ text }) => text)))) return undefined;
  return new Map(
    answered.flatMap(({ said }) =>
      said.map((line, at) => [line, withLabel(line, at === 0 || asks(line.text) ? 'Answer:' : '•')] as const),
    ),
  );
}

const isFirst = ({ text }: Line) => {
  const marker = readMarker(text);
  return marker?.kind === 'letter' && /^[aAiI]$/u.test(marker.letter);
};

const isNothing = (text: string) =>
  isFurniture(text) || isDetailsLine(text) || readTip(text) !== undefined || takeMarks(text).text === '';
