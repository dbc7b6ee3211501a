import type { Span } from '../marks/span.ts';
import type { Block, BlockReading, Gap, Part, Passage } from './block.ts';
import { sortLines } from './cut-blocks.ts';
import { findSequence, optionAt } from './sequence.ts';

const room = String.raw`(?:_{2,40}|\.{4,40}|…{1,9})`;
const numbered = new RegExp(
  String.raw`_{1,40}\s?[([]?\s?(\d{1,2})\s?[)\]]?\s?_{1,40}|[([]\s?(\d{1,2})\s?[)\]]\s?${room}|${room}\s?[([]\s?(\d{1,2})\s?[)\]]`,
  'gu',
);

function gapsOf(span: Span): Gap[] {
  const typed = [...(span.hasGap || span.text.includes('_') ? span.text.matchAll(numbered) : [])].map((match) => ({
    value: Number(match[1] ?? match[2] ?? match[3]),
    span,
    from: match.index,
    to: match.index + match[0].length,
  }));
  if (typed.length > 0) return typed;
  return span.line.runs.flatMap(({ from, to, look }) => {
    const number = look.underline ? /^\s*(\d{1,2})\s*$/u.exec(span.line.text.slice(from, to)) : null;
    return number === null || from < span.from
      ? []
      : [{ value: Number(number[1]), span, from: from - span.from, to: to - span.from }];
  });
}

/** How many lines without a gap may stand between two that have one. */
const mostBetween = 3;

/** Finds them: three gaps at least whose numbers go on, most of them not at the start of their line. */
export function findPassages(spans: readonly Span[]): Passage[] {
  const passages: Passage[] = [];
  let from = 0;
  let last = 0;
  let gaps: Gap[] = [];
  const end = () => {
    const within = gaps.filter((gap) => gap.from > 0 || gap.span.line.isSoft).length;
    if (gaps.length >= 3 && within * 2 > gaps.length)
      passages.push({ from, to: last + 1, gaps, isAskedBelow: isAskedBelow(spans, last + 1, gaps) });
    gaps = [];
  };
  spans.forEach((span, at) => {
    const own = span.line.cell === null || span.line.cell.columns === 1 ? gapsOf(span) : [];
    for (const gap of own) {
      const before = gaps.at(-1);
      const goesOn = before !== undefined && gap.value > before.value && gap.value <= before.value + 2;
      if (!goesOn || at - last > mostBetween) end();
      if (gaps.length === 0) from = at;
      gaps.push(gap);
      last = at;
    }
  });
  end();
  return passages;
}

function isAskedBelow(spans: readonly Span[], from: number, gaps: readonly Gap[]): boolean {
  const values = new Set(
    spans
      .slice(from, from + 8 * gaps.length)
      .flatMap(({ marks }) =>
        marks.flatMap(({ family, value }) => (family === 'number' || family === 'asked-number' ? (value ?? []) : [])),
      ),
  );
  return gaps.slice(0, 3).every(({ value }) => values.has(value));
}

/** The sentence that a gap is in, up to the gaps beside it. */
function sentenceOf({ span, from, to }: Gap, beside: readonly Gap[]): Span {
  const own = beside.filter((gap) => gap.span === span);
  const least = Math.max(0, ...own.filter((gap) => gap.to <= from).map((gap) => gap.to));
  const most = Math.min(span.text.length, ...own.filter((gap) => gap.from >= to).map((gap) => gap.from));
  const start = [...span.text.slice(least, from).matchAll(/[.?!]["”’)]?\s+/gu)].at(-1);
  const end = /[.?!]["”’)]?(?=\s|$)/u.exec(span.text.slice(to, most));
  return span.slice(
    start === undefined ? least : least + start.index + start[0].length,
    end === null ? most : to + end.index + end[0].length,
  );
}

/** Reads a passage and what is below it: a question of each gap, all with the options that follow. */
export function readPassage(block: Block, { gaps }: Passage): Omit<BlockReading, 'features'> {
  const last = block.content.findLastIndex((span) => gaps.some((gap) => gap.span.line === span.line));
  const below = block.content.slice(last + 1);
  const found = (['upper', 'lower'] as const).map((family) => findSequence(below, family, new Set()));
  const items = found.find((own) => own.length >= 2) ?? [];
  const options = items.map(optionAt(below));
  const until = items[0]?.at ?? 0;
  const parts = gaps.map((gap): Part => {
    const sentence = sentenceOf(gap, gaps);
    const own = sortLines({ value: gap.value, end: 0, form: '1.' }, [sentence], false, true);
    const reading = { way: 'gap', stem: [sentence], options, parts: [], tail: [], features: {} };
    return { value: gap.value, label: '1.', above: [], block: own, reading };
  });
  const behind = items.at(-1)?.at;
  return {
    way: 'passage',
    stem: block.content.slice(0, last + 1 + until),
    options: [],
    parts,
    tail: behind === undefined ? below : below.slice(behind + 1),
  };
}
