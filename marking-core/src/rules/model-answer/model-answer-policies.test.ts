import { checkRuleCases } from '../testing/check-rule-cases.ts';

checkRuleCases({
  asks: 'why sweating cools you down',
  rule: {
    kind: 'model-answer',
    question: 'Why does sweating cool you down?',
    accept: ['The sweat evaporates and takes heat away from the skin.'],
  },
  maxMarks: 1,
  cases: [
    ['The sweat evaporates and takes heat away from the skin.', 1, 1, 'the model answer'],
    ['I think the sweat evaporates and takes heat away from the skin', 1, 1, 'the model answer in a longer one'],
    ['Heat is taken from your skin when sweat evaporates', 1, 0, 'another order'],
    ['the water on your skin dries up and takes the heat', 1, 0, 'other words'],
    ['swet evaperates and takes heet away from the skin', 1, 0, 'misspellings'],
    ['The sweat does not evaporate, it takes heat away from the skin', 0, 0, 'denied'],
    ['The sweat condenses and gives heat to the skin', 0, 0, 'the opposite'],
    ['sweating cools you down', 0, 0, 'the question again'],
    ['because you are hot', 0, 0, 'something else'],
    ['I do not know', 0, 0, 'no answer'],
  ],
});

checkRuleCases({
  asks: 'two reasons, each a model answer of its own',
  rule: {
    kind: 'model-answer',
    question: 'Give two reasons why the bridge was built of steel.',
    accept: ['Steel is strong.', 'It can be recycled.'],
    asked: 2,
  },
  maxMarks: 2,
  cases: [
    ['Steel is strong and it can be recycled', 2, 2, 'both'],
    ['it is strong', 1, 0, 'one'],
    ['it can be recycled', 1, 2, 'the other'],
    ['it is strong, it is very strong', 1, 0, 'one twice'],
    ['it is weak', 0, 0, 'the opposite'],
    ['it was built of steel', 0, 0, 'the question again'],
  ],
});
