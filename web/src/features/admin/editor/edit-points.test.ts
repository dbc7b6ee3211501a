import type { DraftQuestion, MarkingPoint } from '@markwell/server/contract';
import { describe, expect, it } from 'vitest';
import { cleanPoints, pointsTotal, startPoints, withPoints } from './edit-points.ts';
import { changeType } from './edit-question.ts';
import { fieldProblems } from './question-problems.ts';

const question: DraftQuestion = {
  id: 'q1',
  type: 'text',
  question: 'Why is it faster?',
  description: null,
  options: [],
  marks: 2,
  correctAnswers: ['they move faster', 'they collide more'],
  studyTip: null,
  diagramPath: null,
  diagramAlt: null,
  table: null,
};
const points = [
  { answers: ['they move faster'], marks: 1 },
  { answers: ['they collide more'], marks: 1 },
];
const started = startPoints(question);
const changed = (index: number, point: Partial<MarkingPoint>) =>
  withPoints(
    started,
    points.map((one, place) => (place === index ? { ...one, ...point } : one)),
  );

describe('points of a question', () => {
  it('start as one of a mark for each accepted answer', () => expect(started.markingPoints).toEqual(points));

  it('start as two empty ones where there is no answer', () =>
    expect(startPoints({ ...question, correctAnswers: ['', ' '] }).markingPoints).toHaveLength(2));

  it('keep the accepted answers the flat list of theirs', () => {
    const longer = changed(1, { answers: ['collide more', 'hit more often'] });
    expect(longer.correctAnswers).toEqual(['they move faster', 'collide more', 'hit more often']);
    expect(withPoints(longer, longer.markingPoints?.slice(1) ?? []).correctAnswers).toEqual([
      'collide more',
      'hit more often',
    ]);
  });

  it('give their answers back when each is right again', () =>
    expect(withPoints(started, null)).toEqual({ ...question, markingPoints: null }));

  it('are stored without blank lines', () => {
    const typed = changed(0, { answers: [' they move faster ', ''] });
    expect(cleanPoints(typed)).toMatchObject({ markingPoints: points, correctAnswers: question.correctAnswers });
    expect(cleanPoints(question)).toBe(question);
  });

  it('go with the type', () => expect(changeType(started, 'combined')).toMatchObject({ markingPoints: null }));

  it.each<[string, DraftQuestion, string[]]>([
    ['as they should be', started, []],
    ['without any', withPoints(question, []), ['Add a point, or let each accepted answer be right.']],
    ['without an answer', changed(1, { answers: [' '] }), ['Say which answers make point 2.']],
    ['without marks', changed(0, { marks: 0 }), ['Give point 1 at least 1 mark.']],
    ['with an answer in two', changed(1, { answers: ['They move faster'] }), ['‘They move faster’ is in two points.']],
  ])('%s have these problems', (_why, given, problems) =>
    expect(fieldProblems(given).map(({ text }) => text)).toEqual(problems),
  );

  it.each([
    [2, 'All points together have the question’s 2 marks.', false],
    [1, 'The points have 2 marks, and an answer gets 1 at most: some of the points are enough.', false],
    [3, 'The points have 2 marks, the question 3: nobody can get all of them.', true],
  ])('say how they go with %i marks', (marks, text, isShort) =>
    expect(pointsTotal({ ...started, marks })).toEqual({ text, isShort }),
  );
});
