import { expect, it } from 'vitest';
import {
  chalk,
  energy,
  force,
  gas,
  lines,
  type Question,
  questionsOf,
  rocks,
  units,
} from '../../testing/short-homework.ts';
import { p, table } from '../../testing/word-file.ts';

const statements = [
  p('Part B: True or false?'),
  ...lines('3. A magnet attracts iron.', '4. Glass is a metal.', '5. Ice is a solid.'),
];
const truths: readonly Question[] = [
  ['A magnet attracts iron.', [], ['true']],
  ['Glass is a metal.', [], ['false']],
  ['Ice is a solid.', [], ['true']],
];
const options = (right: string, others: readonly string[]) =>
  others.map((text, index) => p(`${text === right ? '*' : ''}${'abcd'.charAt(index)}) ${text}`));
const lettered = (texts: readonly string[]) => texts.map((text, index) => p(`${'abcd'.charAt(index)}. ${text}`));

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  [
    'a key of two parts in one line behind its title',
    [
      ...lines('Part A', `1. ${force[0]}`, `2. ${energy[0]}`),
      ...statements,
      p('Answers: Part A 1. newton, 2. joule.   Part B 3 T 4 F 5 T'),
    ],
    [force, energy, ...truths],
  ],
  [
    'a key of two parts in one line below its title',
    [
      ...lines('Part A', `1. ${force[0]}`, `2. ${energy[0]}`),
      ...statements,
      ...lines('Answers', 'Part A: 1. newton, 2. joule   Part B: 3 T, 4 F, 5 T'),
    ],
    [force, energy, ...truths],
  ],
  [
    'an export of a quiz that names right options by their place',
    [
      table(
        ['Question Text', 'Question Type', 'Option 1', 'Option 2', 'Option 3', 'Option 4', 'Correct Answer', 'Time'],
        [chalk[0], 'Multiple Choice', ...rocks, '2', '30'],
        ['What is 2 + 2?', 'Multiple Choice', '2', '3', '1', '4', '4', '30'],
      ),
    ],
    [chalk, ['What is 2 + 2?', ['2', '3', '1', '4'], ['4']]],
  ],
  [
    'an export of a quiz whose numbers are places though some are options too',
    [
      table(
        ['Question', 'Option 1', 'Option 2', 'Option 3', 'Correct Answer'],
        ['What is 1 + 2?', '2', '3', '4', '2'],
        ['What is 7 + 2?', '8', '9', '10', '2'],
      ),
    ],
    [
      ['What is 1 + 2?', ['2', '3', '4'], ['3']],
      ['What is 7 + 2?', ['8', '9', '10'], ['9']],
    ],
  ],
  [
    'numbers of options that are said themselves, and no places',
    [
      table(
        ['Question', 'Option 1', 'Option 2', 'Option 3', 'Correct Answer'],
        ['What is 1 + 2?', '2', '3', '4', '3'],
        ['What is 1 + 1?', '1', '2', '3', '2'],
      ),
    ],
    [
      ['What is 1 + 2?', ['2', '3', '4'], ['3']],
      ['What is 1 + 1?', ['1', '2', '3'], ['2']],
    ],
  ],
  [
    'options of a test bank in columns, each letter in a cell of its own, and an answer below “ANS:”',
    [
      p('____ 1. What is the unit of force?'),
      table(['', 'a.', 'joule', 'c.', 'watt'], ['', 'b.', 'newton', 'd.', 'volt']),
      p('____ 2. Which rock is sedimentary?'),
      table(['', 'a.', 'granite', 'c.', 'slate'], ['', 'b.', 'chalk', 'd.', 'marble']),
      p('3. A force of 30 N pushes a box 4 m. Calculate the work done.'),
      ...lines('Answer Section', 'MULTIPLE CHOICE', '1. ANS: B  PTS: 1', '2. ANS: B  PTS: 1'),
      ...lines('SHORT ANSWER', '3. ANS:', '120 J', 'PTS: 2'),
    ],
    [
      ['What is the unit of force?', ['joule', 'newton', 'watt', 'volt'], ['newton']],
      chalk,
      ['A force of 30 N pushes a box 4 m. Calculate the work done.', [], ['120 J']],
    ],
  ],
  [
    'numbers alone as parts of what is to be done with each',
    [
      p('1. Write these numbers in standard form.'),
      ...lines('a) 45 000', 'b) 0.0032'),
      p('2. Name the gas that plants take in.'),
      ...lines('Answers', '1\ta  4.5 × 10⁴\tb  3.2 × 10⁻³', '2\tcarbon dioxide'),
    ],
    [['45 000', [], ['4.5 × 10⁴']], ['0.0032', [], ['3.2 × 10⁻³']], gas],
  ],
  [
    'expressions as parts without answers',
    lines('1. Simplify these expressions.', 'a) 3a + 2a', 'b) 4b – b', '2. Name the gas that plants take in.'),
    [
      ['3a + 2a', [], []],
      ['4b – b', [], []],
      [gas[0], [], []],
    ],
  ],
  [
    'numbers to choose from, which are no parts',
    [
      p('1. Write down which one of these numbers is prime.'),
      ...options('7', ['6', '7', '8', '9']),
      p('2. What is the unit of force?'),
      ...options('newton', units),
    ],
    [
      ['Write down which one of these numbers is prime.', ['6', '7', '8', '9'], ['7']],
      ['What is the unit of force?', units, ['newton']],
    ],
  ],
  [
    'a challenge behind a star',
    lines(
      `1. ${force[0]}`,
      `2. ${energy[0]}`,
      '⭐ Challenge: Name the gas that plants take in.',
      'Mark scheme',
      '1. newton',
      '2. joule',
      'Challenge: carbon dioxide',
    ),
    [force, energy, gas],
  ],
  [
    'answers in tables below the numbers of questions without parts',
    [
      ...lines(`Q1. ${force[0]}`, `Q2. ${gas[0]}`),
      p('Mark scheme'),
      p('Q1.'),
      table(['', 'newton', '[1]']),
      p('Q2.'),
      table(['', 'carbon dioxide', '1'], ['', '', '[1]']),
    ],
    [force, gas],
  ],
  [
    'an option that is nothing but a star',
    [
      p('1. Which symbol is used for a comment in Python?'),
      ...lines('a. //'),
      p('**b. #**'),
      ...lines('c. <!--', 'd. *'),
      p(`2. ${chalk[0]}`),
      ...lettered(rocks).map((line, index) => (index === 1 ? p('**b. chalk**') : line)),
    ],
    [['Which symbol is used for a comment in Python?', ['//', '#', '<!--', '*'], ['#']], chalk],
  ],
  [
    'a line of code in bold that begins with a word of questions',
    [
      p('(answers in bold)'),
      p('1. Write one line of code that asks for a name.'),
      p('**name = input("What is your name? ")**'),
      p(`2. ${force[0]}`),
      p('**newton**'),
    ],
    [['Write one line of code that asks for a name.', [], ['name = input("What is your name? ")']], force],
  ],
  [
    'a result with a sign of times before it',
    lines(`1. ${force[0]}`, '2. Calculate the total magnification.', 'Mark scheme', '1. newton', '2. 10 × 40 = ×400'),
    [force, ['Calculate the total magnification.', [], ['×400']]],
  ],
])('reads %s', async (_reason, blocks, questions) => {
  expect(await questionsOf(blocks)).toEqual(questions);
});
