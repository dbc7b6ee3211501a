import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOfHomework } from '../../scripts/cases.ts';
import type { Answers } from '../answers/answer.ts';
import { childcare } from '../homework/index.ts';
import { markAttempt } from '../marking/mark-attempt.ts';
import { relaxedMarking } from './relaxed-marking.ts';
import { relaxedMarkingSchema } from './relaxed-result.ts';

const { scheme } = childcare;
const cases = casesOfHomework('childcare');

function answersOf(given: Readonly<Record<string, string>>): Answers {
  return Object.fromEntries(Object.entries(given).map(([questionId, value]) => [questionId, { questionId, value }]));
}

function relaxedMarks(questionId: string, value: string) {
  const { results } = relaxedMarking(scheme, answersOf({ [questionId]: value }));
  const { firstMarks, marksAwarded, gainedFor } = results.find((result) => result.questionId === questionId)!;
  return [firstMarks, marksAwarded, gainedFor];
}

describe('relaxedMarking', () => {
  it.each<[string, string, number, number, string | undefined, string]>([
    ['q3c', 'a key person', 1, 2, 'partly-met', 'one of two ways'],
    ['q5', 'He cries when Grace leaves', 1, 2, 'partly-met', 'one idea of three'],
    ['q6', 'He copied Ama because she is his role model', 2, 3, 'partly-met', 'two ideas of three'],
    ['q2a', 'they play side by side', 0, 1, 'insufficient', 'describes, but does not name'],
    ['q4c1', 'money', 0, 1, 'insufficient', 'too vague'],
    ['q5', 'they have a strong bond', 0, 1, 'insufficient', 'half of 3 marks, rounded down'],
    ['q3b', 'reggreshun', 0, 1, 'spelling', 'sounds right'],
    [
      'q5',
      'his atatchmant shows seperashun angziety, and Ainsworth',
      1,
      2,
      'partly-met',
      'too far off to be read, one idea',
    ],
    ['q6', 'obsurvashun and reinforcement', 1, 3, 'partly-met', 'two that sound right, and one more'],
    ['q3b', 'regression', 1, 1, undefined, 'full marks already'],
    ['q3b', 'aggression', 0, 0, undefined, 'another word'],
    ['q3b', 'not reggreshun', 0, 0, undefined, 'denied'],
    ['q2a', 'solitary play side by side', 0, 0, undefined, 'vague beside a wrong term'],
    ['q3c', 'a key person, and shout at him', 0, 0, undefined, 'bad practice'],
    ['q3c', 'a key person but no routine', 1, 1, undefined, 'one way, and another denied'],
    [
      'q5',
      'Grace is his secure base. He does not cry when she leaves.',
      1,
      1,
      undefined,
      'one idea, and another denied',
    ],
    ['q1b1', 'Cognitive', 0, 0, undefined, 'an option is right or wrong'],
    ['q3b', 'stress', 0, 0, undefined, 'wrong'],
    ['q3b', ' ', 0, 0, undefined, 'no answer'],
  ])('%s "%s": first %i, relaxed %i (%s): %s', (id, value, first, relaxed, gainedFor) => {
    expect(relaxedMarks(id, value)).toEqual([first, relaxed, gainedFor]);
  });

  it('adds up the marks again, with percentage and grade, and says in the feedback what was counted', () => {
    const answers = answersOf({ q3c: 'a key person', q4c1: 'money', q3b: 'regression' });
    const first = markAttempt(scheme, answers);
    const relaxed = relaxedMarking(scheme, answers, first);
    expect([first.totalMarks, relaxed.totalMarks]).toEqual([2, 4]);
    expect([relaxed.percentage, relaxed.percentageText, relaxed.grade]).toEqual([13, '12.50', 'U']);
    expect(relaxed.results.find(({ questionId }) => questionId === 'q3c')?.feedback).toMatch(/^Counted generously/);
    expect(relaxedMarkingSchema.parse(relaxed)).toEqual(relaxed);
  });

  it('leaves the first marking as it is', () => {
    const answers = answersOf({ q3c: 'a key person' });
    const first = markAttempt(scheme, answers);
    const before = structuredClone(first);
    relaxedMarking(scheme, answers, first);
    expect(first).toEqual(before);
  });

  it('gives nothing for an answer to a question that the scheme does not have', () => {
    const { results, totalMarks } = relaxedMarking(scheme, answersOf({ q99: 'regression', constructor: 'x' }));
    expect(results.find(({ questionId }) => questionId === 'q99')).toMatchObject({ marksAwarded: 0, firstMarks: 0 });
    expect(totalMarks).toBe(0);
  });

  it('gives nothing for a wrong answer of the cases, unless the first marking found it on the way but too vague', () => {
    for (const { questionId: id, given: value, guarded, why } of cases) {
      if (guarded > 0 || typeof value !== 'string') continue;
      const [, relaxed, gainedFor] = relaxedMarks(id, value);
      if (gainedFor !== 'insufficient') expect(relaxed, `${id}: ${value} (${why})`).toBe(0);
    }
  });
});

const given = cases.flatMap(({ questionId: id, given: value }) => (typeof value === 'string' ? [{ id, value }] : []));
const oneAnswer = fc.oneof(
  fc.constantFrom(...given),
  fc.record({
    id: fc.constantFrom(...scheme.questions.map(({ id }) => id)),
    value: fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.array(fc.constantFrom(...given.map(({ value }) => value)), { maxLength: 4 }).map((texts) => texts.join(' ')),
    ),
  }),
);
const anyAnswers = fc
  .array(oneAnswer, { maxLength: 12 })
  .map((list) => answersOf(Object.fromEntries(list.map(({ id, value }) => [id, value]))));

describe('relaxedMarking of any answers', () => {
  it('never gives fewer marks than the first marking, never more than there are, and always the same', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const first = markAttempt(scheme, answers);
        const relaxed = relaxedMarking(scheme, answers, first);
        expect(relaxed.results.map(({ questionId }) => questionId)).toEqual(
          first.results.map(({ questionId }) => questionId),
        );
        relaxed.results.forEach(({ marksAwarded, firstMarks, maxMarks, gainedFor }, index) => {
          expect(firstMarks).toBe(first.results[index]?.marksAwarded);
          expect(marksAwarded).toBeGreaterThanOrEqual(firstMarks);
          expect(marksAwarded).toBeLessThanOrEqual(maxMarks);
          expect(gainedFor !== undefined).toBe(marksAwarded > firstMarks);
        });
        expect(relaxed.totalMarks).toBe(relaxed.results.reduce((sum, { marksAwarded }) => sum + marksAwarded, 0));
        expect(relaxedMarking(scheme, answers)).toEqual(relaxed);
      }),
      { numRuns: 200 },
    );
  });

  it('never gives more for what the first marking rejected, or found denied or contradicted', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const first = markAttempt(scheme, answers);
        const relaxed = relaxedMarking(scheme, answers, first);
        first.results.forEach(({ refusal, marksAwarded }, index) => {
          const isWrong = refusal === 'rejected' || refusal === 'negated' || refusal === 'contradicted';
          if (isWrong || refusal === 'wrong-option') expect(relaxed.results[index]?.marksAwarded).toBe(marksAwarded);
        });
      }),
      { numRuns: 200 },
    );
  });
});
