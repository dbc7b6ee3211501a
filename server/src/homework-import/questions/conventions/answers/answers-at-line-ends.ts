import { isAnswerSpace, isDetailsLine, isFurniture, readSection } from '../../lines/line-kinds.ts';
import { emphasisOf, type Line, sliceLine, sliceSpans, spokenLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';
import { isUnanswered } from '../unanswered.ts';
import type { Look } from './look-of-answers.ts';

const fewest = 3;
const share = 0.8;
/** Of the words in the look those that stand elsewhere in questions. */
const mostElsewhere = 0.2;
const longest = 200;

/** Where the answer at the end of a line begins, and where what is asked ends. */
interface End {
  readonly line: Line;
  readonly end: number;
  readonly from: number;
}

/**
 * In a copy with answers what ends nearly every question is in one look, whatever the question is: '**(c)**' behind its options, '**(lava)**'
 * behind its gap, '– **Seismograph**' behind what is to be named. Each is said as 'Answer: …'.
 */
export function spellAnswersAtLineEnds(items: readonly Item[]): readonly Item[] {
  const asked = questionsIn(items);
  if (asked.length < fewest) return items;
  const colours = new Set(asked.flatMap((lines) => lines.at(-1)?.spans.flatMap(({ colour }) => colour ?? []) ?? []));
  const looks: Look[] = [
    ...[...colours].slice(0, mostColours).map(
      (one): Look =>
        ({ colour }) =>
          colour === one,
    ),
    ({ marked }) => marked,
    ({ bold }) => bold,
    ({ italic }) => italic,
    ({ underlined }) => underlined,
  ];
  for (const look of looks) {
    const ends = endsIn(asked, look);
    if (ends !== undefined && isUnanswered(items)) {
      return items.map((item) => {
        const end = item.kind === 'line' ? ends.get(item) : undefined;
        return item.kind !== 'line' || end === undefined ? item : answered(end);
      });
    }
  }
  return items;
}

const mostColours = 6;

/** The lines of each question that has a number, without room to write. */
function questionsIn(items: readonly Item[]): readonly (readonly Line[])[] {
  const asked: Line[][] = [];
  let open: Line[] | undefined;
  for (const item of items) {
    if (item.kind !== 'line' || item.isHeading || readSection(item.text) !== undefined) open = undefined;
    else if (!item.continues && readMarker(item.text)?.kind === 'number') {
      open = [item];
      asked.push(open);
    } else if (!isNothing(item.text) && open !== undefined) open.push(item);
  }
  return asked;
}

const isNothing = (text: string) => isAnswerSpace(text) || isFurniture(text) || isDetailsLine(text);

/** The answers by their lines, where the look is that of the answers. */
function endsIn(asked: readonly (readonly Line[])[], look: Look): ReadonlyMap<Line, End> | undefined {
  const ends = new Map<Line, End>();
  let answered = 0;
  let elsewhere = 0;
  for (const lines of asked) {
    const own = lines.flatMap((line) => endOf(line, look) ?? []);
    const last = lines.findLastIndex((line) => endOf(line, look) !== undefined);
    // A heading of what comes next is in the look as a whole.
    const isLast = lines.slice(last + 1).every((one) => look(emphasisOf(one.spans)));
    if (own.length > 0 && isLast && (own.length === 1 || own.every(({ line }) => isPart(line)))) {
      for (const end of own) ends.set(end.line, end);
      answered += 1;
    }
    const said = new Set(own.map(({ line }) => line));
    const others = lines.filter((one) => !said.has(one) && !look(emphasisOf(one.spans)));
    if (others.some(({ spans }) => spans.some((span) => span.text.trim() !== '' && look(emphasisOf([span])))))
      elsewhere += 1;
  }
  const isHabit = answered >= fewest && answered >= asked.length * share;
  return isHabit && elsewhere <= answered * mostElsewhere ? ends : undefined;
}

/** 'a)  Find the weight of the crate.  **[2000 N]**' */
const isPart = ({ text }: Line) => readMarker(text)?.kind === 'letter';

/** What only the end of a line has in a look, behind a wide space, a sign or a full stop, or in brackets; no marks. */
function endOf(line: Line, look: Look): End | undefined {
  const { text, spans } = line;
  const start = readMarker(text)?.end ?? 0;
  const last = spans.findLastIndex((span) => span.text.trim() !== '' && !look(emphasisOf([span])));
  if (last === -1 || last === spans.length - 1) return undefined;
  const isOnce = !spans.slice(0, last).some((span) => /\p{L}/u.test(span.text) && look(emphasisOf([span])));
  const from = spans.slice(0, last + 1).reduce((sum, span) => sum + span.text.length, 0);
  const said = text.slice(from).trim();
  const isWhole = takeMarks(said).text !== '' && /[\p{L}\d]/u.test(said) && said.length <= longest;
  const before = text.slice(start, from);
  const isApart =
    /(?:\s{2,}|\t|[–—:=→?.!_…-]\s*)$/u.test(before) || (/^[([].*[)\]]\W?$/u.test(said) && /\s$/u.test(before));
  if (!isOnce || !isWhole || !isApart || !/\p{L}{2}/u.test(before)) return undefined;
  const end = start + before.replace(/(?:\s+[–—-]|\s*(?:[=:]|→|⇒))?\s*$/u, '').length;
  return { line, end, from };
}

function answered({ line, end, from }: End): Line {
  const taken = takeMarks(line.text.slice(from).trim());
  const text = taken.text.replace(/^[([]([^()[\]]+)[)\]]\.?$/u, '$1');
  const marks = taken.marks === undefined ? '' : ` [${taken.marks}]`;
  const rest = `${marks} Answer: ${text}`;
  const asked = sliceLine(line, 0, end);
  return {
    ...line,
    text: asked.text + rest,
    spans: [...sliceSpans(asked.spans, 0, asked.text.length), ...spokenLine(rest, line.place).spans],
  };
}
