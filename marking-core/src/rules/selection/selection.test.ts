import { checkRuleCases } from '../testing/check-rule-cases.ts';

const metals = ['copper', 'sulfur', 'iron', 'neon', 'argon'];
const lines = (...options: string[]) => options.join('\n');

checkRuleCases({
  asks: 'tick two metals, a mark each',
  rule: { kind: 'selection', options: metals, accept: ['copper', 'iron'], partMarks: 'each' },
  maxMarks: 2,
  type: 'multiple-response',
  cases: [
    [lines('copper', 'iron'), 2, 2, 'both', 'option'],
    [lines('iron', 'copper'), 2, 2, 'in any order'],
    [lines(' iron ', 'copper', 'copper'), 2, 2, 'spaces, and the same one twice'],
    ['copper', 1, 1, 'one of them', 'partly-met', /^1 of 2 right\.$/],
    [lines('copper', 'neon'), 1, 1, 'a wrong one within the number asked', /^1 of 2 right, and 1 that is wrong\.$/],
    [lines('copper', 'iron', 'neon'), 1, 1, 'a wrong one beyond the number asked cancels a right one', 'partly-met'],
    [lines('copper', 'iron', 'neon', 'argon'), 0, 0, 'two beyond the number asked', 'partly-met'],
    [lines(...metals), 0, 0, 'everything ticked is no choice', 'contradicted', /nothing is chosen/],
    [lines('neon', 'argon'), 0, 0, 'none of them', 'wrong-option'],
    [lines('copper', 'gold'), 1, 1, 'what is no option counts for nothing'],
    ['copper iron', 0, 0, 'options are a line each', 'no-match'],
    ['Copper', 0, 0, 'an option is its very text'],
  ],
});

checkRuleCases({
  asks: 'tick two metals for one mark',
  rule: { kind: 'selection', options: metals, accept: ['copper', 'iron'], partMarks: 'each' },
  maxMarks: 1,
  type: 'multiple-response',
  cases: [
    [lines('copper', 'iron'), 1, 1, 'both'],
    ['copper', 0, 0, 'half a mark is none', 'partly-met', /^1 of 2 right\.$/],
    [lines('copper', 'iron', 'neon'), 0, 0, 'both and another'],
  ],
});

checkRuleCases({
  asks: 'any two of the three gases',
  rule: {
    kind: 'selection',
    options: ['neon', 'argon', 'xenon', 'iron', 'zinc'],
    accept: ['neon', 'argon', 'xenon'],
    choose: 2,
    partMarks: 'each',
  },
  maxMarks: 2,
  type: 'multiple-response',
  cases: [
    [lines('neon', 'argon', 'xenon'), 2, 2, 'all three are right too'],
    [lines('neon', 'xenon'), 2, 2, 'two of them'],
    [lines('neon', 'argon', 'xenon', 'iron'), 1, 1, 'a wrong one beyond the two'],
    [lines('neon', 'iron', 'zinc'), 0, 0, 'one of three chosen'],
  ],
});

checkRuleCases({
  asks: 'each wrong option cancels a right one',
  rule: { kind: 'selection', options: metals, accept: ['copper', 'iron'], partMarks: 'right-less-wrong' },
  maxMarks: 2,
  type: 'multiple-response',
  cases: [
    [lines('copper', 'neon'), 0, 0, 'one right less one wrong', 'partly-met'],
    [lines('copper', 'iron', 'neon'), 1, 1, 'two right less one wrong'],
    [lines('neon', 'argon'), 0, 0, 'never below nothing'],
  ],
});

checkRuleCases({
  asks: 'all or nothing',
  rule: { kind: 'selection', options: metals, accept: ['copper', 'iron'], partMarks: 'all' },
  maxMarks: 2,
  type: 'multiple-response',
  cases: [
    [lines('copper', 'iron'), 2, 2, 'both'],
    ['copper', 0, 0, 'one of them', 'partly-met'],
    [lines('copper', 'iron', 'neon'), 0, 0, 'both and another', 'partly-met'],
  ],
});
