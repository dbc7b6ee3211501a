import { expect, it } from 'vitest';
import { lines, type Question, questionsOf } from '../../testing/short-homework.ts';
import { p, table } from '../../testing/word-file.ts';

const algebra = lines(
  '1. Simplify these expressions.',
  'a) 3a + 2a',
  'b) 7b − 4b',
  '2. Expand the brackets.',
  'a) 3(x + 2)',
  'b) 5(y − 1)',
  '3. What is the unit of force?',
);
const ofAlgebra: readonly Question[] = [
  ['3a + 2a', [], ['5a']],
  ['7b − 4b', [], ['3b']],
  ['3(x + 2)', [], ['3x + 6']],
  ['5(y − 1)', [], ['5y − 5']],
  ['What is the unit of force?', [], ['newton']],
];
const roman = lines(
  '1. Factorise',
  'i) 3x + 6',
  'ii) 5y − 10',
  '2. Solve the equations',
  'i) x + 2 = 5',
  'ii) 3x = 12',
);
const ofRoman: readonly Question[] = [
  ['3x + 6', [], ['3(x + 2)']],
  ['5y − 10', [], ['5(y − 2)']],
  ['x + 2 = 5', [], ['x = 3']],
  ['3x = 12', [], ['x = 4']],
];
const [things, metals]: [readonly string[], readonly string[]] = [
  ['water', 'iron', 'oxygen'],
  ['helium', 'tin', 'neon'],
];
const choices = lines(
  ...['1. Which is a gas?', 'A) water', 'B) iron', 'C) oxygen'],
  ...['2. Which is a metal?', 'A) helium', 'B) tin', 'C) neon'],
);
const ofChoices: readonly Question[] = [
  ['Which is a gas?', things, ['oxygen']],
  ['Which is a metal?', metals, ['tin']],
];
const others = lines(
  ...['1. Which is a liquid?', 'A) mercury', 'B) tin', 'C) neon'],
  ...['2. Which rock is sedimentary?', 'A) granite', 'B) chalk', 'C) slate'],
);
const quizzes = [p('**8Ca**'), ...choices, p('**8Cb**'), ...others];
const ofQuizzes: readonly Question[] = [
  ...ofChoices,
  ['Which is a liquid?', ['mercury', 'tin', 'neon'], ['mercury']],
  ['Which rock is sedimentary?', ['granite', 'chalk', 'slate'], ['chalk']],
];

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  [
    'letters behind a number and two spaces',
    [...algebra, ...lines('Answers', '1  a) 5a   b) 3b', '2  a) 3x + 6   b) 5y − 5', '3  newton')],
    ofAlgebra,
  ],
  [
    'letters behind single spaces',
    [...algebra, ...lines('Answers', '1 a) 5a b) 3b', '2 a) 3x + 6 b) 5y − 5', '3 newton')],
    ofAlgebra,
  ],
  [
    'letters without brackets before values',
    [...algebra, ...lines('Answers', '1) a 5a b 3b', '2) a 3x + 6 b 5y − 5', '3) newton')],
    ofAlgebra,
  ],
  [
    'Roman numbers, the first behind the title',
    [...roman, ...lines('Answers: 1 i) 3(x + 2) ii) 5(y − 2)', '2 i) x = 3, ii) x = 4')],
    ofRoman,
  ],
  ['a range of numbers and their letters', [...choices, ...lines('Answers', '1-2: CB')], ofChoices],
  ['a range behind the title', [...choices, ...lines('Key: 1–2 C B')], ofChoices],
  [
    'a row of a table for each quiz',
    [...quizzes, ...lines('Answers'), table(['', '1', '2'], ['8Ca', 'C', 'B'], ['8Cb', 'A', 'B'])],
    ofQuizzes,
  ],
  [
    'a column of a table for each quiz',
    [...quizzes, ...lines('Answers'), table(['', '8Ca', '8Cb'], ['1', 'C', 'A'], ['2', 'B', 'B'])],
    ofQuizzes,
  ],
  [
    'a row for each quiz with its numbers',
    [...quizzes, ...lines('Answers'), table(['8Ca', '1C  2B'], ['8Cb', '1A  2B'])],
    ofQuizzes,
  ],
])('reads %s in the answers', async (_reason, blocks, expected) => {
  expect(await questionsOf(blocks)).toEqual(expected);
});

it('leaves expressions to choose from as options', async () => {
  const blocks = lines('1. Which expression is equal to 3(x + 2)?', 'a) 3x + 2', 'b) 3x + 6', 'Answers', '1 b');
  const options = ['3x + 2', '3x + 6'];
  expect(await questionsOf(blocks)).toEqual([['Which expression is equal to 3(x + 2)?', options, ['3x + 6']]]);
});
