import { describe, expect, it } from 'vitest';
import { fallbackCards, scienceCards } from './science-cards.ts';

describe('scienceCards', () => {
  it('offers the five fallback cards, each with its route, while there is no list', () => {
    expect(scienceCards(undefined).map(({ title, path }) => [title, path])).toEqual([
      ['Year 7 Science Equipment and Safety', '/quiz'],
      ['Year 8 Wave Properties and Behavior', '/quiz-yr8'],
      ['Year 9 Chemical Reactions and Conservation', '/quiz-yr9'],
      ['Year 10 Genetics and Inheritance', '/quiz-yr10'],
      ['Year 11 Digestive System and Enzymes', '/quiz-yr11'],
    ]);
  });

  it.each([
    ['the list is empty', []],
    ['no science card is released', [{ id: 1, isReleased: false }]],
    [
      'what is released is no science card',
      [
        { id: 6, isReleased: true },
        { id: 149, isReleased: true },
      ],
    ],
    ['an id only looks like a name of an object', [{ id: Number.NaN, isReleased: true }]],
  ])('offers the fallback cards when %s', (_reason, assignments) => {
    expect(scienceCards(assignments)).toBe(fallbackCards);
  });

  it('offers only released cards 1 to 5, in order', () => {
    const released = [5, 149, 2, 6, 1].map((id) => ({ id, isReleased: true }));
    const cards = scienceCards([...released, { id: 3, isReleased: false }]);
    expect(cards.map(({ id, year, path }) => [id, year, path])).toEqual([
      [1, 7, '/quiz'],
      [2, 8, '/quiz-yr8'],
      [5, 11, '/quiz-yr11'],
    ]);
  });

  it('keeps the texts of the list', () => {
    const texts = { title: 'Year 9 - Metals', description: 'Four metals in acid.', weekDate: 'Week Beginning 1.12.25' };
    expect(scienceCards([{ id: 3, isReleased: true, ...texts }])).toEqual([
      { id: 3, year: 9, path: '/quiz-yr9', ...texts },
    ]);
  });

  it.each([
    ['missing', {}],
    ['null', { title: null, description: null, weekDate: null }],
    ['blank', { title: ' ', description: '', weekDate: '' }],
  ])('fills in texts that are %s', (_reason, texts) => {
    expect(scienceCards([{ id: 4, isReleased: true, ...texts }])[0]).toMatchObject({
      title: 'Year 10 - Science Home Learning',
      description: 'Interactive science assessment',
      weekDate: 'Week Beginning September 8th, 2025',
    });
  });
});
