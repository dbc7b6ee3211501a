import { describe, expect, it } from 'vitest';
import { chalk, energy, force, gas, lines, questionsOf } from '../../../testing/short-homework.ts';

const pump = ['The heart pumps ____ round the body.', [], ['blood']] as const;
const stronger = ['Give two ways to make it stronger.', [], ['a bigger current', 'more turns']] as const;
const all = [chalk, force, pump, stronger];

/** A sheet with all that its teacher filled in between two signs. */
const sheet = (sign: string, points: readonly string[]) => [
  '1. Which rock is sedimentary?',
  ...['granite', 'chalk', 'slate', 'marble'].map(
    (rock, index) => `${'ABCD'.charAt(index)}) ${rock === 'chalk' ? `${sign}chalk${sign}` : rock}`,
  ),
  '2. What is the unit of force? [1]',
  `${sign}newton${sign}`,
  `3. The heart pumps ${sign}blood${sign} round the body. [1]`,
  '4. Give two ways to make it stronger. [2]',
  ...points.map((point) => `${sign}${point}${sign}`),
];

const looks = [
  ['bold', '**'],
  ['red', '%%'],
  ['highlight', '=='],
  ['a line below', '@@'],
] as const;

describe('what a teacher filled in', () => {
  it.each(looks)('is read by its look: %s', async (_look, sign) =>
    expect(await questionsOf(lines(...sheet(sign, ['a bigger current', 'more turns'])))).toEqual(all),
  );

  it.each<[way: string, points: readonly string[]]>([
    ['bullets', ['• a bigger current', '• more turns']],
    ['numbers', ['1) a bigger current', '2) more turns']],
    ['numbers in a line', ['1) a bigger current  2) more turns']],
    ['marks in a line', ['a bigger current (1) more turns (1)']],
    ['semicolons', ['a bigger current; more turns']],
  ])('may have points: %s', async (_way, points) =>
    expect(await questionsOf(lines(...sheet('**', points)))).toEqual(all),
  );

  it('is no word that stands out in what asks, or in a choice', async () => {
    const texts = ['1. State **one** use of iron.', '2. Yo (**soy** / eres) alta.', '3. Which is **not** a metal?'];
    const read = await questionsOf(lines(...texts, 'Answers: 1. nails  2. soy  3. argon'));
    expect(read?.map(([, , answers]) => answers)).toEqual([['nails'], ['soy'], ['argon']]);
  });

  it('is no heading in the same look', async () => {
    const texts = ['1. What is the unit of force?', '**newton**', '2. What is the unit of energy?', '**joule**'];
    const more = ['**Short answer questions**', '3. Name the gas that plants take in.', '**carbon dioxide**'];
    expect(await questionsOf(lines(...texts, ...more))).toEqual([force, energy, gas]);
  });
});
