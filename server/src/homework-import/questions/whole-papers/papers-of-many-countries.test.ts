import { expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';
import { chalk, energy, force, gas, lines, type Question, questionsOf, rocks } from '../../testing/short-homework.ts';
import { p, table, wordFile } from '../../testing/word-file.ts';

const dots = '.............';
const letters = rocks.map((rock, index) => `${'ABCD'.charAt(index)}\t${rock}`).join('\n\n');
const open: Question = ['A living thing that makes its food is called', rocks, ['chalk']];

it.each<[habit: string, blocks: readonly string[], questions: readonly Question[]]>([
  [
    'a copy whose title stands below the room for the name, and letters on the line before each number',
    [
      p('Name ______________\tDate ______________'),
      p('%%**TEACHER KEY**%%'),
      ...lines(`___%%B%%___  1.\t${chalk[0]}`, 'a. granite', 'b. chalk', 'c. slate', 'd. marble'),
      ...lines('___%%A%%___  2.\tWhich is a unit?', 'a. newton', 'b. chalk', '___%%B%%___  3.\tWhich is a gas?'),
      ...lines('a. iron', 'b. oxygen'),
    ],
    [chalk, ['Which is a unit?', ['newton', 'chalk'], ['newton']], ['Which is a gas?', ['iron', 'oxygen'], ['oxygen']]],
  ],
  [
    'a copy whose title stands below what tells pupils how to answer',
    [
      ...lines('Explain your working in full.', '%%**TEACHER ANSWERS**%%', `1. ${force[0]}`, '%%newton%%'),
      ...lines(`2. ${energy[0]}`, '%%joule%%', `3. ${gas[0]}`, '%%carbon dioxide%%'),
    ],
    [force, energy, gas],
  ],
  [
    'numbers before tabs, with the answer in colour in the middle of dots, behind a pound sign or before a unit',
    [
      ...lines('Name: ........................', '%%**SOLUTIONS FOR THE BOARD**%%'),
      ...lines('**1**\tA bike costs £240, and 15% less in a sale. Work out the sale price.', `£${dots}%%204%%${dots}`),
      ...lines('**(Total for Question 1 is 3 marks)**', '**2**\tWork out the volume of a cube of 2 cm.'),
      ...lines(`${dots}%%8%%${dots} cm³`, '**(Total for Question 2 is 2 marks)**', '**3**\tSolve 5x − 7 = 23'),
      ...lines(`${dots}%%6%%${dots}`, '**(Total for Question 3 is 2 marks)**'),
    ],
    [
      ['A bike costs £240, and 15% less in a sale. Work out the sale price.', [], ['£204']],
      ['Work out the volume of a cube of 2 cm.', [], ['8 cm³']],
      ['Solve 5x − 7 = 23', [], ['6']],
    ],
  ],
  [
    'a table whose heads say Q, the section, Answer and Mark, of statements to go on with',
    [
      table(
        ['Q', 'Section A – Multiple choice (2 marks)', 'Answer', 'Mark'],
        ['1', `${open[0]}\n\n${letters}`, '', '1'],
        ['2', `${chalk[0]}\n\n${letters}`, '', '1'],
      ),
      table(
        ['Q', 'Section B – Short answer (2 marks)', 'Mark'],
        ['3', 'Some pupils push a trolley.', ''],
        ['', `a\t${force[0]}\n\n${dots}${dots}`, '1'],
        ['', `b\t${energy[0]}\n\n${dots}${dots}`, '1'],
      ),
      ...lines('Answers', '1 B', '2 B', '3a newton', '3b joule'),
    ],
    [open, chalk, force, energy],
  ],
  [
    'parts without letters, each with its marks, below numbers with the marks of all, and a grid of marks',
    [
      table(['Question', '1', '2', 'Total'], ['Marks', '12', '12', '24'], ['Awarded', '', '', '']),
      p('Question 1. (12 marks) Forces', { style: 'Heading3' }),
      ...lines(`${force[0]}   **(6)**`, '%%newton%%', `${energy[0]}   **(6)**`, '%%joule%%'),
      p('Question 2. (12 marks) Plants', { style: 'Heading3' }),
      ...lines(`${gas[0]}   **(6)**`, '%%carbon dioxide%%', 'Give two parts of a leaf.   **(6)**'),
      ...lines('1. %%blade%%', '2. %%stalk%%'),
    ],
    [force, energy, gas, ['Give two parts of a leaf.', [], ['blade', 'stalk']]],
  ],
  [
    'a box to tick for the pupil at the end of each question, and what the score means',
    [
      ...lines(`1 ${force[0]}\t□`, `2 ${energy[0]}\t□`, `3 ${gas[0]}\t□`),
      ...lines('**How did you do?**  0–1 read the page again    2–3 on to the next page!', '**Answers**'),
      p('**1** newton   **2** joule   **3** carbon dioxide'),
    ],
    [force, energy, gas],
  ],
  [
    'grids for the letters below some of the questions, which a teacher filled in',
    [
      ...lines('**Activity 1.** Choose the right answer. Write the letters in the table.'),
      ...lines(
        `1. ${chalk[0]}`,
        'a) granite   b) chalk   c) slate   d) marble',
        '2. Which is a gas?',
        'a) iron   b) air',
      ),
      ...lines('3. Which is a metal?', 'a) iron   b) air'),
      table(['**1**', '**2**', '**3**'], ['%%b%%', '%%b%%', '%%a%%']),
      ...lines('**Activity 2.** True or false? Write T or F in the table.', '4. Bats are birds.', '5. Ice melts.'),
      ...lines('6. Iron is a gas.'),
      table(['**4**', '**5**', '**6**'], ['%%F%%', '%%T%%', '%%F%%']),
      ...lines('**Activity 3.** Answer in full sentences.', `7. ${force[0]}`, '%%newton%%'),
    ],
    [
      chalk,
      ['Which is a gas?', ['iron', 'air'], ['air']],
      ['Which is a metal?', ['iron', 'air'], ['iron']],
      ['Bats are birds.', [], ['false']],
      ['Ice melts.', [], ['true']],
      ['Iron is a gas.', [], ['false']],
      force,
    ],
  ],
  [
    'words at slashes of which one in the middle stands out, a table to tick that goes on, and numbers that go on below it',
    [
      ...lines('Teacher’s copy – the right answers are highlighted', '**Part 1   Circle the right word.**'),
      ...lines('1. Plants make food in their roots  /  ==leaves==  /  flowers.'),
      ...lines('2. Light comes from the ==Sun==  /  Moon  /  sea.'),
      table(
        ['**Part 2   True or false? Tick one box.**', '', 'True', 'False'],
        ['3', 'Bats are birds.', '☐', '==☑=='],
        ['4', 'Ice melts.', '==☑==', '☐'],
      ),
      ...lines('**Part 3   Answer these.**', `5. ${force[0]}`, '==newton=='),
    ],
    [
      ['Plants make food in their roots / leaves / flowers.', ['roots', 'leaves', 'flowers'], ['leaves']],
      ['Light comes from the Sun / Moon / sea.', ['Sun', 'Moon', 'sea'], ['Sun']],
      ['Bats are birds.', [], ['false']],
      ['Ice melts.', [], ['true']],
      force,
    ],
  ],
  [
    'letters alone as the sections of a key',
    [
      p('A   Write the unit.', { style: 'Heading2' }),
      ...lines(`1. ${force[0]}`, `2. ${energy[0]}`),
      p('B   Write the gas.', { style: 'Heading2' }),
      ...lines(`1. ${gas[0]}`, '2. Which gas do we need?'),
      p('Answers', { style: 'Heading1' }),
      ...lines('**A**', '1 newton   2 joule', '**B**', '1 carbon dioxide   2 oxygen'),
    ],
    [force, energy, gas, ['Which gas do we need?', [], ['oxygen']]],
  ],
])('reads %s', async (_habit, blocks, questions) => {
  expect(await questionsOf(blocks)).toEqual(questions);
});

it('reads the marks of several parts as a product, and shares them out', async () => {
  const asked = lines(
    'Q.1 Answer in brief: (2 x 2 = 4)',
    `(i) ${force[0]}`,
    'Ans: newton',
    `(ii) ${energy[0]}`,
    'Ans: joule',
  );
  const other = lines(
    'Q.2 Fill in: (1 x 2 = 2)',
    '(i) Ice is ____ .   Ans: water',
    '(ii) Steam is ____ .   Ans: water',
  );
  const bytes = wordFile([p('Units', { style: 'Title' }), ...asked, ...other]);
  const { drafts } = await readFiles([{ name: 'units.docx', bytes }], undefined);
  expect(drafts[0]?.assignment.questions.map(({ marks }) => marks)).toEqual([2, 2, 1, 1]);
});
