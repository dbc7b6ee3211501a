import { type Curve, certaintyBy } from '../../src/certainty/curve.ts';
import { type Sign, signsOfKey } from '../../src/certainty/signs.ts';
import { doubtfulBelow } from '../../src/results/certainty.ts';
import { regress } from '../short-answers/regress.ts';
import type { MarkToFit } from './marks-to-fit.ts';

/** How sure marks of one family and result are. */
export interface Table {
  readonly weights: Readonly<Record<string, number>>;
  readonly curve: Curve;
}

/** How strongly weights are drawn to 0; those of the key more, since there are fewer questions than answers. */
const penalty = { answer: 12, key: 60 };
/** A sign on fewer marks tells nothing. */
const fewest = 5;
const innerFolds = 5;
const keySigns: ReadonlySet<Sign> = new Set(signsOfKey);

/** The weights that make these marks likeliest, and a curve from their sums to the shares that were right on marks of other subjects. */
export function fitTable(marks: readonly MarkToFit[]): Table {
  const own = marks.filter(({ isAccepted }) => !isAccepted);
  const weightOf = evenSubjects(own);
  const areSeveral = new Set(own.map(({ subject }) => subject)).size >= innerFolds;
  const foldOf = foldsBy(own, ({ subject, question }) => (areSeveral ? subject : question), innerFolds);
  const sums: Summed[] = [];
  for (let fold = 0; fold < innerFolds; fold++) {
    const held = own.filter((mark) => foldOf(mark) === fold);
    if (held.length === 0) continue;
    const weights = fitWeights(
      own.filter((mark) => foldOf(mark) !== fold),
      weightOf,
    );
    for (const mark of held) sums.push({ sum: sumOf(mark, weights), isRight: mark.isRight, weight: weightOf(mark) });
  }
  return { weights: fitWeights(own, weightOf), curve: curveOf(sums) };
}

/** As how many marks one counts: of a subject with many answers each counts less, though all together more. */
function evenSubjects(marks: readonly MarkToFit[]): (mark: MarkToFit) => number {
  const sizes = new Map<string, number>();
  for (const { subject, weight } of marks) sizes.set(subject, (sizes.get(subject) ?? 0) + weight);
  const usual = marks.reduce((sum, { weight }) => sum + weight, 0) / Math.max(1, sizes.size);
  return ({ subject, weight }) => weight * Math.sqrt(usual / (sizes.get(subject) ?? usual));
}

/** The confidence that a table gives. */
export function confidenceBy({ weights, curve }: Table, mark: MarkToFit): number {
  return mark.isAccepted ? 1 : certaintyBy(curve, sumOf(mark, weights));
}

function sumOf({ signs }: MarkToFit, weights: Table['weights']): number {
  let sum = 0;
  for (const [sign, size] of signs) sum += (weights[sign] ?? 0) * size;
  return sum;
}

function fitWeights(marks: readonly MarkToFit[], weightOf: (mark: MarkToFit) => number): Record<string, number> {
  const counts = new Map<Sign, number>();
  for (const { signs } of marks) for (const sign of signs.keys()) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const names = [...counts]
    .filter(([sign, count]) => sign !== 'bias' && count >= fewest)
    .map(([sign]) => sign)
    .sort();
  const rows = marks.map((mark) => ({
    row: [1, ...names.map((name) => mark.signs.get(name) ?? 0)],
    isRight: mark.isRight,
    weight: weightOf(mark),
  }));
  // Of each outcome one that nobody saw: where all were right, the next need not be.
  const mean = ['bias', ...names].map(
    (_, at) => rows.reduce((sum, { row }) => sum + (row[at] ?? 0), 0) / Math.max(1, rows.length),
  );
  if (rows.length === 0) return { bias: 0 };
  const fitted = regress([...rows, { row: mean, isRight: true }, { row: mean, isRight: false }], (column) =>
    keySigns.has(names[column - 1] ?? 'bias') ? penalty.key : penalty.answer,
  );
  return Object.fromEntries(['bias', ...names].map((name, at) => [name, round(fitted[at] ?? 0)]));
}

const mostPoints = 12;
const fewestOfPoint = 40;
/** As many marks, right as often as all, are thought to be in each block beside those that were counted. */
const doubt = 4;
/** How many standard errors below its share a block is thought to be. */
const caution = 1;
/** Of fewer marks no share is trusted so far that nobody would be shown them. */
const trusted = { from: 60, most: doubtfulBelow - 0.01 };

interface Summed {
  readonly sum: number;
  readonly isRight: boolean;
  readonly weight: number;
}

interface Block {
  readonly count: number;
  readonly weight: number;
  readonly right: number;
  readonly sum: number;
}

/** Blocks of sums in which more are right the greater the sum (pool adjacent violators), as a few points. */
function curveOf(sums: readonly Summed[]): Curve {
  const sorted = [...sums].sort((one, other) => one.sum - other.sum);
  if (sorted.length === 0) return [[0, 0.5]];
  const number = Math.max(1, Math.min(mostPoints, Math.floor(sorted.length / fewestOfPoint)));
  const all = blockOf(sorted);
  const base = all.right / all.weight;
  const blocks: Block[] = [];
  for (let at = 0; at < number; at++) {
    let block = blockOf(sorted.slice((at * sorted.length) / number, ((at + 1) * sorted.length) / number));
    for (let before = blocks.at(-1); before !== undefined; before = blocks.at(-1)) {
      if (before.right / before.weight < block.right / block.weight) break;
      blocks.pop();
      block = joined(before, block);
    }
    blocks.push(block);
  }
  return blocks.map(({ count, weight, right, sum }) => {
    const share = (count * (right / weight) + doubt * base) / (count + doubt);
    const cautious = share - caution * Math.sqrt((share * (1 - share)) / count);
    return [round(sum / weight), round(sorted.length < trusted.from ? Math.min(trusted.most, cautious) : cautious)];
  });
}

function blockOf(some: readonly Summed[]): Block {
  return some.reduce(
    (all, { sum, isRight, weight }) =>
      joined(all, { count: 1, weight, right: isRight ? weight : 0, sum: sum * weight }),
    { count: 0, weight: 0, right: 0, sum: 0 },
  );
}

function joined(one: Block, other: Block): Block {
  return {
    count: one.count + other.count,
    weight: one.weight + other.weight,
    right: one.right + other.right,
    sum: one.sum + other.sum,
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** In which of so many folds a mark is, all that have something in common together; the same every time. */
export function foldsBy(
  marks: readonly MarkToFit[],
  keyOf: (mark: MarkToFit) => string,
  folds: number,
): (mark: MarkToFit) => number {
  const sizes = new Map<string, number>();
  for (const mark of marks) sizes.set(keyOf(mark), (sizes.get(keyOf(mark)) ?? 0) + 1);
  const loads = new Array<number>(folds).fill(0);
  const foldOf = new Map<string, number>();
  for (const [key, size] of [...sizes].sort(([a, one], [b, other]) => other - one || a.localeCompare(b, 'en'))) {
    const fold = loads.indexOf(Math.min(...loads));
    foldOf.set(key, fold);
    loads[fold] = (loads[fold] ?? 0) + size;
  }
  return (mark) => foldOf.get(keyOf(mark)) ?? 0;
}
