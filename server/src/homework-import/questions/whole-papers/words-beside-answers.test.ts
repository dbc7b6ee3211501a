import { expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';
import { chalk, energy, force, gas, lines, type Question, questionsOf, rocks } from '../../testing/short-homework.ts';
import { p, table, wordFile } from '../../testing/word-file.ts';

const ratio: Question = ['12 : 18', [], ['2 : 3']];
const other: Question = ['10 : 4', [], ['5 : 2']];
const growth: Question = ['A town grew from 200 to 220. Find the increase.', [], ['20 people']];
const price: Question = ['A coat costs £80, and 15% less in a sale. What is the sale price?', [], ['£68']];
const extra: Question = ['Why do muscle cells have many mitochondria?', [], []];
const letters = rocks.map((rock, index) => `${'abcd'.charAt(index)}) ${rock}`);

it.each<[habit: string, blocks: readonly string[], questions: readonly Question[]]>([
  [
    'sections named by their kind with how many questions they have, whose names return in the key',
    [
      p('True/False (2 questions)', { style: 'Heading2' }),
      ...lines('1. Warm air rises.', '2. Wind speed is measured with a barometer.'),
      p('Multiple Choice (1 question)', { style: 'Heading2' }),
      ...lines(`1. ${chalk[0]}`, ...letters),
      p('Short Answer (2 questions)', { style: 'Heading2' }),
      ...lines(`1. ${force[0]}`, `2. ${energy[0]}`),
      p('Answer Key', { style: 'Heading2' }),
      ...lines('**True/False**', '1. True', '2. False', '**Multiple Choice**', '1. b) chalk'),
      ...lines('**Short Answer**', '1. newton', '2. joule'),
    ],
    [
      ['Warm air rises.', [], ['true']],
      ['Wind speed is measured with a barometer.', [], ['false']],
      chalk,
      force,
      energy,
    ],
  ],
  [
    'results in colour far behind parts that ask nothing, and behind an order',
    [
      ...lines(
        '1) Write this ratio in its simplest form.',
        'a) 12 : 18   %%2 : 3%%\t(1)',
        'b) 10 : 4   %%5 : 2%%\t(1)',
      ),
      ...lines(`2) ${growth[0]}   %%20 people%%\t(3)`, `3) ${price[0]}   %%£68%%\t(2)`),
    ],
    [ratio, other, growth, price],
  ],
  [
    'parts with choices in brackets, of which the right ones stand out',
    [
      ...lines('1. Choose the correct term in each pair of brackets:'),
      ...lines('a) Salt (**dissolves** / melts) in water.', 'b) Ice (melts / **freezes**) below zero.'),
      ...lines(`2. ${force[0]}`, 'Answer: newton'),
    ],
    [
      ['Salt (dissolves / melts) in water.', ['dissolves', 'melts'], ['dissolves']],
      ['Ice (melts / freezes) below zero.', ['melts', 'freezes'], ['freezes']],
      force,
    ],
  ],
  [
    'a passage below its bank, line by line, with what was typed into its gaps in colour',
    [
      ...lines('Use the words in the box to fill in the blanks. You may use each word once only.'),
      table(['joules', 'watts', 'newtons'], ['kelvin', 'volts', 'amps']),
      ...lines('Energy is measured in %%joules%% in schools.', 'Power is measured in %%watts%% in schools.'),
      ...lines('Force is measured in %%newtons%% in schools.', 'Current is measured in %%amps%% in schools.'),
    ],
    (
      [
        ['Energy', 'joules'],
        ['Power', 'watts'],
        ['Force', 'newtons'],
        ['Current', 'amps'],
      ] as const
    ).map(([what, unit]) => [
      `${what} is measured in ____ in schools.`,
      ['joules', 'watts', 'newtons', 'kelvin', 'volts', 'amps'],
      [unit],
    ]),
  ],
  [
    'what is said of the last question before its number',
    [
      ...lines(`Q1. ${force[0]}`, 'Ans: newton', `Q2. ${energy[0]}`, 'Ans: joule', `Q3. ${gas[0]}`),
      ...lines('Ans: carbon dioxide', `EXTENSION (no answer, we will discuss) – Q4. ${extra[0]}`),
      p('**revise for the test on monday!!!**'),
    ],
    [force, energy, gas, extra],
  ],
  [
    'what is fine too, in brackets behind an answer',
    lines(`1. ${force[0]}`, 'Ans: newton (N is fine too)', `2. ${energy[0]}`, 'Ans: joule (J is also accepted)'),
    [
      [force[0], [], ['newton', 'N']],
      [energy[0], [], ['joule', 'J']],
    ],
  ],
  [
    'a line to fold along between the questions and their answers',
    [
      ...lines(`1. ${force[0]}`, `2. ${energy[0]}`, `3. ${gas[0]}`, '- - - - - - - - - fold here - - - - - - - - -'),
      ...lines('Answers: 1 newton   2 joule   3 carbon dioxide'),
    ],
    [force, energy, gas],
  ],
  [
    'statements in bold with room for T or F before each, and a key table',
    [
      ...lines('**1. _____ Bats are birds.**', '**2. _____ Copper conducts electricity.**', '**3. _____ Ice melts.**'),
      p('**Answers (do not print)**'),
      table(['Question', 'Answer'], ['1', 'F'], ['2', 'T'], ['3', 'T']),
    ],
    [
      ['Bats are birds.', [], ['false']],
      ['Copper conducts electricity.', [], ['true']],
      ['Ice melts.', [], ['true']],
    ],
  ],
])('reads %s', async (_habit, blocks, questions) => {
  expect(await questionsOf(blocks)).toEqual(questions);
});

it('takes a file of words for the key of statements that ask nothing themselves', async () => {
  const file = (name: string, title: string, texts: readonly string[]) => ({
    name,
    bytes: wordFile([p(title, { style: 'Title' }), ...lines(...texts)]),
  });
  const asked = ['1. Bats are birds.', 'True / False', '2. Ice melts.', 'True / False'];
  const { drafts } = await readFiles(
    [file('Quiz.docx', 'Quiz', asked), file('Quiz answers.docx', 'Quiz – answers', ['1. False', '2. True'])],
    undefined,
  );
  const read = drafts.map(({ assignment }) => assignment.questions.map((one) => [one.question, one.correctAnswers]));
  expect(read).toEqual([
    [
      ['Bats are birds.', ['false']],
      ['Ice melts.', ['true']],
    ],
  ]);
});
