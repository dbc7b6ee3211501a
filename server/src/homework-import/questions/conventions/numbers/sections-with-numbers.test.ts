import { expect, it } from 'vitest';
import { energy, force, gas, lines, type Question, questionsOf } from '../../../testing/short-homework.ts';
import { p, table } from '../../../testing/word-file.ts';

const asked = ([text]: Question) => text;
const blocks = [
  ...lines('**UNITS**', 'A) Answer in one word.', `A1  ${asked(force)}`, `A2  ${asked(energy)}`),
  ...lines('B) Read the text first.', `B1  ${asked(gas)}`),
  p('ANSWERS – MARK IN GREEN PEN', { style: 'Heading1' }),
];

it.each<[reason: string, key: readonly string[]]>([
  ['a table', [table(['A1', 'newton'], ['A2', 'joule'], ['B1', 'carbon dioxide'])]],
  ['lines', lines('A1 newton', 'A2 joule', 'B1 carbon dioxide')],
])('reads numbers that say their section, with answers in %s', async (_reason, key) => {
  expect(await questionsOf([...blocks, ...key])).toEqual([force, energy, gas]);
});
