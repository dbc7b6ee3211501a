import { checkRuleCases } from '../check-rule-cases.ts';

checkRuleCases({
  asks: 'a ratio in its simplest form',
  rule: { kind: 'value', of: 'ratio', accept: ['2:3'], question: 'Simplify 4:6.', form: 'simplest' },
  maxMarks: 2,
  cases: [
    ['2:3', 2, 2, 'the key', 'exact'],
    [' 2:3 ', 2, 2, 'the key with spaces around it', 'exact'],
    ['2 to 3', 2, 0, 'in words', 'value'],
    ['4:6', 0, 0, 'not simplified', 'wrong-form'],
    ['3:2', 0, 0, 'the order counts', 'wrong-order'],
    ['2:3 or 3:2', 0, 2, 'two results', 'contradicted'],
    ['hello', 0, 0, 'no ratio', 'no-match'],
  ],
});

checkRuleCases({
  asks: 'a speed in a unit that the question names',
  rule: {
    kind: 'value',
    of: 'number',
    accept: ['13', '12.5'],
    question: 'How fast, in m/s?',
    unit: 'm/s',
    tolerance: 0.1,
  },
  maxMarks: 1,
  cases: [
    ['12.5', 1, 1, 'the second key', 'exact'],
    ['13', 1, 1, 'the first key', 'exact'],
    ['12.6 m/s', 1, 0, 'within the tolerance, with the unit', 'value'],
    ['12.7 m/s', 0, 0, 'beyond it', 'wrong-number'],
    ['12.5 km/h', 0, 1, 'another unit', 'wrong-unit'],
    ['12.5 m/s and 14 m/s', 0, 1, 'two results', 'contradicted'],
    ['fast', 0, 0, 'no number', 'no-match'],
  ],
});

checkRuleCases({
  asks: 'a drawing, which only a person can judge',
  rule: { kind: 'value', of: 'drawing', accept: ['see diagram'] },
  maxMarks: 1,
  cases: [
    ['a circle', 0, 0, 'nobody has looked yet', /your teacher will look/],
    ['see diagram', 0, 1, 'the key itself is no drawing'],
  ],
});
