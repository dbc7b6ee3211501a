import { describe, expect, it } from 'vitest';
import type { FileLine } from '../../contract/homework-draft.ts';
import { readFiles } from '../read-files.ts';
import { p, table, wordFile } from '../testing/word-file.ts';

/** The lines of a Word file below a title, as they came out: what each became, its questions counted from 1. */
async function trace(...blocks: readonly string[]): Promise<readonly (readonly [text: string, became: string])[]> {
  const bytes = wordFile([p('Forces and motion', { style: 'Title' }), ...blocks]);
  const { drafts } = await readFiles([{ name: 'forces.docx', bytes }], undefined);
  return (drafts[0]?.lines ?? []).map((line) => [line.text, fateOf(line)]);
}

const fateOf = ({ became, questions }: FileLine) =>
  became === 'question' ? questions.map((index) => index + 1).join(' ') : became;
const lines = (...texts: string[]) => texts.map((text) => p(text));
const unit = ['1. What is the unit of force? [1]', 'Answer: newton'];
const rock = ['2. Which rock is sedimentary?', 'A) granite', 'B) chalk', 'C) slate', 'Answer: B'];

describe('what became of each line', () => {
  it.each<[reason: string, blocks: readonly string[], text: string, became: string]>([
    ['a title', lines(...unit), 'Forces and motion', 'title'],
    ['a line for the name', lines('Name: ____ Class: ____', ...unit), 'Name: ____ Class: ____', 'left-out'],
    ['what is asked', lines(...unit), '1. What is the unit of force? [1]', '1'],
    ['an answer below it', lines(...unit), 'Answer: newton', '1'],
    ['an option', lines(...unit, ...rock), 'C) slate', '2'],
    ['a letter for an answer, which the draft has in words', lines(...unit, ...rock), 'Answer: B', '2'],
    ['an answer in a key at the end', lines('1. What is the unit of force?', 'Answers', '1. newton'), '1. newton', '1'],
    ['the heading above a key', lines('1. What is the unit of force?', 'Answers', '1. newton'), 'Answers', 'left-out'],
    ['what turns the page', lines(...unit, 'Turn over'), 'Turn over', 'left-out'],
    ['lowered digits', lines('1. What is H,,2,,O called?', 'Answer: water'), '1. What is H₂O called?', '1'],
  ])('%s', async (_reason, blocks, text, became) => {
    expect(await trace(...blocks)).toContainEqual([text, became]);
  });

  it('a letter in a cell before an option names it', async () => {
    const options = table(['A', 'granite'], ['B', 'chalk'], ['C', 'slate']);
    const blocks = [p('1. Which rock is sedimentary?'), options, p('Answer: B')];
    expect((await trace(...blocks)).filter(([, became]) => became === 'nothing')).toEqual([]);
  });

  it('text before a question belongs to each of its parts', async () => {
    const stem = '1. A ball rolls down a long wooden ramp.';
    const blocks = lines(stem, '(a) What pulls it down?', 'Answer: gravity', '(b) What slows it?', 'Answer: friction');
    expect(await trace(...blocks)).toContainEqual([stem, '1 2']);
  });
});

describe('what became part of nothing is seen, however short it is', () => {
  it.each<[reason: string, text: string]>([
    ['a sentence', 'Ask your uncle about his glass violin collection.'],
    ['one word', 'Violin'],
    ['a sign', '≥'],
    ['a number that counts nothing and is no mark', '4711'],
  ])('%s', async (_reason, text) => {
    expect(await trace(...lines(...unit, ...rock, 'Section 3', text))).toContainEqual([text, 'nothing']);
  });

  it('a word that questions have in what they ask', async () => {
    const blocks = lines(...unit, '2. Name a red metal that conducts.', 'Answer: copper', 'Section 3', 'Metal');
    expect(await trace(...blocks)).toContainEqual(['Metal', 'nothing']);
  });
});

describe('messages say what became part of nothing', () => {
  const messages = async (...texts: string[]) => {
    const bytes = wordFile([p('Forces', { style: 'Title' }), ...lines(...unit, ...rock, 'Section 3', ...texts)]);
    const { drafts } = await readFiles([{ name: 'forces.docx', bytes }], undefined);
    return drafts[0]?.messages.filter(({ severity }) => severity === 'info').map(({ message }) => message);
  };

  it('a sentence by itself, with its paragraph', async () =>
    expect(await messages('Ask your uncle about his glass violin.')).toContainEqual(
      'Paragraph 10: this became part of no question: “Ask your uncle about his glass violin.”.',
    ));
  it('short texts together', async () =>
    expect(await messages('Violin', 'Cello')).toContainEqual(
      '2 short texts became part of no question: “Violin” (paragraph 10), “Cello” (paragraph 11).',
    ));
  it('nothing where all was read', async () =>
    expect(await messages()).not.toContainEqual(expect.stringMatching(/part of no/)));
});

it('the answers of a second file are traced too, and told apart', async () => {
  const paper = wordFile([
    p('Gases', { style: 'Title' }),
    ...lines('1. Which gas do we breathe in?', '2. Which do plants take in?'),
  ]);
  const key = wordFile([
    p('Answers', { style: 'Title' }),
    ...lines('Violin lessons are on Monday.', '1. oxygen', '2. carbon dioxide'),
  ]);
  const files = [
    { name: 'gases.docx', bytes: paper },
    { name: 'gases answers.docx', bytes: key },
  ];
  const { drafts } = await readFiles(files, undefined);
  const ofKey = drafts[0]?.lines?.filter(({ isOfKey }) => isOfKey).map((line) => [line.text, fateOf(line)]);
  expect(ofKey).toEqual([
    ['Answers', 'left-out'],
    ['Violin lessons are on Monday.', 'nothing'],
    ['1. oxygen', '1'],
    ['2. carbon dioxide', '2'],
  ]);
});
