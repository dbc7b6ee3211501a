import { expect, it } from 'vitest';
import { asBeside, besideOf } from './beside.ts';
import type { Question } from './question.ts';

const text: Question = {
  id: 'm',
  type: 'information',
  question: 'Read this.',
  marks: 0,
  diagramPath: '/assets/a.svg',
  diagramAlt: 'A',
};
const [above, below] = [
  { x: 0.5, y: 0.2 },
  { x: 0.5, y: 0.8 },
];
const labels: Question = {
  ...{ id: 'l', type: 'labelling', question: 'Label it.', marks: 2, material: ['m'] },
  slots: [{ id: 'A', at: above }, { id: 'B', at: below }, { id: 'C' }],
};
const signs = [
  { sign: 'A', at: above },
  { sign: 'B', at: below },
];
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
    'a text whose gaps have no letters or numbers',
    { ...asked, type: 'gap-fill', passage: 'Blood carries [[which gas]].', slots: [{ id: 'which gas' }] },
    [],
    [{ id: 'a', text: 'Blood carries (1) ____.' }],
  ],
  [
    'a shared picture with the signs of its own labels',
    labels,
    [text, { ...labels, id: 'other', slots: [{ id: 'X', at: above }] }],
    [{ id: 'm', text: 'Read this.', diagramPath: '/assets/a.svg', diagramAlt: 'A', signs }],
  ],
  [
    'a picture of its own that it labels, beside one that it shares',
    { ...labels, diagramPath: '/assets/b.svg', diagramAlt: 'B' },
    [text],
    [
      { id: 'm', text: 'Read this.', diagramPath: '/assets/a.svg', diagramAlt: 'A' },
      { id: 'l', diagramPath: '/assets/b.svg', diagramAlt: 'B', signs },
    ],
  ],
  [
    'what is to be matched',
    { ...asked, type: 'matching', slots: [{ id: 'Heart' }, { id: 'Lung' }], options: ['breathes', 'pumps'] },
    [],
    [{ id: 'a', text: 'Heart\nLung' }],
  ],
  [
    'a table to fill in',
    { ...asked, type: 'table', table: { caption: '', columns: ['x', 'y'], rows: [['1', '[[a]]']] } },
    [],
    [{ id: 'a', table: { caption: '', columns: ['x', 'y'], rows: [['1', '(a) ____']] } }],
  ],
])('what is shown beside a question: %s', (_why, question, others, beside) => {
  expect(besideOf(question, [...others, question])).toEqual(beside);
});

it('a picture that several questions label has the signs of all, each once', () => {
  const more = { ...labels, id: 'more', slots: [...(labels.slots ?? []), { id: 'D', at: { x: 0, y: 0 } }] };
  expect(asBeside(text, [text, labels, more]).signs).toEqual([...signs, { sign: 'D', at: { x: 0, y: 0 } }]);
});
