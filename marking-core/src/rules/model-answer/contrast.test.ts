import { describe, expect, it, test } from 'vitest';
import { draftMarkScheme } from '../../draft/draft-mark-scheme.ts';
import { markAttempt } from '../../marking/mark-attempt.ts';
import { contrastIn } from './contrast.ts';

const arteries = 'State the difference between an artery and a vein.';
const climate = 'What is the difference between weather and climate?';
const cells = 'Describe two differences between mitosis and meiosis.';
const vessels = ['An artery carries blood away from the heart, a vein carries blood to the heart'];
const conditions = ['Weather is the day to day conditions, climate is the average over many years'];
const division = ['mitosis makes two cells', 'meiosis makes four cells'];

test.each([
  [
    arteries,
    vessels,
    2,
    'arteries take blood away from the heart but veins take it to the heart',
    2,
    'each says its own',
  ],
  [arteries, vessels, 2, 'artry carries blood away from the heart, vein to the heart', 2, 'a name misspelt'],
  [
    arteries,
    vessels,
    2,
    'an artery carries blood away from the heart, the other carries it to the heart',
    2,
    '“the other”',
  ],
  [arteries, vessels, 2, 'arteries carry blood away from the heart', 1, 'one of the two'],
  [
    arteries,
    vessels,
    2,
    'one carries blood away from the heart and one carries it to the heart',
    0,
    'neither is named',
  ],
  [
    climate,
    conditions,
    1,
    'weather is the conditions day to day but climate is the average of many years',
    1,
    'for one mark',
  ],
  [
    climate,
    conditions,
    1,
    'climate is the day to day conditions and weather is the average over many years',
    0,
    'changed places',
  ],
  [cells, division, 2, 'mitosis makes two cells and meiosis makes four cells', 2, 'a point of each'],
  [cells, division, 2, 'meiosis makes four cells', 1, 'one point'],
  [cells, division, 2, 'mitosis makes four cells and meiosis makes two cells', 0, 'each has the point of the other'],
])('%s %j (%i marks): “%s” gets %i (%s)', (question, correctAnswers, marks, value, right) => {
  const keyed = { id: 'q1', type: 'text', question, marks, correctAnswers };
  const scheme = draftMarkScheme({ slug: 's', title: 't', questions: [keyed] });
  expect(markAttempt(scheme, { q1: { questionId: 'q1', value } }).totalMarks).toBe(right);
});

describe('what a question contrasts', () => {
  test.each([
    [
      'Compare the speed of light with sound.',
      'light is fast and sound is slow',
      ['light is fast and', 'sound is slow'],
    ],
    ['Contrast a mean with a median.', 'mean adds up', ['mean adds up', '']],
    ['Distinguish between a mitosis and meiosis.', 'mieosis has four, meitosis two', ['', '']],
  ])('%s “%s” says %j', (question, text, said) => {
    const sides = contrastIn(question)?.(text);
    expect(sides).toEqual(said);
  });

  it.each(['Why is the sky blue?', 'Compare the two results.', 'What is the difference between red wine and wine?'])(
    'is nothing in “%s”',
    (question) => {
      expect(contrastIn(question)).toBeUndefined();
    },
  );
});
