import type { HomeworkDraft } from '@markwell/server/contract';
import { describe, expect, it } from 'vitest';
import { dropQuestion, putBack } from './change-list.ts';
import {
  changeDetails,
  changeQuestion,
  correctedAssignment,
  isCorrected,
  needsReview,
  startReview,
} from './draft-review.ts';
import { draft, message, question } from './testing/drafts.ts';

describe('correctedAssignment', () => {
  it('leaves dropped questions out and counts the marks anew', () => {
    const review = dropQuestion(startReview(draft()), 0);
    const { questions, totalMarks } = correctedAssignment(review);
    expect([questions.map(({ id }) => id), totalMarks]).toEqual([['q2'], 1]);
  });

  it('puts a dropped question back in its place', () => {
    const review = putBack(dropQuestion(startReview(draft()), 0), 0);
    expect(correctedAssignment(review).questions.map(({ id }) => id)).toEqual(['q1', 'q2']);
  });

  it('keeps corrections, without the blank lines of typing', () => {
    const typed = question({ correctAnswers: ['newton', '', '  N '], marks: 3 });
    const { questions, totalMarks } = correctedAssignment(changeQuestion(startReview(draft()), 0, typed));
    expect([questions[0]?.correctAnswers, totalMarks]).toEqual([['newton', 'N'], 4]);
  });
});

describe('needsReview', () => {
  const sameAs = [{ id: 151, title: 'Forces', importedAt: '2025-09-08T09:00:00Z' }];
  const fields = (confidence: number) => [{ path: ['questions', 0, 'marks'], place: null, confidence }];
  it.each([
    ['a document, however sure the reader is', {}, true],
    ['JSON that says everything', { kind: 'json', fields: fields(1) }, false],
    ['JSON with a remark only', { kind: 'json', messages: [{ ...message('warning', null), severity: 'info' }] }, false],
    ['JSON with a warning', { kind: 'json', messages: [message('warning', null)] }, true],
    ['JSON with a doubtful field', { kind: 'json', fields: fields(0.6) }, true],
    ['JSON that was stored before', { kind: 'json', sameAs }, true],
  ] as const)('%s', (_reason, change, expected) => {
    expect(needsReview(draft(change as Partial<HomeworkDraft>))).toBe(expected);
  });
});

describe('isCorrected', () => {
  const review = startReview(draft());
  it.each([
    ['nothing was changed', review, false],
    ['a title was changed', changeDetails(review, { title: 'Motion' }), true],
    ['a question was changed', changeQuestion(review, 0, question({ marks: 2 })), true],
    ['a question was dropped', dropQuestion(review, 0), true],
    ['a question was dropped and put back', putBack(dropQuestion(review, 0), 0), false],
    ['a homework was left out', { ...review, isLeftOut: true }, true],
  ])('%s: %s', (_reason, changed, expected) => expect(isCorrected(changed)).toBe(expected));
});
