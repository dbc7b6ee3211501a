import { expect, it } from 'vitest';
import { draftMarkScheme } from '../draft/draft-mark-scheme.ts';
import { markAttempt } from './mark-attempt.ts';
import { prepareScheme } from './prepare-scheme.ts';

it('keeps the guard of one question whatever another one asks for', () => {
  const keyed = (id: string, question: string, key: string) => ({
    id,
    type: 'text',
    question,
    marks: 1,
    correctAnswers: [key],
  });
  const questions = [keyed('q1', 'What flows in a wire?', 'current'), keyed('q2', 'Which fruit is it?', 'currants')];
  const scheme = prepareScheme(draftMarkScheme({ slug: 's', title: 't', questions }), ['currant', 'currants']);
  const [first] = markAttempt(scheme, { q1: { questionId: 'q1', value: 'currant' } }).results;
  expect(first?.marksAwarded).toBe(0);
});
