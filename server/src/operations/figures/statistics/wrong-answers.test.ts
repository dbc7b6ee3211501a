import { describe, expect, it } from 'vitest';
import { findCommonWrongAnswers } from './wrong-answers.ts';

const refused = (value: string, reason = 'no-match', more = {}) => ({
  answer: { questionId: 'q', value, ...more },
  reason,
});

describe('common wrong answers', () => {
  it.each<[label: string, given: string[], counts: [string, number][]]>([
    ['case, spaces and punctuation make no difference', ['Wood', 'wood.', ' WOOD '], [['Wood', 3]]],
    ['the way most wrote it stands for all', ['wood!', 'wood', 'wood'], [['wood', 3]]],
    [
      'the most common comes first',
      ['tin', 'wood', 'wood'],
      [
        ['wood', 2],
        ['tin', 1],
      ],
    ],
    [
      'three are named at most',
      ['a', 'b', 'c', 'd', 'd'],
      [
        ['d', 2],
        ['a', 1],
        ['b', 1],
      ],
    ],
    [
      'a decimal point is no punctuation',
      ['3.5', '35', '3 5'],
      [
        ['3.5', 1],
        ['35', 1],
        ['3 5', 1],
      ],
    ],
    [
      'nor is a minus',
      ['-5', '5', '−5'],
      [
        ['-5', 2],
        ['5', 1],
      ],
    ],
    [
      'nor a percent sign',
      ['50%', '50'],
      [
        ['50%', 1],
        ['50', 1],
      ],
    ],
    ['what is nothing but punctuation is one answer', ['?', '?'], [['?', 2]]],
    ['what was left blank is none', ['', '  '], []],
  ])('%s', (_label, given, counts) => {
    const found = findCommonWrongAnswers(given.map((value) => refused(value)));
    expect(found.map(({ answer, count }) => [answer, count])).toEqual(counts);
  });

  it('name the reason that most were refused for', () => {
    const given = [refused('x', 'no-match'), refused('x', 'negated'), refused('x', 'negated')];
    expect(findCommonWrongAnswers(given)).toEqual([{ answer: 'x', count: 3, reason: 'negated' }]);
  });

  it('of a combined question show the side and the reason', () => {
    const given = [refused('', 'insufficient', { choice: 'yes', reason: 'it was fair' })];
    expect(findCommonWrongAnswers(given)[0]?.answer).toBe('Yes: it was fair');
  });

  it('of an attempt without a result have no reason', () => {
    expect(findCommonWrongAnswers([{ answer: { questionId: 'q', value: 'x' }, reason: undefined }])).toEqual([
      { answer: 'x', count: 1, reason: null },
    ]);
  });
});
