import type { Rule } from '../rule-schema.ts';
import { checkRuleCases } from '../testing/check-rule-cases.ts';

checkRuleCases({
  asks: 'the four bases of DNA',
  rule: {
    kind: 'count',
    items: [
      { name: 'adenine', accept: ['adenine', 'A'] },
      { name: 'thymine', accept: ['thymine', 'T'] },
      { name: 'cytosine', accept: ['cytosine', 'C'] },
      { name: 'guanine', accept: ['guanine', 'G'] },
    ],
    bands: [
      { atLeast: 2, marks: 1 },
      { atLeast: 4, marks: 2 },
    ],
    wrong: ['uracil', 'U'],
  },
  maxMarks: 2,
  profile: 'year10',
  cases: [
    ['adenine, thymine, cytosine, guanine', 2, 2, 'all four'],
    ['A, T, C and G', 2, 2, 'all four by letters'],
    ['ATCG', 2, 2, 'the letters run together'],
    ['guanine adenine cytosine thymine', 2, 2, 'in any order'],
    ['A pairs with T and C pairs with G', 2, 2, 'in a sentence'],
    ['adenine, thymine, cytosine', 1, 1, 'three reach the first band', 'partly-met'],
    ['adenine and thymine', 1, 1, 'two reach the first band'],
    ['adenine', 0, 1, 'one is too few', 'partly-met', /Right so far: adenine\. Still missing: [^.]*thymine, cyto/],
    ['adenine, adenine, A and a', 0, 0, 'the same one again and again'],
    ['adenine, thymine, cytosine, uracil', 1, 1, 'a wrong one within the number asked'],
    [
      'adenine, thymine, cytosine, guanine, uracil',
      1,
      2,
      'a wrong one beyond the number asked cancels a right one',
      'contradicted',
    ],
    ['adenine, thymine, cytosine, guanine, not uracil', 2, 2, 'a wrong one that is denied'],
    ['adenin, thymin, cytosin, guanin', 2, 0, 'misspelt', 'misspelling'],
    ['Atomic', 0, 0, 'a word is no run of letters, though two of them are in it'],
    [
      'A and Z',
      0,
      0,
      'one right letter among others',
      'partly-met',
      /Right so far: adenine\. Still missing: [^.]*thymine, cyto/,
    ],
    ['sugar and phosphate', 0, 0, 'other parts of DNA'],
  ],
});

checkRuleCases({
  asks: 'two gases of the air, of four',
  rule: {
    kind: 'count',
    items: [
      { name: 'nitrogen', accept: ['nitrogen'], allow: ['N2'] },
      { name: 'oxygen', accept: ['oxygen'], allow: ['O2'] },
      { name: 'argon', accept: ['argon'] },
      { name: 'carbon dioxide', accept: ['carbon dioxide'], allow: ['CO2'], reject: ['carbon_monoxide'] },
    ],
    bands: [
      { atLeast: 1, marks: 1 },
      { atLeast: 2, marks: 2 },
    ],
    asked: 2,
    wrong: ['hydrogen', 'helium'],
  },
  maxMarks: 2,
  cases: [
    ['oxygen and nitrogen', 2, 2, 'two'],
    ['nitrogen', 1, 1, 'one'],
    ['N2, CO2', 2, 0, 'by their formulas'],
    ['oxygen, nitrogen, argon', 2, 2, 'three right ones do no harm'],
    ['oxygen and hydrogen', 1, 1, 'one right, one wrong, as many as asked'],
    ['oxygen, nitrogen and hydrogen', 1, 2, 'a wrong one beyond the two asked'],
    ['oxygen, nitrogen, hydrogen and helium', 0, 2, 'two wrong ones beyond the two asked', 'contradicted'],
    ['oxygen but not hydrogen', 1, 1, 'the wrong one denied'],
    ['there is no oxygen', 0, 1, 'the right one denied', 'negated'],
    ['hydrogen', 0, 0, 'only a wrong one'],
  ],
});

const air = {
  kind: 'count',
  items: [
    { name: 'nitrogen', accept: ['nitrogen', 'N'] },
    { name: 'oxygen', accept: ['oxygen'] },
    { name: 'argon', accept: ['argon'] },
    { name: 'carbon dioxide', accept: ['carbon dioxide'] },
  ],
  bands: [
    { atLeast: 2, marks: 1 },
    { atLeast: 3, marks: 2 },
  ],
  asked: 3,
} as const;

checkRuleCases({
  asks: 'three gases of the air, by a scheme that lists what is wrong and has the question too',
  rule: { ...structuredClone(air), wrong: ['hydrogen'], question: 'Name three gases of the air.' } as unknown as Rule,
  maxMarks: 2,
  cases: [
    ['oxygen, argon, nitrogen', 2, 2, 'three', 'exact'],
    ['oxygen, argon, nitrogen, hydrogen', 1, 2, 'what is listed as wrong counts once', 'contradicted'],
    ['oxygen, argon, nitrogen, methane', 1, 2, 'what is not listed counts as well', 'contradicted'],
    [
      'oxygen, argon, nitrogen, methane, hydrogen',
      0,
      2,
      'both',
      'contradicted',
      /Right so far: nitrogen, oxygen, argon\./,
    ],
    ['oxygen and argon', 1, 1, 'two reach the first band', 'partly-met', /1 of 2 marks/],
    ['oxygen', 0, 0, 'one is too few', 'partly-met', /Right so far: oxygen\. Still missing: 2 more of nitrogen, argon/],
    [
      'oxygen and hydrogen',
      0,
      0,
      'one right and one wrong: no more than were asked',
      'partly-met',
      /Right so far: oxygen/,
    ],
    ['N, argon', 1, 1, 'a letter and a name'],
    ['methane', 0, 0, 'another gas', 'no-match', /is not accepted/],
    ['not oxygen', 0, 0, 'one denied', 'negated'],
  ],
});
