import { describe, expect, it } from 'vitest';
import { markAttempt } from '../marking/mark-attempt.ts';
import { draftMarkScheme } from './draft-mark-scheme.ts';
import type { KeyedQuestion } from './keyed-question.ts';

const base = { id: 'q', question: 'Fill in.', options: [], marks: 2 };

function ruleOf(question: Partial<KeyedQuestion> & Pick<KeyedQuestion, 'type' | 'correctAnswers'>) {
  return draftMarkScheme({ slug: 's', title: 't', questions: [{ ...base, ...question }] }).questions[0]?.rule;
}

describe('the rule of a question with parts', () => {
  it('has for each slot what its own list, the bank or the key makes of it', () => {
    const rule = ruleOf({
      type: 'gap-fill',
      options: ['oxygen', 'carbon dioxide'],
      slots: [{ id: '1' }, { id: '2', options: ['up', 'down'] }, { id: '2: left' }],
      correctAnswers: ['1: oxygen', '2: down', '2: left: carbon dioxide', '2: left: oxygen'],
    });
    expect(rule).toEqual({
      kind: 'slots',
      partMarks: 'each',
      slots: [
        { id: '1', rule: { kind: 'choice', options: ['oxygen', 'carbon dioxide'], accept: ['oxygen'] } },
        { id: '2', rule: { kind: 'choice', options: ['up', 'down'], accept: ['down'] } },
        {
          id: '2: left',
          rule: { kind: 'choice', options: ['oxygen', 'carbon dioxide'], accept: ['carbon dioxide', 'oxygen'] },
        },
      ],
    });
  });

  it('reads the key of a typed slot as it reads that of a whole question', () => {
    const rule = ruleOf({
      type: 'table',
      slots: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
      correctAnswers: [
        'a: 12.4 (accept 12.3 to 12.5)',
        'b: oxygen (do not accept O)',
        'b: O2',
        'c: 2 x 3 (1) = 6 N (1)',
      ],
    });
    expect(rule).toMatchObject({
      slots: [
        { id: 'a', rule: { kind: 'value', of: 'number', accept: ['12.4'], between: [[12.3, 12.5]] } },
        { id: 'b', rule: { kind: 'short-answer', accept: ['oxygen', 'O2'], reject: ['o'] } },
        { id: 'c', marks: 2, rule: { kind: 'value', accept: ['6 N'], steps: [{ name: '2 x 3' }] } },
      ],
    });
  });

  it.each<[why: string, question: Parameters<typeof ruleOf>[0], rule: object | undefined]>([
    [
      'several options, by letter too',
      { type: 'multiple-response', options: ['tin', 'neon', 'iron'], correctAnswers: ['A', 'iron'] },
      { kind: 'selection', options: ['tin', 'neon', 'iron'], accept: ['tin', 'iron'], partMarks: 'each' },
    ],
    [
      'fewer options than are right',
      { type: 'multiple-response', options: ['tin', 'neon', 'iron'], correctAnswers: ['tin', 'iron'], choose: 1 },
      { kind: 'selection', options: ['tin', 'neon', 'iron'], accept: ['tin', 'iron'], choose: 1, partMarks: 'each' },
    ],
    [
      'an order, by neighbours',
      { type: 'ordering', options: ['pupa', 'egg', 'larva'], correctAnswers: ['egg', 'larva', 'pupa'] },
      { kind: 'sequence', items: ['egg', 'larva', 'pupa'], partMarks: 'neighbours' },
    ],
    [
      'an order that says otherwise',
      { type: 'ordering', options: ['pupa', 'egg'], correctAnswers: ['egg\npupa'], partMarks: 'all' },
      { kind: 'sequence', items: ['egg', 'pupa'], partMarks: 'all' },
    ],
    [
      'neighbours of what is no order',
      {
        type: 'matching',
        options: ['x', 'y'],
        slots: [{ id: 'a' }],
        correctAnswers: ['a: x'],
        partMarks: 'neighbours',
      },
      { kind: 'slots', partMarks: 'each' },
    ],
    ['lines of no slot', { type: 'labelling', slots: [{ id: 'A' }], correctAnswers: ['B: root'] }, undefined],
    ['an order of one', { type: 'ordering', options: ['egg', 'pupa'], correctAnswers: ['egg'] }, undefined],
  ])('%s', (_why, question, rule) => {
    if (rule === undefined) expect(ruleOf(question)).toBeUndefined();
    else expect(ruleOf(question)).toMatchObject(rule);
  });
});

it.each<[units: string[] | undefined, key: string, answer: string, marks: number, why: string]>([
  [['m/s', 'km/h'], '12.5 m/s', '12.5 m/s', 2, 'the number and the unit that was picked'],
  [['m/s', 'km/h'], '12.5 m/s', '12.5 km/h', 0, 'another unit'],
  [['m/s', 'km/h'], '12.5 m/s', '45 km/h', 2, 'the same speed in the other unit'],
  [['m/s', 'km/h'], '12.5 m/s', '12.5', 0, 'no unit, where one is to be picked'],
  [['m/s'], '12.5', '12.5', 2, 'the unit follows the field'],
  [['m/s'], '12.5', '12.5 m/s', 2, 'and is sent with the number'],
  [['m/s'], '12.5 m/s', '12.5', 2, 'and the key may have it too'],
  [['widgets'], '12', '12 widgets', 2, 'a unit that nobody has heard of'],
  [['m', 'widgets'], '12 widgets', '12 widgets', 2, 'such a unit to be picked'],
  [['m', 'widgets'], '12 widgets', '12 m', 0, 'the other one picked'],
  [undefined, '12.4 (accept 12.3 to 12.5)', '12.35', 2, 'a range in the key'],
])('of a number with the units %s, %s is met by %s for %i: %s', (units, key, value, marks) => {
  const question = { ...base, type: 'number', correctAnswers: [key], ...(units && { units }) };
  const scheme = draftMarkScheme({ slug: 's', title: 't', questions: [question] });
  expect(markAttempt(scheme, { q: { questionId: 'q', value } }).totalMarks).toBe(marks);
});

it('a slot whose key lists only examples refuses no answer surely', () => {
  const question = {
    ...{ ...base, type: 'labelling', slots: [{ id: 'A' }, { id: 'B' }] },
    correctAnswers: ['A: petal', 'A: accept any other valid answer', 'B: stamen'],
  };
  const scheme = draftMarkScheme({ slug: 's', title: 't', questions: [question] });
  expect(scheme.questions[0]?.rule).toMatchObject({ slots: [{ id: 'A', open: true }, { id: 'B' }] });
  const [result] = markAttempt(scheme, { q: { questionId: 'q', value: 'A: bract' } }).results;
  expect(result?.slots?.[0]?.confidence).toBeLessThan(0.8);
});
