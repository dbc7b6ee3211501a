import { type Line, sliceLine, withLabel } from '../lines/lines.ts';
import type { Item, ParsedQuestion } from '../parsed-question.ts';
import type { KeyEntry } from './answer-key.ts';

const fewest = 2;
/** '2   1 axis   2 gravity', or '4' alone. */
const exercise = /^(\d{1,2})(?:$|[.):]?\s{2,}(?=1[.)]?\s+\S))/u;
const nextAnswer = /(?:^|\s{2,}|\t\s*|[,;]\s+)(\d{1,2})[.)]?\s+(?=\S)/gu;

/** Exercises of a key that count their answers from 1 on, '1   1 c   2 a' above '2', '1 because …', as '1.1 c', '1.2 a', '2.1 because …'. */
export function spellExercises(items: readonly Item[]): readonly Item[] {
  const heads = items.flatMap((item, index) => {
    const [whole, number] = (item.kind === 'line' && exercise.exec(item.text)) || [];
    const isAbove = whole !== number || first.test(textOf(items[index + 1]));
    return whole === undefined || !isAbove ? [] : [{ index, number: Number(number), end: whole.length }];
  });
  const goOn = heads.length >= fewest && heads.every(({ number }, at) => number === at + 1);
  const inLine = heads.filter(({ index, end }) => end < textOf(items[index]).length);
  if (!goOn || inLine.length === 0) return items;
  const spelt = items.slice(0, heads[0]?.index);
  for (const [at, { index, number, end }] of heads.entries()) {
    const own = items.slice(index, heads[at + 1]?.index);
    const [head, ...below] = own;
    if (head?.kind !== 'line') return items;
    const lines = end < head.text.length ? answersIn(sliceLine(head, end)) : [];
    spelt.push(...named([...lines, ...below], number));
  }
  return spelt;
}

const first = /^1[.)]?\s+\S/u;
const textOf = (item: Item | undefined) => (item?.kind === 'line' ? item.text : '');

/** '1 axis   2 gravity' as a line for each number that goes on. */
function answersIn(line: Line): readonly Line[] {
  let last = 0;
  const starts = [...line.text.matchAll(nextAnswer)].flatMap(({ index, 1: digits }) => {
    if (Number(digits) !== last + 1) return [];
    last += 1;
    return [index];
  });
  return starts.map((start, at) => sliceLine(line, start, starts[at + 1] ?? line.text.length));
}

/** '1 axis' of exercise 2 as '2.1 axis'; lines that do not go on stay as they are. */
function named(items: readonly Item[], number: number): readonly Item[] {
  let last = 0;
  return items.map((item) => {
    const [whole = '', digits] = (item.kind === 'line' && /^\s*(\d{1,2})[.)]?\s+(?=\S)/u.exec(item.text)) || [];
    if (item.kind !== 'line' || Number(digits) !== last + 1) return item;
    last += 1;
    return withLabel({ ...sliceLine(item, whole.length), label: null }, `${number}.${digits})`);
  });
}

/** '2.1 axis' in a key is part (a) of question 2 where its parts have letters. */
export function withLettersForNumbers(
  key: readonly KeyEntry[],
  questions: readonly ParsedQuestion[],
): readonly KeyEntry[] {
  const asked = new Set(questions.map(({ path }) => path.join('.')));
  return key.map((entry) => {
    const [number = '', part = ''] = entry.path;
    const letter = String.fromCharCode(96 + Number(part));
    const isPart = entry.path.length === 2 && /^\d{1,2}$/u.test(part) && !asked.has(entry.path.join('.'));
    return isPart && asked.has(`${number}.${letter}`) ? { ...entry, path: [number, letter] } : entry;
  });
}
