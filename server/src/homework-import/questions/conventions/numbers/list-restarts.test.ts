import { expect, it } from 'vitest';
import { readFiles } from '../../../read-files.ts';
import { p, wordFile } from '../../../testing/word-file.ts';

const question: readonly [format: string, text: string] = ['decimal', '%1.'];
const letter: readonly [format: string, text: string] = ['lowerLetter', '%1)'];

it.each<[how: string, of: readonly number[]]>([
  ['behind the first', [2, 3, 3, 3]],
  ['in its middle', [2, 2, 3, 3]],
  ['not at all', [2, 2, 2, 2]],
])('reads the options of a list as one that was torn %s', async (_how, of) => {
  const gases = ['helium', 'neon', 'argon', 'chlorine'];
  const options = gases.map((text, index) => p(text, { list: [of[index] ?? 2, 0], indent: 700 }));
  const bytes = wordFile([p('Which gas is reactive?', { list: [1, 0] }), ...options, p('Answer: D')], {
    lists: { 1: [question], 2: [letter], 3: [letter] },
  });
  const { drafts } = await readFiles([{ name: 'gases.docx', bytes }], undefined);
  const [read, ...more] = drafts[0]?.assignment.questions ?? [];
  expect(more).toEqual([]);
  expect(read?.options).toEqual(gases);
  expect(read?.correctAnswers).toEqual(['chlorine']);
});
