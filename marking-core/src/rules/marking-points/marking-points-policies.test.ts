import { checkRuleCases } from '../check-rule-cases.ts';

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
    ['particles move faster', 1, 1, 'a point of one mark'],
    ['the particles are moving more quickly', 1, 0, 'the same in other words'],
    ['particles move faster so there are more frequent collisions', 2, 2, 'two points'],
    ['more collisions are successful', 2, 2, 'a point of two marks'],
    [
      'particles move faster and collide more often and more collisions are successful',
      3,
      3,
      'no more than the question has',
    ],
    ['particles move faster, particles move faster', 1, 1, 'one point twice'],
    ['particles do not move faster', 0, 0, 'denied'],
    ['particles move slower', 0, 0, 'the opposite'],
    ['they collide more often and explode', 0, 1, 'a point that is spoilt'],
    ['particles move faster and collide more often with a catalyst', 1, 2, 'something rejected takes a mark away'],
    ['the reaction speeds up', 0, 0, 'the question again'],
    ['it is hot', 0, 0, 'none of the points'],
  ],
});
