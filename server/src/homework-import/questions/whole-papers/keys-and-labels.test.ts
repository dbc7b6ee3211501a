import { expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';
import { energy, force, lines, type Question, questionsOf } from '../../testing/short-homework.ts';
import { p, table, wordFile } from '../../testing/word-file.ts';

const lamps = 'Why are lamps of a house wired in parallel?';
const asked = lines(
  '1. What is the unit of force?',
  '......................................................',
  '2. What is the unit of energy?',
  '......................................................',
  `3. ${lamps}`,
  '......................................................',
);
const key = lines('1. newton', '2. joule', '3. If one breaks the others stay on');
const answered: readonly Question[] = [force, energy, [lamps, [], ['If one breaks the others stay on']]];
const levels = ['Bronze', 'Silver', 'Gold'];
const unanswered: readonly Question[] = answered.map(([text]) => [text, [], []]);
const statements: readonly Question[] = [
  ['The Sun is a star.', [], ['true']],
  ['The Moon makes light.', [], ['false']],
];
const gas: Question = ['Which of these is a metal?', ['iron', 'sulfur', 'argon'], ['iron']];

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  ...[
    'Answers - circuits test',
    'Mark scheme, circuits',
    'Circuits test: solutions',
    'ANS circuits',
    'The correct responses',
    'Check yourself',
    'For the teacher',
  ].map((title): [string, readonly string[], readonly Question[]] => [
    `answers below “${title}” in no special look, one of which begins with “If”`,
    [...asked, p(title), ...key],
    answered,
  ]),
  [
    'answers of questions below a title beside the class and the room',
    [
      table(['**Cover lesson: circuits**', 'Class: 8B', 'Room: T4']),
      ...asked,
      p('Answers'),
      table(['**Q**', '**Answer**'], ['1', 'newton'], ['2', 'joule'], ['3', 'If one breaks the others stay on']),
    ],
    answered,
  ],
  [
    'answers in a remark at the foot, of some of the questions',
    [
      p('1. Which of these is a metal?'),
      ...lines('A. **iron**', 'B. sulfur', 'C. argon'),
      ...lines('2. What is the unit of force?', '........................'),
      ...lines('3. What is the unit of energy?', '........................'),
      p('Teacher copy. Right choices in bold.  Q2 newton   Q3 joule'),
    ],
    [gas, force, energy],
  ],
  [
    'levels whose numbers go on from one to the next',
    levels.flatMap((level, index) => [p(`**${level}**`), ...asked.slice(index * 2, index * 2 + 2)]),
    unanswered,
  ],
  [
    'levels of heat, in no special look',
    ['Mild', 'Spicy', 'Hot'].flatMap((level, index) => [p(level), ...asked.slice(index * 2, index * 2 + 2)]),
    unanswered,
  ],
  [
    'dots behind statements that are true or false',
    lines(
      '1. Write true or false next to each statement.',
      'a) The Sun is a star.\t..................',
      'b) The Moon makes light. ………………',
      'Answers',
      '1. a) true  b) false',
    ),
    statements,
  ],
  [
    'True and False beside every statement, below no headings',
    [
      p('Circle true or false.'),
      table(['1. The Sun is a star.', 'True', 'False'], ['2. The Moon makes light.', 'True', 'False']),
      ...lines('Answers', '1 True', '2 False'),
    ],
    statements,
  ],
  [
    'the right one of True and False in bold',
    [
      p('Circle true or false.'),
      table(['1. The Sun is a star.', '**True**', 'False'], ['2. The Moon makes light.', 'True', '**False**']),
    ],
    statements,
  ],
  [
    'numbers to tick beside boxes that are tables',
    [
      p('1. How many bonds does each carbon atom form in diamond?'),
      p('Tick one box.'),
      `<w:tbl>${['1', '2', '3', '4']
        .map((text) => `<w:tr><w:tc>${p(text)}</w:tc><w:tc>${table([''])}${p('')}</w:tc></w:tr>`)
        .join('')}</w:tbl>`,
      ...lines('2. What is the unit of force?', 'Answers', '1. 4', '2. newton'),
    ],
    [['How many bonds does each carbon atom form in diamond?\nTick one box.', ['1', '2', '3', '4'], ['4']], force],
  ],
  [
    'questions of a form that are required, with circles',
    lines(
      '1. Which of these is a metal? *',
      '(1 Point)',
      '○  iron  ✓',
      '○  sulfur',
      '○  argon',
      '2. What is the unit of force? *',
      '(1 Point)',
      'Correct answer: newton',
    ),
    [gas, force],
  ],
])('reads %s', async (_reason, blocks, questions) => expect(await questionsOf(blocks)).toEqual(questions));

const partsInCell = [
  p('3. Hydrochloric acid reacts with sodium hydroxide.'),
  p('(a) What is this type of reaction called?'),
  p('(b) Name the salt that is made.'),
].join('');

it.each([
  ['gaps', 'Key words', 'The unit of force is the ____________.', 'The unit of energy is the ____________.'],
  ['gaps', 'Working with solutions', 'Salt is the ____________.', 'Water is the ____________.'],
  ['room', 'Solutions and mixtures', 'A liquid that dissolves things\n____________', 'What is dissolved\n____________'],
])('reads no key in %s below “%s”', async (_what, heading, first, second) => {
  const blocks = [p('1. What is the unit of force?'), p('2. What is the unit of energy?'), p(`**${heading}**`)];
  const read = await questionsOf([...blocks, p(`1. ${first}`), p(`2. ${second}`)]);
  expect(read).toHaveLength(4);
});

it.each([
  [
    'parts of one cell, with their marks below each other beside them, and a key with “3a” in a cell',
    [
      table(
        ['No.', 'Question', 'Marks'],
        ['1', 'What colour is universal indicator in a strong acid?', '1'],
        ['2', 'Write down the pH of a neutral solution.', '1'],
      ).replace(
        '</w:tbl>',
        `<w:tr><w:tc>${p('3')}</w:tc><w:tc>${partsInCell.replace('3. ', '')}</w:tc><w:tc>${p('1')}${p('2')}</w:tc></w:tr></w:tbl>`,
      ),
      p('**TEACHER COPY – Answers**'),
      table(
        ['1', 'red'],
        ['2', '7'],
        ['3a', 'neutralisation'],
        ['3b', 'sodium chloride, the salt of hydrochloric acid'],
      ),
    ],
    [
      ['What colour is universal indicator in a strong acid?', 'red', 1],
      ['Write down the pH of a neutral solution.', '7', 1],
      ['What is this type of reaction called?', 'neutralisation', 1],
      ['Name the salt that is made.', 'sodium chloride; the salt of hydrochloric acid', 2],
    ],
  ],
  [
    'the points of a test bank below its answers, and its title a second time above them',
    lines(
      'Chapter 5: Reactions',
      '1. What is oxidation?',
      '2. Which gas is needed?',
      'ID: A',
      'Chapter 5: Reactions',
      '**Answer Section**',
      '1. ANS:',
      'A substance gains oxygen.',
      'PTS: 2',
      '2. ANS:',
      'oxygen',
      'PTS: 1',
    ),
    [
      ['What is oxidation?', 'A substance gains oxygen', 2],
      ['Which gas is needed?', 'oxygen', 1],
    ],
  ],
])('reads marks of %s', async (_reason, blocks, expected) => {
  const bytes = wordFile([p('Science homework', { style: 'Title' }), ...blocks]);
  const { drafts } = await readFiles([{ name: 'homework.docx', bytes }], undefined);
  const read = drafts[0]?.assignment.questions.map(({ question, correctAnswers, marks }) => [
    question,
    correctAnswers.join('; '),
    marks,
  ]);
  expect(read).toEqual(expected);
});

it('reads parts whose letters of an automatic list have nothing behind them', async () => {
  const blocks = [
    p('The diagram shows the digestive system.', { list: [1, 0] }),
    p('Name the organ labelled A. (1 mark)', { list: [1, 1] }),
    p('What is the job of the large intestine? (1 mark)', { list: [1, 1] }),
  ];
  const lists = {
    1: [
      ['decimal', '%1'],
      ['lowerLetter', '%2'],
    ],
  } as const;
  const { drafts } = await readFiles([{ name: 'homework.docx', bytes: wordFile(blocks, { lists }) }], undefined);
  expect(drafts[0]?.assignment.questions.map(({ question, marks }) => [question, marks])).toEqual([
    ['Name the organ labelled A.', 1],
    ['What is the job of the large intestine?', 1],
  ]);
});
