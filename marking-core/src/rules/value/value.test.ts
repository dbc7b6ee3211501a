import { checkRuleCases } from '../testing/check-rule-cases.ts';

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

checkRuleCases({
  asks: 'an energy with steps, where a pupil’s own value counts in what follows',
  rule: {
    kind: 'value',
    of: 'number',
    accept: ['360 000 J'],
    question: 'A kettle of 2000 W is on for 3 minutes. Calculate the energy.',
    carries: true,
    steps: [
      { name: '3 × 60 = 180', accept: ['3 × 60 = 180 (s)'] },
      { name: '2000 × 180', accept: ['2000 × 180'] },
      { name: '360 000', accept: ['360 000 (J)'] },
    ],
  },
  maxMarks: 3,
  cases: [
    ['360000', 3, 0, 'the value without working'],
    ['3 × 60 = 200, 2000 × 200 = 400 000', 2, 0, 'an own value used rightly', 'partly-met'],
    ['3 × 60 = 200', 0, 0, 'a step worked out wrongly', 'wrong-number'],
    ['2000 × 3 = 6000', 2, 0, 'the step left out, and what follows from that', 'partly-met'],
    ['2000 × 180', 2, 0, 'a step shows the one that it rests on', 'partly-met'],
    ['2000 × 7 = 14 000', 0, 0, 'a number from nowhere', 'wrong-number'],
  ],
});

checkRuleCases({
  asks: 'a speed with a formula in words before its sum',
  rule: {
    kind: 'value',
    of: 'number',
    accept: ['6.25 m/s'],
    steps: [
      { name: 'distance ÷ time', accept: ['distance ÷ time'] },
      { name: '400/64', accept: ['400/64'] },
    ],
  },
  maxMarks: 3,
  cases: [
    ['6.25', 3, 0, 'the value'],
    ['400 ÷ 64', 2, 0, 'a sum that is not worked out is no value', 'partly-met'],
    ['400 ÷ 64 = 6', 2, 0, 'nor one that is worked out wrongly', 'partly-met'],
    ['100 ÷ 16', 2, 0, 'another sum that comes to it', 'partly-met'],
    ['speed = distance / time', 1, 0, 'the formula', 'partly-met'],
    ['64 ÷ 400', 0, 0, 'the wrong way round', 'wrong-number'],
  ],
});

checkRuleCases({
  asks: 'the solution of an equation, whose later lines rest on the earlier ones',
  rule: {
    kind: 'value',
    of: 'number',
    accept: ['7'],
    steps: [
      { name: '4x - 8 = 20', accept: ['4x - 8 = 20'] },
      { name: '4x = 28', accept: ['4x = 28'] },
    ],
  },
  maxMarks: 3,
  cases: [
    ['4x = 28', 2, 0, 'the later line'],
    ['28 = 4x', 2, 0, 'its sides the other way round'],
    ['4x - 8 = 20', 1, 0, 'the earlier line'],
    ['4x = 12', 0, 0, 'another line', 'wrong-number'],
  ],
});

checkRuleCases({
  asks: 'an area with steps as pupils write them',
  rule: {
    kind: 'value',
    of: 'number',
    accept: ['113'],
    steps: [
      { name: 'π × 6²', accept: ['π × 6²'] },
      { name: '112.9 to 113.2', accept: ['112.9 to 113.2'] },
    ],
  },
  maxMarks: 3,
  cases: [
    ['pi x 6^2 = 37', 1, 0, 'on a keyboard without pi', 'partly-met'],
    ['113.09', 2, 3, 'a value in the range of a step, and the step that it rests on', 'partly-met'],
    ['37.7', 0, 0, 'another value', 'wrong-number'],
  ],
});
