import { checkRuleCases } from '../testing/check-rule-cases.ts';

const items = ['egg', 'larva', 'pupa', 'adult'];
const lines = (...options: string[]) => options.join('\n');

checkRuleCases({
  asks: 'a life in order, by neighbours',
  rule: { kind: 'sequence', items, partMarks: 'neighbours' },
  maxMarks: 3,
  type: 'ordering',
  cases: [
    [lines('egg', 'larva', 'pupa', 'adult'), 3, 3, 'in order', 'option'],
    [
      lines('adult', 'egg', 'larva', 'pupa'),
      2,
      2,
      'one out of place costs one',
      'partly-met',
      /^2 of 3 come straight after/,
    ],
    [lines('egg', 'pupa', 'larva', 'adult'), 0, 0, 'two changed places: nothing follows rightly'],
    [lines('adult', 'pupa', 'larva', 'egg'), 0, 0, 'the other way round', 'wrong-order'],
    [lines('larva', 'pupa'), 1, 1, 'two of them, rightly together'],
    [lines('egg', 'larva', 'pupa', 'adult', 'wings'), 3, 3, 'what is no item counts for nothing'],
    [lines('egg', 'egg', 'larva', 'pupa', 'adult'), 3, 3, 'one given twice counts once'],
    ['egg, larva, pupa, adult', 0, 0, 'items are a line each', 'no-match'],
  ],
});

checkRuleCases({
  asks: 'each in its place',
  rule: { kind: 'sequence', items, partMarks: 'each' },
  maxMarks: 4,
  type: 'ordering',
  cases: [
    [lines('egg', 'larva', 'adult', 'pupa'), 2, 2, 'two in their places', 'partly-met', /^2 of 4 in the right place/],
    [lines('adult', 'egg', 'larva', 'pupa'), 0, 0, 'none in its place', 'wrong-order'],
    ['egg', 1, 1, 'the first alone'],
  ],
});

checkRuleCases({
  asks: 'places less wrong places',
  rule: { kind: 'sequence', items, partMarks: 'right-less-wrong' },
  maxMarks: 4,
  type: 'ordering',
  cases: [
    [lines('egg', 'larva', 'adult', 'pupa'), 0, 0, 'two right and two wrong', 'partly-met'],
    [lines('egg', 'larva', 'adult'), 1, 1, 'two right and one wrong'],
  ],
});

checkRuleCases({
  asks: 'all or nothing',
  rule: { kind: 'sequence', items, partMarks: 'all' },
  maxMarks: 2,
  type: 'ordering',
  cases: [
    [lines('egg', 'larva', 'pupa', 'adult'), 2, 2, 'in order'],
    [lines('egg', 'larva', 'pupa'), 0, 0, 'one short', 'partly-met'],
    [lines('egg', 'larva', 'adult', 'pupa'), 0, 0, 'the last two changed'],
  ],
});
