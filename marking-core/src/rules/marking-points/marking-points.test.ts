import { describe, expect, it } from 'vitest';
import { markingPointsCases } from '../../../scripts/cases.ts';
import { draftMarkScheme } from '../../draft/draft-mark-scheme.ts';
import { markAttempt } from '../../marking/mark-attempt.ts';
import type { MarkScheme } from '../../scheme/mark-scheme.ts';
import type { MarkingPointsRule } from './marking-points-rule.ts';

function scheme(rule: Omit<MarkingPointsRule, 'kind'>, maxMarks: number): MarkScheme {
  const question = { id: 'q1', type: 'text', maxMarks, rule: { kind: 'marking-points' as const, ...rule } };
  return { schemaVersion: 1, slug: 's', title: 't', profile: 'general', gradeScale: 'science', questions: [question] };
}

function mark(rule: Omit<MarkingPointsRule, 'kind'>, value: string, maxMarks: number, policy?: 'published') {
  return markAttempt(scheme(rule, maxMarks), { q1: { questionId: 'q1', value } }, { policy: policy ?? 'guarded' })
    .results[0];
}

const rate = {
  question: 'Why does the reaction speed up?',
  points: [
    { name: 'particles move faster', accept: ['particles move faster'] },
    { name: 'collide more often', accept: ['collide more often'], allow: ['frequent collision'], reject: ['explode'] },
    {
      name: 'have more energy than the activation energy',
      accept: ['more energy than the activation energy'],
      marks: 2,
    },
  ],
};

describe('marking points', () => {
  for (const { question, points, answers } of markingPointsCases) {
    it.each(answers)(`${question} "%s" makes %s (%s)`, (answer, made) => {
      const rule = { question, points: points.map((accept) => ({ name: accept[0] ?? '', accept })) };
      const result = mark(rule, answer, points.length);
      const names = result?.evidence.map(({ part }) => part) ?? [];
      expect(rule.points.map(({ name }) => (names.includes(name) ? '1' : '0')).join('')).toBe(made);
      expect(result?.marksAwarded).toBe(names.length);
    });
  }

  it.each(markingPointsCases)('gives all marks for all points one after another: $question', ({ question, points }) => {
    const rule = { question, points: points.map((accept) => ({ name: accept[0] ?? '', accept })) };
    const answer = points.map(([first]) => first).join('. ');
    expect(mark(rule, answer, points.length)?.marksAwarded).toBe(points.length);
  });

  it.each([
    ['particles move faster', 4, 1, 'a point of one mark'],
    ['their energy is more than the activation energy', 4, 2, 'a point of two marks'],
    ['there are frequent collisions', 4, 1, 'wording that is allowed'],
    ['they collide more often and explode', 4, 0, 'a point that is spoilt'],
    ['particles move faster and collide more often', 1, 1, 'no more than the question has'],
    ['', 4, 0, 'no answer'],
  ])('gives "%s" of %i marks %i: %s', (answer, maxMarks, marks) => {
    expect(mark(rate, answer, maxMarks)?.marksAwarded).toBe(marks);
  });

  it('takes a mark for what the whole question rejects', () => {
    const rule = { ...rate, reject: ['catalyst'] };
    expect(mark(rule, 'particles move faster and collide more often with a catalyst', 4)?.marksAwarded).toBe(1);
  });

  it('quotes what made a point and names what is missing', () => {
    const result = mark(rate, 'They move faster.', 4);
    expect(result).toMatchObject({
      evidence: [{ part: 'particles move faster', words: 'move faster', how: 'exact' }],
      missing: ['collide more often', 'have more energy than the activation energy'],
      feedback:
        'Partly correct: 1 of 4 marks. A full answer has: particles move faster, collide more often, have more energy than the activation energy',
    });
  });

  it('marks by the year’s matcher under published', () => {
    expect(mark(rate, 'particles move faster', 2, 'published')?.marksAwarded).toBe(1);
  });

  it('is what a draft with points makes; without, two lines for two marks are two items', () => {
    const keyed = { id: 'q1', type: 'text', question: rate.question, marks: 2, correctAnswers: ['fast', 'often'] };
    const points = [
      { answers: ['fast'], marks: 1 },
      { answers: [' often ', ''], marks: 1 },
    ];
    const draft = (markingPoints: typeof points | null) =>
      draftMarkScheme({ slug: 's', title: 't', questions: [{ ...keyed, markingPoints }] }).questions[0]?.rule;
    expect(draft(points)).toEqual({
      kind: 'marking-points',
      question: rate.question,
      points: [
        { name: 'fast', accept: ['fast'] },
        { name: 'often', accept: ['often'] },
      ],
    });
    expect(draft(null)).toMatchObject({ kind: 'count', items: [{ name: 'fast' }, { name: 'often' }] });
  });
});
