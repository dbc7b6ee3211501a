import { checkRuleCases } from '../testing/check-rule-cases.ts';

checkRuleCases({
  asks: 'four points to plot',
  rule: {
    kind: 'graph-points',
    points: [
      [100, 2],
      [250, 5],
      [500, 9.5],
      [-5, 0],
    ],
    bands: [
      { atLeast: 2, marks: 1 },
      { atLeast: 4, marks: 2 },
    ],
  },
  maxMarks: 2,
  type: 'graph-plotting',
  cases: [
    ['(100,2),(250,5),(500,9.5),(-5,0)', 2, 2, 'all four'],
    ['(-5,0),(500,9.5),(250,5),(100,2)', 2, 2, 'in any order'],
    ['( 100 , 2.0 ) (250,5); (500,9.50), (-5,0)', 2, 2, 'with spaces, and the same numbers written otherwise'],
    ['(100,2),(250,5),(500,9.5)', 1, 1, 'three reach the first band', 'partly-met'],
    ['(100,2),(250,5)', 1, 1, 'two reach the first band'],
    ['(100,2)', 0, 0, 'one is too few', 'partly-met'],
    ['(100,2),(100,2),(100,2),(100,2)', 0, 0, 'one plotted four times is one'],
    ['(100,2),(250,5),(300,5)', 0, 1, 'a wrong point cancels a right one', 'partly-met'],
    ['(100,2),(250,5),(500,9.5),(-5,0),(1,1)', 1, 2, 'a wrong point beside all of them'],
    ['(2,100),(5,250)', 0, 0, 'the axes the wrong way round', 'no-match'],
    ['(100,2),(250,5) and a line', 0, 0, 'words are no points', 'no-match'],
    ['(100,2),(250', 0, 0, 'a point that breaks off'],
    ['nothing', 0, 0, 'no point', 'no-match'],
  ],
});
