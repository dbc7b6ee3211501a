import { expect, it } from 'vitest';
import { chalk, energy, force, lines, type Question, questionsOf } from '../../testing/short-homework.ts';
import { table } from '../../testing/word-file.ts';

const asked = ['1. What is the unit of force?', 'Answer: newton'];
const next = ['3. What is the unit of energy?', 'Answer: joule'];

it.each<[how: string, options: readonly string[], texts: readonly string[]]>([
  ['beside a box', ['☐ solvent', '☑ solute', '☐ solution'], ['solvent', 'solute', 'solution']],
  ['behind a bullet', ['• scale', '• key', '• compass', 'Answer: compass'], ['scale', 'key', 'compass']],
  ['by itself', ['solvent', 'solute', 'solution', 'Answer: solute'], ['solvent', 'solute', 'solution']],
])('an option that could be a title is none: %s', async (_how, options, texts) => {
  const questions = await questionsOf(lines(...asked, '2. Which of these is it?', ...options, ...next));
  const answer = texts.includes('key') ? 'compass' : 'solute';
  expect(questions).toEqual([force, ['Which of these is it?', texts, [answer]], energy]);
});

it('answers below each question are none to those that follow', async () => {
  const below = lines(
    '1. Name two metals.',
    'Answers:',
    'iron',
    'copper',
    '2. What is the unit of energy?',
    'Answers:',
    'joule',
  );
  const metals: Question = ['Name two metals.', [], ['iron', 'copper']];
  expect(await questionsOf(below)).toEqual([metals, energy]);
});

it.each([
  'Answers',
  'Marking guidelines',
  'Teacher copy',
  'Éléments de correction',
  'Erwartungshorizont',
  'Solucionario',
])('those below the title “%s” are', async (title) => {
  const all = lines('1. What is the unit of force?', '2. What is the unit of energy?', title, '1. newton', '2. joule');
  expect(await questionsOf(all)).toEqual([force, energy]);
});

it.each(['★ Stretch yourself', 'Challenge', 'EXTENSION QUESTION'])(
  '“%s” above a number that goes on belongs neither to a question nor to an answer',
  async (heading) => {
    const first = ['1. What is the unit of force?', heading, '2. What is the unit of energy?'];
    const all = lines(...first, 'Answers', '1. newton', heading, '2. joule');
    expect(await questionsOf(all)).toEqual([force, energy]);
  },
);

it.each([
  ['2. five / 5', ['five', '5'], 'two ways to say it, no marks out of five'],
  ['2. 7/20 (35/100 = 1 mark)', ['7/20'], 'what earns a part of the marks'],
])('a key says %s: %s', async (said, answers) => {
  const all = lines('1. What is the unit of force?', '2. How many is it? [2]', 'Answers', '1. newton', said);
  expect(await questionsOf(all)).toEqual([force, ['How many is it?', [], answers]]);
});

it('answers of some sections have a title of their own', async () => {
  const some = lines(
    'Section A',
    '1. Which of these is it?',
    'a) solvent',
    '*b) solute',
    'Section B',
    '2. What is the unit of force?',
    'Section C',
    '3. What is the unit of energy?',
    'Section B and C answers',
    '2. newton',
    '3. joule',
  );
  expect(await questionsOf(some)).toEqual([
    ['Which of these is it?', ['solvent', 'solute'], ['solute']],
    force,
    energy,
  ]);
});

it.each(['Marking guidelines', 'Scoring key', 'Quick answers', 'Marking instructions', 'Answer grid'])(
  'reads the parts below their questions, under “%s”',
  async (title) => {
    const paper = ['1) A box slides.', `(a) ${force[0]}`, `(b) ${energy[0]}`, '2) A lamp is lit.', `(a) ${force[0]}`];
    const key = ['Question 1', '(a) newton', '(b) joule', 'Question 2', '(a) newton'];
    expect(await questionsOf(lines(...paper, title, ...key))).toEqual([force, energy, force]);
  },
);

it('reads Roman parts in a table that has the number beside the first of them only', async () => {
  const paper = ['1. A box slides.', `(i) ${force[0]}`, `(ii) ${energy[0]}`, '2. A lamp is lit.', `(i) ${force[0]}`];
  const rows = [
    ['1', '(i)', 'newton', '1'],
    ['', '(ii)', 'joule', '1'],
    ['2', '(i)', 'newton', '1'],
  ];
  const key = table(['Question', '', 'Answer', 'Marks'], ...rows);
  expect(await questionsOf([...lines(...paper, 'Mark scheme'), key])).toEqual([force, energy, force]);
});

it('leaves a table of letters below the title of the answers to those, where more numbers follow', async () => {
  const [rock, rocks] = chalk;
  const options = rocks.map((name, at) => `${'ABCD'.charAt(at)}. ${name}`);
  const asked = [1, 2, 3].flatMap((number) => [`${number}. ${rock}`, ...options]);
  const key = [...lines('Marking Guidelines'), table(['Question', 'Answer'], ['1', 'B'], ['2', 'B'], ['3', 'B'])];
  const blocks = [...lines(...asked, `4. ${force[0]}`), ...key, ...lines('Question 4', 'newton')];
  expect(await questionsOf(blocks)).toEqual([chalk, chalk, chalk, force]);
});
