import { describe, expect, it } from 'vitest';
import { casesOfKind } from '../../scripts/cases.ts';
import { draftMarkScheme } from '../draft/draft-mark-scheme.ts';
import { markAttempt } from '../marking/mark-attempt.ts';
import { valueKindSchema } from './kind-names.ts';

/** Of every kind but a drawing, which is left to the teacher. */
const cases = valueKindSchema.options.filter((kind) => kind !== 'drawing').flatMap(casesOfKind);

describe.each(cases)('$of, $question: $keys', ({ of, question, keys, tolerance, answers }) => {
  const keyed = { id: 'q1', type: 'text', question, marks: 1, correctAnswers: keys, tolerance };
  const scheme = draftMarkScheme({ slug: 'kinds', title: 'Kinds', questions: [keyed] });

  it('is read as its kind', () => {
    expect(scheme.questions[0]?.rule).toMatchObject({ kind: 'value', of });
  });

  it.each(answers)('%s gets %i (%s)', (value, mark) => {
    const [result] = markAttempt(scheme, { q1: { questionId: 'q1', value } }).results;
    expect(result?.marksAwarded).toBe(mark);
    if (mark === 0) expect(result?.refusal).toBeDefined();
  });

  it.each(keys)('%s itself gets the mark for sure', (value) => {
    const [result] = markAttempt(scheme, { q1: { questionId: 'q1', value } }).results;
    expect(result).toMatchObject({ marksAwarded: 1, confidence: 1 });
  });
});
