import { expect, it } from 'vitest';
import { chalk, lines, type Question, questionsOf } from '../../../testing/short-homework.ts';

const liver: Question = ['Which organ makes bile?', [], ['liver']];
const heart: Question = ['Which organ pumps blood?', [], ['heart']];
const lungs: Question = ['Which organ takes in oxygen?', [], ['lungs']];
const skin: Question = ['Name the largest organ.', [], ['skin']];
const stomach: Question = ['Food travels to the stomach.', [], ['true']];
const bile: Question = ['Bile is made in the heart.', [], ['false']];
const asked = (labels: readonly string[], ...questions: readonly Question[]) =>
  questions.map(([text], at) => `${labels[at]} ${text}`);

it.each<[reason: string, texts: readonly string[], questions: readonly Question[]]>([
  [
    'Roman numbers in each part, with the answers of a part in a line',
    [
      'Part A',
      ...asked(['i.', 'ii.'], liver, heart),
      'Part B',
      ...asked(['i.', 'ii.'], lungs, skin),
      'Answers',
      'Part A: i liver, ii heart',
      'Part B: i lungs, ii skin',
    ],
    [liver, heart, lungs, skin],
  ],
  [
    'capitals that statements have without a sign, with a correction among the answers',
    [
      'Task 1: Write whether each statement is true or false.',
      ...asked(['A', 'B', 'C'], stomach, bile, ['Blood carries oxygen.', [], []]),
      'Task 2: Answer in full.',
      ...asked(['i)', 'ii)'], liver, heart),
      'Answers for the cover teacher',
      'Task 1: A true.  B false – it is made in the liver.  C true.',
      'Task 2:',
      'i) liver',
      'ii) heart',
    ],
    [stomach, bile, ['Blood carries oxygen.', [], ['true']], liver, heart],
  ],
  [
    'small letters, which stay, with their answers in a line',
    [
      'Exercice 1',
      ...asked(['a)', 'b)'], liver, heart),
      'Exercice 2',
      ...asked(['a)', 'b)'], lungs, skin),
      'Corrigé',
      'Exercice 1 : a liver; b heart',
      'Exercice 2 : a lungs; b skin',
    ],
    [liver, heart, lungs, skin],
  ],
])('reads sections with %s', async (_reason, texts, questions) => {
  expect(await questionsOf(lines(...texts))).toEqual(questions);
});

it('takes statements with capitals below a number as its parts, and what is to be chosen as options', async () => {
  const [rock, rocks] = chalk;
  const texts = [
    '1. True or false?',
    ...asked(['A)', 'B)'], stomach, bile),
    `2. ${rock}`,
    ...rocks.map((name, at) => `${'ABCD'.charAt(at)}) ${name}`),
    'Answers',
    '1. A true, B false',
    '2. B',
  ];
  expect(await questionsOf(lines(...texts))).toEqual([stomach, bile, chalk]);
});

it.each([
  ['1. One of these statements is true, the others are false. Tick the true one.', stomach[0], bile[0], skin[0]],
  [
    '1. Assertion: Ice floats. Reason: Ice is less dense. True or false?',
    'Both are true.',
    'Both are false.',
    'One is true.',
  ],
])('leaves options that speak of what is true: %s', async (asks, ...options) => {
  const texts = [asks, ...options.map((text, at) => `${'ABC'.charAt(at)}. ${text}`), '2. Name an organ.'];
  const read = await questionsOf(lines(...texts, 'Answers', '1. B', '2. skin'));
  expect(read?.[0]).toEqual([asks.slice(3), options, [options[1]]]);
});

it('leaves the options below a sentence to be filled in, one in each section', async () => {
  const part = (number: number, thing: string) => [
    `Part ${number}: Fill in the gap.`,
    `The ${thing} is a ______.`,
    'A. planet',
    'B. star',
    'C. moon',
  ];
  const read = await questionsOf(lines(...part(1, 'Sun'), ...part(2, 'Moon'), ...part(3, 'Earth')));
  expect(read?.map(([text, options]) => [text, options.length])).toEqual([
    ['The Sun is a ______.', 3],
    ['The Moon is a ______.', 3],
    ['The Earth is a ______.', 3],
  ]);
});

it('tells answers apart by their brackets: i) liver ii) heart', async () => {
  const texts = ['Part A', ...asked(['i)', 'ii)'], liver, heart), 'Part B', ...asked(['i)', 'ii)'], lungs, skin)];
  const key = ['Answers', 'Part A: i) liver ii) heart', 'Part B: i) lungs ii) skin'];
  expect(await questionsOf(lines(...texts, ...key))).toEqual([liver, heart, lungs, skin]);
});

it('leaves what a section asks to choose from: options with capitals', async () => {
  const texts = ['Part A', 'Which of these is an organ?', 'A. heart', 'B. blood', 'C. oxygen'];
  const read = await questionsOf(lines(...texts));
  expect(read?.map(([, options]) => options)).toEqual([['heart', 'blood', 'oxygen']]);
});

it('leaves parts with Roman numbers to the tasks that are the questions', async () => {
  const texts = ['Task 1: This is about bile.', ...asked(['(i)', '(ii)'], liver, heart), 'Task 2: This is about air.'];
  const key = ['Mark scheme', '1 (i) liver', '(ii) heart', '2 (i) lungs', '(ii) skin'];
  const read = await questionsOf(lines(...texts, ...asked(['(i)', '(ii)'], lungs, skin), ...key));
  expect(read).toEqual([liver, heart, lungs, skin]);
});
