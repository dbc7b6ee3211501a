import type { Answer } from '@markwell/marking-core';
import { expect, it } from 'vitest';
import { answerLines } from './answer-lines.ts';

it.each<[answer: Omit<Answer, 'questionId'>, lines: string[], what: string]>([
  [{ value: ' it reflects\nback ' }, ['it reflects\nback'], 'text as it was written'],
  [{ value: 'B', choice: 'B' }, ['B'], 'an option once'],
  [{ value: 'cannot_tell' }, ['Cannot tell'], 'a value in words'],
  [{ value: 'because', choice: 'yes', reason: 'because' }, ['Yes', 'because'], 'a choice and its reason'],
  [{ value: '', choice: 'no', reason: ' ' }, ['No'], 'a choice without a reason'],
  [{ value: 'constructor' }, ['constructor'], 'a word that objects know'],
  [{ value: '  ' }, [], 'nothing'],
])('%j reads %j: %s', (answer, lines) => {
  expect(answerLines({ questionId: 'q1', ...answer })).toEqual(lines);
});
