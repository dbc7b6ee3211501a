import { groupBy } from '../group.ts';
import type { Line } from '../lines/line.ts';
import type { Family } from '../marks/mark-forms.ts';
import type { Span } from '../marks/span.ts';
import type { Block, BlockReading, Option, Part } from './block.ts';
import { sortLines } from './cut-blocks.ts';
import { findColumns, findSequence, type Item } from './sequence.ts';
import { asksOfSeveral } from './tally.ts';

/** What the ways know about the document. */
export interface Around {
  /** Forms that begin questions, which begin nothing else. */
  readonly starts: ReadonlySet<string>;
  /** How deep parts can go: 2 for parts of parts. */
  readonly depth: number;
  /** The lines of data tables, none of which is an option. */
  readonly data: ReadonlySet<Line>;
  /** Reads the lines of a part. */
  readonly readPart: (block: Block, stem: readonly Span[]) => BlockReading;
}

type Shape = Omit<BlockReading, 'features' | 'way'>;
/** A way to read a block: no reading, one or several, each under the way's name. */
export interface Way {
  readonly name: string;
  readonly read: (block: Block, around: Around) => readonly Shape[];
}

const optionFamilies: readonly Family[] = [
  'upper',
  'lower',
  'number',
  'roman',
  'other-letter',
  'chosen',
  'box',
  'bullet',
  'upper, weakly',
  'lower, weakly',
];
const partFamilies: readonly Family[] = ['lower', 'roman', 'number', 'upper', 'bullet'];

/** Every layout of a question and its options or parts on paper. A new way is a row. */
export const ways: readonly Way[] = [
  { name: 'written', read: readWritten },
  ...optionFamilies.map((family) => ({ name: `options ${family}`, read: readLettered(family) })),
  { name: 'options plain', read: readPlain },
  { name: 'options in cells', read: readCells },
  { name: 'options at tabs', read: readTabs },
  { name: 'options at commas', read: readCommas },
  { name: 'options at slashes', read: readSlashes },
  ...partFamilies.map((family) => ({ name: `parts ${family}`, read: readParts(family) })),
  { name: 'parts plain', read: readPlainParts },
];

/** Everything is the question, up to the next heading. */
function readWritten({ content, closedAt, isLastOfRun, start }: Block, { starts }: Around): Shape[] {
  let end = Math.min(content.length, closedAt);
  // A question in its own box ends with it.
  const box = start?.line.cell?.columns === 1 ? start.line.cell.table : null;
  const isBeyond = ({ line: { cell } }: Span) => box !== null && cell?.table !== box;
  const asksBeyond = content.some((span) => isBeyond(span) && (span.endsAsking || span.beginsAsking));
  const heading = content.findIndex(
    (span, at) => at > 0 && at < end && (isOutside(span, starts) || (isBeyond(span) && !asksBeyond)),
  );
  if (heading > 0) end = heading;
  if (isLastOfRun) {
    const asked = content.findIndex(
      ({ text, worth }) => text !== '' && !(worth?.from === 0 && worth.to === text.length),
    );
    while (end > asked + 1 && end > 1 && isTrailing(content[end - 1])) end -= 1;
  }
  return [{ stem: content.slice(0, end), options: [], parts: [], tail: content.slice(end) }];
}

/** Whether a line belongs to what follows: an unmarked heading, or one that names its questions. */
function isOutside(span: Span, starts: ReadonlySet<string>): boolean {
  if (span.marks.some(({ end }) => /^\W*(?:exercise|section|part|task)\s+[\dA-Z]\b/iu.test(span.text.slice(end))))
    return true;
  if (span.says('ahead')) return true;
  if (span.line.heading !== null && !/\p{L}/u.test(span.text)) return true;
  const isSection = (family: Family, form: string) =>
    family === 'asked-number' && !starts.has(form) && span.says('section');
  return (
    span.isHeading &&
    span.marks.every(({ family, form }) => family.includes('weakly') || isSection(family, form)) &&
    span.line.cell === null
  );
}

function isTrailing(span: Span | undefined): boolean {
  if (span === undefined || span.line.isSoft || span.line.cell !== null || span.line.pictures.length > 0) return false;
  if (span.worth !== null) return false;
  const isPlain = span.marks.every(({ family }) => family === 'number, weakly') && span.colour === '';
  return isPlain && !span.endsAsking && !span.hasGap && !span.says('truth') && span.text.length < 140;
}

function readLettered(family: Family) {
  return (block: Block, { starts }: Around): Shape[] => {
    if (!block.content.some((span) => span.holds(family))) return [];
    const found = findSequence(block.content, family, starts);
    const columns = findColumns(block.content, family, starts);
    return [found, columns].filter(({ length }) => length >= 2).map((items) => toOptions(block, items));
  };
}

function toOptions({ content }: Block, items: readonly Item[]): Shape {
  const [first] = items;
  if (first === undefined) return { stem: content, options: [], parts: [], tail: [] };
  const stem = [...content.slice(0, first.at), ...pieces(content[first.at], 0, first.from)];
  const tail: Span[] = [];
  const options = items.map((item, index): Option => {
    const next = items[index + 1];
    const span = content[item.at];
    const piece = pieces(span, item.end, next?.at === item.at ? next.from : undefined);
    // A letter behind the box: '☐ A. Mars'.
    const letter =
      item.value === null ? piece[0]?.marks.find((mark) => isLetter(mark.family, mark.value, index)) : undefined;
    const spans = letter === undefined ? piece : pieces(piece[0], letter.end);
    const isLast = next === undefined;
    if (next?.at === item.at) return { spans, value: item.value, form: item.form };
    const between = content.slice(item.at + 1, next?.at ?? content.length);
    const own = isLast ? between.findIndex((one) => !one.line.isSoft && spans.length > 0) : between.length;
    const goesOn = between.slice(0, own < 0 ? between.length : own);
    tail.push(...between.slice(goesOn.length));
    const more = next === undefined || next.from === 0 ? [] : pieces(content[next.at], 0, next.from);
    return { spans: [...spans, ...goesOn, ...more], value: item.value, form: item.form };
  });
  options.sort((a, b) => (a.value ?? 0) - (b.value ?? 0));
  return { stem, options, parts: [], tail };
}

const isLetter = (family: Family, value: number | null, at: number): boolean =>
  (family === 'upper' || family === 'lower') && value === at + 1;

function pieces(span: Span | undefined, from: number, to?: number): Span[] {
  if (span === undefined) return [];
  const piece = span.slice(from, to);
  return piece.text === '' && span.line.pictures.length === 0 ? [] : [piece];
}

/** Lines without marks below a line that asks: each is an option. */
function readPlain({ content, closedAt, start }: Block, { data }: Around): Shape[] {
  const end = Math.min(content.length, closedAt);
  const shapes: Shape[] = [];
  const isFree = (span: Span | undefined) =>
    span !== undefined &&
    span.text !== '' &&
    !data.has(span.line) &&
    (start?.line.cell == null || span.line.cell === null || span.line.cell.table === start.line.cell.table) &&
    span.marks.every(({ family }) => family.includes('weakly') || family === 'bullet') &&
    !isSectionLine(span);
  const asking = content.findLastIndex(
    (span, at) => at < end - 1 && (span.endsAsking || span.hasGap || /[:：]$/u.test(span.text)),
  );
  for (const stemEnd of new Set([1, asking + 1])) {
    if (stemEnd < 1) continue;
    let last = stemEnd;
    while (last < end && isFree(content[last])) last += 1;
    if (last - stemEnd < 2) continue;
    shapes.push({
      stem: content.slice(0, stemEnd),
      options: content.slice(stemEnd, last).map((span) => ({ spans: [span], value: null, form: '' })),
      parts: [],
      tail: content.slice(last),
    });
  }
  return shapes;
}

function isSectionLine(span: Span): boolean {
  return span.line.heading !== null || (span.says('section') && span.text.length < 120);
}

/** The cells of a table below the question, one option a cell. */
function readCells({ content, start }: Block, { data }: Around): Shape[] {
  const from = content.findIndex(
    ({ line }, at) => at > 0 && line.cell !== null && line.cell.table !== start?.line.cell?.table && !data.has(line),
  );
  const table = content[from]?.line.cell;
  if (table === null || table === undefined) return [];
  const beyond = content.findIndex(({ line }, at) => at > from && line.cell?.table !== table.table);
  const to = beyond < 0 ? content.length : beyond;
  const cells = groupBy(content.slice(from, to), ({ line }) => `${line.cell?.row}.${line.cell?.column}`);
  const bare = [...cells.values()].filter(
    (spans) => !spans.every(({ text }) => /^\(?[A-Ha-h1-8][.)]?\)?$/u.test(text) || text === '☐'),
  );
  if (bare.length < 2 || bare.length > 8) return [];
  const options = bare.map((spans): Option => {
    const [head, ...more] = spans;
    const mark = head?.marks.find(({ family }) => family === 'upper' || family === 'lower' || family === 'box');
    return {
      spans: head === undefined ? [] : [head.slice(mark?.end ?? 0), ...more],
      value: mark?.value ?? null,
      form: mark?.form ?? '',
    };
  });
  return [{ stem: content.slice(0, from), options, parts: [], tail: content.slice(to) }];
}

/** One line whose words are separated by tabs or wide spaces. */
function readTabs({ content, closedAt }: Block, { data }: Around): Shape[] {
  const end = Math.min(content.length, closedAt);
  for (let at = end - 1; at > 0; at -= 1) {
    const span = content[at];
    if (
      span === undefined ||
      span.text.length > 400 ||
      span.asks ||
      data.has(span.line) ||
      span.marks.some(({ family }) => !family.includes('weakly'))
    )
      continue;
    const options = splitAt(span, /\t+\s*|\s{3,}/gu);
    if (options.length >= 3 && options.length <= 6) {
      return [{ stem: content.slice(0, at), options, parts: [], tail: content.slice(at + 1) }];
    }
  }
  return [];
}

/** One line below the question whose few words are separated by commas: '4, 6, 8, 10'. */
function readCommas({ content, closedAt }: Block): Shape[] {
  const at = content.findIndex(({ text }, place) => place > 0 && place < closedAt && /[,;]\s/u.test(text));
  const span = content[at];
  if (span === undefined || span.text.length > 160 || span.asks || /[.!]$/u.test(span.text)) return [];
  const options = splitAt(span, /\s*[,;]\s+/gu);
  const isFew = options.length >= 3 && options.length <= 6;
  return isFew && options.every(({ spans: [own] }) => (own?.text.split(/\s+/u).length ?? 0) <= 4)
    ? [{ stem: content.slice(0, at), options, parts: [], tail: content.slice(at + 1) }]
    : [];
}

/** 'True / False' behind the question or below it, and '(cute / massive / tall)' in a sentence. */
function readSlashes({ content }: Block): Shape[] {
  const at = content.findLastIndex(
    ({ text }) => text.length < 400 && /\S[ \t]?(?:(?<!\d)[/|]|[/|](?!\d))[ \t]?\S/u.test(text),
  );
  const span = content[at];
  if (span === undefined) return [];
  const inBrackets = /[[(（]([^()[\]]+?[/|][^()[\]]+)[\])）]/u.exec(span.text);
  const truth =
    /(?:^|\s{2,}|\t|[.?:]\s*)((?:yes|agree)\s*[/|]\s*(?:no|disagree)(?:\s*[/|]\s*[\p{L} ’']{3,20})?)\s*[.?]?\s*$/iu.exec(
      span.text,
    );
  const isTruth = /[[(]\s*t(?:rue)?\s*[/|]\s*f(?:alse)?\s*[\])]/iu.test(span.text);
  const match = truth ?? (isTruth ? null : inBrackets);
  const listed = match?.[1];
  if (match === null || listed === undefined) {
    if (at === 0 || span.asks || span.text.length > 160 || span.marks.some(({ family }) => !family.includes('weakly')))
      return [];
    const options = splitAt(span, /\s*[/|]\s*/gu);
    return options.length < 2 || options.length > 6
      ? []
      : [{ stem: content.slice(0, at), options, parts: [], tail: content.slice(at + 1) }];
  }
  const from = match.index + match[0].indexOf(listed);
  const options = splitAt(span.slice(from, from + listed.length), /\s*[/|]\s*/gu);
  if (options.length < 2 || options.length > 6 || options.some(({ spans }) => (spans[0]?.text.length ?? 0) > 60))
    return [];
  const isInside = truth === null && match.index + match[0].length < span.text.length;
  const before = isInside ? [span] : pieces(span, 0, truth === null ? match.index : match.index + 1);
  return [{ stem: [...content.slice(0, at), ...before], options, parts: [], tail: content.slice(at + 1) }];
}

function splitAt(span: Span, gaps: RegExp): Option[] {
  const options: Option[] = [];
  let from = 0;
  for (const gap of [...span.text.matchAll(gaps), null]) {
    const piece = span.slice(from, gap?.index ?? span.text.length);
    if (piece.text !== '') options.push({ spans: [piece], value: null, form: '' });
    if (gap !== null) from = gap.index + gap[0].length;
  }
  return options;
}

/** What asks part by part, each with its own lines. */
function readParts(family: Family) {
  return (block: Block, around: Around): Shape[] => {
    if (around.depth === 0 || !block.lines.some((span) => span.holds(family))) return [];
    const [head0, ...others] = block.lines;
    const content = head0 === undefined ? [] : [block.content[0] ?? head0, ...others];
    const items = partsFrom(content, family, around.starts);
    const first = items[0];
    if (first === undefined || items.length < 2) return [];
    const stem = [...content.slice(0, first.at), ...pieces(content[first.at], 0, first.from)];
    const parts = items.map((item, index): Part => {
      const next = items[index + 1];
      const head = content[item.at]?.slice(item.from, next?.at === item.at ? next.from : undefined);
      const more = next?.at === item.at ? [] : content.slice(item.at + 1, next?.at ?? content.length);
      const upTo =
        next === undefined || next.from === 0 || next.at === item.at ? [] : pieces(content[next.at], 0, next.from);
      const lines = [...(head === undefined ? [] : [head]), ...more, ...upTo];
      const own = sortLines(
        { value: item.value, end: item.end - item.from, form: item.form },
        lines,
        index === items.length - 1 && block.isLastOfRun,
        true,
      );
      return { value: item.value, label: item.form, above: [], block: own, reading: around.readPart(own, stem) };
    });
    const tail = parts.at(-1)?.reading.tail ?? [];
    return [{ stem, options: [], parts, tail }];
  };
}

/** Where parts begin. The first may have no letter of its own: '2 What …', '(b) Why …'. */
function partsFrom(content: readonly Span[], family: Family, starts: ReadonlySet<string>): Item[] {
  const items = findSequence(content, family, starts);
  if (items.length > 0 || family === 'bullet') return items;
  const [second, ...more] = findSequence(content, family, starts, 2);
  if (second === undefined || second.at === 0) return [];
  return [{ at: 0, from: 0, end: 0, value: 1, form: second.form }, second, ...more];
}

/**
 * Unmarked lines below an instruction for each: '1/2' and '3/4' below 'Write these fractions as decimals:'.
 */
function readPlainParts({ content, closedAt, isLastOfRun }: Block, around: Around): Shape[] {
  const end = Math.min(content.length, closedAt);
  const from = content.findLastIndex((span, at) => at < end && /[:：]$/u.test(span.text) && asksOfSeveral(span)) + 1;
  if (from === 0 || around.depth === 0) return [];
  let to = from;
  const isItem = (span: Span | undefined) =>
    span !== undefined &&
    span.text !== '' &&
    span.text.length < 140 &&
    span.marks.length === 0 &&
    !span.hasGap &&
    span.line.cell === null &&
    !span.isHeading;
  while (to < end && isItem(content[to])) to += 1;
  if (to - from < 2) return [];
  const stem = content.slice(0, from);
  const parts = content.slice(from, to).map((span, at): Part => {
    const own = sortLines({ value: at + 1, end: 0, form: 'i)' }, [span], isLastOfRun && at === to - from - 1, true);
    return { value: at + 1, label: 'i)', above: [], block: own, reading: around.readPart(own, stem) };
  });
  return [{ stem, options: [], parts, tail: content.slice(to) }];
}
