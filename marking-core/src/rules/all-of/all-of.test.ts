import { checkRuleCases } from '../testing/check-rule-cases.ts';

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
    ['oxygen', 0, 0, 'one of two', 'partly-met', /Right so far: oxygen\. Still missing: carbon dioxide\./],
    [
      'Q is oxygen',
      0,
      0,
      'one of two by its label',
      'partly-met',
      /Right so far: oxygen\. Still missing: carbon dioxide\./,
    ],
    [
      'R is carbon dioxide',
      0,
      0,
      'the other by its label',
      'partly-met',
      /Right so far: carbon dioxide\. Still missing: oxygen/,
    ],
    ['R is oxygen', 0, 0, 'one of two by the wrong label', 'partly-met', /^Incorrect/],
    ['R oxygen, Q nitrogen', 0, 0, 'one by the wrong label beside a wrong one', 'contradicted', /^Incorrect/],
    ['Q', 0, 0, 'a label alone', 'no-match'],
    ['nitrogen', 0, 0, 'a wrong one alone', 'no-match'],
    ['not oxygen', 0, 0, 'one denied, and no other', 'negated'],
    ['R and Q are carbon dioxide and oxygen', 1, 1, 'labels first, in the other order'],
    ['R and Q are oxygen and carbon dioxide', 0, 1, 'labels first, the wrong way round', 'wrong-order'],
    ['carbon dioxide is R, oxygen is Q', 1, 1, 'the labels behind, in the other order'],
    ['oxygen is R, carbon dioxide is Q', 0, 1, 'the labels behind, the wrong way round', 'wrong-order'],
    ['Q is oxygen and oxygen and R is carbon dioxide', 1, 1, 'one said twice'],
    ['oxygen, oxygen and carbon dioxide', 1, 1, 'one said twice, without labels'],
    ['Q is oxygen, Q is oxygen, R is carbon dioxide', 1, 1, 'one said twice with its label'],
    ['Q is oxygen or nitrogen, R is carbon dioxide', 0, 1, 'two things by one label', 'wrong-order'],
    ['Q is oxygen or carbon dioxide', 0, 1, 'both by one label', 'wrong-order'],
    ['Q is oxygen but Q is carbon dioxide', 0, 1, 'the same label twice', 'wrong-order'],
    ['Q: oxygen, carbon dioxide', 0, 1, 'one label for both', 'wrong-order'],
    [
      'R is carbon dioxide and Q is carbon dioxide',
      0,
      0,
      'the same by both labels',
      'partly-met',
      /Right so far: carbon dioxide/,
    ],
    ['Q is oxygen and R is carbon dioxide. Q is not nitrogen', 1, 1, 'a wrong one denied behind'],
    ['Q is oxygen and R is carbon dioxide, oxygen is not R', 0, 1, 'said and denied', 'wrong-order'],
    ['either oxygen or carbon dioxide', 0, 1, 'one of them, and not said which', 'contradicted'],
    ['oxygen, carbon dioxide. It is not oxygen.', 0, 1, 'both, and the first denied behind', 'wrong-order'],
    [
      'Q is oxygen and R is carbon dioxide. Q is not oxygen',
      0,
      1,
      'both by labels, and one denied behind',
      'wrong-order',
    ],
    ['oxygen is not liquid, carbon dioxide', 1, 1, 'what is rejected is denied'],
    ['Q is oxygn and R is carbon dioxide', 1, 0, 'misspelt', 'misspelling'],
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
    [
      'water',
      0,
      0,
      'one alone gets nothing where both are needed',
      'partly-met',
      /Right so far: water\. Still missing: carbon/,
    ],
    ['water and oxygen', 0, 0, 'a wrong one for one of them', 'contradicted', /Something wrong beside it/],
    ['oxygen', 0, 0, 'a wrong one alone', 'no-match'],
    ['not water', 0, 0, 'one denied alone', 'negated'],
    ['water or carbon dioxide', 0, 2, 'not decided', 'contradicted'],
    ['carbon dioxide or water', 0, 2, 'not decided, in the other order', 'contradicted'],
    ['water and carbon dioxide or so', 2, 2, '“or” behind both decides nothing between them'],
    ['water, carbon dioxide and glucose', 0, 2, 'a wrong one beside them'],
    ['water, carbon dioxide, not oxygen', 2, 2, 'a wrong one that is denied'],
    ['no water, carbon dioxide', 0, 2, 'one denied'],
  ],
});

checkRuleCases({
  asks: 'three things in any order',
  rule: {
    kind: 'all-of',
    parts: [
      { name: 'water', accept: ['water'] },
      { name: 'carbon dioxide', accept: ['carbon dioxide'] },
      { name: 'light', accept: ['light'] },
    ],
    accept: ['water, carbon dioxide and light'],
  },
  maxMarks: 1,
  cases: [
    ['light, water and carbon dioxide', 1, 1, 'all three'],
    ['light or water and carbon dioxide', 0, 1, 'two of them not decided', 'contradicted'],
    ['water, carbon dioxide or light', 0, 1, 'the last two not decided', 'contradicted'],
    [
      'water and light',
      0,
      0,
      'two of three',
      'partly-met',
      /Right so far: water, light\. Still missing: carbon dioxide\./,
    ],
    ['none of these', 0, 0, 'none', 'no-match'],
  ],
});

checkRuleCases({
  asks: 'what is at each of three places, two of them labelled',
  rule: {
    kind: 'all-of',
    parts: [
      { label: 'X', name: 'lung', accept: ['lung'] },
      { label: 'Y', name: 'heart', accept: ['heart'] },
      { label: 'Z', name: 'liver', accept: ['liver'] },
    ],
    accept: ['X lung, Y heart, Z liver'],
    others: ['kidney'],
  },
  maxMarks: 1,
  cases: [
    ['Z liver, X lung, Y heart', 1, 1, 'by labels in another order'],
    ['lung, heart, liver', 1, 1, 'in the order of the parts'],
    ['heart, lung, liver', 0, 1, 'two the wrong way round', 'wrong-order'],
    ['Z, X and Y are liver, lung and heart', 1, 1, 'labels first, in another order'],
    ['X and Y are lung, heart, liver', 1, 1, 'fewer labels than things: by the order of the parts'],
    ['X lung, Y heart', 0, 0, 'two of three', 'partly-met', /Right so far: lung, heart\. Still missing: liver\./],
    ['Y lung, X heart', 0, 0, 'two of three, the wrong way round', 'partly-met', /^Incorrect/],
  ],
});

checkRuleCases({
  asks: 'two places, only one of which has a label',
  rule: {
    kind: 'all-of',
    parts: [
      { label: 'X', name: 'lung', accept: ['lung'] },
      { name: 'heart', accept: ['heart'], reject: ['liver'] },
    ],
    accept: ['X lung, heart'],
  },
  maxMarks: 1,
  cases: [
    ['lung, heart', 1, 1, 'in the order of the parts'],
    ['heart, lung', 0, 1, 'the wrong way round', 'wrong-order'],
    ['X heart, lung', 0, 1, 'the label before the other thing', 'wrong-order'],
  ],
});

checkRuleCases({
  asks: 'two things, one of which is spoilt by another',
  rule: {
    kind: 'all-of',
    parts: [
      { name: 'water', accept: ['water'], reject: ['ice'] },
      { name: 'light', accept: ['light'] },
    ],
    accept: ['water and light'],
  },
  maxMarks: 1,
  cases: [
    ['water and light', 1, 1, 'both'],
    ['water and light, ice', 0, 1, 'what spoils one of them beside it', 'wrong-order'],
    ['ice', 0, 0, 'what spoils alone', 'rejected'],
    ['or water light', 1, 1, '“or” before both decides nothing between them'],
  ],
});
