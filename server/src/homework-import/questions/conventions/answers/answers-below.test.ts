import { expect, it } from 'vitest';
import { energy, force, gas, lines, type Question, questionsOf } from '../../../testing/short-homework.ts';

const all: readonly Question[] = [force, energy, ['Which gas do plants take in?', [], gas[2]]];

it.each<[reason: string, asked: (text: string) => string, said: (text: string) => string]>([
  ['on the line', (text) => text, (text) => text],
  ['in bullets of their own', (text) => `• ${text}`, (text) => `• ${text}`],
  ['in a bullet', (text) => text, (text) => `- ${text}`],
])('reads answers %s below their questions', async (_reason, asked, said) => {
  const texts = all.flatMap(([text, , [answer = '']]) => [asked(text), said(answer)]);
  expect(await questionsOf(lines(...texts))).toEqual(all);
});

it('reads a line of words of which one stands out as options', async () => {
  const texts = all.flatMap(([text, , [answer]], at) => [`${at + 1}. ${text}`, `iron     **${answer}**     salt`]);
  const read = await questionsOf(lines(...texts));
  expect(read).toEqual(all.map(([text, , [answer]]) => [text, ['iron', answer, 'salt'], [answer]]));
});

it('reads numbers behind an equals sign as options where one stands out', async () => {
  const texts = ['1. 5 × 7 =     30     **35**     40', '2. 9 × 6 =     **54**     56     45'];
  expect(await questionsOf(lines(...texts))).toEqual([
    ['5 × 7 =', ['30', '35', '40'], ['35']],
    ['9 × 6 =', ['54', '56', '45'], ['54']],
  ]);
});
