import { expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';
import { p, table, wordFile } from '../../testing/word-file.ts';

const read = async (...blocks: readonly string[]) => {
  const bytes = wordFile([p('Rocks', { style: 'Title' }), ...blocks]);
  const { drafts } = await readFiles([{ name: 'rocks.docx', bytes }], undefined);
  return drafts[0]?.assignment.questions ?? [];
};

const rocks = ['granite', 'chalk', 'slate', 'marble'];
const between = [p('1. Which rock is sedimentary?'), p('2. Which rock do fossils lie in? [1]'), p('Answer: limestone')];

it.each<[slip: string, options: readonly string[]]>([
  ['the second with a full stop', [p('a) granite'), p('b. chalk'), p('c) slate'), p('d) marble')]],
  ['the third with a full stop', [p('a) granite'), p('b) chalk'), p('c. slate'), p('d) marble')]],
  ['the second with a bracket', [p('A. granite'), p('B) chalk'), p('C. slate'), p('D. marble')]],
  ['the third without anything', [p('A) granite'), p('B) chalk'), p('C slate'), p('D) marble')]],
  ['the second without anything', [p('a. granite'), p('b chalk'), p('c. slate'), p('d. marble')]],
  ['the third without anything, in one line by tabs', [p('A. granite\tB. chalk\tC slate\tD. marble')]],
  ['the second without anything, in one line by spaces', [p('a) granite    b chalk    c) slate    d) marble')]],
  ['the second with a full stop, in one line by tabs', [p('A) granite\tB. chalk\tC) slate\tD) marble')]],
])('reads all options where one is typed in another way: %s', async (_slip, options) => {
  const [question] = await read(between[0] ?? '', ...options, p('Answer: B'), ...between.slice(1));
  expect(question?.options).toEqual(rocks);
  expect(question?.correctAnswers).toEqual(['chalk']);
});

it('keeps options of their own within a part', async () => {
  const questions = await read(
    p('1. A quarry has two kinds of rock.'),
    p('a) Which of them is igneous? [1]'),
    p('A. granite'),
    p('B. chalk'),
    p('b) Which of them fizzes in acid? [1]'),
    p('A. granite'),
    p('B. chalk'),
  );
  expect(questions.map(({ options }) => options)).toEqual([
    ['granite', 'chalk'],
    ['granite', 'chalk'],
  ]);
});

it('keeps a sentence that begins with a letter as part of its option', async () => {
  const [question] = await read(
    p('1. What is a fault?'),
    p('A) a crack\nC rocks move along it'),
    p('B) a fold'),
    p('Answer: A'),
    p('2. Name a metamorphic rock. [1]'),
  );
  expect(question?.options).toHaveLength(2);
});

it('keeps the labels of an answer that names what has them', async () => {
  const [question] = await read(
    p('1) Name the layers A, B and C of the Earth.'),
    p('%%A = crust, B = mantle, C = core%%'),
    p('2) Which layer do we stand on?'),
    p('%%the crust%%'),
  );
  expect(question?.correctAnswers).toEqual(['A = crust, B = mantle, C = core']);
});

const matched = [
  p('1. Match each word to what it means. [3]'),
  table(['Erosion', 'A. rock breaks up'], ['Weathering', 'B. grains settle'], ['Deposition', 'C. grains are moved']),
  p('2. Name an igneous rock. [1]'),
  p('Answers'),
];
it.each([
  'Erosion C, Weathering A, Deposition B',
  'Erosion (C); Weathering (A); Deposition (B)',
  'Deposition B, Erosion C, Weathering A',
])('reads the letters of a match behind its words: %s', async (pairs) => {
  const questions = await read(...matched, p(`1. ${pairs}`), p('2. basalt'));
  expect(questions.map(({ correctAnswers }) => correctAnswers)).toEqual([
    ['grains are moved'],
    ['rock breaks up'],
    ['grains settle'],
    ['basalt'],
  ]);
});

it.each(['(i)-(b), (ii)-(a), (iii)-(c)', '(i) – (b); (ii) – (a); (iii) – (c)', '(i) b (ii) a (iii) c'])(
  'reads pairs of Roman numbers and letters of two columns: %s',
  async (pairs) => {
    const columns = ['Column A        Column B', '(i) Iron            (a) gas', '(ii) Oxygen     (b) metal'];
    const texts = ['1. Name an igneous rock.', '2. Match the columns', ...columns, '(iii) Water     (c) compound'];
    const questions = await read(...[...texts, 'Answers', '1. basalt', `2. ${pairs}`].map((text) => p(text)));
    expect(questions.map(({ correctAnswers }) => correctAnswers)).toEqual([
      ['basalt'],
      ['metal'],
      ['gas'],
      ['compound'],
    ]);
  },
);

const passage = [
  p('Task 1: Short questions'),
  p('1. Name a rock that floats. [1]'),
  p('Task 2: Fill in the gaps. [3]'),
  p('2. Magma ________ to form ________ rock, which is made of ________.'),
  p('Task 3: More questions'),
  p('3. What is molten rock on the surface called? [1]'),
  p('Answers'),
];
it.each<[why: string, key: readonly string[]]>([
  ['behind its name', [p('Task 1: 1. pumice'), p('Task 2: cools, igneous, crystals'), p('Task 3: 3. lava')]],
  [
    'below its name',
    [p('Task 1'), p('1. pumice'), p('Task 2'), p('cools'), p('igneous'), p('crystals'), p('Task 3'), p('3. lava')],
  ],
])('fills the gaps of the only question of a task from the key of that task: %s', async (_why, key) => {
  const questions = await read(...passage, ...key);
  expect(questions.map(({ correctAnswers }) => correctAnswers)).toEqual([
    ['pumice'],
    ['cools'],
    ['igneous'],
    ['crystals'],
    ['lava'],
  ]);
});

const asked = [p('1. What is magma?'), p('2. Name the hardest mineral.')];
const answered = [p('Answers'), p('1. molten rock'), p('2. diamond')];
it.each(['Challenge: ', 'Extension – ', 'Bonus question: ', 'Stretch and challenge: '])(
  'reads a question behind “%s” below the last one as one of its own, with its answer',
  async (label) => {
    const questions = await read(
      ...asked,
      p(`${label}Explain why granite has large crystals.`),
      ...answered,
      p(`${label}it cooled slowly`),
    );
    expect(questions.map(({ question, correctAnswers }) => [question, correctAnswers])).toEqual([
      ['What is magma?', ['molten rock']],
      ['Name the hardest mineral.', ['diamond']],
      ['Explain why granite has large crystals.', ['it cooled slowly']],
    ]);
  },
);

it('leaves a challenge that is no question where it is', async () => {
  const questions = await read(...asked, p('Challenge: use the word “lattice”.'), ...answered);
  expect(questions).toHaveLength(2);
});

const explained = (...lines: readonly string[]) =>
  read(
    p('1. What is a rock cycle? [2]'),
    p('2. Name a soft mineral. [1]'),
    p('Mark scheme'),
    ...lines.map((line) => p(line)),
  );

it('takes what is allowed for fewer marks as no full answer', async () => {
  const [question] = await explained(
    '1. rocks change (1)',
    'into one another (1)',
    'allow rocks move for 1 mark',
    '2. talc',
  );
  expect(question?.correctAnswers).toEqual(['rocks change', 'into one another']);
});

it('takes what is allowed for the mark as an answer', async () => {
  const [, question] = await explained('1. rocks change', '2. talc', 'allow gypsum for 1 mark');
  expect(question?.correctAnswers).toEqual(['talc', 'gypsum']);
});

it('takes what begins with “not” and has a mark as a point', async () => {
  const [question] = await explained('1. matter moves round (1)', 'not lost / stays the same (1)', '2. talc');
  expect(question?.markingPoints).toEqual([
    { answers: ['matter moves round'], marks: 1 },
    { answers: ['not lost', 'stays the same'], marks: 1 },
  ]);
});

it('accepts nothing that a line without a mark refuses', async () => {
  const [, question] = await explained('1. rocks change', '2. talc (1)', 'not quartz');
  expect(question?.correctAnswers).toEqual(['talc']);
});
