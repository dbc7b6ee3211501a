import { expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';
import { p, table, wordFile } from '../../testing/word-file.ts';

type Question = readonly [text: string, options: readonly string[], answers: readonly string[]];

const force: Question = ['What is the unit of force?', [], ['newton']];
const metals = ['iron', 'sulfur', 'zinc'];

const cases: readonly (readonly [reason: string, blocks: readonly string[], questions: readonly Question[]])[] = [
  ...[
    'Working:',
    'Show your working',
    'Show all your working out below.',
    'Space for working',
    'Formula:',
    '…………………… g',
    '________ m/s²',
  ].map(
    (room) =>
      [
        `${room} is room to write`,
        [
          p('1. What is the mass of 2 kg of salt and 3 g of water?'),
          p(room),
          p('2. What is the unit of force?'),
          p('Answers'),
          p('1. 2003 g'),
          p('2. newton'),
        ],
        [['What is the mass of 2 kg of salt and 3 g of water?', [], ['2003 g']], force],
      ] as const,
  ),
  ...[
    'WELL DONE! Parent signature: ..........',
    'Teacher initials: ______',
    'Marked by: ________  Score: ___ / 20',
    'WWW: ______',
    'Next steps: ________',
  ].map(
    (line) =>
      [
        `${line} is not asked`,
        [
          p('1. Which planet is the hottest?'),
          p('Answer: Venus'),
          p('2. What is the unit of force?'),
          p(line),
          p('Answers'),
          p('2. newton'),
        ],
        [['Which planet is the hottest?', [], ['Venus']], force],
      ] as const,
  ),
  [
    'a printed quiz with types and numbers out of all',
    [
      p('**Question 1 of 3**'),
      p('Multiple choice'),
      p('Which of these is not a metal?'),
      ...metals.map((metal) => p(metal)),
      p('**Correct answer: sulfur**'),
      p('**Question 2 of 3**'),
      p('Select all that apply'),
      p('Which of these are metals?'),
      ...metals.map((metal) => p(metal)),
      p('**Correct answers: iron, zinc**'),
      p('**Question 3 of 3**'),
      p('Short answer'),
      p('What is the unit of force?'),
      p('**Correct answer: newton**'),
      p('Also accept: newtons, N'),
    ],
    [
      ['Which of these is not a metal?', metals, ['sulfur']],
      ['Select all that apply\nWhich of these are metals?', metals, ['iron', 'zinc']],
      ['What is the unit of force?', [], ['newton', 'newtons', 'N']],
    ],
  ],
  [
    'a key that explains its letters, and lists what is right',
    [
      p('1. Which of these is a metal?'),
      ...metals.map((metal, index) => p(`${'ABC'[index]}. ${metal}`)),
      p('2. Give one way to save energy.'),
      p('Answer Key', { style: 'Heading2' }),
      p('1. C – It conducts and is shiny.'),
      p('2. Switching off lights, double glazing, or insulation'),
    ],
    [
      ['Which of these is a metal?', metals, ['zinc']],
      ['Give one way to save energy.', [], ['Switching off lights', 'double glazing', 'insulation']],
    ],
  ],
  [
    'headings within a table of questions',
    [
      table(
        ['Question', 'Answer'],
        ['**Forces**', ''],
        ['1. What is the unit of force?', 'newton'],
        ['**Space**', ''],
        ['2. Which planet is the hottest?', 'Venus'],
        ['3. What is at the centre of our solar system?', 'the Sun'],
      ),
    ],
    [
      force,
      ['Which planet is the hottest?', [], ['Venus']],
      ['What is at the centre of our solar system?', [], ['the Sun']],
    ],
  ],
  [
    'numbers of boards with digits apart, each in a table of its own',
    [
      table(['0 1', 'Plants make food.']),
      table(['0 1 . 1', 'Name the gas that plants take in.']),
      p('[1 mark]'),
      table(['0 1 . 2', 'What is the green pigment called?']),
      p('[1 mark]'),
      p('Mark scheme'),
      table(['Question', 'Answers', 'Mark'], ['01.1', 'carbon dioxide', '1'], ['01.2', 'chlorophyll', '1']),
    ],
    [
      ['Name the gas that plants take in.', [], ['carbon dioxide']],
      ['What is the green pigment called?', [], ['chlorophyll']],
    ],
  ],
  [
    'things with letters that a question chooses from',
    [
      p('1. Solution A has pH 2 and solution B has pH 9. Which solution is an acid?'),
      p('2. What is the unit of force?'),
      p('Answers'),
      p('1. Solution A'),
      p('2. newton'),
    ],
    [
      [
        'Solution A has pH 2 and solution B has pH 9. Which solution is an acid?',
        ['Solution A', 'Solution B'],
        ['Solution A'],
      ],
      force,
    ],
  ],
  [
    'room behind a sentence',
    [
      p('1. Name the galaxy we live in.\t\t_______________'),
      p('2. The unit of force is the _______________'),
      p('3. Which planet is the hottest? _______________'),
      p('Answers: Q1 Milky Way, Q2 newton, Q3 Venus'),
    ],
    [
      ['Name the galaxy we live in.', [], ['Milky Way']],
      ['The unit of force is the _______________', [], ['newton']],
      ['Which planet is the hottest?', [], ['Venus']],
    ],
  ],
];

it.each(cases)('%s', async (_reason, blocks, questions) => {
  const bytes = wordFile([p('Science homework', { style: 'Title' }), ...blocks]);
  const { drafts } = await readFiles([{ name: 'homework.docx', bytes }], undefined);
  const read = drafts[0]?.assignment.questions.map((one) => [one.question, one.options, one.correctAnswers]);
  expect(read).toEqual(questions);
});

it('a title keeps what is beside it out', async () => {
  const bytes = wordFile([
    p('**Year 7 Space Homework\t\tNAME:**'),
    p('1. What is the unit of force?'),
    p('Answer: newton'),
  ]);
  const { drafts } = await readFiles([{ name: 'homework.docx', bytes }], undefined);
  expect(drafts[0]?.assignment.title).toBe('Year 7 Space Homework');
});
