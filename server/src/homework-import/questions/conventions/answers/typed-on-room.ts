import { isNumbered } from '../../lines/item-numbers.ts';
import { asks, isDetailsLine, isUnit } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';

type Span = Line['spans'][number];

const fewest = 2;
const room = /(?:_{3,}|\.{4,}|…{2,})[\s_.…]*/gu;
const isRoom = (text: string) => /^[\s_.…]*$/u.test(text);
/** 'Answer:', 'weight =', '(a)' and '1' before what was typed. */
const isLabel = (source: string) => {
  const text = source.replace(/[£$€](?=[\s_.…]*$)/u, '');
  return isRoom(text) || /^\s*(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[).:]?|[^?.!]{0,40}[=:])\s*$/iu.test(text);
};

/** How what was typed looks; the first that tells it from the rest of a line is taken. */
const looks: readonly ((span: Span) => boolean)[] = [
  ({ marked }) => marked,
  ({ colour }) => colour !== null,
  ({ bold }) => bold,
  ({ italic }) => italic,
];

/**
 * In a teacher's copy what was typed before or behind the room to write, and looks other than the rest: 'rain gauge ………… [1]' in colour is
 * 'Answer: rain gauge', and so is 'convectional' behind '2 – the ground is heated …………'.
 */
export function spellTypedOnRoom(items: readonly Item[]): readonly Item[] {
  const found = new Map<Item, readonly Line[]>();
  for (const item of items) {
    const lines = item.kind === 'line' ? typedOn(item) : undefined;
    if (lines !== undefined) found.set(item, lines);
  }
  return found.size < fewest ? items : items.flatMap((item): readonly Item[] => found.get(item) ?? [item]);
}

/** The line as what is asked, where it asks, and its answer; `undefined` where nothing was typed onto its room. */
function typedOn(line: Line): readonly Line[] | undefined {
  if (line.isHeading || !isAtRoom('', line.text, '')) return undefined;
  const { text } = takeMarks(line.text);
  if (!line.text.startsWith(text) || !isAtRoom('', text, '') || isDetailsLine(line.text)) return undefined;
  const shown = line.spans.filter((span) => !isRoom(span.text) && takeMarks(span.text).text !== '');
  const look = looks.find((one) => shown.some(one));
  const typed = look === undefined ? [] : shown.filter(look);
  const [first] = typed;
  if (first === undefined || typed.length !== shown.lastIndexOf(typed.at(-1) ?? first) - shown.indexOf(first) + 1)
    return undefined;
  const from = line.spans.slice(0, line.spans.indexOf(first)).reduce((sum, span) => sum + span.text.length, 0);
  const said = typed.map((span) => span.text).join('');
  const before = text.slice(0, from);
  const after = text.slice(from + said.length);
  const unit = after.replace(room, ' ').trim();
  const start = from + (/^[\s_.…]*(?:\(?\d[.)]\s+)?/u.exec(said)?.[0].length ?? 0);
  const end = from + said.replace(/[_…][\s_.…]*$|\.{4,}\s*$|\s+$/u, '').length;
  if (!(unit === '' || isUnit(unit)) || !isAtRoom(before, said, after) || isAtRoom('', text.slice(start, end), ''))
    return undefined;
  // '2. It is called the ……' in bold is asked.
  const isBare = look !== looks[0] && look !== looks[1];
  if (before.trim() === '' && isBare && isNumbered(line)) return undefined;
  // '1. ____ Bats are birds.' in bold has room for T or F.
  if (isBare && isRoomFirst.test(said) && before.slice(readMarker(before)?.end ?? 0).trim() === '') return undefined;
  const marks = line.text.slice(text.length).trim();
  const [, currency = ''] = /([£$€])[\s_.…]*$/u.exec(before) ?? [];
  const value = beside({ ...sliceLine(line, start, end), label: null }, currency, unit === '' ? '' : ` ${unit}`);
  const answer = withLabel(value, 'Answer:');
  if (isLabel(before)) return [withMarks(answer, marks)];
  // 'They are called the ____ metals ____ .' is a gap within its sentence.
  const isWithin = isRoomAtEnd(before) && isAtRoom('', said, after);
  const isAsked = !isWithin && /[?.:=)…_–-]\s*$/u.test(before) && (asks(before) || readMarker(before) !== undefined);
  return isAsked ? [withMarks(sliceLine(line, 0, from), marks), { ...answer, continues: true }] : undefined;
}

const isAtRoom = (before: string, said: string, after: string) =>
  [after, said].some((text) => /_{3,}|\.{4,}|…{2,}/u.test(text)) || isRoomAtEnd(before);
const isRoomFirst = /^\s*(?:_{3,}|\.{4,}|…{2,})/u;
const isRoomAtEnd = (text: string) => /(?:_{3,}|\.{4,}|…{2,})\s*$/u.test(text);

const withMarks = (line: Line, marks: string) => beside(line, '', marks === '' ? '' : ` ${marks}`);

/** A line with more before and behind it. */
const beside = (line: Line, before: string, behind: string): Line => ({
  ...line,
  text: before + line.text + behind,
  spans: [{ ...plainOf(line), text: before }, ...line.spans, { ...plainOf(line), text: behind }].filter(
    ({ text }) => text !== '',
  ),
});

const plainOf = ({ spans: [first] }: Line): Omit<Span, 'text'> => ({
  bold: first?.bold ?? false,
  italic: first?.italic ?? false,
  underlined: false,
  marked: false,
  colour: first?.colour ?? null,
  struck: false,
  hidden: false,
});
