import { takeTrailingAnswer } from '../../lines/answer-text.ts';
import { asks, isKeyTitle } from '../../lines/line-kinds.ts';
import { emphasisOf, type Line, sliceLine, spokenLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import { withBehind } from '../../lines/said-behind.ts';
import type { Item } from '../../parsed-question.ts';
import type { Member } from './runs-of-items.ts';

type Span = Line['spans'][number];
export type Look = (span: Pick<Span, 'bold' | 'italic' | 'underlined' | 'marked' | 'colour'>) => boolean;

/** What a teacher typed into an item, and what pupils see of it. */
export interface Typed {
  readonly index: number;
  readonly way: 'gap' | 'behind' | 'below';
  readonly words: readonly string[];
  readonly spelt: readonly Line[];
}

const longest = 6;

/** In a colour, or on one. */
export const colours: Look = ({ marked, colour }) => marked || colour !== null;

/** What stands out within an item, or at its end behind the end of a sentence, a dash or an arrow. */
export function typedInto({ index, line, start }: Member, look: Look): Typed | undefined {
  const { text } = takeMarks(line.text);
  if (!line.text.startsWith(text) || takeTrailingAnswer(text) !== undefined || /_{2,}|\.{4,}|…/u.test(text))
    return undefined;
  const groups = groupsOf(sliceLine(line, 0, text.length).spans, look, start);
  const standing = groups.filter(({ stands }) => stands);
  const plain = groups
    .filter(({ stands }) => !stands)
    .map((group) => group.text)
    .join('');
  const [only, ...others] = standing;
  if (only === undefined || !/\p{L}{2}/u.test(plain)) return undefined;
  const marks = line.text.slice(text.length);
  const before = text.slice(0, only.from);
  const after = text.slice(only.from + only.text.length);
  const words = standing.map((group) => group.text.trim());
  if (others.length === 0 && after.trim() === '' && /[.?!:;=→⇒]\s*$|\s[-–—]\s*$|\t\s*$|\s{3,}$/u.test(before)) {
    const asked = sliceLine(line, 0, before.replace(/\s*[→⇒=:]\s*$|\s+[-–—]\s*$|\s+$/u, '').length);
    const answer = withLabel({ ...sliceLine(line, only.from, only.from + only.text.length), label: null }, 'Answer:');
    return { index, way: 'behind', words, spelt: [withMarks(asked, marks), { ...answer, continues: true }] };
  }
  const areWords = words.every(
    (word) => word.split(/\s+/u).length <= longest && /^[\p{L}\p{N}]/u.test(word) && /[\p{L}\p{N}]$/u.test(word),
  );
  if (!areWords || plain.length < 3) return undefined;
  const filled = `${text.slice(0, start)}${groups.map((group) => (group.stands ? group.text.replace(/\S(?:.*\S)?/su, '___$&___') : group.text)).join('')}`;
  return {
    index,
    way: 'gap',
    words,
    spelt: [withMarks({ ...line, text: filled, spans: spokenLine(filled, line.place).spans }, marks)],
  };
}

/** A line below an item that stands out as a whole, where the item does not. */
export function typedBelow(items: readonly Item[], { index, line }: Member, look: Look): Typed | undefined {
  const below = items[index + 1];
  if (below?.kind !== 'line' || below.isHeading || readMarker(below.text)?.kind === 'number' || asks(below.text))
    return undefined;
  if (takeMarks(below.text).text === '' || readMarker(below.text)?.kind === 'letter' || namesNothing(below.text))
    return undefined;
  if (look(emphasisOf(line.spans)) || !below.spans.every((span) => span.text.trim() === '' || look(span)))
    return undefined;
  return { index: index + 1, way: 'below', words: [], spelt: [withLabel(below, 'Answer:')] };
}

/** 'Mark scheme', 'Working: …' and a mark alone are no answers. */
const namesNothing = (text: string) => isKeyTitle(text) || /^\W*\d\W*$/u.test(text) || /^[^.?!]{1,30}:/u.test(text);

interface Group {
  readonly stands: boolean;
  readonly from: number;
  text: string;
}

/** Spans from a place on that stand out alike, or do not, as one; the dot behind a word is none of it. */
function groupsOf(spans: readonly Span[], look: Look, start: number): readonly Group[] {
  const groups: Group[] = [];
  let at = 0;
  for (const span of spans) {
    const text = span.text.slice(Math.max(0, start - at));
    const from = at + span.text.length - text.length;
    at += span.text.length;
    const last = groups.at(-1);
    const stands = /[\p{L}\p{N}]/u.test(text) ? look(span) : last?.stands === true && look(span);
    if (text === '') continue;
    if (last?.stands === stands) last.text += text;
    else groups.push({ stands, from, text });
  }
  return groups;
}

const withMarks = (line: Line, marks: string): Line =>
  marks.trim() === '' ? line : withBehind(line, ` ${marks.trim()}`);
