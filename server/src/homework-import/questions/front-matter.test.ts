import { expect, it } from 'vitest';
import { readFiles } from '../read-files.ts';
import { p, table, wordFile } from '../testing/word-file.ts';

const questions = [p('1. Name the gas that plants take in.'), p('2. What is the unit of force?')];
const title = (text: string) => p(text, { style: 'Title' });
const heading = (text: string) => p(text, { style: 'Heading1' });

it.each<[reason: string, blocks: readonly string[], title: string]>([
  [
    'the topic below the name of the school in the style of a title',
    [title('Oakfield Academy'), heading('Forces')],
    'Forces',
  ],
  ['the topic below the faculty', [title('Science Faculty'), heading('Homework 3: Cells')], 'Homework 3: Cells'],
  ['the topic below a title that names no more than homework', [title('Homework'), p('Topic: Cells')], 'Cells'],
  ['the topic below the year and its homework', [title('Year 9 Weekly Homework'), p('Topic: Cells')], 'Cells'],
  ['the bold title above a level', [p('**Forces and motion**'), heading('Bronze')], 'Forces and motion'],
  ['the heading below the name of the template', [title('Homework template v4'), heading('Cells')], 'Cells'],
  ['the topic in a table', [table(['Subject: Science', 'Topic: Cells'], ['Year 8', 'Due: Friday'])], 'Cells'],
  [
    'the topic beside its name in a table',
    [table(['Oakfield High School', 'Homework sheet'], ['Topic', 'Cells and tissues'])],
    'Cells and tissues',
  ],
  ['the topic alone', [p('Topic: Cells')], 'Cells'],
  [
    'the school where nothing better is',
    [title('Oakfield Academy: homework'), p('There are two questions.')],
    'Oakfield Academy: homework',
  ],
  ['a title that says what kind of work it is, without a topic', [title('Homework'), p('Read first.')], 'Homework'],
])('takes for the title %s', async (_reason, blocks, expected) => {
  const bytes = wordFile([...blocks, ...questions]);
  const { drafts } = await readFiles([{ name: 'homework.docx', bytes }], undefined);
  expect(drafts[0]?.assignment.title).toBe(expected);
  expect(drafts[0]?.assignment.questions).toHaveLength(2);
});
