import { checkRuleCases } from '../check-rule-cases.ts';

checkRuleCases({
  asks: 'which gas is Q and which is R',
  rule: {
    kind: 'all-of',
    parts: [
      { label: 'Q', name: 'oxygen', accept: ['oxygen'], allow: ['O2'] },
      { label: 'R', name: 'carbon dioxide', accept: ['carbon dioxide'], allow: ['CO2'] },
    ],
    accept: ['Q oxygen and R carbon dioxide'],
    others: ['nitrogen', 'hydrogen'],
    reject: ['liquid'],
  },
  maxMarks: 1,
  profile: 'year9',
  cases: [
    ['Q is oxygen and R is carbon dioxide', 1, 1, 'by labels'],
    ['R is carbon dioxide, Q is oxygen', 1, 1, 'by labels in the other order'],
    ['oxygen and carbon dioxide', 1, 1, 'in the order of the parts'],
    ['O2, CO2', 1, 0, 'formulas'],
    ['oxygen is Q and carbon dioxide is R', 1, 1, 'the labels behind'],
    ['Q and R are oxygen and carbon dioxide', 1, 1, 'labels first, then both'],
    ['carbon dioxide and oxygen', 0, 1, 'the wrong way round', 'wrong-order'],
    ['Q is carbon dioxide and R is oxygen', 0, 1, 'the labels the wrong way round'],
    ['oxygen', 0, 0, 'one of two', 'partly-met'],
    ['Q is oxygen and R is nitrogen', 0, 0, 'a wrong one in the place of one', 'contradicted'],
    ['oxygen, carbon dioxide and nitrogen', 0, 1, 'a wrong one beside them'],
    ['oxygen or carbon dioxide', 0, 1, 'not decided', 'contradicted'],
    ['Q is not oxygen, R is carbon dioxide', 0, 1, 'one denied'],
    ['oxygen and carbon dioxide liquid', 0, 1, 'something that is rejected', 'rejected'],
    ['gases', 0, 0, 'none of them', 'no-match'],
  ],
});

checkRuleCases({
  asks: 'what plants need for photosynthesis, in any order',
  rule: {
    kind: 'all-of',
    parts: [
      { name: 'water', accept: ['water'] },
      { name: 'carbon dioxide', accept: ['carbon dioxide'], allow: ['CO2'] },
    ],
    accept: ['water and carbon dioxide'],
    others: ['oxygen', 'glucose'],
  },
  maxMarks: 2,
  cases: [
    ['water and carbon dioxide', 2, 2, 'both'],
    ['carbon dioxide and water', 2, 2, 'in the other order'],
    ['CO2 + water', 2, 0, 'with a formula'],
    ['water', 0, 0, 'one alone gets nothing where both are needed'],
    ['water and oxygen', 0, 0, 'a wrong one for one of them'],
    ['water, carbon dioxide and glucose', 0, 2, 'a wrong one beside them'],
    ['water, carbon dioxide, not oxygen', 2, 2, 'a wrong one that is denied'],
    ['no water, carbon dioxide', 0, 2, 'one denied'],
  ],
});
