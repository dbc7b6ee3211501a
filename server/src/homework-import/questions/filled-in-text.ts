import { type Line, spokenLine } from './lines.ts';
import { readMarker } from './markers.ts';
import type { Item } from './parsed-question.ts';

const asksToFill =
  /\bfill\s+in\s+(?:the|these|this|each)\b|\bfill\b[^.?!]{0,20}\b(?:gaps?|blanks?)\b|\b(?:gaps|blanks|missing words?)\b|\bcomplete the (?:sentences?|paragraph|passage|text|summary)\b/iu;
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
  return items.map((item, index) =>
    item.kind === 'line' && isBelowAsking(items, index) ? (withGaps(item, items) ?? item) : item,
  );
}

/** Whether the question that a line is of asks to fill gaps, and has none: those who fill them in type over them. */
function isBelowAsking(items: readonly Item[], index: number): boolean {
  const above = items.slice(Math.max(0, index - farthest), index);
  const number = above.findLastIndex(isNumbered);
  const own = number === -1 ? above.slice(-nearest) : above.slice(number);
  const asked = own.findLastIndex((item) => item.kind === 'line' && asksToFill.test(item.text));
  const behind = items.slice(index + 1, index + farthest);
  const next = behind.findIndex(isNumbered);
  const around = [...own.slice(Math.max(0, asked)), ...behind.slice(0, next === -1 ? undefined : next)];
  return asked !== -1 && !around.some((item) => item.kind === 'line' && gap.test(item.text));
}

const isNumbered = (item: Item) => item.kind === 'line' && readMarker(item.text)?.kind === 'number';

function withGaps(line: Line, items: readonly Item[]): Line | undefined {
  if (gap.test(line.text) || /\?\s*$/u.test(line.text)) return undefined;
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
  if (items.some((other) => other.kind === 'line' && isUnfilled(other, start))) return undefined;
  const text = runs.map((run) => (run.stands ? run.text.replace(/\S(?:.*\S)?/su, '___$&___') : run.text)).join('');
  return { ...line, text, spans: spokenLine(text, line.place).spans };
}

/** Whether a line is the same with its gaps: those of a sheet for pupils that is in the same file are filled from its copy. */
const isUnfilled = ({ text }: Line, start: string) =>
  gap.test(text) && (start === '' ? /^(?:_{2}|\.{4}|…)/u.test(text) : text.startsWith(start.trim()));

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
