import type { Evidence } from '../../answers/marking.ts';
import { readLines } from '../../questions/slot-answers.ts';
import { outcome, refused } from '../outcomes.ts';
import type { Marker, RuleMarking } from '../rule-marking.ts';
import { shareMarks } from '../share-marks.ts';
import type { SequenceRule } from './sequence-rule.ts';

/** Accepts the items in the right order, a line each; lines that are no item count for nothing. */
export const sequenceMarking: RuleMarking<SequenceRule> = {
  phrases: () => [],
  guarded: sequenceMarker,
  expected: ({ items }) => [items.join(', ')],
  wholeAnswers: ({ items }) => [items.join('\n')],
  feedbackStyle: 'one',
};

/** How an order is marked under either policy. */
export function sequenceMarker({ items, partMarks }: SequenceRule): Marker {
  const byNeighbours = partMarks === 'neighbours';
  const of = items.length - (byNeighbours ? 1 : 0);
  const places = new Map(items.map((item, place) => [item, place]));
  return ({ text }, maxMarks) => {
    const given = readLines(items, text);
    if (given.length === 0) return refused('no-match', 1);
    const slots = given.map((item, at) => ({ id: item, isCorrect: stands(item, at, given) }));
    const counted = slots.slice(byNeighbours ? 1 : 0);
    const right = counted.filter(({ isCorrect }) => isCorrect).length;
    const isFull = given.every((item, at) => item === items[at]) && given.length === items.length;
    const marks = isFull ? maxMarks : shareMarks({ right, wrong: counted.length - right, of }, maxMarks, partMarks);
    if (isFull) return outcome(maxMarks, given.map(inPlace), 1, undefined, { slots });
    const evidence = slots.flatMap(({ id, isCorrect }, at) => (isCorrect ? [inPlace(id, at)] : []));
    const reason = right > 0 ? 'partly-met' : 'wrong-order';
    const told =
      right === 0
        ? undefined
        : `${right} of ${of} ${byNeighbours ? 'come straight after the right one' : 'in the right place'}.`;
    return outcome(marks, evidence, 1, reason, { slots, told });
  };

  /** Whether it is in its place, or comes straight after what it should. */
  function stands(item: string, at: number, given: readonly string[]): boolean {
    const place = places.get(item);
    const before = given[at - 1];
    return byNeighbours && before !== undefined ? places.get(before) === (place ?? 0) - 1 : place === at;
  }
}

const inPlace = (item: string, at: number): Evidence => ({ part: `${at + 1}. ${item}`, words: item, how: 'option' });
