import { expect, it } from 'vitest';
import { keepCorrectAnswers } from './keep-correct-answers.ts';
import type { QuestionResult } from './marking.ts';

const result = (slots: QuestionResult['slots'], isCorrect = false): QuestionResult => ({
  ...{ questionId: 'q', isCorrect, maxMarks: 2, marksAwarded: 1, feedback: '', evidence: [], confidence: 1 },
  ...(slots && { slots }),
});
const right = (id: string) => ({ id, isCorrect: true });
const wrong = (id: string) => ({ id, isCorrect: false });

it.each<[why: string, type: string, value: string, slots: QuestionResult['slots'], kept: string | undefined]>([
  [
    'the slots that are right',
    'matching',
    'a: x\nb: y\nb: left: z',
    [right('a'), wrong('b'), right('b: left')],
    'a: x\nb: left: z',
  ],
  [
    'the options that are right',
    'multiple-response',
    'tin\nneon\niron',
    [right('tin'), wrong('neon'), right('iron')],
    'tin\niron',
  ],
  [
    'an order up to its first fault',
    'ordering',
    'egg\npupa\nadult',
    [right('egg'), wrong('pupa'), right('adult')],
    'egg',
  ],
  ['nothing of an order that begins wrongly', 'ordering', 'pupa\negg', [wrong('pupa'), right('egg')], undefined],
  ['nothing where nothing is right', 'table', 'a: x', [wrong('a')], undefined],
  ['nothing of a wrong answer without parts', 'text', 'x', undefined, undefined],
])('Retry keeps %s', (_why, type, value, slots, kept) => {
  const answers = { q: { questionId: 'q', value } };
  const expected = kept === undefined ? {} : { q: { questionId: 'q', value: kept } };
  expect(keepCorrectAnswers(answers, [result(slots)], [{ id: 'q', type }])).toEqual(expected);
  expect(keepCorrectAnswers(answers, [result(slots, true)], [{ id: 'q', type }])).toEqual(answers);
});
