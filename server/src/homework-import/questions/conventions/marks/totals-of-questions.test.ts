import { expect, it } from 'vitest';
import { readFiles } from '../../../read-files.ts';
import { lines } from '../../../testing/short-homework.ts';
import { p, wordFile } from '../../../testing/word-file.ts';

const asked = ['1. What is the unit of force?', '2. Name a metal.', '3. Name a gas.'];

it.each<[why: string, texts: readonly string[], marks: readonly (number | undefined)[]]>([
  ['alone below the last of as many questions it is the total', [...asked, '/3'], [1, 1, 1]],
  ['with room before it', [...asked, '____ / 4'], [1, 1, 1]],
  ['behind “Mark:”', [...asked, 'Mark: __/3'], [1, 1, 1]],
  ['behind “My score:”', [...asked, 'My score:    /3'], [1, 1, 1]],
  ['in words', [...asked, '___ out of 3'], [1, 1, 1]],
  ['as marks in total', [...asked, '[3 marks total]'], [1, 1, 1]],
  ['above the answers', [...asked, '/3', 'Answers', '1. newton', '2. iron', '3. helium'], [1, 1, 1]],
  ['below each question it is what that has', [...asked.flatMap((text) => [text, '/3'])], [3, 3, 3]],
  ['of fewer than there are questions it is of the last', [...asked, '/2'], [1, 1, 2]],
])('“/3”: %s', async (_why, texts, marks) => {
  const bytes = wordFile([p('Elements', { style: 'Title' }), ...lines(...texts)]);
  const { drafts } = await readFiles([{ name: 'elements.docx', bytes }], undefined);
  const questions = drafts[0]?.assignment.questions ?? [];
  expect(questions.map((question) => question.marks)).toEqual(marks);
  expect(questions.map(({ question }) => question)).toEqual(asked.map((text) => text.slice(3)));
});

it('gives a total below parts to none of them', async () => {
  const texts = ['1. A box slides.', 'a) Name the force that slows it.', 'b) Why is it hot?', '[Total: 3 marks]'];
  const more = ['2. Iron rusts.', 'a) Name the gas that it needs.', 'b) What else does it need?', '[Total: 4 marks]'];
  const bytes = wordFile([p('Elements', { style: 'Title' }), ...lines(...texts, ...more)]);
  const { drafts } = await readFiles([{ name: 'elements.docx', bytes }], undefined);
  expect(drafts[0]?.assignment.questions.map(({ marks }) => marks)).toEqual([1, 1, 1, 1]);
});
