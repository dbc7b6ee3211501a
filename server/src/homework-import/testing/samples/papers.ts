import { p, table, wordFile } from '../word-file.ts';
import type { Sample } from './sample.ts';

/** Samples of exam papers and of worksheets that are typed in a hurry. */
export const paperSamples: readonly Sample[] = [
  {
    name: 'paper-enzymes',
    shows: 'an exam paper: marks on lines of their own, boxes in a table, a mark scheme with a mark below each point',
    title: 'GCSE Biology: Enzymes',
    make: () =>
      wordFile([
        p('GCSE Biology: Enzymes', { style: 'Title' }),
        p('Q1.'),
        p('Enzymes are biological catalysts.'),
        p('(a)  What is a catalyst?'),
        p('______________'),
        p('(2)'),
        p('(b)  Name the part of the enzyme that the substrate fits into.'),
        p('______________'),
        p('(1)'),
        p('(Total 3 marks)'),
        p('Q2.'),
        p('Which food is digested by amylase?'),
        p('Tick (✓) one box.'),
        table(['Fat', '☐'], ['Protein', '☐'], ['Starch', '☐']),
        p('(Total 1 mark)'),
        p('Mark schemes'),
        p('Q1.'),
        p('(a)  speeds up a reaction'),
        p('1'),
        p('without being used up'),
        p('1'),
        p('(b)  active site'),
        p('1'),
        p('[3]'),
        p('Q2.'),
        p('Starch'),
        p('[1]'),
      ]),
    questions: [
      ['What is a catalyst?', [], ['speeds up a reaction', 'without being used up'], 2],
      ['Name the part of the enzyme that the substrate fits into.', [], ['active site'], 1],
      ['Which food is digested by amylase? Tick (✓) one box.', ['Fat', 'Protein', 'Starch'], ['Starch'], 1],
    ],
  },
  {
    name: 'paper-kinetic-theory',
    shows: 'parts with bare letters and tabs, a mark scheme in a table with 2a and 2b',
    title: 'Kinetic theory - HW2',
    make: () =>
      wordFile([
        p('Kinetic theory - HW2', { style: 'Heading1' }),
        p('Name……………… Class……… Date………'),
        p('1\tWhat is meant by “diffusion”?\t[2]'),
        p('………………………'),
        p('2\tThe diagram shows a solid, a liquid and a gas.'),
        p('a\tWhich diagram shows a gas?\t[1]'),
        p('………'),
        p('b\tDescribe the movement of particles in a solid.\t[1]'),
        p('………'),
        p('Mark Scheme'),
        table(
          ['Q', 'Answer', 'Marks'],
          ['1', 'Movement of particles from high concentration (1) to low concentration (1)', '2'],
          ['2a', 'C', '1'],
          ['2b', 'vibrate about fixed positions', '1'],
        ),
      ]),
    questions: [
      ['What is meant by “diffusion”?', [], ['Movement of particles from high concentration to low concentration'], 2],
      ['Which diagram shows a gas?', [], ['C'], 1],
      ['Describe the movement of particles in a solid.', [], ['vibrate about fixed positions'], 1],
    ],
  },
  {
    name: 'hurried-spanish',
    shows: 'indented options without letters, one highlighted, one in bold',
    title: 'Spanish quiz',
    make: () =>
      wordFile([
        p('Spanish quiz', { style: 'Title' }),
        p('1. ¿Cómo te llamas? means'),
        p('==What is your name?==', { indent: 720 }),
        p('How are you?', { indent: 720 }),
        p('Where do you live?', { indent: 720 }),
        p('2. "Gracias" means'),
        p('**thank you**', { indent: 720 }),
        p('please', { indent: 720 }),
        p('hello', { indent: 720 }),
      ]),
    questions: [
      [
        '¿Cómo te llamas? means',
        ['What is your name?', 'How are you?', 'Where do you live?'],
        ['What is your name?'],
        1,
      ],
      ['"Gracias" means', ['thank you', 'please', 'hello'], ['thank you'], 1],
    ],
  },
  {
    name: 'hurried-bonding',
    shows: 'options within the question’s line, statements below True/False, a key such as 1-a, 3-True',
    title: 'Bonding',
    make: () =>
      wordFile([
        p('Topic: Bonding'),
        p('1. Sodium chloride is:   (a) ionic   (b) covalent   (c) metallic   (d) none of these'),
        p('True/False'),
        p('2. Metals conduct electricity.'),
        p('3. Ionic compounds have low melting points.'),
        p('Key:'),
        p('1-a, 2-True, 3-False'),
      ]),
    questions: [
      ['Sodium chloride is:', ['ionic', 'covalent', 'metallic', 'none of these'], ['ionic'], 1],
      ['Metals conduct electricity.', [], ['true'], 1],
      ['Ionic compounds have low melting points.', [], ['false'], 1],
    ],
  },
  {
    name: 'question-marks-table',
    shows: 'a table of questions and marks, answers below it',
    make: () =>
      wordFile([
        table(['Question', 'Marks'], ['1. Define speed.', '1'], ['2. State the equation for acceleration.', '2']),
        p('Answers'),
        p('1. distance per unit time'),
        p('2. acceleration = change in velocity ÷ time'),
      ]),
    questions: [
      ['Define speed.', [], ['distance per unit time'], 1],
      ['State the equation for acceleration.', [], ['acceleration = change in velocity ÷ time'], 2],
    ],
  },
];
