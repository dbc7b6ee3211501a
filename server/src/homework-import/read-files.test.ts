import { expect, it } from 'vitest';
import { readFiles } from './read-files.ts';
import { p, table, wordFile } from './testing/word-file.ts';

it.each([
  [
    'statements below a line that says so, where nothing asks',
    [
      'T or F questions',
      '1. Granite is a rock that water laid down.',
      '2. Chalk is a rock that water laid down.',
      '3. Slate is a rock that heat has changed.',
      '4. Marble was once a part of the sea floor.',
      '5. Basalt cools more slowly than granite does.',
    ],
    undefined,
    [
      '1: Granite is a rock that water laid down. = ',
      '1: Chalk is a rock that water laid down. = ',
      '1: Slate is a rock that heat has changed. = ',
      '1: Marble was once a part of the sea floor. = ',
      '1: Basalt cools more slowly than granite does. = ',
    ],
  ],
  [
    'an answer in brackets before the marks, whose letter is no mark of an option',
    [
      '1. Which rock is sedimentary? (Answer: B) (2 marks)',
      'A. granite',
      'B. chalk',
      'C. slate',
      '2. What is the unit of force? (Answer: newton) [1 mark]',
    ],
    undefined,
    ['2: Which rock is sedimentary? {granite; chalk; slate} = chalk', '1: What is the unit of force? = newton'],
  ],
  [
    'a key whose labels have parts among others',
    [
      '1. What is the unit of force?',
      '2. A car brakes.',
      '(a) What slows it down?',
      '(b) What becomes warm?',
      '3. What is the unit of energy?',
    ],
    ['Answers', '1. newton', '2(a) friction', '2(b) the brakes', '3. joule'],
    [
      '1: What is the unit of force? = newton',
      '1: What slows it down? = friction',
      '1: What becomes warm? = the brakes',
      '1: What is the unit of energy? = joule',
    ],
  ],
])('reads %s', async (_, paper, answers, expected) => {
  const title = p('Science homework', { style: 'Title' });
  const files = [{ name: 'homework.docx', bytes: wordFile([title, ...paper.map((line) => p(line))]) }];
  if (answers !== undefined)
    files.push({ name: 'homework answers.docx', bytes: wordFile(answers.map((line) => p(line))) });
  const { drafts } = await readFiles(files, undefined);
  const read = drafts[0]?.assignment.questions.map(({ question, marks, options, correctAnswers }) => {
    const choices = options.length > 0 ? ` {${options.join('; ')}}` : '';
    return `${marks}: ${question}${choices} = ${correctAnswers.join('; ')}`;
  });
  expect(read).toEqual(expected);
});

const readBlocks = async (...blocks: readonly string[]) => {
  const { drafts } = await readFiles([{ name: 'homework.docx', bytes: wordFile(blocks) }], undefined);
  return drafts[0]?.assignment.questions.map(({ question, options, correctAnswers }) => [
    question,
    options,
    correctAnswers,
  ]);
};

it('what is struck out is no answer and no question', async () => {
  const read = await readBlocks(
    p('1. What is the unit of force? [1]'),
    p('Answer: ~~joule ~~newton'),
    p('~~2. What is the unit of weight? [1]~~'),
    p('~~Answer: newton~~'),
    p('3. What is the unit of energy? [1]'),
    p('Answer: joule'),
  );
  expect(read).toEqual([
    ['What is the unit of force?', [], ['newton']],
    ['What is the unit of energy?', [], ['joule']],
  ]);
});

it('the letters of options in a table are no options, in a table around the questions too', async () => {
  const first = [p('1. Which is a wave? [1]'), table(['A', 'light'], ['B', 'rock']), p('Answer: A')].join('');
  const second = '2. What is the unit of frequency? [1]\n\nAnswer: hertz';
  expect(await readBlocks(table([first], [second]))).toEqual([
    ['Which is a wave?', ['light', 'rock'], ['light']],
    ['What is the unit of frequency?', [], ['hertz']],
  ]);
});
