import { type Answer, longestAnswer, type Question } from '@markwell/marking-core';
import { describe, expect, it } from 'vitest';
import { filledSlots } from './slot-filling.ts';

const question: Question = {
  id: 'q1',
  type: 'matching',
  question: '?',
  marks: 2,
  slots: [{ id: 'Heart' }, { id: 'Lung', options: [] }, { id: 'Eye', options: ['sees', 'hears  well'] }],
  options: ['pumps blood', 'breathes', 'breathes'],
};

/** The slots of an answer, and what is given next. */
function open(value: string, asked = question) {
  const given: Answer[] = [];
  const answer = value === '' ? undefined : { questionId: 'q1', value };
  return { slots: filledSlots({ question: asked, answer, onAnswer: (next) => given.push(next) }), given };
}

describe('slots', () => {
  it('have the shared options once each, a list of their own, or none and are typed', () => {
    expect(open('').slots.map(({ options }) => options)).toEqual([
      ['pumps blood', 'breathes'],
      [],
      ['sees', 'hears  well'],
    ]);
  });

  it.each([
    ['Heart: pumps blood\nLung: takes in ', ['pumps blood', 'takes in ', ''], 'what is typed keeps its spaces'],
    ['Heart: pumps  blood', ['pumps blood', '', ''], 'an option that was written with other spaces'],
    ['Eye: hears well', ['', '', 'hears  well'], 'an option with several spaces'],
    ['Heart: sings', ['', '', ''], 'what is no option any more'],
  ])('of %j hold what was filled in', (value, texts, _why) => {
    expect(open(value).slots.map(({ text }) => text)).toEqual(texts);
  });

  it('are filled one at a time, and emptied', () => {
    const { slots, given } = open('Heart: breathes\nLung: x');
    slots[1]?.fill('takes in ');
    slots[0]?.fill('');
    expect(given.map(({ value }) => value)).toEqual(['Heart: breathes\nLung: takes in ', 'Lung: x']);
  });

  it('filled to the brim, all fit into an answer', () => {
    const asked = {
      ...question,
      options: [],
      slots: Array.from({ length: 60 }, (_one, index) => ({ id: `Slot number ${index}` })),
    };
    let value = '';
    for (const { id } of asked.slots) {
      const { slots, given } = open(value, asked);
      const slot = slots.find((one) => one.slot.id === id);
      slot?.fill('x'.repeat(slot.room));
      value = given[0]?.value ?? '';
    }
    expect(value.split('\n')).toHaveLength(60);
    expect(value.length).toBeLessThanOrEqual(longestAnswer);
    expect(value.length).toBeGreaterThan(longestAnswer - 100);
  });
});
