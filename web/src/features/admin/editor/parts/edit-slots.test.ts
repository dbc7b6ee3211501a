import { describe, expect, it } from 'vitest';
import { question } from '../testing/drafts.ts';
import {
  addSlot,
  answersOf,
  cleanParts,
  slotsOf,
  toggleCell,
  withAnswers,
  withBank,
  withOrder,
  withPassage,
  withSlots,
  wrongOptions,
} from './edit-slots.ts';

const pairs = question({
  type: 'matching',
  slots: [{ id: 'Heart' }, { id: 'Heart: left' }],
  correctAnswers: ['Heart: pumps blood', 'Heart: left: thick wall'],
  options: ['pumps blood', 'thick wall', 'makes bile'],
});

describe('the key of slots', () => {
  it('is read by slot, also where one is called by the beginning of another', () => {
    expect(answersOf(pairs, 'Heart')).toEqual(['pumps blood']);
    expect(answersOf(pairs, 'Heart: left')).toEqual(['thick wall']);
  });

  it('keeps what is being typed, and is stored without what was not', () => {
    const typing = withAnswers(pairs, 'Heart', ['pumps ', '']);
    expect(answersOf(typing, 'Heart')).toEqual(['pumps ', '']);
    expect(cleanParts(typing).correctAnswers).toEqual(['Heart: pumps', 'Heart: left: thick wall']);
  });

  it('goes with its slot, and goes away with one that is removed', () => {
    const [first, second] = slotsOf(pairs);
    const at = { x: 0.5, y: 0.5 };
    if (first === undefined || second === undefined) throw new Error('Two slots');
    expect(withSlots(pairs, [{ ...second, at }, first]).correctAnswers).toEqual(pairs.correctAnswers.toReversed());
    expect(withSlots(pairs, [second]).correctAnswers).toEqual(['Heart: left: thick wall']);
    expect(addSlot(pairs, { id: 'Liver' }, ['makes bile']).correctAnswers).toHaveLength(3);
  });

  it('is in the bank, with what is wrong besides', () => {
    expect(wrongOptions(pairs)).toEqual(['makes bile']);
    expect(withBank(pairs, ['breathes']).options).toEqual(['breathes', 'pumps blood', 'thick wall']);
  });
});

describe('a text with gaps', () => {
  const gaps = withPassage(
    question({ type: 'gap-fill', correctAnswers: [] }),
    'Blood carries [[oxygen]] to [[cells]].',
  );

  it('has a gap where its answer was typed in brackets', () => {
    expect(gaps.passage).toBe('Blood carries [[1]] to [[2]].');
    expect(gaps.correctAnswers).toEqual(['1: oxygen', '2: cells']);
  });

  it('forgets a gap that is typed over, and numbers the next one free', () => {
    const fewer = withPassage(gaps, 'Blood carries it to [[2]].');
    expect(slotsOf(fewer)).toEqual([{ id: '2' }]);
    expect(withPassage(fewer, '[[Blood]] carries it to [[2]].').correctAnswers).toEqual(['1: Blood', '2: cells']);
  });
});

describe('a table to fill in', () => {
  const table = {
    caption: '',
    columns: ['Metal', 'Ion'],
    rows: [
      ['Copper', 'Cu²⁺'],
      ['Zinc', ''],
    ],
  };
  const made = toggleCell(toggleCell(question({ type: 'table', table, correctAnswers: [] }), 1, 1), 0, 1);

  it('takes what is in a cell as its answer, and calls it by row and column', () => {
    expect(made.table?.rows).toEqual([
      ['Copper', '[[Copper, Ion]]'],
      ['Zinc', '[[Zinc, Ion]]'],
    ]);
    expect(made.slots?.map(({ id }) => id)).toEqual(['Copper, Ion', 'Zinc, Ion']);
    expect(made.correctAnswers).toEqual(['Copper, Ion: Cu²⁺']);
  });

  it('gives it back', () => {
    expect(toggleCell(made, 0, 1).table?.rows[0]).toEqual(['Copper', 'Cu²⁺']);
  });
});

it.each([
  [['b', 'a', 'c'], ['a', 'b', 'c'], 'by the alphabet'],
  [['a', 'b', 'c'], ['c', 'b', 'a'], 'another order where that would be the right one'],
])('%j to be put in order are listed as %j: %s', (right, listed) => {
  const order = withOrder(question({ type: 'ordering' }), right);
  expect(order.correctAnswers).toEqual(right);
  expect(order.options).toEqual(listed);
});
