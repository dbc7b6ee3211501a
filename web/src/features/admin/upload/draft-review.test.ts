import type { DraftQuestion, HomeworkDraft } from '@markwell/server/contract';
import { describe, expect, it } from 'vitest';
import {
  blockers,
  changeDetails,
  changeQuestion,
  correctedAssignment,
  doubtfulFields,
  dropQuestion,
  needsReview,
  openMessages,
  startReview,
} from './draft-review.ts';

const question = (change: Partial<DraftQuestion> = {}): DraftQuestion => ({
  id: 'q1',
  type: 'text',
  question: 'What is the unit of force?',
  description: null,
  options: [],
  marks: 1,
  correctAnswers: ['newton'],
  studyTip: null,
  diagramPath: null,
  diagramAlt: null,
  table: null,
  ...change,
});

const message = (severity: 'error' | 'warning', path: (string | number)[] | null, text = severity) => ({
  severity,
  path,
  place: null,
  message: text,
  excerpt: null,
});

const draft = (
  change: Partial<HomeworkDraft> = {},
  questions = [question(), question({ id: 'q2' })],
): HomeworkDraft => ({
  name: 'forces.docx',
  kind: 'docx',
  assignment: {
    title: 'Year 8 - Forces',
    description: '',
    weekNumber: null,
    yearGroup: 8,
    totalMarks: 2,
    weekDate: null,
    questions,
    source: null,
  },
  fields: [],
  messages: [],
  pictures: [],
  sameAs: [],
  ...change,
});

describe('correctedAssignment', () => {
  it('leaves dropped questions out and counts the marks anew', () => {
    const review = dropQuestion(startReview(draft()), 0, true);
    const { questions, totalMarks } = correctedAssignment(review);
    expect([questions.map(({ id }) => id), totalMarks]).toEqual([['q2'], 1]);
  });

  it('puts a dropped question back in its place', () => {
    const review = dropQuestion(dropQuestion(startReview(draft()), 0, true), 0, false);
    expect(correctedAssignment(review).questions.map(({ id }) => id)).toEqual(['q1', 'q2']);
  });

  it('keeps corrections, without the blank lines of typing', () => {
    const typed = question({ correctAnswers: ['newton', '', '  N '], marks: 3 });
    const { questions, totalMarks } = correctedAssignment(changeQuestion(startReview(draft()), 0, typed));
    expect([questions[0]?.correctAnswers, totalMarks]).toEqual([['newton', 'N'], 4]);
  });
});

describe('openMessages', () => {
  const about = (...messages: HomeworkDraft['messages']) => startReview(draft({ messages }));
  const corrected = question({ marks: 2 });

  it.each([
    ['an error about a question that was changed anywhere', 'error', ['questions', 0, 'correctAnswers'], []],
    ['an error about another question', 'error', ['questions', 1, 'marks'], ['error']],
    ['a warning about the field that was changed', 'warning', ['questions', 0, 'marks'], []],
    ['a warning about another field of the question', 'warning', ['questions', 0, 'studyTip'], ['warning']],
    ['what became part of no field', 'warning', null, ['warning']],
    ['the homework as a whole', 'error', [], ['error']],
    ['the list of questions', 'error', ['questions'], ['error']],
  ] as const)('%s', (_reason, severity, path, open) => {
    const review = changeQuestion(about(message(severity, path === null ? null : [...path])), 0, corrected);
    expect(openMessages(review).map(({ message: text }) => text)).toEqual(open);
  });

  it('drops what a dropped question was warned of', () => {
    const review = dropQuestion(about(message('error', ['questions', 0])), 0, true);
    expect(openMessages(review)).toEqual([]);
  });

  it('drops a warning of the title once it is changed', () => {
    const review = about(message('warning', ['title']));
    expect(openMessages(review)).toHaveLength(1);
    expect(openMessages(changeDetails(review, { title: 'Forces' }))).toEqual([]);
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

describe('doubtfulFields', () => {
  const origin = (field: string, confidence: number) => ({ path: ['questions', 0, field], place: null, confidence });
  const review = startReview(
    draft({ fields: [origin('marks', 0.5), origin('question', 0.9), origin('options', 0.69)] }),
  );

  it('names what the reader is less sure of than 0.7', () =>
    expect(doubtfulFields(review, 0)).toEqual(['marks', 'options']));
  it('no longer names what has been changed', () =>
    expect(doubtfulFields(changeQuestion(review, 0, question({ marks: 2 })), 0)).toEqual(['options']));
  it('keeps the questions apart', () => expect(doubtfulFields(review, 1)).toEqual([]));
});

describe('blockers', () => {
  const nothing = dropQuestion(dropQuestion(startReview(draft()), 0, true), 1, true);
  const twice = startReview(draft({ sameAs: [{ id: 151, title: 'Forces', importedAt: '2025-09-08T09:00:00Z' }] }));

  it.each([
    ['a good homework', startReview(draft()), 0],
    ['no title', changeDetails(startReview(draft()), { title: ' ' }), 1],
    ['no questions left', nothing, 1],
    ['a question without an answer', changeQuestion(startReview(draft()), 0, question({ correctAnswers: [''] })), 1],
    ['a warning only', startReview(draft({ messages: [message('warning', null)] })), 0],
    ['a file that could not be read', startReview(draft({ messages: [message('error', null)] }, [])), 2],
    ['stored before', twice, 1],
    ['stored before, and wanted again', { ...twice, storesAgain: true }, 0],
    ['stored before, and left out', { ...twice, isLeftOut: true }, 0],
  ])('%s', (_reason, review, count) => expect(blockers(review)).toHaveLength(count));
});
