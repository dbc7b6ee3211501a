import { expect, it } from 'vitest';
import { readOne } from '../testing/read-one.ts';

const read = async (text: string) => {
  const { questions, said, draft } = await readOne('quiz.txt', text);
  return { kind: draft.kind, asked: questions.map((one) => [one.question, one.options, one.correctAnswers]), said };
};

it.each<[why: string, text: string, asked: unknown[]]>([
  [
    'capital letters with points',
    'Which flows?\nA. ice\nB. water\nANSWER: B',
    [['Which flows?', ['ice', 'water'], ['water']]],
  ],
  [
    'small letters with brackets, no line between',
    'Hot?\na) fire\nb) ice\nAnswer: a\nCold?\na) fire\nb) ice\nAnswer: b',
    [
      ['Hot?', ['fire', 'ice'], ['fire']],
      ['Cold?', ['fire', 'ice'], ['ice']],
    ],
  ],
  [
    'questions of several lines, with numbers',
    '1. Look.\nWhich?\nA. x\nB. y that\ngoes on\nANSWER: B\n\n2. Why?\nA. z\nB. w\nANSWER: A',
    [
      ['Look.\nWhich?', ['x', 'y that goes on'], ['y that goes on']],
      ['Why?', ['z', 'w'], ['z']],
    ],
  ],
])('a quiz of Aiken with %s', async (_why, text, asked) => {
  expect(await read(text)).toEqual({ kind: 'aiken', asked, said: [] });
});

it('a question without its answer gets no other’s', async () => {
  const { asked, said } = await read('Which?\nA. one\nB. two\n\nWhat?\nA. x\nB. y\nANSWER: A');
  expect(asked).toEqual([
    ['Which?', ['one', 'two'], []],
    ['What?', ['x', 'y'], ['x']],
  ]);
  expect(said).toEqual(['Question 1 has no answer: add one, or nothing will score there.']);
});

it('a letter that no option has is no answer', async () => {
  const { asked, said } = await read('Which?\nA. one\nB. two\nANSWER: E');
  expect(asked).toEqual([['Which?', ['one', 'two'], []]]);
  expect(said).toContain('Question 1: the answer E is none of its options.');
});

it('what follows the last answer is told', async () => {
  expect((await read('Which?\nA. one\nB. two\nANSWER: A\nThe end.')).said).toEqual([
    'Line 5: there are no options below it, so this is left out.',
  ]);
});
