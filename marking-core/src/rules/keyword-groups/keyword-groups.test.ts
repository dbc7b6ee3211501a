import { checkRuleCases } from '../check-rule-cases.ts';

checkRuleCases({
  asks: 'what a gene is',
  rule: {
    kind: 'keyword-groups',
    groups: [
      { name: 'section of DNA', accept: ['section of DNA'], allow: ['part/length/piece DNA'] },
      { name: 'codes for a protein', accept: ['codes for a protein'], allow: ['cod* protein', 'mak* protein'] },
      { name: 'on a chromosome', accept: ['chromosome'] },
    ],
    max: 2,
    reject: ['cell'],
  },
  maxMarks: 2,
  profile: 'year10',
  cases: [
    ['a section of DNA that codes for a protein', 2, 2, 'two ideas'],
    ['a section of DNA', 1, 1, 'one idea', 'partly-met'],
    ['it codes for a protein', 1, 1, 'the other idea'],
    ['part of the DNA', 1, 0, 'wording that is allowed'],
    ['a section, a part and a length of DNA', 1, 0, 'one idea said three times'],
    ['a section of DNA on a chromosome that codes for a protein', 2, 2, 'three ideas give no more than the most'],
    ['it is not a section of DNA but codes for a protein', 1, 2, 'one denied'],
    ['a section of DNA that does not code for a protein', 1, 1, 'the other denied'],
    ['a section of DNA in a cell that codes for a protein', 1, 2, 'something rejected takes a mark away'],
    ['a section of DNA in a cell', 0, 1, 'and the last mark', 'rejected'],
    ['a cell', 0, 0, 'only what is rejected'],
    ['DNA', 0, 0, 'less than an idea'],
    ['I forgot', 0, 0, 'none of the ideas', 'no-match'],
  ],
});

const wrongWayRound = ['blue !brown >> dominant', 'brown !blue >> recessive'];

checkRuleCases({
  asks: 'which allele is dominant, where the case of a letter has a meaning',
  rule: {
    kind: 'keyword-groups',
    groups: [
      { name: 'brown is dominant', accept: ['brown is dominant', 'B is dominant'], reject: wrongWayRound },
      { name: 'blue is recessive', accept: ['blue is recessive'], reject: wrongWayRound },
    ],
    max: 2,
    letters: ['B=brown', 'b=blue'],
  },
  maxMarks: 2,
  cases: [
    ['brown is dominant and blue is recessive', 2, 2, 'both'],
    ['B is dominant and b is recessive', 2, 1, 'both by their letters'],
    ['b is dominant and B is recessive', 0, 1, 'the letters the wrong way round'],
    ['b is dominant', 1, 1, 'one letter alone, as pupils type it'],
    ['blue is dominant and brown is recessive', 0, 0, 'the wrong way round in words'],
  ],
});
