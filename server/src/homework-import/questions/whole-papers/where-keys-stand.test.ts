import { expect, it } from 'vitest';
import { energy, force, lines, type Question, questionsOf } from '../../testing/short-homework.ts';
import { p } from '../../testing/word-file.ts';

const power: Question = ['What is the unit of power?', [], ['watt']];
const charge: Question = ['What is the unit of charge?', [], ['coulomb']];
const asked = lines(`1. ${force[0]}`, `2. ${energy[0]}`, `3. ${power[0]}`);
const answers = lines('1. newton', '2. joule', '3. watt');
const quizzes = lines('Quiz 1', `1. ${force[0]}`, `2. ${energy[0]}`, 'Quiz 2', `1. ${power[0]}`, `2. ${charge[0]}`);
const unanswered = [force, energy, power].map(([text, options]): Question => [text, options, []]);
const room = lines('1. ______________', '2. ______________', '3. ______________');

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  ['above the questions', [...lines('Answers'), ...answers, ...lines('Questions'), ...asked], [force, energy, power]],
  [
    'on a sheet for the teacher, before that of the pupils with its title once more',
    [
      ...lines('Teacher answer sheet (remove before printing)'),
      ...answers,
      p('Science homework', { style: 'Title' }),
      ...lines('Name: ____________'),
      ...asked,
    ],
    [force, energy, power],
  ],
  [
    'for each task, before its tasks',
    [
      ...[p('Instructions and answers for teachers', { style: 'Heading1' }), ...lines('Remove this page first.')],
      ...lines('Task 1 – answers', '1. newton', '2. joule', 'Task 2 – answers', '1. watt', '2. coulomb'),
      ...[p('Learner activity', { style: 'Heading1' }), ...lines('Task 1', `1. ${force[0]}`, `2. ${energy[0]}`)],
      ...lines('Task 2', `1. ${power[0]}`, `2. ${charge[0]}`),
    ],
    [force, energy, power, charge],
  ],
  [
    'for each quiz, in a line behind its name and number',
    [...quizzes, ...lines('Answers', 'Quiz 1: 1. newton 2. joule', 'Quiz 2: 1. watt 2. coulomb')],
    [force, energy, power, charge],
  ],
  [
    'behind the questions once more',
    [...asked, ...lines('Answers', `1. ${force[0]} newton`, `2. ${energy[0]} joule`, `3. ${power[0]} → watt`)],
    [force, energy, power],
  ],
  [
    'with marks at the ends of their lines',
    [...asked, ...lines('Mark scheme', '1 newton 1', '2 joule 1', '3 watt 1')],
    [force, energy, power],
  ],
  ['nowhere, though room to write has their title', [...asked, ...lines('Answers:'), ...room], unanswered],
])('finds answers %s', async (_reason, blocks, expected) => {
  expect(await questionsOf(blocks)).toEqual(expected);
});
