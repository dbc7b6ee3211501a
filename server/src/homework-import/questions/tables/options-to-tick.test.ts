import { expect, it } from 'vitest';
import { chalk, force, lines, type Question, questionsOf, rocks } from '../../testing/short-homework.ts';
import { table } from '../../testing/word-file.ts';

const [asked] = chalk;
const unanswered: Question = [asked, rocks, []];

it.each<[reason: string, instruction: string, marks: readonly string[], question: Question]>([
  ['empty cells below what asks for a tick', ' Tick one box.', ['', '', '', ''], unanswered],
  ['boxes', '', ['☐', '☐', '☐', '☐'], unanswered],
  ['a tick in one of them', '', ['', '✓', '', ''], chalk],
  ['a cross in one of them', ' Put a cross in one box.', ['', 'X', '', ''], chalk],
])('reads what stands beside %s as options', async (_reason, instruction, marks, [text, options, answers]) => {
  const behind = rocks.map((rock, at) => [rock, marks[at] ?? '']);
  const before = rocks.map((rock, at) => [marks[at] ?? '', rock]);
  for (const rows of [behind, before]) {
    const blocks = [...lines(`1. ${asked}${instruction}`), table(...rows), ...lines(`2. ${force[0]}`)];
    const read = await questionsOf(blocks);
    expect(read).toEqual([
      [`${text}${instruction}`, options, answers],
      [force[0], [], []],
    ]);
  }
});

it.each([
  '1. Write the symbol of each element in the box.',
  '1. In each case, write the symbol.',
  '1. Find the value of x in each row.',
])('leaves what is to be written beside words: %s', async (asked) => {
  const blocks = [...lines(asked), table(['Sodium', ''], ['Iron', ''], ['Gold', '']), ...lines(`2. ${force[0]}`)];
  expect((await questionsOf(blocks))?.every(([, options]) => options.length === 0)).toBe(true);
});

it('leaves a table that is to be filled in', async () => {
  const blocks = [...lines('1. Complete the table. (2)'), table(['Organ', 'Job'], ['heart', ''], ['lungs', ''])];
  const read = await questionsOf(blocks);
  expect(read?.every(([, options]) => options.length === 0)).toBe(true);
});

it.each(['1. b) chalk, d) marble', '1. B chalk and D marble', '1. chalk; marble', '1. b, d', '1. BD'])(
  'reads both options that a key names: %s',
  async (key) => {
    const texts = [`1. ${asked}`, ...rocks.map((rock, at) => `${'abcd'.charAt(at)}) ${rock}`), 'Answers', key];
    const read = await questionsOf(lines(...texts, '2. newton'));
    expect(read?.[0]).toEqual([asked, rocks, ['chalk', 'marble']]);
  },
);

it('reads letters of which one is the beginning of an option too', async () => {
  const metals = ['copper', 'wood', 'graphite', 'glass'];
  const texts = [
    '1. Which conduct?',
    ...metals.map((name, at) => `${'abcd'.charAt(at)}. ${name}`),
    'Answers',
    '1. a, c',
  ];
  const read = await questionsOf(lines(...texts, '2. newton'));
  expect(read?.[0]).toEqual(['Which conduct?', metals, ['copper', 'graphite']]);
});
