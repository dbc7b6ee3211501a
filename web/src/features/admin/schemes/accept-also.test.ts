import { builtInHomework, questionName } from '@markwell/marking-core';
import { describe, expect, it } from 'vitest';
import { acceptAlso, findPlaces } from './accept-also.ts';

const scheme = {
  slug: 'x',
  questions: [
    { id: 'q1a', maxMarks: 1, rule: { kind: 'phrases', accept: ['reflects'], others: ['refracts'] } },
    { id: 'q1b', rule: { kind: 'choice', options: ['joule', 'hertz'], accept: ['hertz'] } },
    { id: 'q2', rule: { kind: 'keyword-groups', max: 2, groups: [{ name: 'length of DNA', accept: ['section'] }] } },
    { id: 'q3', rule: { kind: 'combined', expected: 'yes', sides: { yes: { accept: ['same mass'] } } } },
    { id: 'q4', rule: { kind: 'model-answer', accept: ['It evaporates.'] } },
    { id: 'q6', rule: { kind: 'marking-points', points: [{ name: 'it moves', accept: ['it moves'] }] } },
    { id: 'q5' },
    { id: 'q7', rule: { kind: 'graph-points', points: [[1, 2]], bands: [] } },
  ],
  examples: [{ questionId: 'q1a', value: 'refracts', marks: 0 }],
};
const text = JSON.stringify(scheme);

describe('findPlaces', () => {
  it('names each question, idea and side that takes answers', () => {
    expect(findPlaces(text, questionName)?.map(({ label }) => label)).toEqual([
      'Question 1a: reflects',
      'Question 1b: hertz',
      'Question 2: length of DNA',
      'Question 3: yes, because…',
      'Question 4: It evaporates.',
      'Question 6: it moves',
    ]);
  });

  it.each([
    ['no JSON', '{ "questions": '],
    ['something else', '{ "title": 5 }'],
  ])('finds none in %s', (_why, other) => expect(findPlaces(other, questionName)).toBeUndefined());

  it('finds a place in every typed question of every homework that is built in', () => {
    for (const homework of builtInHomework) {
      const places = findPlaces(JSON.stringify(homework.scheme), questionName) ?? [];
      const typed = homework.scheme.questions.flatMap(({ rule }, index) =>
        rule === undefined || rule.kind === 'graph-points' ? [] : [`questions/${index}/rule`],
      );
      expect(typed.filter((start) => !places.some(({ key }) => key.startsWith(start)))).toEqual([]);
    }
  });
});

describe('acceptAlso', () => {
  it.each([
    ['allowed wording, where there was none', 0, 'bounces back', ['rule', 'allow'], ['bounces back']],
    [
      'a literal text, where it holds signs of the notation',
      0,
      'bounces/echoes',
      ['rule', 'accept'],
      ['reflects', 'bounces/echoes'],
    ],
    ['a further option', 1, 'joule', ['rule', 'accept'], ['hertz', 'joule']],
    ['wording for an option', 1, 'hertzes', ['rule', 'allow'], ['hertzes']],
    ['an idea', 2, 'stretch', ['rule', 'groups', 0, 'allow'], ['stretch']],
    ['a side', 3, 'equal mass', ['rule', 'sides', 'yes', 'allow'], ['equal mass']],
    ['a point', 5, 'it runs', ['rule', 'points', 0, 'accept'], ['it moves', 'it runs']],
    ['a model answer', 4, 'It dries.', ['rule', 'accept'], ['It evaporates.', 'It dries.']],
  ] as const)('adds %s', (_why, index, answer, path, expected) => {
    const place = findPlaces(text, questionName)![index]!;
    const changed = JSON.parse(acceptAlso(text, place, answer));
    expect(changed.questions[index]).toHaveProperty(path.map(String), expected);
  });

  it('leaves the rest as it is', () => {
    const changed = JSON.parse(acceptAlso(text, findPlaces(text, questionName)![0]!, 'echoes'));
    expect(changed.questions[0].rule.allow).toEqual(['echoes']);
    delete changed.questions[0].rule.allow;
    expect(changed).toEqual(scheme);
    expect(Object.keys(changed.questions[0])).toEqual(['id', 'maxMarks', 'rule']);
  });
});
