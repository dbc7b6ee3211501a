import { describe, expect, it } from 'vitest';
import type { Answers } from '../answers/answer.ts';
import { year8 } from '../homework/index.ts';
import { markAttempt } from '../marking/mark-attempt.ts';
import type { MarkScheme } from '../scheme/mark-scheme.ts';
import { explainResult } from './explain-result.ts';
import { applyOverrides } from './overrides.ts';

const answers: Answers = {
  q1b: { questionId: 'q1b', value: 'it bends' },
  q1ai: { questionId: 'q1ai', value: '3 waves' },
};
const marking = markAttempt(year8.scheme, answers);
const override = (given: Record<string, number>, of = marking) =>
  applyOverrides(of, new Map(Object.entries(given)), 'science');

describe('marks that a teacher sets', () => {
  it.each<[label: string, given: Record<string, number>, total: number, correct: boolean]>([
    ['give what the scheme refused', { q1b: 1 }, 2, true],
    ['take what the scheme gave', { q1ai: 0 }, 0, false],
    ['are never more than the question gives', { q1b: 5 }, 2, true],
    ['are nothing to a question that the homework has not', { q9: 1 }, 1, false],
  ])('%s', (_label, given, total, correct) => {
    const { totalMarks, maxMarks, percentage, results } = override(given);
    expect({ totalMarks, maxMarks, percentage }).toEqual({
      totalMarks: total,
      maxMarks: 7,
      percentage: Math.round((100 * total) / 7),
    });
    const [questionId = ''] = Object.keys(given);
    expect(results.some((one) => one.questionId === questionId && one.isCorrect)).toBe(correct);
  });

  it('say so, and keep what the scheme gave', () => {
    const result = override({ q1b: 1 }).results.find(({ questionId }) => questionId === 'q1b');
    expect(result).toMatchObject({
      feedback: 'Your teacher gave this 1 of 1 mark.',
      evidence: [],
      confidence: 1,
      overridden: { marksAwarded: 0, refusal: 'no-match' },
    });
    expect(result).not.toHaveProperty('refusal');
    expect(result && explainResult(result)).toBe(
      '1 of 1: set by a teacher; by the scheme 0 of 1: it has nothing that the scheme accepts',
    );
  });

  it('are taken back to the letter, and set anew from what the scheme gave', () => {
    const once = override({ q1b: 1, q1ai: 0 });
    expect(JSON.stringify(override({}, once))).toBe(JSON.stringify(marking));
    expect(JSON.stringify(override({ q1b: 1 }, once))).toBe(JSON.stringify(override({ q1b: 1 })));
  });

  it('mark what only a person can, so that it waits no more', () => {
    const drawing: MarkScheme = {
      ...{ schemaVersion: 1, slug: 's', title: 't', profile: 'general', gradeScale: 'science' },
      questions: [
        { id: 'q1', type: 'text', maxMarks: 2, rule: { kind: 'value', of: 'drawing', accept: ['see diagram'] } },
      ],
    };
    const waiting = markAttempt(drawing, { q1: { questionId: 'q1', value: 'drawn on paper' } });
    expect(waiting).toMatchObject({ unmarked: 1, totalMarks: 0, results: [{ state: 'needs-teacher', confidence: 0 }] });
    expect(waiting.results[0]).not.toHaveProperty('refusal');
    const marked = applyOverrides(waiting, new Map([['q1', 2]]), 'science');
    expect(marked).toMatchObject({ totalMarks: 2, results: [{ isCorrect: true }] });
    expect(marked).not.toHaveProperty('unmarked');
    expect(marked.results[0]).not.toHaveProperty('state');
    expect(applyOverrides(marked, new Map(), 'science')).toEqual(waiting);
  });

  it('leave a question alone that gives no marks', () => {
    const free = { ...marking, results: marking.results.map((one) => ({ ...one, maxMarks: 0, marksAwarded: 0 })) };
    expect(override({ q1b: 1 }, free).results).toEqual(free.results);
  });
});
