import { expect, it } from 'vitest';
import { readFiles } from '../../../read-files.ts';
import { lines } from '../../../testing/short-homework.ts';
import { wordFile } from '../../../testing/word-file.ts';

it.each<[reason: string, sections: readonly [string, string], key: readonly string[], marks: readonly number[]]>([
  ['evenly', ['Section A (4 marks)', 'Section B (6 marks)'], [], [2, 2, 3, 3]],
  ['above answers', ['Section A (4 marks)', 'Section B (2 marks)'], ['Answers', '3. salt', '4. water'], [2, 2, 1, 1]],
  ['each', ['Section A (2 marks each)', 'Section B (1 mark each)'], [], [2, 2, 1, 1]],
  ['to none where they cannot be', ['Section A (3 marks)', 'Section B (5 marks)'], [], [1, 1, 1, 1]],
])('gives the marks of a section to its questions: %s', async (_reason, [first, second], key, marks) => {
  const asked = [first, '1. Name a metal.', '2. Name a gas.', second, '3. Name a salt.', '4. Name a liquid.'];
  const { drafts } = await readFiles([{ name: 'a.docx', bytes: wordFile(lines(...asked, ...key)) }], undefined);
  expect(drafts[0]?.assignment.questions.map((one) => one.marks)).toEqual(marks);
});
