import { expect, it } from 'vitest';
import { chalk, energy, force, gas, lines, type Question, questionsOf, rocks } from '../../testing/short-homework.ts';
import { p, table } from '../../testing/word-file.ts';

const four = [
  p('1. Which rock is sedimentary?'),
  ...rocks.map((rock, index) => p(`${'ABCD'.charAt(index)}) ${rock}`)),
  ...lines('2. What is the unit of force?', '............................'),
  ...lines('3. What is the unit of energy?', '............................'),
  ...lines('4. Name the gas that plants take in.', '............................'),
];
const days: readonly Question[] = [
  ['Solve x + 4 = 9', [], ['5']],
  ['Simplify 3a + 2a', [], ['5a']],
  ['Solve x – 3 = 4', [], ['7']],
  ['Round 3.47 to 1 d.p.', [], ['3.5']],
];
const answered: readonly Question[] = [chalk, force, energy, gas];

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  ...['Teacher answers:', 'For the cover teacher –', 'Self-mark:', 'Key (do not print):'].map(
    (name): [string, readonly string[], readonly Question[]] => [
      `answers in two lines at the foot behind “${name}”`,
      [...four, p(`${name} 1b   2 newton   3 joule`), p('4 carbon dioxide')],
      answered,
    ],
  ),
  [
    'answers in two lines at the foot of a table that holds the sheet',
    [table([four.join('')], [[p('Teacher copy: 1 B   2 newton   3 joule'), p('4 carbon dioxide')].join('')])],
    answered,
  ],
  [
    'a line at the foot that has numbers and no answers of the questions',
    [...four, p('Marks: 1 6   2 7   3 8   9 merits')],
    [...answered.slice(0, 3).map(([text, options]): Question => [text, options, []]), [gas[0], [], []]],
  ],
  [
    'answers below the questions of each day, whose numbers begin anew',
    lines(
      'Monday',
      '1) What is the unit of force?',
      '2) What is the unit of energy?',
      'Answers: 1) newton   2) joule',
      'Tuesday',
      '1) Name the gas that plants take in.',
      '2) What is the boiling point of water?',
      'Answers: 1) carbon dioxide   2) 100 °C',
    ),
    [force, energy, gas, ['What is the boiling point of water?', [], ['100 °C']]],
  ],
  [
    'answers below some of the questions of each group, whose numbers go on',
    lines(
      '1. What is the unit of force?',
      '2. What is the unit of energy?',
      'Ans: 1. newton, 2. joule',
      '3. Name the gas that plants take in.',
      '4. What is the boiling point of water?',
      'Ans: 3. carbon dioxide',
    ),
    [force, energy, gas, ['What is the boiling point of water?', [], []]],
  ],
  [
    'the questions of two days side by side, each with its answers',
    [
      table(
        ['**Monday**', '**Tuesday**'],
        [
          p('1) Solve x + 4 = 9') + p('2) Simplify 3a + 2a') + p('Answers: 1) 5  2) 5a'),
          p('1) Solve x – 3 = 4') + p('2) Round 3.47 to 1 d.p.') + p('Answers: 1) 7  2) 3.5'),
        ],
      ),
    ],
    days,
  ],
  [
    'the questions of two days side by side above their answers',
    [
      table(
        ['**Monday**', '**Tuesday**'],
        [p('1) Solve x + 4 = 9') + p('2) Simplify 3a + 2a'), p('1) Solve x – 3 = 4') + p('2) Round 3.47 to 1 d.p.')],
        ['Answers: 1) 5  2) 5a', 'Answers: 1) 7  2) 3.5'],
      ),
    ],
    days,
  ],
  [
    'a list of answers without numbers in the last line, one for each question',
    lines(`1. ${force[0]}`, `2. ${energy[0]}`, `3. ${gas[0]}`, 'Answers: newton, joule, carbon dioxide'),
    [force, energy, gas],
  ],
  [
    'a list of answers to the last question, where others have theirs',
    lines(
      `1. ${force[0]}`,
      'Answer: newton',
      `2. ${energy[0]}`,
      'Answer: joule',
      '3. Name three metals.',
      'Answers: iron; gold; tin',
    ),
    [force, energy, ['Name three metals.', [], ['iron', 'gold', 'tin']]],
  ],
  [
    'a challenge below other sections, whose answers begin behind its name',
    lines(
      'Section A',
      '1. What is the unit of force?',
      '2. What is the unit of energy?',
      'Challenge',
      '1. Name the gas that plants take in.',
      '2. Draw a leaf.',
      'Answers for the cover teacher',
      'Section A: 1. newton, 2. joule',
      'Challenge: 1 – carbon dioxide',
    ),
    [force, energy, gas, ['Draw a leaf.', [], []]],
  ],
  [
    'days whose numbers begin anew, with answers on a page that names them again',
    [
      ...lines('Monday', '1. What is the unit of force?', '2. What is the unit of energy?'),
      ...lines('Tuesday', '1. Name the gas that plants take in.', '2. What is the boiling point of water?'),
      ...lines('Answers', 'Tuesday', '1. carbon dioxide', '2. 100 °C', 'Monday', '1. newton', '2. joule'),
    ],
    [force, energy, gas, ['What is the boiling point of water?', [], ['100 °C']]],
  ],
  [
    'a remark on how right answers are marked, which is none of them',
    lines(
      '1. Which rock is sedimentary?',
      'a) granite',
      '* b) chalk',
      'c) slate',
      'd) marble',
      'Correct answers are marked with a *',
    ),
    [chalk],
  ],
])('reads %s', async (_reason, blocks, expected) => {
  expect(await questionsOf(blocks)).toEqual(expected);
});
