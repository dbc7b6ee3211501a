import { expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';
import { energy, force, lines, type Question, questionsOf } from '../../testing/short-homework.ts';
import { p, table, wordFile } from '../../testing/word-file.ts';

const rocks = ['granite', 'chalk', 'slate'];
const chalk: Question = ['Which rock is sedimentary?', rocks, ['chalk']];
const asked = [
  p('1. Which rock is sedimentary?'),
  ...lines('a) granite', 'b) chalk', 'c) slate'),
  p('2. What is the unit of force?'),
];

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  [
    'options with their small letters in a key',
    [...asked, p('Answers'), p('1. b) chalk'), p('2. newton')],
    [chalk, force],
  ],
  [
    'small letters of parts in a key as parts',
    lines(
      '1. Units',
      'a) What is the unit of force?',
      'b) What is the unit of energy?',
      'Answers',
      '1. a) newton',
      'b) joule',
    ),
    [force, energy],
  ],
  [
    'answers in brackets below the questions',
    lines(
      '1. What is the unit of force?',
      '(newton)',
      '2. What is the unit of energy?',
      '(joule)',
      '3. Explain why sound cannot travel through space. [2]',
      '(there are no particles (solid, liquid) in a vacuum)',
    ),
    [
      force,
      energy,
      ['Explain why sound cannot travel through space.', [], ['there are no particles (solid, liquid) in a vacuum']],
    ],
  ],
  [
    'brackets below that say how to answer as part of the question',
    lines(
      '1. What is the unit of force?',
      '(Use a whole word)',
      'Answer: newton',
      '2. What is the unit of energy?',
      '(2 marks)',
      'Answer: joule',
    ),
    [['What is the unit of force?\n(Use a whole word)', [], ['newton']], energy],
  ],
  ...['Answer guidance', 'Teacher’s answer', 'Example answer', 'Answer (teacher only)', 'Marking notes'].map(
    (label): [string, readonly string[], readonly Question[]] => [
      `what stands behind “${label}:”`,
      lines('1. What is the unit of force?', `${label}: newton`, '2. What is the unit of energy?', `${label}: joule`),
      [force, energy],
    ],
  ),
  [
    'numbers with decimals behind tabs in a key',
    lines(
      '1. Calculate the density. [2]',
      '2. Calculate the area. [3]',
      'Mark scheme',
      '\t1.\t2.7 (g/cm³)',
      '\t2.\t0.4 (m²)',
    ),
    [
      ['Calculate the density.', [], ['2.7 (g/cm³)']],
      ['Calculate the area.', [], ['0.4 (m²)']],
    ],
  ],
  [
    'what brackets accept and refuse',
    lines(
      '1. What happens to the pressure in a liquid as you go deeper?',
      'Answer: it increases (accept: gets bigger, goes up; do not accept: gets heavier)',
      '2. Write down one use of an electromagnet.',
      'Answer: crane, electric bell, door lock (accept any sensible use)',
      '3. What is the unit of force?',
      'Answer: newton',
    ),
    [
      ['What happens to the pressure in a liquid as you go deeper?', [], ['it increases', 'gets bigger', 'goes up']],
      ['Write down one use of an electromagnet.', [], ['crane', 'electric bell', 'door lock']],
      force,
    ],
  ],
  [
    'five areas where one has “and” in its name',
    lines(
      '1. Name three areas of development. [3]',
      'Answer: physical, communication and language, social',
      '2. What is the unit of force?',
      'Answer: newton',
    ),
    [['Name three areas of development.', [], ['physical', 'communication and language', 'social']], force],
  ],
  [
    'a Punnett square as a table',
    [
      p('1. What is the genotype of a carrier? (1)'),
      p('%%Ff%%'),
      table(['', 'F', 'f'], ['F', 'FF', 'Ff'], ['f', 'Ff', 'ff']),
      p('2. What is the unit of force?'),
      p('Answer: newton'),
    ],
    [['What is the genotype of a carrier?', [], ['Ff']], force],
  ],
  [
    'a section whose parts have letters and no number above them',
    lines(
      'Activity 1: Units',
      '1. What is the unit of force?',
      'Activity 2: Look at the diagram and answer the questions.',
      'a) What is the name of part A? [1 mark]',
      'b) Which letter shows a test tube? [1 mark]',
      'Teacher answers',
      'Activity 1: 1. newton',
      'Activity 2: a) beaker   b) B',
    ),
    [force, ['What is the name of part A?', [], ['beaker']], ['Which letter shows a test tube?', [], ['B']]],
  ],
  ...['(correct answer)', '(this is the correct answer)', '(ans)', '– correct', '<-- correct', '← correct answer'].map(
    (tick): [string, readonly string[], readonly Question[]] => [
      `an option with ${tick} behind it`,
      lines('1. Which rock is sedimentary?', 'A. granite', `B. chalk ${tick}`, 'C. slate', '2. What is 2 + 2?'),
      [chalk, ['What is 2 + 2?', [], []]],
    ],
  ),
  ...['MS', 'Answers and marking guidance', 'Answers & notes', 'Marking guidance'].map(
    (title): [string, readonly string[], readonly Question[]] => [
      `a key below “${title}”, with the text of an option in brackets`,
      [...asked, p(title), p('1. B (chalk)'), p('2. newton')],
      [chalk, force],
    ],
  ),
])('reads %s', async (_reason, blocks, questions) => expect(await questionsOf(blocks)).toEqual(questions));

it.each(['(2 marks', '[2 marks', '2 marks)'])('reads the marks of “%s”, whose bracket was forgotten', async (marks) => {
  const bytes = wordFile(lines(`1. What is the unit of force? ${marks}`, '2. What is the unit of energy? (1 mark)'));
  const { drafts } = await readFiles([{ name: 'homework.docx', bytes }], undefined);
  expect(drafts[0]?.assignment.questions.map((one) => [one.question, one.marks])).toEqual([
    ['What is the unit of force?', 2],
    ['What is the unit of energy?', 1],
  ]);
});
