import { expect, it } from 'vitest';
import { energy, force, gas, lines, type Question, questionsOf } from '../../../testing/short-homework.ts';

const salt: Question = ['Name the white solid in the sea.', [], ['salt']];
const all = [force, energy, gas, salt];
const numbered = (from: number, ...questions: readonly Question[]) =>
  questions.map(([text], at) => `${from + at}. ${text}`);

it.each<[reason: string, names: readonly [string, string], key: readonly string[]]>([
  ['letters', ['A  Units', 'B  Matter'], ['A   1 newton,  2 joule', 'B   3 carbon dioxide,  4 salt']],
  ['letters and colons', ['A. Units', 'B. Matter'], ['A: 1 newton; 2 joule', 'B: 3 carbon dioxide; 4 salt']],
  ['their headings', ['**Units**', '**Matter**'], ['Units   1 newton, 2 joule', 'Matter   3 carbon dioxide', '4 salt']],
])('reads answers whose numbers go on behind the names of sections: %s', async (_reason, [first, second], key) => {
  const texts = [first, ...numbered(1, force, energy), second, ...numbered(3, gas, salt), 'Answers', ...key];
  expect(await questionsOf(lines(...texts))).toEqual(all);
});

it('leaves names to values that happen to go on: Speed: 1 m/s, Mass: 2 kg', async () => {
  const texts = ['1. What is its speed?', '2. What is its mass?', '3. What is the force on it?'];
  const key = ['Speed: 1 m/s', 'Mass: 2 kg', 'Force: 3 N'];
  const read = await questionsOf(lines(...texts, 'Answers', ...key));
  expect(read?.map(([, , answers]) => answers)).toEqual(key.map((text) => [text]));
});
