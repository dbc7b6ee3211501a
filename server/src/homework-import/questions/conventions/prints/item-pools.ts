import { readAnswerLine } from '../../lines/answer-text.ts';
import { isNumbered } from '../../lines/item-numbers.ts';
import { asks, isAnswerSpace } from '../../lines/line-kinds.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import { withBehind } from '../../lines/said-behind.ts';
import type { Item } from '../../parsed-question.ts';
import { saysAnswer } from '../answers/label-words.ts';
import { spellBlock } from './blocks-of-pools.ts';

const fewest = 3;
const fewestLines = 2;
const share = 0.7;
const farthest = 6;
const longest = 40;

/**
 * Pools of questions say the same of each above it, in two lines or more: 'MC', 'Standard: 04', 'Points: 2'. Those are left out, and the
 * question below gets a number, with the marks that they say. A block may have several questions, which begin at 1 again.
 */
export function spellItemPools(items: readonly Item[]): readonly Item[] {
  const heads = headsIn(items);
  const first = heads[0]?.from ?? 0;
  if (heads.length < fewest || items.slice(0, first).some(isOfQuestion)) return items;
  const blocks = heads.map(({ end }, at) => items.slice(end, heads[at + 1]?.from));
  const answered = blocks.filter((block) => block.some(isAnswer)).length;
  if (blocks.every((block) => block.some(isNumbered)) || answered < blocks.length * share) return items;
  let count = 0;
  const spelt = blocks.flatMap((block, at) => {
    const own = spellBlock(block, count);
    count += own.count;
    return withMarks(own.items, items.slice(heads[at]?.from, heads[at]?.end));
  });
  return [...items.slice(0, first), ...spelt];
}

interface Head {
  readonly from: number;
  readonly end: number;
}

/** The runs of lines around the line that comes back most; in them also what differs in one, as 'CR' where others have 'MC'. */
function headsIn(items: readonly Item[]): readonly Head[] {
  const keys = items.map(keyOf);
  const counts = new Map<string, number>();
  for (const key of keys) if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  const [anchor, most] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] satisfies [
    string,
    number,
  ]);
  const anchors = keys.flatMap((key, index) => (key === anchor && most >= fewest ? [index] : []));
  const isHead = (offset: number) =>
    anchors.filter((at) => (counts.get(keys[at + offset] ?? '') ?? 0) >= fewest).length >= anchors.length * share;
  const reach = (step: number) => {
    let far = 0;
    while (Math.abs(far) < farthest && isHead(far + step)) far += step;
    return far;
  };
  const [above, below] = [reach(-1), reach(1)];
  if (below - above + 1 < fewestLines) return [];
  const heads = anchors.map((at) => ({ from: Math.max(0, at + above), end: at + below + 1 }));
  // What stands there in one alone is left out too, and may not be more than a word or two.
  return heads.every(({ from, end }) => keys.slice(from, end).every((key) => key !== undefined)) ? heads : [];
}

/** What a line that may be of a head has in common with others: its label, or all that is no number. */
function keyOf(item: Item): string | undefined {
  if (item.kind !== 'line' || item.continues || isOfQuestion(item) || isAnswerSpace(item.text)) return undefined;
  const label = /^[^:]{2,30}:(?=\s*\S)/u.exec(item.text)?.[0];
  if (label === undefined && (item.text.length > longest || asks(item.text))) return undefined;
  return (label ?? item.text).toLowerCase().replace(/\d+/gu, '0');
}

const isAnswer = (item: Item) =>
  item.kind === 'line' &&
  (readAnswerLine(item.text) !== undefined || saysAnswer(/^[^:]{2,30}(?=:)/u.exec(item.text)?.[0] ?? ''));
const isOfQuestion = (item: Item) =>
  item.kind === 'row' || isAnswer(item) || (item.kind === 'line' && readMarker(item.text) !== undefined);

const worth =
  /^(?:points?|pts|marks?|punkte|puntos|punti|punten|poäng|pontos|barème|score|value)\s*[:=]\s*(\d{1,2})$/iu;

/** The marks that a head says behind its question, where the block has one. */
function withMarks(block: readonly Item[], head: readonly Item[]): readonly Item[] {
  const marks = head.flatMap((item) =>
    item.kind === 'line' ? (worth.exec(item.text)?.[1] ?? takeMarks(item.text).marks ?? []) : [],
  )[0];
  if (marks === undefined || block.filter(isNumbered).length !== 1) return block;
  return block.map((item) => (item.kind === 'line' && isNumbered(item) ? withBehind(item, ` [${marks}]`) : item));
}
