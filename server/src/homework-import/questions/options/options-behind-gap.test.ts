import { expect, it } from 'vitest';
import { lines, questionsOf } from '../../testing/short-homework.ts';
import { p } from '../../testing/word-file.ts';

it.each<[text: string, options: readonly string[], answers: readonly string[]]>([
  ['Me ______ las ciencias. (gusta / gustan / gusto)', ['gusta', 'gustan', 'gusto'], []],
  ['Elle ______ (va/vais/vas) au cinéma.', ['va', 'vais', 'vas'], []],
  ['Er ______ nach Hause. [geht | gehst]', ['geht', 'gehst'], []],
  ['Metals ______ heat. (conduct, insulate, cool)', ['conduct', 'insulate', 'cool'], []],
  ['Metals ______ heat. (**conduct** / insulate)', ['conduct', 'insulate'], ['conduct']],
  ['The speed is ______ (m/s).', [], []],
  ['She ______ (to go, past tense) home.', [], []],
  ['Write ______ and ______ (hot / cold) here.', [], []],
])('takes the choices of a gap from brackets: %s', async (text, options, answers) => {
  const read = await questionsOf([p(`1. ${text}`), ...lines('2. What is the unit of force?')]);
  expect(read?.[0]).toEqual([text.replaceAll('**', ''), options, answers]);
});
