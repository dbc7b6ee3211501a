import { describe, expect, it } from 'vitest';
import { pointEffect, releaseEffect, studentPath, visibility, withdrawEffect } from './what-students-see.ts';

const item = (id: number, change: object = {}) => ({
  id,
  title: `Homework ${id}`,
  isCard: id < 7,
  isReleased: true,
  contentId: null,
  shownOn: [],
  questionCount: 3,
  ...change,
});

describe('studentPath', () => {
  it.each([
    [1, '/quiz'],
    [5, '/quiz-yr11'],
    [6, '/btec-childcare'],
    [151, '/homework/151'],
  ])('%i is at %s', (id, path) => expect(studentPath(item(id))).toBe(path));
});

describe('visibility', () => {
  const withdrawn = item(151, { isReleased: false });
  it.each([
    ['a released homework', item(150), 'Released'],
    ['a withdrawn homework', withdrawn, 'Not released'],
    ['a card at its own set', item(2), 'Released'],
    ['a card at a withdrawn homework', item(2, { contentId: 151 }), 'Its homework is not released'],
    ['a withdrawn card at a withdrawn homework', item(2, { contentId: 151, isReleased: false }), 'Not released'],
    ['the childcare card, which its page does not read', item(6, { isReleased: false }), 'Always open'],
  ])('%s', (_reason, shown, text) => expect(visibility(shown, [shown, withdrawn]).text).toBe(text));
});

describe('releaseEffect', () => {
  it('names the page of a homework, and the open cards that show it', () => {
    const homework = item(151, { isReleased: false, shownOn: [2, 3, 4] });
    const cards = [2, 3, 4].map((id) => item(id, { contentId: 151, isReleased: id !== 4 }));
    expect(releaseEffect(homework, [...cards, homework])).toEqual([
      'Students can take ‘Homework 151’ at /homework/151 at once.',
      'Students of the Year 8 and Year 9 cards see it there too.',
    ]);
  });

  it('says that a card stays empty while its homework is withdrawn', () => {
    const homework = item(151, { isReleased: false });
    const card = item(2, { contentId: 151, isReleased: false });
    expect(releaseEffect(card, [card, homework])[0]).toContain('until ‘Homework 151’ is released too');
  });

  it('opens a card with its own set at once', () => {
    const card = item(2, { isReleased: false });
    expect(releaseEffect(card, [card])).toEqual([
      'Students see ‘Homework 2’ on the science page and at /quiz-yr8 at once.',
    ]);
  });
});

describe('withdrawEffect', () => {
  it('says where it disappears, and that attempts stay', () => {
    const homework = item(149, { shownOn: [1] });
    expect(withdrawEffect(homework, [item(1, { contentId: 149 }), homework])).toEqual([
      'The page /homework/149 shows ‘No homework assignment available at this time.’',
      'It is gone from the Year 7 card too.',
      'Attempts that were handed in stay, and stay in the statistics.',
    ]);
  });
});

describe('pointEffect', () => {
  it.each([
    ['a released homework', item(2), item(151), 'Students see ‘Homework 151’ at /quiz-yr8 at once'],
    ['a homework that is not released', item(2), item(151, { isReleased: false }), 'is released too'],
    ['the card’s own set', item(2), undefined, 'the set that came with Markwell at /quiz-yr8'],
    ['a card that is not released', item(2, { isReleased: false }), item(151), 'the Year 8 card is not released'],
  ])('%s', (_reason, card, homework, text) => expect(pointEffect(card, homework)[0]).toContain(text));
});
