import { expect, it } from 'vitest';
import { besideOf } from './beside.ts';
import type { Question } from './question.ts';

const text: Question = {
  id: 'm',
  type: 'information',
  question: 'Read this.',
  marks: 0,
  diagramPath: '/assets/a.svg',
  diagramAlt: 'A',
};
const asked: Question = { id: 'a', type: 'text', question: 'Why?', marks: 1 };

it.each<[why: string, question: Question, others: Question[], beside: unknown[]]>([
  ['nothing', asked, [text], []],
  [
    'a text with its picture',
    { ...asked, material: ['m'] },
    [text],
    [{ id: 'm', text: 'Read this.', diagramPath: '/assets/a.svg', diagramAlt: 'A' }],
  ],
  ['its own description', { ...asked, description: 'A crisp.' }, [], [{ id: 'a', description: 'A crisp.' }]],
  [
    'the picture of a question that is asked, without what that asks',
    { ...asked, material: ['b'] },
    [{ ...asked, id: 'b', question: 'Which?', description: 'Six things.' }],
    [{ id: 'b', description: 'Six things.' }],
  ],
  [
    'a text with gaps',
    { ...asked, type: 'gap-fill', passage: 'Blood carries [[1]].' },
    [],
    [{ id: 'a', text: 'Blood carries (1) ____.' }],
  ],
  [
    'a table to fill in',
    { ...asked, type: 'table', table: { caption: '', columns: ['x', 'y'], rows: [['1', '[[a]]']] } },
    [],
    [{ id: 'a', table: { caption: '', columns: ['x', 'y'], rows: [['1', '(a) ____']] } }],
  ],
])('what stands beside a question: %s', (_why, question, others, beside) => {
  expect(besideOf(question, [...others, question])).toEqual(beside);
});
