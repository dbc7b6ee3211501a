import { countEach } from '../group.ts';
import { isOwnList, type Span } from '../marks/span.ts';
import type { Block, BlockReading } from './block.ts';
import { cutBlocks, type Start } from './cut-blocks.ts';
import { findPassages } from './passages.ts';
import { best, type Habit, noHabit, readWays, withHabit } from './read-block.ts';
import { type StartHabit, startHabits } from './starts.ts';
import { textOf } from './tally.ts';
import { findTitledTables, rowOf, type TitledTables } from './titled-tables.ts';
import { add, type Tally, weigh } from './weights.ts';

export interface ReadBlock {
  readonly block: Block;
  readonly reading: BlockReading;
}

/** A reading of the whole document. */
export interface Reading {
  readonly starts: StartHabit;
  readonly above: readonly Span[];
  readonly blocks: readonly ReadBlock[];
  readonly tally: Tally;
  readonly weight: number;
}

/** How many lines decide the reading; the rest of a longer document follows it. */
const sample = 700;

/** Most readings that a person is offered. */
const mostReadings = 3;

/** The readings of a document that find different things, best first. Takes time linear in its length. */
export function readDocument(all: readonly Span[]): Reading[] {
  const tables = findTitledTables(all);
  const spans = all.filter((span) => !tables.heads.has(span));
  const runs = longRuns(spans.slice(0, sample));
  const chosen = distinct(weighCandidates(candidatesOf(all)));
  return spans.length <= sample ? chosen : chosen.map(({ starts }) => choose(candidateOf(starts, spans, runs, tables)));
}

/** What could begin questions, with every reading of each block between: all that is weighed. */
export interface Candidate {
  readonly starts: StartHabit;
  readonly above: readonly Span[];
  readonly blocks: readonly { readonly block: Block; readonly readings: readonly BlockReading[] }[];
  readonly runs: ReadonlyMap<string, number>;
}

/** Every candidate of the first lines of a document. */
export function candidatesOf(all: readonly Span[]): Candidate[] {
  const tables = findTitledTables(all);
  const spans = all.filter((span) => !tables.heads.has(span)).slice(0, sample);
  const runs = longRuns(spans);
  return startHabits(spans.filter(({ line }) => !tables.data.has(line))).map((starts) =>
    candidateOf(starts, spans, runs, tables),
  );
}

/** The readings that candidates come to, the best first. */
export function weighCandidates(candidates: readonly Candidate[]): Reading[] {
  return candidates
    .map(choose)
    .filter((reading) => reading.blocks.length > 0 && asksAnything(reading))
    .sort((a, b) => b.weight - a.weight);
}

/** If nothing asks, no answer fits and there are no statements to judge, it is not homework. */
function asksAnything({ above, tally }: Reading): boolean {
  const { asks = 0, partAsks = 0, partBelowInstruction = 0, answerFits = 0, isEmptyAboveOptions = 0 } = tally;
  return (
    asks + partAsks + partBelowInstruction + answerFits + isEmptyAboveOptions > 0 ||
    above.some((span) => span.says('truth'))
  );
}

function distinct(readings: readonly Reading[]): Reading[] {
  const shapes = new Map<string, Reading>();
  for (const reading of readings) {
    const asked = leaves(reading.blocks);
    const shape = `${asked.length} ${asked.filter(({ reading: { options } }) => options.length > 1).length}`;
    const isNear = reading === readings[0] || reading.weight >= 0.5 * Math.max(1, readings[0]?.weight ?? 0);
    if (isNear && !shapes.has(shape)) shapes.set(shape, reading);
    if (shapes.size === mostReadings) break;
  }
  return [...shapes.values()];
}

/** The starts of a habit, plus what always asks: table rows and passages with numbered gaps. */
function withRows(starts: readonly Start[], spans: readonly Span[], tables: TitledTables): Start[] {
  const rows: Start[] = [];
  let last: string | null = null;
  spans.forEach((span, at) => {
    const row = rowOf(span, tables);
    if (row !== null && row !== last) rows.push({ at, value: null, end: 0, form: 'row' });
    last = row;
  });
  const passages = findPassages(spans);
  for (const passage of passages)
    if (!passage.isAskedBelow) rows.push({ at: passage.from, value: null, end: 0, form: 'passage', passage });
  const told = instructionsIn(spans);
  const isWithin = (at: number) => told.has(at) || passages.some(({ from, to }) => at >= from && at < to);
  const others = starts.filter(({ at }) => {
    const span = spans[at];
    return span !== undefined && !isWithin(at) && rowOf(span, tables) === null && !tables.data.has(span.line);
  });
  return [...others, ...rows]
    .sort((a, b) => a.at - b.at)
    .filter((start, at, all) => !isInstructionAbove(spans[start.at], start, all[at + 1], spans));
}

const titlesInstructions = /^\W*(?:general |important )?instructions?(?: (?:to|for) [\p{L} ]{1,20})?\W*$/iu;

/** Most lines of a list of instructions. */
const mostInstructions = 15;

/** The places of a list below 'Instructions to candidates', up to the next heading; none of its numbers begins a question. */
function instructionsIn(spans: readonly Span[]): Set<number> {
  const found = new Set<number>();
  spans.forEach((title, from) => {
    if (!titlesInstructions.test(title.text)) return;
    const below = spans.slice(from + 1, from + mostInstructions);
    const end = below.findIndex((span) => span.marks.length === 0 && span.isHeading);
    const list = below.slice(0, Math.max(0, end));
    if (!list.some((span) => span.endsAsking || span.hasGap))
      list.forEach((_, at) => {
        found.add(from + 1 + at);
      });
  });
  return found;
}

/** Most lines between an instruction and its items, such as a word box. */
const mostBetween = 3;

/** A line of instructions for the numbered questions or gaps below is not itself a question. */
function isInstructionAbove(
  span: Span | undefined,
  { form, at }: Start,
  next: Start | undefined,
  spans: readonly Span[],
): boolean {
  if (form !== 'asks' || span === undefined || next === undefined || next.at > at + mostBetween) return false;
  if (!span.says('instructs') || span.endsAsking || span.hasGap) return false;
  return next.value === 1 || next.passage !== undefined || spans[next.at]?.hasGap === true;
}

function candidateOf(
  starts: StartHabit,
  spans: readonly Span[],
  runs: ReadonlyMap<string, number>,
  tables: TitledTables,
): Candidate {
  const { above, blocks } = cutBlocks(spans, withRows(starts.find(spans), spans, tables));
  return {
    starts,
    above,
    runs,
    blocks: blocks.map((block) => ({ block, readings: readWays(block, starts.forms, tables) })),
  };
}

/** The likeliest reading of each block, by itself and by the habit of the others. */
function choose({ starts, above, runs, blocks: all }: Candidate): Reading {
  let habit = noHabit;
  let chosen: ReadBlock[] = [];
  for (let round = 0; round < 3; round += 1) {
    chosen = all.map(({ block, readings }) => ({ block, reading: best(readings, habit) }));
    habit = habitOf(chosen);
  }
  const tally = tallyWhole(starts, above, chosen, habit, runs);
  return { starts, above, blocks: chosen, tally, weight: weigh(tally) };
}

/** A form of letters or Roman numbers, which mostly tell parts or options. */
const isLetter = /^\W?[aAiI]\W+$|^list (?:lower|upper)/u;

function habitOf(blocks: readonly ReadBlock[]): Habit {
  const choices = leaves(blocks).filter(({ reading }) => reading.options.length > 0);
  const others = blocks.filter(({ reading }) => reading.options.length === 0);
  const ways = new Map(countEach([...others, ...choices].map(({ reading }) => reading.way)));
  const [usual] = countEach(choices.map(({ reading }) => reading.options.length));
  return {
    share: (way) => (ways.get(way) ?? 0) / Math.max(1, blocks.length),
    usual: usual !== undefined && usual[1] > 1 ? usual[0] : 0,
    many: blocks.length,
  };
}

/** What is asked: parts, and questions without parts. */
export function leaves(blocks: readonly ReadBlock[]): ReadBlock[] {
  return blocks.flatMap((one) => (one.reading.parts.length === 0 ? [one] : leaves(one.reading.parts)));
}

function tallyWhole(
  starts: StartHabit,
  above: readonly Span[],
  blocks: readonly ReadBlock[],
  habit: Habit,
  runs: ReadonlyMap<string, number>,
): Tally {
  const tally: Tally = {};
  const count = (name: keyof Tally, times = 1) => {
    if (times !== 0) tally[name] = (tally[name] ?? 0) + times;
  };
  let last: number | null = null;
  const used = new Set(starts.forms);
  let isToJudge = above.some((span) => span.says('truth'));
  for (const { block, reading } of blocks) {
    add(tally, withHabit(reading, habit));
    // A statement is asked about if its section says so.
    if (isToJudge && (reading.features.asksNothing ?? 0) > 0 && reading.options.length === 0) {
      count('asks');
      count('asksNothing', -1);
    }
    if (reading.tail.length > 0) isToJudge = reading.tail.some((span) => span.says('truth'));
    if (block.value !== null) {
      if (last === null ? block.value === 1 : block.value === last + 1) count('goesOn');
      else if (block.value !== 1) count('jumps');
      last = block.value;
    }
    if (block.form === 'asks') count('startsByAsking', starts.forms.size > 0 ? 1 : 0.3);
    if (['answers', 'options', 'bold'].includes(block.form)) count('startsByAnswers');
    if (isLetter.test(block.form)) count('startsByLetters');
    for (const { label } of reading.parts) used.add(label);
    for (const { form } of reading.options) used.add(form);
  }
  const written = leaves(blocks).filter(({ reading }) => reading.options.length === 0);
  const texts = written.map(({ reading }) => textOf(reading.stem)).filter((text) => text !== '');
  count('sameText', texts.length - new Set(texts).size);
  for (const span of above) {
    const isMarked = span.marks.some(({ family }) => family !== 'bullet' && !family.includes('weakly'));
    count(isMarked ? 'leftMarked' : 'leftAbove');
    if (span.endsAsking) count('leftQuestion');
  }
  for (const [form, length] of runs) if (!used.has(form)) count('unusedNumbers', length);
  return tally;
}

/** Long runs of numbers, 1 2 3 4 …, by form: a reading that ignores them is unlikely. */
function longRuns(spans: readonly Span[]): Map<string, number> {
  const runs = new Map<string, { last: number; length: number; total: number }>();
  for (const span of spans) {
    for (const { form, family, value } of span.marks) {
      const isNumber = (family === 'number' || family === 'asked-number' || form === '1 alone') && !isOwnList(form);
      const isTitle = span.line.heading !== null && family === 'number' && !form.startsWith('list');
      if (!isNumber || isTitle || value === null || (form === '1 alone' && span.line.cell !== null)) continue;
      const run = runs.get(form) ?? { last: -1, length: 0, total: 0 };
      const goesOn = value === run.last + 1;
      // Numbers in between are data: '64' on its own line.
      if (form === '1 alone' && !goesOn && value !== 1) continue;
      if (!goesOn && run.length >= 4) run.total += run.length;
      runs.set(form, { last: value, length: goesOn ? run.length + 1 : 1, total: run.total });
    }
  }
  return new Map(
    [...runs].flatMap(([form, { length, total }]): [string, number][] => {
      const all = total + (length >= 4 ? length : 0);
      return all === 0 ? [] : [[form, all]];
    }),
  );
}
