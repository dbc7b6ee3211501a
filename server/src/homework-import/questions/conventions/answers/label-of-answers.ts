import { readAnswerLine } from '../../lines/answer-text.ts';
import { asks, demands, isAnswerSpace, readSection, readTip } from '../../lines/line-kinds.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';
import { isUnanswered } from '../unanswered.ts';
import { fitsOptions } from './fits-options.ts';
import { isAboutQuestion, saysAnswer } from './label-words.ts';
import { questionAbove } from './question-above.ts';

/** Where a beginning stands: the index of its line, in order, and how long it is there. */
export type Places = ReadonlyMap<number, number>;

const fewest = 3;
const share = 0.7;

/**
 * Whether a beginning of lines stands before answers: below most questions, from the first that has it to the last, once for each, before texts
 * that differ and name an option where there are some.
 */
export function isLabelOfAnswers(
  items: readonly Item[],
  { name, places }: { readonly name: string; readonly places: Places },
): boolean {
  const at = [...places.keys()];
  const rests = at.map((index) => textOf(items[index]).slice(places.get(index)).trim());
  const said = rests.filter((rest) => rest !== '');
  if (said.some(isNoAnswer) || said.length < fewest || said.length < at.length * share) return false;
  if (said.filter(demands).length > said.length * (1 - share)) return false;
  if (new Set(said).size === 1 || !takeTurns(items, at)) return false;
  const above = questionAbove(items);
  const orders = at.map((index) => above[index]?.order ?? -1);
  const [first = -1, last = -1] = [orders[0], orders.at(-1)];
  const labelled = new Set(orders).size;
  if (first === -1 || labelled < 2 || labelled < (last - first + 1) * share) return false;
  const fits = at.flatMap((index, order) => {
    const from = Math.max((at[order - 1] ?? -1) + 1, above[index]?.start ?? 0);
    return fitsOptions(items.slice(from, index), rests[order] ?? '');
  });
  const fitting = fits.filter(Boolean).length;
  if (fitting < fits.length * share) return false;
  const others = items.filter((_item, index) => !places.has(index));
  if (saysAnswer(name) || (fitting >= fewest && !others.some(isAnswer))) return true;
  const isTip = readTip(`${name.replace(/:$/u, '')}: x`) !== undefined;
  return !isAboutQuestion(name) && !isTip && readSection(name) === undefined && isUnanswered(others);
}

const textOf = (item: Item | undefined) => (item?.kind === 'line' ? item.text : '');
const isAnswer = (item: Item) => (readAnswerLine(textOf(item)) ?? '') !== '';
const isNoAnswer = (rest: string) => isAnswerSpace(rest) || /\?\s*$/u.test(rest) || takeMarks(rest).text === '';

/** Between one and the next something else is asked. */
function takeTurns(items: readonly Item[], at: readonly number[]): boolean {
  const pairs = at.slice(1).map((index, order) => items.slice((at[order] ?? index) + 1, index));
  const apart = pairs.filter((between) => between.some(isOther));
  return apart.length >= pairs.length * nearlyAll;
}

const nearlyAll = 0.9;
const isOther = (item: Item) =>
  item.kind !== 'line' ||
  readMarker(item.text) !== undefined ||
  asks(item.text) ||
  takeMarks(item.text).marks !== undefined;
