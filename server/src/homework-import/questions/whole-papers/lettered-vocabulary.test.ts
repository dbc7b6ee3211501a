import { expect, it } from 'vitest';
import { lines, type Question, questionsOf } from '../../testing/short-homework.ts';

const asked = ['a) le chien = ____', 'b) le chat = ____', 'c) le cheval = ____'];
const all: readonly Question[] = [
  ['le chien', [], ['dog']],
  ['le chat', [], ['cat']],
  ['le cheval', [], ['horse']],
];

it.each<[reason: string, texts: readonly string[]]>([
  ['parts of a number', ['1. Translate into English.', ...asked, 'Answers', '1. a) dog', 'b) cat', 'c) horse']],
  ['parts of the only number', ['1. Translate into English.', ...asked, 'Answers', 'a) dog  b) cat  c) horse']],
  ['no number', ['Translate into English.', ...asked, 'Answers', 'a) dog', 'b) cat', 'c) horse']],
  ['a heading, with the answers in the last line', ['Vocabulary', ...asked, 'Answers: a) dog, b) cat, c) horse']],
  [
    'exercises',
    [
      ...['Exercise 1: Translate into English', ...asked.slice(0, 2), 'Exercise 2: Translate again'],
      ...['a) le cheval = ____', 'b) la souris = ____'],
      ...['Answers', 'Exercise 1', 'a) dog', 'b) cat', 'Exercise 2', 'a) horse', 'b) mouse'],
    ],
  ],
])('reads words with letters below %s', async (_reason, texts) => {
  const read = await questionsOf(lines(...texts));
  const isLonger = texts.some((text) => text.includes('souris'));
  expect(read).toEqual(isLonger ? [...all, ['la souris', [], ['mouse']]] : all);
});
