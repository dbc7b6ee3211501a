import { expect, it } from 'vitest';
import { readFiles } from '../read-files.ts';
import { p, table, wordFile } from '../testing/word-file.ts';

const paper = (first: string, second: string) => [
  p('Electricity homework', { style: 'Title' }),
  p(first, { style: 'Heading2' }),
  ...['1. Which of these conducts?', 'a) wood', 'b) copper', 'c) glass'].map((text) => p(text)),
  ...['2. What is current measured in?', 'a) volts', 'b) ohms', 'c) amps'].map((text) => p(text)),
  p(second, { style: 'Heading2' }),
  ...['1. Name the unit of resistance.', '2. What does a fuse do?'].map((text) => p(text)),
];
const answers = [['copper'], ['amps'], ['ohm'], ['it melts and breaks the circuit']];
const heading = (text: string) => p(text, { style: 'Heading2' });

it.each<[reason: string, names: readonly [string, string], key: readonly string[]]>([
  [
    'the headings once more above letters in brackets',
    ['Multiple Choice Questions', 'Short Answer Questions'],
    [
      p('Electricity homework – Answer Key'),
      heading('Multiple Choice Questions'),
      p('1. (b)'),
      p('2. (c)'),
      heading('Short Answer Questions'),
      p('1. ohm'),
      p('2. it melts and breaks the circuit'),
    ],
  ],
  [
    'the names of sections, and the answers of each in a line',
    ['Quick quiz', 'Think about it'],
    [p('Quick quiz: 1b, 2c'), p('Think about it: 1 – ohm, 2 – it melts and breaks the circuit')],
  ],
  [
    'a table with the names between the numbers',
    ['Quick quiz', 'Think about it'],
    [
      table(
        ['Quick quiz', 'Answer'],
        ['1', 'b'],
        ['2', 'c'],
        ['Think about it', 'Answer'],
        ['1', 'ohm'],
        ['2', 'it melts and breaks the circuit'],
      ),
    ],
  ],
])('answers each section of a paper from a second file with %s', async (_reason, [first, second], key) => {
  const { drafts } = await readFiles(
    [
      { name: 'Electricity.docx', bytes: wordFile(paper(first, second)) },
      { name: 'Electricity answers.docx', bytes: wordFile(key) },
    ],
    undefined,
  );
  expect(drafts).toHaveLength(1);
  expect(drafts[0]?.assignment.title).toBe('Electricity homework');
  expect(drafts[0]?.assignment.questions.map(({ correctAnswers }) => correctAnswers)).toEqual(answers);
});
