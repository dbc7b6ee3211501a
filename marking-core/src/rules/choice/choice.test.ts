import { checkRuleCases } from '../check-rule-cases.ts';

const organs = ['A - Mouth', 'B - Liver', 'C - Stomach', 'D - Small intestine'];

checkRuleCases({
  asks: 'the organ where protein digestion begins',
  rule: { kind: 'choice', options: organs, accept: ['C - Stomach'], reject: ['kidney'] },
  maxMarks: 1,
  profile: 'year11',
  type: 'multiple-choice',
  cases: [
    ['C - Stomach', 1, 1, 'the right option, as the page sends it'],
    ['c - stomach', 1, 1, 'the same in small letters'],
    ['C', 1, 0, 'its letter alone'],
    ['(c)', 1, 0, 'its letter in brackets'],
    ['stomach', 1, 0, 'its text alone'],
    ['it is the stomach', 1, 0, 'its text in a sentence'],
    ['B - Liver', 0, 0, 'another option', 'wrong-option'],
    ['B', 0, 0, 'the letter of another option', 'wrong-option'],
    ['small intestine', 0, 0, 'the text of another option'],
    ['stomach or liver', 0, 0, 'a right and a wrong one side by side', 'contradicted'],
    ['C and D', 0, 0, 'two letters'],
    ['not the stomach', 0, 0, 'the right one denied', 'negated'],
    ['not the liver, the stomach', 1, 0, 'a wrong one denied, then the right one'],
    ['stomach, not the kidney', 1, 0, 'what is rejected is denied'],
    ['stomach and kidney', 0, 0, 'beside the right one something that is rejected'],
    ['stomuch', 1, 0, 'typed, not picked, and misspelt'],
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
    ['a', 1, 0, 'the letter that the page shows before it'],
    ['b', 0, 0, 'the letter of another option'],
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
