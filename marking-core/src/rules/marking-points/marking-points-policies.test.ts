import { checkRuleCases } from '../testing/check-rule-cases.ts';

checkRuleCases({
  asks: 'why a reaction is faster when it is hotter',
  rule: {
    kind: 'marking-points',
    question: 'Why does the reaction speed up?',
    points: [
      { name: 'particles move faster', accept: ['particles move faster'] },
      { name: 'collide more often', accept: ['collide more often', 'more frequent collisions'], reject: ['explode'] },
      { name: 'more of them react', accept: ['more collisions are successful'], marks: 2 },
    ],
    reject: ['catalyst'],
  },
  maxMarks: 3,
  cases: [
    ['particles move faster', 1, 1, 'a point of one mark', 'partly-met', 'exact', /1 of 3 marks/],
    ['the particles are moving more quickly', 1, 0, 'the same in other words'],
    ['the molecules travel quicker', 1, 0, 'in other words throughout', 'synonym'],
    ['partcles move fastr', 1, 0, 'misspelt', 'misspelling'],
    ['particles move faster so there are more frequent collisions', 2, 2, 'two points', 'partly-met'],
    ['more collisions are successful', 2, 2, 'a point of two marks'],
    [
      'particles move faster and collide more often and more collisions are successful',
      3,
      3,
      'no more than the question has',
    ],
    ['particles move faster, particles move faster', 1, 1, 'one point twice'],
    ['particles do not move faster', 0, 0, 'denied', 'opposite', /is not accepted/],
    ['they do not collide more often', 0, 1, 'another point denied', 'opposite', /is not accepted/],
    ['particles move slower', 0, 0, 'the opposite', 'opposite'],
    ['particles move faster but do not collide more often', 1, 2, 'one said, one denied', 'partly-met'],
    ['particles move faster. They do not collide more often.', 1, 2, 'the same in two sentences', 'partly-met'],
    ['they collide', 0, 0, 'less than a point', 'insufficient', /too vague/],
    ['they collide more often and explode', 0, 1, 'a point that is spoilt', 'no-match', /is not accepted/],
    [
      'particles move faster and collide more often with a catalyst',
      1,
      2,
      'something rejected takes a mark away',
      'rejected',
    ],
    [
      'collide more often because of a catalyst',
      0,
      1,
      'and the last mark',
      'rejected',
      /Right so far: collide more often\. Something wrong .* Still missing: particles move faster, more of them react\./,
    ],
    ['a catalyst', 0, 0, 'only what is rejected', 'rejected', /is not accepted/],
    ['the reaction speeds up', 0, 0, 'the question again'],
    ['it is hot', 0, 0, 'none of the points', 'no-match'],
  ],
});

checkRuleCases({
  asks: 'a speed and why it stays so',
  rule: {
    kind: 'marking-points',
    question: 'How fast is it, and why?',
    points: [
      { name: '8 m/s', accept: ['8 m/s', '8'], reject: ['9 m/s'] },
      { name: 'constant force', accept: ['the force is constant', 'constant force'], allow: ['F stays the same'] },
      { name: 'no friction', accept: ['no friction'] },
    ],
  },
  maxMarks: 3,
  cases: [
    ['No friction. The force is constant. It is 8 m/s.', 3, 3, 'all three in another order', 'exact'],
    ['8 m/s because the force is constant', 2, 2, 'two'],
    ['8', 1, 1, 'a number is looked for as it stands', 'partly-met', 'exact'],
    ['7 m/s', 0, 0, 'another number', 'no-match'],
    ['8 m/s 9 m/s', 0, 1, 'a number that spoils the point', 'rejected', /is not accepted/],
    ['F stays the same', 1, 0, 'wording that is allowed', 'synonym'],
    ['the force is not constant', 0, 0, 'denied', 'opposite'],
    ['there is no friction', 1, 1, 'what is so because something is not there'],
    ['friction', 0, 0, 'the opposite of that', 'opposite'],
    ['nothing', 0, 0, 'none of them', 'no-match'],
  ],
});

checkRuleCases({
  asks: 'any two states of matter, where the same words could make two points',
  rule: {
    kind: 'marking-points',
    points: [
      { name: 'solid', accept: ['solid'], allow: ['ice'] },
      { name: 'liquid', accept: ['liquid'], allow: ['water'] },
      { name: 'gas', accept: ['gas'] },
    ],
  },
  maxMarks: 2,
  cases: [
    ['solid and liquid', 2, 2, 'two', 'exact'],
    ['solid, liquid, gas', 2, 2, 'no more than two'],
    ['ice', 1, 0, 'wording that is allowed', 'synonym'],
    ['solid.', 1, 1, 'one, with a full stop', 'partly-met', /1 of 2 marks/],
    ['solid. . gas', 2, 2, 'two sentences, and an empty one between'],
    ['not a gas', 0, 1, 'denied', 'opposite'],
    ['solid but not liquid', 1, 2, 'one of two denied', 'partly-met'],
  ],
});
