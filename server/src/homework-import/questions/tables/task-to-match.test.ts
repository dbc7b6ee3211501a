import { expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';
import { p, table, wordFile } from '../../testing/word-file.ts';

const uses = ['growth', 'strong bones', 'moving food'];
const nutrients = table(
  ['**Nutrient**', '**Needed for**'],
  ['protein', 'growth'],
  ['calcium', 'strong bones'],
  ['fibre', 'moving food'],
);
const inWords = [p('Calcium – strong bones'), p('Fibre – moving food'), p('Protein – growth')];

it.each([
  ['answers in words', inWords],
  ['answers in one line', [p('Protein – growth; Calcium – strong bones; Fibre – moving food')]],
  ['letters beside numbers', [p('1. A'), p('2. B'), p('3. C')]],
])('a task that asks to match, between numbered questions, with %s', async (_reason, key) => {
  const blocks = [
    p('Science homework', { style: 'Title' }),
    p('Task 1: Answer the question.', { style: 'Heading2' }),
    p('1. What is the unit of force?'),
    p('Task 2: Draw a line to match each nutrient with what it is for.', { style: 'Heading2' }),
    nutrients,
    p('Task 3: Answer the question.', { style: 'Heading2' }),
    p('2. Which planet is the hottest?'),
    p('Answers', { style: 'Heading1' }),
    p('Task 1'),
    p('1. newton'),
    p('Task 2'),
    ...key,
    p('Task 3'),
    p('2. Venus'),
  ];
  const { drafts } = await readFiles([{ name: 'homework.docx', bytes: wordFile(blocks) }], undefined);
  const read = drafts[0]?.assignment.questions.map((one) => [one.question, one.options, one.correctAnswers]);
  expect(read).toEqual([
    ['What is the unit of force?', [], ['newton']],
    ['protein', uses, ['growth']],
    ['calcium', uses, ['strong bones']],
    ['fibre', uses, ['moving food']],
    ['Which planet is the hottest?', [], ['Venus']],
  ]);
});
