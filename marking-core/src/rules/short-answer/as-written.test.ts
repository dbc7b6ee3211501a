import { checkRuleCases } from '../testing/check-rule-cases.ts';

checkRuleCases({
  asks: 'a translation',
  rule: {
    kind: 'short-answer',
    question: 'Translate: He has a cold.',
    accept: ['Il est enrhumé', "Il s'est enrhumé"],
    exact: true,
  },
  maxMarks: 1,
  cases: [
    ['il est enrhumé.', 1, 1, 'case and a full stop'],
    ['il s’est  enrhumé', 1, 1, 'another apostrophe and more space'],
    ['answer: il est enrhumé', 1, 1, 'behind words that say nothing'],
    ['il est enrhume', 0, 0, 'without its accent', 'no-match'],
    ['elle est enrhumé', 0, 0, 'another person', 'no-match'],
    ['not il est enrhumé', 0, 1, 'denied'],
  ],
});

checkRuleCases({
  asks: 'a tense',
  rule: { kind: 'short-answer', question: 'Put in the past tense: We buy bread.', accept: ['bought'], exact: true },
  maxMarks: 1,
  cases: [
    ['we bought', 1, 1, 'with its subject'],
    ['We bought bread', 1, 1, 'in the sentence of the question'],
    ['buyed', 0, 0, 'a form that does not exist'],
    ['bougt', 0, 0, 'a slip'],
    ['We buyed bread', 0, 0, 'the wrong form in the sentence'],
  ],
});

checkRuleCases({
  asks: 'a corrected sentence',
  rule: {
    kind: 'short-answer',
    question: 'Correct the sentence: She don’t like tea.',
    accept: ["She doesn't like tea."],
    exact: true,
  },
  maxMarks: 1,
  cases: [
    ['doesn’t', 1, 0, 'the word that changes'],
    ['she does not like tea', 1, 0, 'in full'],
    ['She don’t like tea', 0, 0, 'the sentence as it was'],
  ],
});
