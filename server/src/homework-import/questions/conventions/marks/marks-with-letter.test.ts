import { expect, it } from 'vitest';
import { readFiles } from '../../../read-files.ts';
import { lines } from '../../../testing/short-homework.ts';
import { p, table, wordFile } from '../../../testing/word-file.ts';

async function marksOf(blocks: readonly string[]): Promise<readonly (readonly [string, number])[] | undefined> {
  const bytes = wordFile([p('Forces', { style: 'Title' }), ...blocks]);
  const { drafts } = await readFiles([{ name: 'homework.docx', bytes }], undefined);
  return drafts[0]?.assignment.questions.map(({ question, marks }) => [question, marks]);
}

it.each<[reason: string, blocks: readonly string[], read: readonly (readonly [string, number])[]]>([
  [
    'marks behind questions, whether they end with a question mark or not',
    lines('1. What is a force? 1m', '2. Explain why a boat floats. 3m', '3. The unit of force is called 2 M'),
    [
      ['What is a force?', 1],
      ['Explain why a boat floats.', 3],
      ['The unit of force is called', 2],
    ],
  ],
  [
    'marks behind a length',
    lines('1. How long does it take to go 3 m. 2m', '2. What is a force? 1m', '3. Name its unit. 1m'),
    [
      ['How long does it take to go 3 m.', 2],
      ['What is a force?', 1],
      ['Name its unit.', 1],
    ],
  ],
  [
    'marks of parts',
    lines('1. A box slides.', '(a) What slows it down? 1m', '(b) Name the force. 1m', '(c) Explain your answer. 2m'),
    [
      ['What slows it down?', 1],
      ['Name the force.', 1],
      ['Explain your answer.', 2],
    ],
  ],
  [
    'marks in the cells of a table',
    [
      table(
        ['Question', 'Answer'],
        ['What is a force? 1m', 'a push or a pull'],
        ['Name the unit of force. 2m', 'newton'],
        ['Name the unit of energy. 1m', 'joule'],
      ),
    ],
    [
      ['What is a force?', 1],
      ['Name the unit of force.', 2],
      ['Name the unit of energy.', 1],
    ],
  ],
  [
    'lengths, which few questions end with, as they stand',
    lines('1. How far is it round a field of side 5 m', '2. What is a force?', '3. Name the unit of force.', '4. Why?'),
    [
      ['How far is it round a field of side 5 m', 1],
      ['What is a force?', 1],
      ['Name the unit of force.', 1],
      ['Why?', 1],
    ],
  ],
])('reads %s', async (_reason, blocks, read) => {
  expect(await marksOf(blocks)).toEqual(read);
});
