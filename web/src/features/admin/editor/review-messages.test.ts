import type { KeyReading } from '@markwell/marking-core';
import type { HomeworkDraft } from '@markwell/server/contract';
import { describe, expect, it } from 'vitest';
import { addLine } from '../upload/use-line.ts';
import { addQuestion, dropQuestion } from './change-list.ts';
import { changeDetails, changeQuestion, startReview } from './draft-review.ts';
import { blockers, doubtfulFields, keyReadingOf, openMessages } from './review-messages.ts';
import { draft, message, question } from './testing/drafts.ts';

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
    const review = dropQuestion(about(message('error', ['questions', 0])), 0);
    expect(openMessages(review)).toEqual([]);
  });

  it('still belongs to its question when others come before it', () => {
    const { review } = addQuestion(about(message('error', ['questions', 1, 'marks'])), { isFirst: true });
    expect(openMessages(changeQuestion(review, 0, corrected))).toHaveLength(1);
    expect(openMessages(changeQuestion(review, 1, corrected))).toHaveLength(0);
  });

  it('drops what was said of a line that has become part of a question since', () => {
    const place = { unit: 'paragraph', number: 4 } as const;
    const lines = [{ place, text: 'Violin', became: 'nothing' as const, questions: [] }];
    const review = startReview(draft({ messages: [{ ...message('warning', null), place }], lines }));
    expect(openMessages(review)).toHaveLength(1);
    expect(openMessages(addLine(review, 0, 1, 'answer'))).toHaveLength(0);
    expect(openMessages(dropQuestion(addLine(review, 0, 1, 'answer'), 1))).toHaveLength(1);
  });

  it('drops a warning of the title once it is changed', () => {
    const review = about(message('warning', ['title']));
    expect(openMessages(review)).toHaveLength(1);
    expect(openMessages(changeDetails(review, { title: 'Forces' }))).toEqual([]);
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

it('says how a key is read until the question is changed', () => {
  const reading: KeyReading = {
    kind: 'name',
    label: 'a name',
    form: null,
    also: [],
    doubts: [],
    read: ['Right: 5 N.'],
  };
  const review = startReview(draft({ keys: [{ question: 0, reading }] }));
  expect([keyReadingOf(review, 0)?.read, keyReadingOf(review, 1)]).toEqual([['Right: 5 N.'], undefined]);
  expect(keyReadingOf(changeQuestion(review, 0, question({ marks: 2 })), 0)).toBeUndefined();
});

describe('blockers', () => {
  const nothing = dropQuestion(dropQuestion(startReview(draft()), 0), 1);
  const twice = startReview(draft({ sameAs: [{ id: 151, title: 'Forces', importedAt: '2025-09-08T09:00:00Z' }] }));

  const noQuestion = { ...message('error', null), path: ['questions'] };
  const { review, key } = addQuestion(startReview(draft({ messages: [noQuestion] }, [])), {});
  const added = changeQuestion(review, key, question());

  it.each([
    ['a good homework', startReview(draft()), 0],
    ['no title', changeDetails(startReview(draft()), { title: ' ' }), 1],
    ['no questions left', nothing, 1],
    [
      'a question without an answer, which only its release waits for',
      changeQuestion(startReview(draft()), 0, question({ correctAnswers: [''] })),
      0,
    ],
    ['a question without marks', changeQuestion(startReview(draft()), 0, question({ marks: 0 })), 1],
    ['a warning only', startReview(draft({ messages: [message('warning', null)] })), 0],
    ['a file that could not be read', startReview(draft({ messages: [message('error', null)] }, [])), 2],
    ['a file without a question, to which one was added', added, 0],
    ['an added question that is still empty', addQuestion(startReview(draft()), {}).review, 1],
    ['stored before', twice, 1],
    ['stored before, and wanted again', { ...twice, storesAgain: true }, 0],
    ['stored before, and left out', { ...twice, isLeftOut: true }, 0],
  ])('%s', (_reason, review, count) => expect(blockers(review)).toHaveLength(count));
});
