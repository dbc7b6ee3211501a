import { describe, expect, it } from 'vitest';
import type { Policy } from '../answers/marking.ts';
import { markAttempt } from '../marking/mark-attempt.ts';
import { type AnswerCase, type GivenAnswer, toAnswer } from './answer-case.ts';
import type { BuiltInHomework } from './built-in-homework.ts';

/** Marks for one answer to one question of a homework; `undefined` when the question has no result. */
export function marksFor(homework: BuiltInHomework, questionId: string, given: GivenAnswer, policy: Policy) {
  const answers = { [questionId]: toAnswer(questionId, given) };
  const { results } = markAttempt(homework.scheme, answers, { policy });
  return results.find((result) => result.questionId === questionId)?.marksAwarded;
}

/** Holds a homework's mark scheme to its table of cases, under both policies. For tests only. */
export function checkCases(homework: BuiltInHomework, cases: readonly AnswerCase[]) {
  const rows = cases.map(([id, given, guarded, published, reason]) => {
    const answer = typeof given === 'string' ? given : `${given.choice}: ${given.reason}`;
    return { id, answer, given, guarded, published, reason };
  });

  describe(`${homework.slug} under guarded`, () => {
    it.each(rows)('$id "$answer" gets $guarded: $reason', ({ id, given, guarded }) => {
      expect(marksFor(homework, id, given, 'guarded')).toBe(guarded);
    });
  });

  describe(`${homework.slug} under published`, () => {
    const specified = rows.filter(({ published }) => published !== undefined);
    it.each(specified)('$id "$answer" gets $published', ({ id, given, published }) => {
      expect(marksFor(homework, id, given, 'published')).toBe(published);
    });
  });
}
