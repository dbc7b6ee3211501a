import type { Question } from '@markwell/marking-core';
import { expect, it } from 'vitest';
import { arrange, gatherParts, wasAskedThen } from './choose-questions.ts';

const now = new Date('2026-03-30T09:00:00Z');

it.each<[days: number, boolean, string]>([
  [13, false, 'it is too fresh'],
  [14, true, 'about three weeks'],
  [28, true, 'about three weeks'],
  [42, false, 'it lies between'],
  [56, true, 'about ten weeks'],
  [84, true, 'about ten weeks'],
  [90, false, 'it is too long ago'],
])('what was asked %i days ago is asked again: %s, %s', (days, isAsked) => {
  expect(wasAskedThen(new Date(now.getTime() - days * 86_400_000).toISOString(), now)).toBe(isAsked);
});

const text: Question = { id: 'text', type: 'information', question: 'Read this', marks: 0 };
const part = (id: string, label: string[] | undefined, material?: string[]): Question => ({
  ...{ id, type: 'text', question: id, marks: 1 },
  ...(label && { label }),
  ...(material && { material }),
});
const questions = [text, part('a', ['2', '(a)'], ['text']), part('b', ['2', '(b)'], ['text']), part('c', ['3'])];

it('parts of a question go together, with the facility of all their marks', () => {
  const asked = (questionId: string, marks: number, facility: number) => ({
    ...{ questionId, question: questionId, label: questionId, marks, facility, asked: 4 },
  });
  expect(gatherParts(questions, [asked('b', 3, 0.2), asked('c', 1, 0.5), asked('a', 1, 1)])).toEqual([
    { questionIds: ['a', 'b'], label: 'a', question: 'a', marks: 4, facility: 0.4, students: 4 },
    { questionIds: ['c'], label: 'c', question: 'c', marks: 1, facility: 0.5, students: 4 },
  ]);
});

it('questions of several homeworks are numbered anew, and what they share comes along, once', () => {
  const of = { questions, homeworkId: 151 };
  const taken = arrange([
    { ...of, questionIds: ['b'] },
    { ...of, questionIds: ['c'], homeworkId: 152 },
    { ...of, questionIds: ['a'] },
  ]);
  expect(taken.map(({ homeworkId, oldId, placed }) => [homeworkId, oldId, placed])).toEqual([
    [151, 'text', { id: 'q1', label: undefined, material: [] }],
    [151, 'b', { id: 'q2', label: ['1', '(b)'], material: ['q1'] }],
    [152, 'c', { id: 'q3', label: ['2'], material: [] }],
    [151, 'a', { id: 'q4', label: ['3', '(a)'], material: ['q1'] }],
  ]);
});
