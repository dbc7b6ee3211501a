import { checkRuleCases } from '../testing/check-rule-cases.ts';

checkRuleCases({
  asks: 'which of two directions',
  rule: {
    kind: 'short-answer',
    question: 'When the lift starts, does the reading go up or down?',
    accept: ['up'],
    candidates: ['up', 'down'],
  },
  maxMarks: 1,
  cases: [
    ['up', 1, 1, 'the key'],
    ['upwards', 1, 1, 'a form of it'],
    ['it increases', 1, 0, 'the same direction'],
    ['it does not go down', 1, 0, 'the only one left'],
    ['it goes up, not down', 1, 1, 'the other one denied'],
    ['up because the floor pushes down less on you', 1, 1, 'the other one in a reason'],
    ['up and then down when it stops', 1, 1, 'the other one at another time'],
    ['down', 0, 0, 'the other one', 'contradicted'],
    ['down not up', 0, 1, 'the key denied', 'contradicted'],
    ['up and down', 0, 1, 'both', 'contradicted'],
    ['up or down', 0, 1, 'either', 'contradicted'],
    ['up but maybe down', 0, 1, 'a hedge', 'contradicted'],
    ['both', 0, 0, 'both in one word', 'contradicted'],
    ['it moves', 0, 0, 'neither', 'no-match'],
  ],
});

checkRuleCases({
  asks: 'which of two places',
  rule: {
    kind: 'short-answer',
    question: 'Is it warmest at the front of the oven or the back of the oven?',
    accept: ['the back of the oven'],
    candidates: ['front', 'back'],
  },
  maxMarks: 1,
  cases: [
    ['back', 1, 0, 'the word that tells it from the other'],
    ['cold at the front, hot at the back', 1, 0, 'the other one with the opposite'],
    ['hot at the front, cold at the back', 0, 0, 'the other way round', 'contradicted'],
    ['the back is coldest', 0, 0, 'the opposite of what is asked', 'contradicted'],
  ],
});

checkRuleCases({
  asks: 'yes or no',
  rule: {
    kind: 'short-answer',
    question: 'Can a magnet pick up a copper coin?',
    accept: ['no'],
    candidates: ['yes', 'no'],
  },
  maxMarks: 1,
  cases: [
    ['No it cant', 1, 1, 'with more words'],
    ['nope', 1, 1, 'another word'],
    ['n', 1, 0, 'its letter'],
    ['no because copper is not magnetic', 1, 1, 'with a reason'],
    ['it cannot', 1, 1, 'denied of what is asked'],
    ['I think no', 1, 1, 'an opinion'],
    ['that is wrong', 1, 0, 'a verdict'],
    ['that is not right', 1, 1, 'a denied verdict'],
    ['yes', 0, 0, 'the other', 'contradicted'],
    ['it can', 0, 0, 'asserted of what is asked', 'contradicted'],
    ['yes, no doubt', 0, 1, 'a no that says something else'],
    ['yes and no', 0, 1, 'both', 'contradicted'],
    ['a coin', 0, 0, 'neither', 'no-match'],
  ],
});

checkRuleCases({
  asks: 'a word of a sentence',
  rule: {
    kind: 'short-answer',
    question: 'Identify the adverb in this sentence: "He gently lifted the small cat."',
    accept: ['gently'],
    candidates: ['he', 'gently', 'lifted', 'the', 'small', 'cat'],
  },
  maxMarks: 1,
  cases: [
    ['the adverb is gently', 1, 1, 'in a sentence'],
    ['gently because it says how he lifted it', 1, 1, 'another word in a reason'],
    ['gently, small', 0, 1, 'two words'],
    ['He gently lifted the small cat', 0, 1, 'the whole sentence'],
    ['small', 0, 0, 'another word'],
  ],
});

checkRuleCases({
  asks: 'one of several, and why',
  rule: {
    kind: 'model-answer',
    question: 'Is a whale a mammal or a fish? Explain why.',
    accept: ['A mammal, because it feeds its young on milk.'],
    candidates: ['mammal', 'fish'],
  },
  maxMarks: 1,
  cases: [
    ['mammal as it gives its young milk', 1, 0, 'the right one and a reason'],
    ['a mammal because its babies get milk', 1, 0, 'the right one and much of a short reason'],
    ['mammal', 0, 0, 'without a reason', 'partly-met'],
    ['its a mammal because it is a mammal', 0, 0, 'the words of the question for a reason', 'partly-met'],
    ['a fish because it feeds its young on milk', 0, 0, 'the other one', 'contradicted'],
  ],
});

checkRuleCases({
  asks: 'one of two, in a key too long for a name',
  rule: {
    kind: 'model-answer',
    question: 'Is it fastest on the inside of the track or the outside of the track?',
    accept: ['on the inside of the track'],
    candidates: ['inside', 'outside'],
  },
  maxMarks: 1,
  cases: [
    ['inside', 1, 0, 'no reason is asked for'],
    ['outside', 0, 0, 'the other one', 'contradicted'],
  ],
});
