import { expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';
import { table, wordFile } from '../../testing/word-file.ts';

it.each<[reason: string, first: string, second: string, marks: readonly number[]]>([
  ['of each', 'Three from last lesson (1 point each)', 'Two from last week (2 points each)', [1, 1, 1, 2, 2]],
  ['of all', 'Last lesson (6 marks)', 'Last week [2 marks]', [2, 2, 2, 1, 1]],
  ['more for what is longer ago', 'Last lesson (1 point)', 'Last month (3 points)', [1, 1, 1, 3, 3]],
  ['of each, and of all', 'Last lesson (2 points each)', 'Last week (4 points)', [2, 2, 2, 2, 2]],
  ['of none', 'Last lesson', 'Last week', [1, 1, 1, 1, 1]],
])('gives rows the marks that the heading above them says: %s', async (_reason, first, second, marks) => {
  const units = ['force', 'energy', 'power', 'current', 'charge'];
  const rows = units.map((name, at) => [`${at + 1}`, `What is the unit of ${name}?`, `unit ${at}`]);
  const blocks = [
    table(['No.', 'Question', 'Answer'], [first, '', ''], ...rows.slice(0, 3), [second, '', ''], ...rows.slice(3)),
  ];
  const { drafts } = await readFiles([{ name: 'homework.docx', bytes: wordFile(blocks) }], undefined);
  expect(drafts[0]?.assignment.questions.map((one) => one.marks)).toEqual(marks);
});
