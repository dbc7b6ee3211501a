import { isNumbered } from '../../lines/item-numbers.ts';
import { asksToFillIn, asksTrueOrFalse } from '../../lines/line-kinds.ts';
import { type Line, spokenLine } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

const gap = /_{2,}|\.{4,}|…/u;
const farthest = 12;
/** Where nothing above has a number. */
const nearest = 2;
const longest = 6;

type Span = Line['spans'][number];

/** What a teacher types into gaps: in another colour first, else underlined or in bold. */
const ways: readonly ((span: Span) => boolean)[] = [
  ({ marked, colour }) => marked || colour !== null,
  ({ underlined }) => underlined,
  ({ bold }) => bold,
];

/**
 * In a copy with answers the words that were typed into the gaps of a text stand out within it, where the line above asks to fill gaps:
 * they become '___word___', as gaps are filled elsewhere.
 */
export function spellFilledGaps(items: readonly Item[]): readonly Item[] {
  const unfilled = new Set(items.flatMap((item) => (item.kind === 'line' ? (beforeGap(item) ?? []) : [])));
  let goesOn = false;
  return items.map((item, index) => {
    if (item.kind !== 'line' || item.text === '') return item;
    const filled = goesOn || isBelowAsking(items, index) ? withGaps(item, unfilled) : undefined;
    goesOn = filled !== undefined && !isNumbered(item);
    return filled ?? item;
  });
}

/** Whether the question that a line is of asks to fill gaps, and has none: those who fill them in type over them. */
function isBelowAsking(items: readonly Item[], index: number): boolean {
  const above = items.slice(Math.max(0, index - farthest), index);
  const number = above.findLastIndex(isNumbered);
  const own = number === -1 ? above.slice(-nearest) : above.slice(number);
  const asked = own.findLastIndex((item) => item.kind === 'line' && asksToFillIn(item.text));
  const behind = items.slice(index + 1, index + farthest);
  const next = behind.findIndex(isNumbered);
  const around = [...own.slice(Math.max(0, asked)), ...behind.slice(0, next === -1 ? undefined : next)];
  const isAsked = asked !== -1 || (number !== -1 && isBelowAskingForAll(above.slice(0, number + 1), items[index]));
  return isAsked && !around.some((item) => item.kind === 'line' && gap.test(item.text));
}

/** 'Write the missing word on each line.' above the first of several numbers, each with its sentence in one line. */
function isBelowAskingForAll(above: readonly Item[], item: Item | undefined): boolean {
  const asking = above.findLastIndex((one) => !isNumbered(one));
  const line = above[asking];
  return isNumbered(item) && line?.kind === 'line' && asksToFillIn(line.text);
}

/** `unfilled` is what stands before the gaps of lines that have some: those of a sheet for pupils are filled from its copy. */
function withGaps(line: Line, unfilled: ReadonlySet<string>): Line | undefined {
  if (gap.test(line.text) || /\?\s*$/u.test(line.text) || asksTrueOrFalse(line.text)) return undefined;
  const way = ways.find((stands) => line.spans.some((span) => span.text.trim() !== '' && stands(span)));
  const runs = way === undefined ? [] : runsOf(line.spans, way);
  const words = runs.filter(({ stands }) => stands).map(({ text }) => text.trim());
  const plain = runs.filter(({ stands }) => !stands).map(({ text }) => text);
  const fewest = way === ways[0] ? 1 : 2;
  const areWords = words.every(
    (word) => word.split(/\s+/u).length <= longest && /^[\p{L}\p{N}].*[\p{L}\p{N}%)]$|^[\p{L}\p{N}]$/u.test(word),
  );
  const isWithin = (words.length > 1 || runs.at(-1)?.stands === false) && /\p{L}{2}/u.test(plain.join(''));
  const isText = plain.join('').length > words.join('').length;
  if (words.length < fewest || !areWords || !isWithin || !isText) return undefined;
  const start = runs[0]?.stands === true ? '' : (plain[0] ?? '');
  if (unfilled.has(start.trim())) return undefined;
  const text = runs.map((run) => (run.stands ? run.text.replace(/\S(?:.*\S)?/su, '___$&___') : run.text)).join('');
  return { ...line, text, spans: spokenLine(text, line.place).spans };
}

/** What stands before the first gap of a line; `undefined` where it has none. */
function beforeGap({ text }: Line): string | undefined {
  const at = text.search(gap);
  return at === -1 ? undefined : text.slice(0, at).trim();
}

/** Spans that stand out in the same way, or do not, as one. */
function runsOf(spans: readonly Span[], way: (span: Span) => boolean): { text: string; stands: boolean }[] {
  const runs: { text: string; stands: boolean }[] = [];
  for (const span of spans) {
    const last = runs.at(-1);
    const stands = span.text.trim() === '' ? last?.stands === true : way(span);
    if (last?.stands === stands) last.text += span.text;
    else runs.push({ text: span.text, stands });
  }
  return runs;
}
