import { expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';
import { p, table, wordFile } from '../../testing/word-file.ts';

const particles = ['Proton', 'Neutron', 'Electron'];

it.each<
  [
    reason: string,
    blocks: readonly string[],
    wanted: readonly (readonly [string, readonly string[], readonly string[], number])[],
  ]
>([
  [
    'numbers with their marks in a table, answers in boxes, marks of parts on lines of their own',
    [
      table(['**Question 1**', '**(9 marks)**']),
      p('(a) Name the planet nearest the Sun.'),
      table(['%%Mercury%%']),
      p('3m'),
      p('(b) Name two gases of air.'),
      table(['%%nitrogen%%\n\n%%oxygen%%']),
      p('(2 × 3m)'),
      table(['**Question 2**', '**(6 marks)**']),
      p('(a) Which particle has a negative charge?'),
      table(particles, ['', '', '%%✓%%']),
      p('6m'),
    ],
    [
      ['Name the planet nearest the Sun.', [], ['Mercury'], 3],
      ['Name two gases of air.', [], ['nitrogen', 'oxygen'], 6],
      ['Which particle has a negative charge?', particles, ['Electron'], 6],
    ],
  ],
  [
    'answers in boxes, in black',
    [
      p('1. What is a habitat?'),
      table(['the place where an organism lives']),
      p('[2]'),
      p('2. Name a producer.'),
      table(['grass']),
      p('3. Name a predator.'),
      table(['fox']),
    ],
    [
      ['What is a habitat?', [], ['the place where an organism lives'], 2],
      ['Name a producer.', [], ['grass'], 1],
      ['Name a predator.', [], ['fox'], 1],
    ],
  ],
  [
    'a German paper, with points',
    [
      table(['Aufgabe 1', '(6 Punkte)']),
      p('a) Nenne die Einheit der Kraft.'),
      table(['%%Newton%%']),
      p('2P'),
      p('b) Nenne die Einheit der Energie.'),
      table(['%%Joule%%']),
      p('4P'),
    ],
    [
      ['Nenne die Einheit der Kraft.', [], ['Newton'], 2],
      ['Nenne die Einheit der Energie.', [], ['Joule'], 4],
    ],
  ],
  [
    'a tick beside the right option of a row, and marks in a short form below it',
    [
      p('1. Which has a negative charge?'),
      table(['Proton', 'Neutron', '✓ Electron']),
      p('3 mks'),
      p('2. Which has none?'),
      table(['Proton', 'Neutron ✓', 'Electron']),
      p('3 mks'),
    ],
    [
      ['Which has a negative charge?', particles, ['Electron'], 3],
      ['Which has none?', particles, ['Neutron'], 3],
    ],
  ],
  [
    'a cross below the right option',
    [
      p('1. Which has a negative charge?'),
      table(particles, ['', '', 'X']),
      p('2. Which has none?'),
      table(particles, ['', 'X', '']),
    ],
    [
      ['Which has a negative charge?', particles, ['Electron'], 1],
      ['Which has none?', particles, ['Neutron'], 1],
    ],
  ],
])('reads %s', async (_reason, blocks, wanted) => {
  const bytes = wordFile([p('Science test', { style: 'Title' }), ...blocks]);
  const { drafts } = await readFiles([{ name: 'test.docx', bytes }], undefined);
  const read = drafts[0]?.assignment.questions ?? [];
  expect(read.map((one) => [one.question, one.options, one.correctAnswers, one.marks])).toEqual(wanted);
});
