import { checkRuleCases } from '../testing/check-rule-cases.ts';

const organs = ['A - Mouth', 'B - Liver', 'C - Stomach', 'D - Small intestine'];

checkRuleCases({
  asks: 'the organ where protein digestion begins',
  rule: { kind: 'choice', options: organs, accept: ['C - Stomach'], reject: ['kidney'] },
  maxMarks: 1,
  profile: 'year11',
  type: 'multiple-choice',
  cases: [
    ['C - Stomach', 1, 1, 'the right option, as the page sends it', 'option'],
    ['c - stomach', 1, 1, 'the same in small letters', 'option'],
    [' C - Stomach ', 1, 1, 'the same with spaces around it', 'option'],
    ['C', 1, 0, 'its letter alone', 'option'],
    ['(c)', 1, 0, 'its letter in brackets', 'option'],
    ['stomach', 1, 0, 'its text alone', 'option'],
    ['it is the stomach', 1, 0, 'its text in a sentence', 'exact'],
    ['B - Liver', 0, 0, 'another option', 'wrong-option'],
    ['B', 0, 0, 'the letter of another option', 'wrong-option'],
    ['small intestine', 0, 0, 'the text of another option', 'wrong-option'],
    ['it is the liver', 0, 0, 'the text of another option in a sentence', 'wrong-option'],
    ['stomach or liver', 0, 0, 'a right and a wrong one side by side', 'contradicted'],
    ['C and D', 0, 0, 'two letters'],
    ['not the stomach', 0, 0, 'the right one denied', 'negated'],
    ['not the liver, the stomach', 1, 0, 'a wrong one denied, then the right one'],
    ['stomach, not the kidney', 1, 0, 'what is rejected is denied'],
    ['stomach and kidney', 0, 0, 'beside the right one something that is rejected'],
    ['stomuch', 1, 0, 'typed, not picked, and misspelt', 'misspelling'],
    ['E', 0, 0, 'a letter that no option has'],
    ['I do not know', 0, 0, 'no option at all', 'no-match'],
  ],
});

checkRuleCases({
  asks: 'the unit of frequency, from options without letters',
  rule: { kind: 'choice', options: ['hertz', 'watt', 'metre', 'second'], accept: ['hertz'], lettered: true },
  maxMarks: 1,
  profile: 'year8',
  type: 'multiple-choice',
  cases: [
    ['hertz', 1, 1, 'the right option'],
    ['Hertz.', 1, 1, 'with a capital and a full stop'],
    ['a', 1, 0, 'the letter that the page shows before it', 'option'],
    ['it is A', 1, 0, 'the letter in a sentence', 'exact'],
    ['b', 0, 0, 'the letter of another option', 'wrong-option'],
    ['d', 0, 0, 'the letter of the last option', 'wrong-option'],
    ['b and a', 0, 0, 'two letters', 'contradicted'],
    ['watt', 0, 0, 'another option'],
    ['metre', 0, 0, 'another option, near by its letters'],
    ['e', 0, 1, 'a letter of the right word is not the word'],
    ['heart', 0, 1, 'another word'],
  ],
});

checkRuleCases({
  asks: 'whether a statement is true',
  rule: { kind: 'choice', options: ['true', 'false', 'cannot_tell'], accept: ['cannot_tell'] },
  maxMarks: 1,
  profile: 'year7',
  type: 'true-false',
  cases: [
    ['cannot_tell', 1, 1, 'the value of the right option'],
    ['cannot tell', 1, 0, 'the same as a person writes it'],
    ['true', 0, 0, 'another option'],
    ['false', 0, 0, 'another option'],
    ['can tell', 0, 0, 'the opposite'],
  ],
});

checkRuleCases({
  asks: 'a pair of letters, where each letter is also the text of another option',
  rule: { kind: 'choice', options: ['A - B', 'B - A', 'C - neither'], accept: ['A - B'] },
  maxMarks: 1,
  type: 'multiple-choice',
  cases: [
    ['A - B', 1, 1, 'the right option', 'option'],
    ['B - A', 0, 0, 'the other one', 'wrong-option'],
    ['A', 0, 0, 'it may be meant as either', 'contradicted'],
    ['B', 0, 0, 'this too', 'contradicted'],
    ['C', 0, 0, 'another letter', 'wrong-option'],
  ],
});

checkRuleCases({
  asks: 'a point on a diagram, from options that are letters themselves',
  rule: { kind: 'choice', options: ['D', ' E ', 'F'], accept: [' E '], lettered: true },
  maxMarks: 1,
  type: 'multiple-choice',
  cases: [
    [' E ', 1, 1, 'the right option as the page sends it', 'option'],
    ['e', 1, 1, 'in small letters', 'option'],
    ['B', 0, 0, 'letters of the diagram are not numbered by letters again', 'no-match'],
    ['D', 0, 0, 'another point', 'wrong-option'],
  ],
});

checkRuleCases({
  asks: 'whether it ever happens, where the key has an answer that is no option',
  rule: {
    kind: 'choice',
    options: ['yes', 'no'],
    accept: ['no', 'never'],
    allow: ['not at all'],
    reject: ['sometimes'],
  },
  maxMarks: 1,
  cases: [
    ['never', 1, 1, 'as the key has it', 'option'],
    ['not at all', 1, 0, 'what is allowed', 'synonym'],
    ['yes', 0, 0, 'the other option', 'wrong-option'],
    ['sometimes never', 0, 0, 'what is rejected', 'rejected'],
  ],
});

const lengthy = `light ${'waves bend '.repeat(29).trim()}`;

checkRuleCases({
  asks: 'a long statement',
  rule: { kind: 'choice', options: [lengthy, 'no'], accept: [lengthy] },
  maxMarks: 1,
  type: 'multiple-choice',
  cases: [
    [lengthy, 1, 1, 'as the page sends it', 'option'],
    [lengthy.toUpperCase(), 1, 1, 'in capitals'],
    ['no', 0, 0, 'the short one', 'wrong-option'],
  ],
});
