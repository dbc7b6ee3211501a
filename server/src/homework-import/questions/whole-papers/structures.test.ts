import { expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';
import { p, table, wordFile } from '../../testing/word-file.ts';

type Answers = readonly (readonly string[])[];

const first = p('1. Name the gas that plants take in. [1]');
const last = p('3. What is the unit of force? [1]');
const key = (second: string) => [p('Answers'), p('1. carbon dioxide'), p(`2. ${second}`), p('3. newton')];
const around = (...second: Answers): Answers => [['carbon dioxide'], ...second, ['newton']];

const statements = [p('a) The Sun is a star. ____'), p('b) The Moon makes light. ____'), p('c) Mars has moons. ____')];
const ticks = table(
  ['Statement', 'True', 'False'],
  ['The Sun is a star.', '', ''],
  ['The Moon makes light.', '', ''],
  ['Mars has moons.', '', ''],
);
const organs = table(['1. heart', 'A. takes in air'], ['2. lung', 'B. pumps blood'], ['3. liver', 'C. cleans blood']);
const gaps = 'The (1) ______ of a thing is the force of gravity. It is measured in (2) ______.';
const truths = around(['true'], ['false'], ['true']);
const jobs = around(['pumps blood'], ['takes in air'], ['cleans blood']);

const cases: readonly (readonly [reason: string, blocks: readonly string[], answers: Answers])[] = [
  ['a key that lists T, F, T', [first, p('2. Write T or F. [3]'), ...statements, last, ...key('T, F, T')], truths],
  ['a key that lists TFT', [first, p('2. Write T or F. [3]'), ...statements, last, ...key('TFT')], truths],
  [
    'a key for a table to tick',
    [first, p('2. Tick true or false. [3]'), ticks, last, ...key('True, False, True')],
    truths,
  ],
  ['pairs in a key', [first, p('2. Match each organ to its job. [3]'), organs, last, ...key('1B 2A 3C')], jobs],
  ['pairs with dashes', [first, p('2. Match each organ to its job. [3]'), organs, last, ...key('1-B, 2-A, 3-C')], jobs],
  [
    'gaps that are numbered, in the key too',
    [first, p('2. Fill in the gaps. [2]'), p(gaps), last, ...key('(1) weight (2) newtons')],
    around(['weight'], ['newtons']),
  ],
  [
    'several options in bold where two are asked for',
    [p('1. Which are acids? Choose two.'), p('**A) vinegar**'), p('B) soap'), p('**C) lemon juice**'), p('D) water')],
    [['vinegar', 'lemon juice']],
  ],
  [
    'two letters as one word',
    [p('1. Which two are metals?'), p('A) iron'), p('B) sulfur'), p('C) zinc'), p('Answer: AC')],
    [['iron', 'zinc']],
  ],
  [
    'a grid with a question in each cell',
    [
      table(
        [
          'Last lesson\n\n1. What is the unit of force?\n\n%%newton%%',
          'Last week\n\n2. What is the symbol of iron?\n\n%%Fe%%',
        ],
        [
          'Last topic\n\n3. Name the green pigment.\n\n%%chlorophyll%%',
          'Last year\n\n4. What do we breathe in?\n\n%%oxygen%%',
        ],
      ),
    ],
    [['newton'], ['Fe'], ['chlorophyll'], ['oxygen']],
  ],
  [
    'questions beside answers, without headings',
    [table(['What is the unit of force?', 'newton'], ['Which planet is the hottest?', 'Venus'])],
    [['newton'], ['Venus']],
  ],
  [
    'answers below each section',
    [
      p('Section A', { style: 'Heading2' }),
      p('1. What is the unit of force?'),
      p('2. What is the symbol of iron?'),
      p('Answers: 1. newton 2. Fe'),
      p('Section B', { style: 'Heading2' }),
      p('3. Name the green pigment.'),
      p('4. What do we breathe in?'),
      p('Answers: 3. chlorophyll 4. oxygen'),
    ],
    [['newton'], ['Fe'], ['chlorophyll'], ['oxygen']],
  ],
  [
    'two lists to match',
    [
      first,
      p('2. Match. [2]'),
      p('a) heart'),
      p('b) lung'),
      p('A. takes in air'),
      p('B. pumps blood'),
      last,
      ...key('a-B, b-A'),
    ],
    around(['pumps blood'], ['takes in air']),
  ],
  [
    'Q1 and A1',
    [p('Q1: What is the unit of force?'), p('A1: newton'), p('Q2: What do we breathe in?'), p('A2: oxygen')],
    [['newton'], ['oxygen']],
  ],
  [
    'answers behind arrows, dashes and in bold on the line',
    [
      p('1. What is the unit of force? → newton'),
      p('2. What do we breathe in? – oxygen'),
      p('3. What is the symbol of iron? **Fe**'),
    ],
    [['newton'], ['oxygen'], ['Fe']],
  ],
  [
    'a list of which some are enough, and what is refused, below an answer',
    [
      p('1. Give two renewable resources. [2]'),
      p('Answer: Any two from: wind, solar, tidal'),
      p('2. What do we breathe in? [1]'),
      p('Answer: oxygen'),
      p('Do not accept: air'),
    ],
    [['wind', 'solar', 'tidal'], ['oxygen']],
  ],
  [
    'tasks with parts and no other numbers',
    [
      p('Task 1', { style: 'Heading2' }),
      p('a) What is the unit of force?'),
      p('b) What do we breathe in?'),
      p('Task 2', { style: 'Heading2' }),
      p('a) What is the symbol of iron?'),
      p('b) Which planet is the hottest?'),
      p('Answers', { style: 'Heading1' }),
      p('Task 1'),
      p('a) newton'),
      p('b) oxygen'),
      p('Task 2'),
      p('a) Fe'),
      p('b) Venus'),
    ],
    [['newton'], ['oxygen'], ['Fe'], ['Venus']],
  ],
  [
    'answers in colour behind gaps',
    [p('1. Blood is pumped by the ______ %%(heart)%%.'), p('2. Plants make ______ %%(glucose)%% in light.')],
    [['heart'], ['glucose']],
  ],
  [
    'working with the formula in words',
    [first, p('2. Calculate the density. [3]'), last, ...key('density = mass ÷ volume = 50 ÷ 10 = 5 g/cm³')],
    around(['5 g/cm³']),
  ],
  [
    'numbers without their full stops at the end of a test',
    [
      p('1. What is the unit of force?'),
      p('2  Ice floats on water. Say why. (1)'),
      p('3  What do we breathe in?'),
      p('Answers'),
      p('1) newton'),
      p('2) it is less dense'),
      p('3) oxygen'),
    ],
    [['newton'], ['it is less dense'], ['oxygen']],
  ],
];

it.each(cases)('%s', async (_reason, blocks, answers) => {
  const bytes = wordFile([p('Science quiz', { style: 'Title' }), ...blocks]);
  const { drafts } = await readFiles([{ name: 'quiz.docx', bytes }], undefined);
  expect(drafts[0]?.assignment.questions.map((one) => one.correctAnswers)).toEqual(answers);
});
