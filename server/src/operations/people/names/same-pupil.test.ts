import { expect, it } from 'vitest';
import type { Likeness } from '../../../contract/class-roster.ts';
import { findLikely, likeness } from './same-pupil.ts';

it.each<[typed: string, listed: string, like: Likeness | undefined, why: string]>([
  ['Sam Lee', 'Sam Lee (B)', 'apart', 'without what tells two apart'],
  ['maryann oneil', 'Mary-Ann O’Neil', 'same-letters', 'without hyphen and apostrophe'],
  ['Tan Samuel', 'Samuel Tan', 'swapped', 'the surname first'],
  ['Sam Tan', 'Samuel Tan', 'nickname', 'a short form'],
  ['Harry Windsor', 'Henry Windsor', 'nickname', 'a short form that begins otherwise'],
  ['Charlie Brwon', 'Charlotte Brown', 'nickname', 'a short form and a slip'],
  ['Fin Jones', 'Finlay Jones', 'nickname', 'the beginning of a name that is in no table'],
  ['Aisah Kahn', 'Aisha Khan', 'misspelt', 'letters that changed places, in both names'],
  ['Jon Smyth', 'John Smith', 'nickname', 'both otherwise'],
  ['Olivia Grene', 'Olivia Green', 'misspelt', 'a slip'],
  ['Ada', 'Ada Lovelace', 'part', 'the first name alone'],
  ['Ada L', 'Ada Lovelace', 'part', 'an initial for the surname'],
  ['A Lovelace', 'Ada Lovelace', 'part', 'an initial for the first name'],
  ['Maria Garcia', 'María José García López', 'part', 'some of several names'],
  ['A L', 'Ada Lovelace', undefined, 'initials alone could be many'],
  ['Ben Ott', 'Bea Ott', undefined, 'a brother and a sister'],
  ['Tom Hill', 'Tim Hill', undefined, 'twins'],
  ['Gus Guest', 'Ada Lovelace', undefined, 'somebody else'],
  ['Batman', 'Ada Lovelace', undefined, 'nobody'],
  ['', 'Ada Lovelace', undefined, 'no name'],
])('%s for %s: %s (%s)', (typed, listed, like) => {
  expect(likeness(typed, listed)).toBe(like);
});

it('tells the likeliest first, both of two who are told apart, and of another class only the same name', () => {
  const listed = [
    { id: 1, name: 'Samuel Lee', studentClass: '8a' },
    { id: 2, name: 'Sam Lee (B)', studentClass: '8a' },
    { id: 3, name: 'Sam Lee (A)', studentClass: '8a' },
    { id: 4, name: 'Sam Lee', studentClass: '8b' },
    { id: 5, name: 'Samuel Lee', studentClass: '8b' },
  ];
  expect(findLikely('sam lee', '8a', listed).map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(findLikely('sam lee', '8c', listed)).toEqual([{ ...listed[3], like: 'other-class' }]);
});
