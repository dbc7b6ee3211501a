import { describe, expect, it } from 'vitest';
import { markAttempt } from '../../marking/mark-attempt.ts';
import type { PartMarks } from '../part-marks.ts';
import type { OneRule, SlotsRule } from '../rule-schema.ts';
import { checkRuleCases } from '../testing/check-rule-cases.ts';

const jobs = ['pumps blood', 'takes in oxygen', 'filters blood', 'stores bile', 'thinks'];
const pick = (right: string, options = jobs): OneRule => ({ kind: 'choice', options, accept: [right] });
const organs = (partMarks: PartMarks): SlotsRule => ({
  kind: 'slots',
  partMarks,
  slots: [
    { id: 'Heart', rule: pick('pumps blood') },
    { id: 'Lung', rule: pick('takes in oxygen') },
    { id: 'Kidney', rule: pick('filters blood') },
    { id: 'Gall bladder: bile', rule: pick('stores bile') },
  ],
});
const filled = (...texts: string[]) =>
  organs('each')
    .slots.flatMap(({ id }, at) => (texts[at] ? [`${id}: ${texts[at]}`] : []))
    .join('\n');
const all = filled('pumps blood', 'takes in oxygen', 'filters blood', 'stores bile');

checkRuleCases({
  asks: 'what each organ does, a mark each',
  rule: organs('each'),
  maxMarks: 4,
  type: 'matching',
  cases: [
    [all, 4, 4, 'all four', 'option'],
    [all.split('\n').reverse().join('\n'), 4, 4, 'whatever comes first'],
    [
      filled('pumps blood', 'filters blood', 'takes in oxygen', 'stores bile'),
      2,
      2,
      'two changed',
      'partly-met',
      /^2 of 4 right\.$/,
    ],
    [filled('pumps blood', 'takes in oxygen'), 2, 2, 'two left empty', /^2 of 4 right, 2 still empty\.$/],
    [filled('pumps blood', 'pumps blood', 'filters blood'), 2, 2, 'one used twice is right where it belongs'],
    [
      filled('pumps blood', 'pumps blood', 'pumps blood', 'stores bile'),
      1,
      1,
      'one put into three places is right in none',
      /too many places/,
    ],
    [
      filled(...Array(4).fill('filters blood')),
      0,
      0,
      'one put everywhere',
      'contradicted',
      /^0 of 4 right\. ‘filters blood’/,
    ],
    [filled('thinks', 'thinks'), 0, 0, 'nothing right', 'wrong-option'],
    [`${all}\nHeart: thinks`, 3, 3, 'of a slot filled twice the last counts'],
    ['pumps blood', 0, 0, 'no slot is named', 'no-match'],
  ],
});

checkRuleCases({
  asks: 'four gaps for two marks',
  rule: organs('each'),
  maxMarks: 2,
  type: 'gap-fill',
  cases: [
    [all, 2, 2, 'all four'],
    [filled('pumps blood', 'takes in oxygen', 'filters blood'), 1, 1, 'three are one mark and a half: one'],
    [filled('pumps blood', 'takes in oxygen'), 1, 1, 'two are one mark'],
    [filled('pumps blood'), 0, 0, 'one is half a mark: none', 'partly-met', /^1 of 4 right, 3 still empty\.$/],
  ],
});

checkRuleCases({
  asks: 'all or nothing',
  rule: organs('all'),
  maxMarks: 1,
  type: 'table',
  cases: [
    [all, 1, 1, 'all four'],
    [filled('pumps blood', 'takes in oxygen', 'filters blood'), 0, 0, 'three', 'partly-met'],
  ],
});

checkRuleCases({
  asks: 'right less wrong',
  rule: organs('right-less-wrong'),
  maxMarks: 4,
  type: 'matching',
  cases: [
    [filled('pumps blood', 'takes in oxygen', 'filters blood', 'thinks'), 2, 2, 'three right less one wrong'],
    [filled('pumps blood', 'takes in oxygen', 'filters blood'), 3, 3, 'what is empty costs nothing'],
    [filled('pumps blood', 'thinks', 'stores bile'), 0, 0, 'never below nothing', 'partly-met'],
  ],
});

const states = ['solid', 'gas'];
checkRuleCases({
  asks: 'solid or gas, where an option is right more than once',
  rule: {
    kind: 'slots',
    partMarks: 'each',
    slots: ['iron', 'oxygen', 'sulfur'].map((id) => ({ id, rule: pick(id === 'oxygen' ? 'gas' : 'solid', states) })),
  },
  maxMarks: 3,
  type: 'table',
  cases: [['iron: solid\noxygen: solid\nsulfur: solid', 2, 2, 'the same in three rows is an answer in each']],
});

describe('slots that are typed', () => {
  const rule: SlotsRule = {
    kind: 'slots',
    partMarks: 'each',
    slots: [
      { id: '1', rule: { kind: 'short-answer', accept: ['mitochondria'] } },
      { id: '2', marks: 2, rule: { kind: 'value', of: 'number', accept: ['12.5 m/s'], unitMarks: 1 } },
      { id: '3', rule: { kind: 'value', of: 'drawing', accept: ['a cell'] } },
    ],
  };
  const mark = (value: string) =>
    markAttempt(
      {
        ...{ schemaVersion: 1, slug: 's', title: 't', profile: 'general', gradeScale: 'science' },
        questions: [{ id: 'q', type: 'gap-fill', maxMarks: 4, rule }],
      },
      { q: { questionId: 'q', value } },
    ).results[0];

  it('have evidence that names the slot, and a reason of their own', () => {
    expect(mark('1: mitochondrion\n2: 13 m/s')).toMatchObject({
      marksAwarded: 2,
      refusal: 'partly-met',
      evidence: [
        { part: '1', words: 'mitochondrion', how: 'misspelling' },
        { part: '2', words: '13 m/s', how: 'value' },
      ],
      slots: [
        { id: '1', isCorrect: true },
        { id: '2', isCorrect: false, refusal: 'partly-met' },
      ],
    });
  });

  it('make the whole as unsure as they are', () => {
    const [sure, unsure] = [mark('1: mitochondria'), mark('1: mitochondria\n2: 13 m/s')];
    expect(sure?.confidence).toBe(1);
    expect(unsure?.confidence).toBeLessThan(0.95);
  });

  it('make the whole wait for a teacher where one of them does', () => {
    expect(mark('1: mitochondria\n3: drawn on paper')).toMatchObject({
      marksAwarded: 0,
      state: 'needs-teacher',
      slots: [
        { id: '1', isCorrect: true },
        { id: '3', isCorrect: false, state: 'needs-teacher' },
      ],
    });
  });

  it.each(['constructor', '__proto__', 'toString'])('a slot called %s is empty until it is filled', (id) => {
    const strange: SlotsRule = { kind: 'slots', partMarks: 'each', slots: [{ id, rule: pick('thinks') }] };
    const scheme = {
      ...({ schemaVersion: 1, slug: 's', title: 't', profile: 'general', gradeScale: 'science' } as const),
      questions: [{ id: 'q', type: 'matching', maxMarks: 1, rule: strange }],
    };
    const marks = (value: string) => markAttempt(scheme, { q: { questionId: 'q', value } }).totalMarks;
    expect([marks('nothing'), marks(`${id}: thinks`)]).toEqual([0, 1]);
  });
});
