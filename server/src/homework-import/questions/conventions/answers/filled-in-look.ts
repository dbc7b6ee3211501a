import { numberOf } from '../../lines/item-numbers.ts';
import { asks, asksTrueOrFalse, demands } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';
import { isUnanswered } from '../unanswered.ts';
import { mostTellHow } from './how-to-answer.ts';
import { endInLook, withEndSaid } from './line-ends.ts';
import { type Asked, askedIn, saidIn } from './look-of-answers.ts';
import { inColour, type Look } from './looks.ts';
import { wordInLook } from './word-in-look.ts';

const fewest = 3;
const share = 0.6;
const mostHeads = 0.2;
const mostUnclear = 0.1;

/**
 * In a copy that its teacher filled in, all that was added is in one look: the right options, the lines below what is to be written, or behind
 * it, the words in the gaps. The lines become 'Answer: …', and the words gaps again. It is the look of most questions, and of few of their texts.
 */
export function spellFilledInLook(items: readonly Item[]): readonly Item[] {
  const spans = items.flatMap((item) =>
    item.kind === 'line' ? item.spans.filter(({ text }) => text.trim() !== '') : [],
  );
  const colours = new Set(spans.flatMap(({ colour }) => colour ?? []));
  const looks: Look[] = [
    ...[...colours].slice(0, mostColours).map(inColour),
    ...plainLooks.filter((look) => spans.filter((span) => look(span)).length >= fewest),
  ];
  for (const look of looks) {
    const spoken = spokenIn(items, look);
    if (spoken !== undefined && isUnanswered(items))
      return items.map((item) => (item.kind === 'line' ? (spoken.get(item) ?? item) : item));
  }
  return items;
}

const mostColours = 6;
const plainLooks: readonly Look[] = [
  ({ marked }) => marked,
  ({ underlined }) => underlined,
  ({ bold }) => bold,
  ({ italic }) => italic,
];

/** The lines of a look in words, where it is that of the answers. */
function spokenIn(items: readonly Item[], look: Look): ReadonlyMap<Line, Line> | undefined {
  const all = askedIn(items, look);
  const written = all.filter(isWritten);
  const chosen = all.filter(isChosen);
  const filled = all.flatMap((one) => wordInLook(one, look) ?? []);
  const inText = new Set(filled.map(({ line }) => line));
  const alone = all.filter(
    ({ below, hasTable, head }, at) =>
      below.length === 0 && !hasTable && !isAbovePart(all[at + 1]) && !inText.has(head),
  );
  // 'What is a tributary?  a smaller river' has it behind what it asks.
  const ends = alone.flatMap(({ head }) => endInLook(head, look) ?? []).filter(({ asked }) => asks(asked));
  const bare = alone.slice(ends.length);
  const count = written.length + chosen.length + filled.length + ends.length;
  if (written.length + filled.length === 0 || count < fewest || count < (count + bare.length) * share) return undefined;
  const inLook = all.flatMap(({ head, below }) =>
    below.filter(({ line, stands }) => stands && goesOn(head, line)),
  ).length;
  const unclear = all.filter(
    (one) => one.below.some(({ stands }) => stands) && !isWritten(one) && !isChosen(one),
  ).length;
  const answers = written.map(({ below }) => below.flatMap(({ line, stands }) => (stands ? [line] : [])));
  if (inLook > all.length * mostHeads || unclear > count * mostUnclear) return undefined;
  if (mostTellHow(answers.flat().map(({ text }) => text))) return undefined;
  return new Map([
    ...answers.flatMap(said),
    ...filled.map(({ line, spelt }) => [line, spelt] as const),
    ...ends.map((end) => [end.line, withEndSaid(end)] as const),
  ]);
}

/** Lines in the look stand last, below what asks or goes before. */
function isWritten({ head, below, hasTable }: Asked): boolean {
  const first = below.findIndex(({ stands }) => stands);
  if (first === -1 || hasTable || saidIn(head) === '') return false;
  const [above, answer] = [below.slice(0, first), below.slice(first)];
  if (namesOption(above, answer)) return true;
  return above.every(({ line }) => isStem(line)) && answer.every(({ line, stands }) => stands && isSaid(line));
}

/** 'temperature' in the look below '○ fungi' and '○ temperature'. */
function namesOption(above: Asked['below'], answer: Asked['below']): boolean {
  const [only, ...more] = answer;
  const options = above.map(({ line }) => {
    const marker = readMarker(line.text);
    return marker === undefined || marker.kind === 'number' ? undefined : line.text.slice(marker.end).trim();
  });
  return (
    options.length > 1 &&
    only !== undefined &&
    more.length === 0 &&
    options.every(Boolean) &&
    options.includes(only.line.text.trim())
  );
}

const isStem = ({ text }: Line) =>
  readMarker(text) === undefined &&
  (asks(text) || asksTrueOrFalse(text) || /[.?:]\s*$/u.test(text) || listsWords(text));
/** 'cell      organ      tissue': what to choose from, or to put in order. */
const listsWords = (text: string) => {
  const words = text.split(/\s{3,}|\s*[\t|•]\s*/u);
  return words.length > 2 && words.every((word) => /^\p{L}[\p{L}-]*(?: [\p{L}-]+){0,2}$/u.test(word));
};
const isSaid = ({ text }: Line) => text.length < longest && !demands(text);
const longest = 400;

/** One of several lines is in the look. */
const isChosen = ({ below }: Asked) => below.length > 1 && below.filter(({ stands }) => stands).length === 1;

/** '(a) …' comes next: what stands above it holds for its parts. */
const isAbovePart = (next: Asked | undefined) => next !== undefined && readMarker(next.head.text)?.kind === 'letter';

/** A line has the number after that of the question above it: it is the next one. */
const goesOn = (head: Line, line: Line) => Number(numberOf(line)) === Number(numberOf(head)) + 1;

function said(lines: readonly Line[]): (readonly [Line, Line])[] {
  const [first, second] = lines.map(({ text }) => readMarker(text));
  const areListed = first?.kind === 'bullet' || (second !== undefined && first?.kind === second.kind);
  return lines.map((line) => {
    const rest = areListed ? sliceLine(line, readMarker(line.text)?.end ?? 0) : line;
    return [line, withLabel({ ...rest, label: null, continues: true }, 'Answer:')];
  });
}
