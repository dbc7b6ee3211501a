import type { UploadAssignment } from '@markwell/server/contract';
import { expect, test } from 'vitest';
import { correctDrafts } from './correct-draft.ts';
import { answering } from './testing/answering.ts';

const question = {
  id: 'q1',
  type: 'text',
  question: 'What slows a falling parachute?',
  description: null,
  options: [],
  marks: 1,
  correctAnswers: ['drag'],
  markingPoints: [{ answers: ['drag'], marks: 1 }],
  studyTip: 'Think of air.',
  diagramPath: null,
  diagramAlt: null,
  table: null,
} as const;
const draft = {
  title: 'Forces',
  description: '',
  weekNumber: null,
  yearGroup: null,
  totalMarks: 2,
  weekDate: null,
  questions: [question, { ...question, id: 'q2', question: 'And a boat?' }],
  source: null,
} satisfies object as unknown as UploadAssignment;

const correct = async (...answers: (string | boolean)[]) => (await correctDrafts(answering(answers), [draft]))[0];

test.each<[label: string, answers: (string | boolean)[], change: object]>([
  ['the title', ['The title', 'Drag', false], { title: 'Drag' }],
  ['the year, asked until it is one', ['The year', 'nine', '99', '9', false], { yearGroup: 9 }],
  ['the week', ['The week', 'Week Beginning 8.9.25', false], { weekDate: 'Week Beginning 8.9.25' }],
  ['the marks, and with them the total', ['Question 1', 'The marks', '3', false], { totalMarks: 4 }],
  ['an unknown question', ['Question 2', 'Leave', false], { questions: [question], totalMarks: 1 }],
])('corrected is %s', async (_label, answers, change) => {
  expect(await correct(...answers)).toMatchObject(change);
});

test.each<[label: string, answers: string[], change: object]>([
  ['what is asked', ['What is asked', 'What slows it?'], { question: 'What slows it?' }],
  [
    'the answers, which are in no points any more',
    ['The right', 'drag | air resistance'],
    { correctAnswers: ['drag', 'air resistance'], markingPoints: null },
  ],
  ['the options', ['The options', 'drag|  lift |'], { options: ['drag', 'lift'] }],
  ['no study tip', ['The study tip', '-'], { studyTip: null }],
  ['nothing, by an empty line', ['The study tip', ''], { studyTip: 'Think of air.' }],
])('corrected of a question is %s', async (_label, answers, change) => {
  expect((await correct('Question 1', ...answers, false))?.questions).toEqual([
    { ...question, ...change },
    draft.questions[1],
  ]);
});

test('several corrections, in several homework', async () => {
  const asker = answering(['1.', 'The title', 'A', true, '2.', 'The title', 'B', false]);
  expect((await correctDrafts(asker, [draft, draft])).map(({ title }) => title)).toEqual(['A', 'B']);
});
