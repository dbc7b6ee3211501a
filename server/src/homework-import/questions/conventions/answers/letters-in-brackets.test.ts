import { expect, it } from 'vitest';
import { lines, type Question, questionsOf } from '../../../testing/short-homework.ts';

const bodies = ['planet', 'star', 'moon', 'comet'];
const planets = ['Mars', 'Venus', 'Saturn', 'Mercury'];
const asked = ['The Sun is a', 'Which planet has rings?'] as const;
const all: readonly Question[] = [
  [asked[0], bodies, ['star']],
  [asked[1], planets, ['Saturn']],
];
const inLine = (options: readonly string[]) => options.map((text, at) => `(${'abcd'.charAt(at)}) ${text}`).join('  ');
const below = (options: readonly string[]) => options.map((text, at) => `${'ABCD'.charAt(at)}. ${text}`);

it.each<[reason: string, texts: readonly string[]]>([
  ['behind what is asked', [`1. ${asked[0]} (b)`, inLine(bodies), `2. ${asked[1]} (c)`, inLine(planets)]],
  ['behind a tab', [`1. ${asked[0]}\t(b)`, inLine(bodies), `2. ${asked[1]}\t(c)`, inLine(planets)]],
  ['square', [`1. ${asked[0]} [ B ]`, ...below(bodies), `2. ${asked[1]} [ C ]`, ...below(planets)]],
  ['behind the options', [`1. ${asked[0]}`, `${inLine(bodies)}\t\t[b]`, `2. ${asked[1]}`, `${inLine(planets)}  [c]`]],
  [
    'with nothing in them, and a key',
    [`1. ${asked[0]} (   )`, ...below(bodies), `2. ${asked[1]} (   )`, ...below(planets), 'Answers', '1. B   2. C'],
  ],
])('reads letters in brackets %s', async (_reason, texts) => {
  expect(await questionsOf(lines(...texts))).toEqual(all);
});

it('leaves a part that one question names', async () => {
  const texts = [`1. ${asked[0]}`, ...below(bodies), '2. Use your answer to 1 (b)', ...below(planets)];
  const read = await questionsOf(lines(...texts));
  expect(read?.map(([text]) => text)).toEqual([asked[0], 'Use your answer to 1 (b)']);
});
