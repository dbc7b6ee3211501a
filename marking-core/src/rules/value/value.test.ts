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

checkRuleCases({
  asks: 'a speed, with a mark for its unit and one for working',
  rule: {
    kind: 'value',
    of: 'number',
    accept: ['6 N'],
    unitMarks: 1,
    steps: [{ name: '2 x 3', accept: ['2 x 3', 'F = ma'] }],
  },
  maxMarks: 3,
  cases: [
    ['6 N', 3, 3, 'the value earns all of them', 'exact'],
    ['3 × 2 = 6 N', 3, 3, 'with working'],
    ['6', 2, 0, 'the number alone', 'partly-met'],
    ['8 N', 1, 0, 'the unit alone', 'partly-met'],
    ['2 x 3 = 5 N', 2, 0, 'the unit, and the working'],
    ['3 * 2', 1, 0, 'the working in another order', 'partly-met'],
    ['f=ma', 1, 0, 'the other working'],
    ['2 + 3', 0, 0, 'another sum', 'no-match'],
    ['6 J or 7 J', 0, 0, 'neither', 'wrong-unit'],
  ],
});

checkRuleCases({
  asks: 'a reading off a scale, in a range and with its unit',
  rule: { kind: 'value', of: 'number', accept: ['6.8 cm'], between: [[6.7, 6.9]], unitNeeded: true },
  maxMarks: 1,
  cases: [
    ['6.8 cm', 1, 1, 'the key'],
    ['6.7 cm', 1, 0, 'one end'],
    ['69 mm', 1, 0, 'the other end, in another size of the unit'],
    ['6.95 cm', 0, 0, 'beyond it', 'wrong-number'],
    ['6.8', 0, 0, 'without the unit', 'wrong-unit'],
  ],
});

checkRuleCases({
  asks: 'an area, in any rounding of it',
  rule: { kind: 'value', of: 'number', accept: ['12.6'], rounds: true },
  maxMarks: 1,
  cases: [
    ['12.566', 1, 0, 'rounds to it'],
    ['4π', 1, 0, 'a multiple of pi that rounds to it'],
    ['12.65', 0, 1, 'rounds to another'],
    ['12.9', 0, 0, 'another number', 'wrong-number'],
  ],
});

checkRuleCases({
  asks: 'a number to three significant figures',
  rule: { kind: 'value', of: 'number', accept: ['0.0507'], significantFigures: 3 },
  maxMarks: 1,
  cases: [
    ['5.07 x 10^-2', 1, 0, 'in standard form'],
    ['0.05070', 0, 1, 'four figures', 'wrong-form'],
    ['.0507', 1, 0, 'without the nought before the point'],
  ],
});
