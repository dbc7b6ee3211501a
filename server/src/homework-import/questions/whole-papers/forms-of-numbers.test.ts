import { expect, it } from 'vitest';
import { energy, force, gas, lines, questionsOf } from '../../testing/short-homework.ts';
import { p, table } from '../../testing/word-file.ts';

const [one, two, three] = [force[0], energy[0], gas[0]];
const asked = [force, energy, gas];
const each = (form: (number: string) => string, names: readonly string[]): [readonly string[], readonly string[]] => [
  [one, two, three].map((text, index) => `${form(names[index] ?? '')} ${text}`),
  ['newton', 'joule', 'carbon dioxide'].map((text, index) => `${form(names[index] ?? '')} ${text}`),
];
const digits = ['1', '2', '3'];

it.each<[form: string, questions: readonly string[], key: readonly string[]]>([
  ['①', ...each((number) => number, ['①', '②', '③'])],
  ['1️⃣', ...each((number) => `${number}\uFE0F\u20E3`, digits)],
  ['1/', ...each((number) => `${number}/`, digits)],
  ['1-', ...each((number) => `${number}-`, digits)],
  ['1.-', ...each((number) => `${number}.-`, digits)],
  ['1°)', ...each((number) => `${number}°)`, digits)],
  ['Nº 1', ...each((number) => `Nº ${number}`, digits)],
  ['No. 1', ...each((number) => `No. ${number}`, digits)],
  ['[1]', ...each((number) => `[${number}]`, digits)],
  ['Question One:', ...each((number) => `Question ${number}:`, ['One', 'Two', 'Three'])],
  ['Question One', ...each((number) => `Question ${number}`, ['One', 'Two', 'Three'])],
  ['A.', ...each((letter) => `${letter}.`, ['A', 'B', 'C'])],
  ['a)', ...each((letter) => `${letter})`, ['a', 'b', 'c'])],
  ['i.', ...each((letter) => `${letter}.`, ['i', 'ii', 'iii'])],
  [
    '1.1.1',
    ['1.1 Write a word.', `1.1.1 ${one}`, `1.1.2 ${two}`, `1.2 ${three}`],
    ['1.1.1 newton', '1.1.2 joule', '1.2 carbon dioxide'],
  ],
  [
    'QUESTION 1 above 1.1 and 1.1.1',
    ['QUESTION 1', '1.1 Write a word.', `1.1.1 ${one}`, `1.1.2 ${two}`, 'QUESTION 2 (3 marks)', `2.1 ${three}`],
    ['QUESTION 1', '1.1.1 newton', '1.1.2 joule', 'QUESTION 2', '2.1 carbon dioxide'],
  ],
  [
    'Q1(a)(i)',
    [`Q1(a)(i) ${one}`, `Q1(a)(ii) ${two}`, `Q1(b) ${three}`],
    ['1(a)(i) newton', '1(a)(ii) joule', '1(b) carbon dioxide'],
  ],
])('reads questions and answers with numbers such as %s', async (_form, questions, key) => {
  expect(await questionsOf([...lines(...questions), p('**Answers**'), ...lines(...key)])).toEqual(asked);
});

const choice = 'Which rock is sedimentary?';
const offered = ['granite', 'chalk', 'slate', 'marble'];
it.each<[reason: string, number: (index: number) => string, option: (index: number) => string]>([
  ['letters, with capitals at the options', (at) => `${'abc'.charAt(at)})`, (at) => `${'ABCD'.charAt(at)})`],
  ['letters, with boxes at the options', (at) => `${'abc'.charAt(at)})`, () => '☐'],
  ['Roman numbers, with letters at the options', (at) => `${['i', 'ii', 'iii'][at]}.`, (at) => `${'ABCD'.charAt(at)}.`],
])('reads questions that have %s', async (_reason, number, option) => {
  const key = table(
    ['Question', 'Answer', 'Marks'],
    ...['newton', 'joule', 'chalk'].map((answer, at) => [number(at), answer, '1']),
  );
  const paper = lines(
    `${number(0)} ${one}`,
    `${number(1)} ${two}`,
    `${number(2)} ${choice}`,
    ...offered.map((text, at) => `${option(at)} ${text}`),
  );
  expect(await questionsOf([...paper, p('**Mark scheme**'), key])).toEqual([
    force,
    energy,
    [choice, offered, ['chalk']],
  ]);
});

it('reads “Question One” on a line of its own above what it asks', async () => {
  const above = asked.flatMap(([text], index) => [`Question ${['One', 'Two', 'Three'][index]}`, text]);
  const key = ['1. newton', '2. joule', '3. carbon dioxide'];
  expect(await questionsOf(lines(...above, 'Answers', ...key))).toEqual(asked);
});

it('reads a number before a number', async () => {
  const found = await questionsOf(lines(`4 ${three}`, '5 48 cm³ of gas was made. How long did it take?', `6 ${one}`));
  expect(found?.map(([text]) => text)).toEqual([three, '48 cm³ of gas was made. How long did it take?', one]);
});

it.each<[reason: string, blocks: readonly string[]]>([
  [
    'below a title, above the worksheet',
    [p('**Teacher answers**'), ...lines('1. newton', '2. joule', '3. carbon dioxide'), p('**Worksheet**')],
  ],
])('reads a key before the questions %s', async (_reason, blocks) => {
  expect(await questionsOf([...blocks, ...lines(`1. ${one}`, `2. ${two}`, `3. ${three}`)])).toEqual(asked);
});

it('reads the key of each task before the tasks', async () => {
  const key = [
    p('**Task 1 – answers**'),
    ...lines('1. newton', '2. joule'),
    p('**Task 2 – answers**'),
    p('1. carbon dioxide'),
  ];
  const tasks = lines('Task 1', `1. ${one}`, `2. ${two}`, 'Task 2', `1. ${three}`);
  expect(await questionsOf([...key, p('Activity', { style: 'Heading1' }), ...tasks])).toEqual(asked);
});

it('takes no aims above the questions for answers', async () => {
  const aims = [p('**Learning objectives**'), ...lines('1. forces', '2. energy', '3. gases')];
  const found = await questionsOf([...aims, ...lines(`1. ${one}`, `2. ${two}`, `3. ${three}`)]);
  expect(found?.flatMap(([, , answers]) => answers)).toEqual([]);
});

it.each<[reason: string, key: readonly string[]]>([
  ['behind the questions', [`1. ${one} newton`, `2. ${two} joule`, `3. ${three} carbon dioxide`]],
  ['with the marks of each at its end', ['1. newton 1', '2. joule 1', '3. carbon dioxide 1']],
])('reads answers %s', async (_reason, key) => {
  const questions = lines(`1. ${one} (1)`, `2. ${two} (1)`, `3. ${three} (1)`);
  expect(await questionsOf([...questions, p('**Mark scheme**'), ...lines(...key)])).toEqual(asked);
});
