import { expect, it } from 'vitest';
import { givenParts } from './given-parts.ts';

const right = (id: string) => ({ id, isCorrect: true });
const wrong = (id: string) => ({ id, isCorrect: false });

it.each([
  [
    'Lung: breathes: a lot\nHeart: pumps blood ',
    [right('Heart'), wrong('Lung')],
    ['Heart | pumps blood | right', 'Lung | breathes: a lot | wrong'],
    'slots, in the order of the question',
  ],
  [
    '1: x',
    [{ ...wrong('1'), state: 'needs-teacher' as const }],
    ['1 | x | needs-teacher'],
    'a slot that waits for a teacher',
  ],
  ['iron\nneon', [right('iron'), wrong('neon')], [' | iron | right', ' | neon | wrong'], 'options'],
  ['egg\nwing', [right('egg')], [' | egg | right', ' | wing | empty'], 'a line that was not marked'],
])('of %j each part is shown (%#)', (value, slots, shown, _why) => {
  const parts = givenParts({ questionId: 'q1', value }, { slots });
  expect(parts?.map(({ name = '', text, outcome }) => `${name} | ${text} | ${outcome}`)).toEqual(shown);
});

it.each([
  ['pumps blood', undefined, 'a text'],
  ['Heart: pumps blood', undefined, 'slots without marks'],
  ['pumps blood', [], 'nothing that was marked'],
])('%j has no parts (%#)', (value, slots, _why) => {
  expect(givenParts({ questionId: 'q1', value }, { slots })).toBeUndefined();
});
