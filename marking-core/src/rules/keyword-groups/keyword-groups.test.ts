import { checkRuleCases } from '../testing/check-rule-cases.ts';

checkRuleCases({
  asks: 'what a gene is',
  rule: {
    kind: 'keyword-groups',
    groups: [
      { name: 'section of DNA', accept: ['section of DNA'], allow: ['part/length/piece DNA'] },
      { name: 'codes for a protein', accept: ['codes for a protein'], allow: ['cod* protein', 'mak* protein'] },
      { name: 'on a chromosome', accept: ['chromosome'], reject: ['mitochondria'] },
    ],
    max: 2,
    reject: ['cell'],
  },
  maxMarks: 2,
  profile: 'year10',
  cases: [
    ['a section of DNA that codes for a protein', 2, 2, 'two ideas', 'exact'],
    ['a section of DNA', 1, 1, 'one idea', 'partly-met'],
    ['it codes for a protein', 1, 1, 'the other idea'],
    ['part of the DNA', 1, 0, 'wording that is allowed', 'synonym'],
    ['a section of DNA in mitochondria', 1, 1, 'what spoils another idea takes nothing from this one', 'partly-met'],
    ['on a chromosome in mitochondria', 0, 1, 'what spoils this idea', 'rejected', /is not accepted/],
    ['a section, a part and a length of DNA', 1, 0, 'one idea said three times'],
    ['a section of DNA on a chromosome that codes for a protein', 2, 2, 'three ideas give no more than the most'],
    ['it is not a section of DNA but codes for a protein', 1, 2, 'one denied'],
    ['a section of DNA that does not code for a protein', 1, 1, 'the other denied'],
    ['a section of DNA in a cell that codes for a protein', 1, 2, 'something rejected takes a mark away', 'rejected'],
    [
      'a section of DNA in a cell',
      0,
      1,
      'and the last mark',
      'rejected',
      /Right so far: section of DNA\. .*1 more of codes for/,
    ],
    ['a section of DNA that is not in mitochondria', 1, 1, 'what spoils is denied'],
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
    ['Brown is big, b is recessive', 0, 0, 'a letter within a word is no letter'],
    ['blue is dominant and brown is recessive', 0, 0, 'the wrong way round in words'],
  ],
});

checkRuleCases({
  asks: 'two things about a gene, of which the rule gives two marks although the question has three',
  rule: {
    kind: 'keyword-groups',
    groups: [
      { name: 'section of DNA', accept: ['section of DNA'] },
      { name: 'codes for a protein', accept: ['codes for a protein'] },
      { name: 'on a chromosome', accept: ['chromosome'] },
    ],
    max: 2,
  },
  maxMarks: 3,
  cases: [
    ['a section of DNA on a chromosome', 2, 2, 'as much as the rule gives', /2 of 3 marks/],
    ['chromosome', 1, 1, 'one idea', 'partly-met', /1 of 3 marks/],
    ['nothing', 0, 0, 'no idea', 'no-match'],
  ],
});
