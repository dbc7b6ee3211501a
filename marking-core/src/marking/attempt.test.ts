import { describe, expect, it } from 'vitest';
import type { Answers } from '../answers/answer.ts';
import { keepCorrectAnswers } from '../answers/keep-correct-answers.ts';
import { scienceGrade } from '../grades/science-grade.ts';
import { year7, year8, year11 } from '../homework/index.ts';
import { compareMarks } from '../results/compare-marks.ts';
import { schemeDigest } from '../scheme/scheme-digest.ts';
import { markAttempt } from './mark-attempt.ts';

const value = (questionId: string, text: string) => ({ [questionId]: { questionId, value: text } });

describe('markAttempt', () => {
  it('has a result for each question in order, and adds them up', () => {
    const marking = markAttempt(year8.scheme, { ...value('q1ai', '3 waves'), ...value('q1b', 'reflects') });
    expect(marking.results.map(({ questionId }) => questionId)).toEqual(year8.questions.map(({ id }) => id));
    expect(marking).toMatchObject({
      totalMarks: 2,
      maxMarks: 7,
      percentage: 29,
      percentageText: '28.57',
      grade: 'Needs Improvement',
    });
  });

  it.each<[string, Answers, string, string]>([
    ['No answer provided', value('q1b', '  '), 'q1b', 'a blank answer'],
    ['Question not found in marking scheme.', value('q99', 'x'), 'q99', 'an id that the scheme does not have'],
    ['Question not found in marking scheme.', value('constructor', 'x'), 'constructor', 'a name that every object has'],
  ])('says %j for %s %s: %s', (feedback, answers, id) => {
    const result = markAttempt(year8.scheme, answers).results.find(({ questionId }) => questionId === id);
    expect(result).toMatchObject({ feedback, marksAwarded: 0, isCorrect: false });
  });

  it('uses the words of Year 7 for an unknown id there, and asks for both halves of a combined answer', () => {
    const answers = { ...value('q99', 'x'), q2c1: { questionId: 'q2c1', value: '', choice: 'yes' } };
    const { results } = markAttempt(year7.scheme, answers);
    expect(results.find(({ questionId }) => questionId === 'q99')?.feedback).toBe('Question not found in mark scheme');
    expect(results.find(({ questionId }) => questionId === 'q2c1')?.feedback).toBe('Both choice and reason required');
  });

  it('says that a type is unknown', () => {
    const scheme = {
      ...year8.scheme,
      questions: year8.scheme.questions.map((question) => ({ ...question, type: 'essay' })),
    };
    expect(markAttempt(scheme, value('q1b', 'reflects')).results[0]?.feedback).toBe('Unknown question type');
  });

  it('calls Year 11 q1i correct from one mark on', () => {
    const { results } = markAttempt(year11.scheme, value('q1i', 'the enzyme is denatured'));
    expect(results.find(({ questionId }) => questionId === 'q1i')).toMatchObject({
      marksAwarded: 1,
      maxMarks: 2,
      isCorrect: true,
    });
  });

  it('quotes the student in evidence', () => {
    const { results } = markAttempt(year8.scheme, value('q1b', 'I think it REFLECTS off.'));
    expect(results.find(({ questionId }) => questionId === 'q1b')?.evidence).toMatchObject([{ words: 'REFLECTS' }]);
  });
});

describe('what follows from marks', () => {
  const before = markAttempt(
    year8.scheme,
    { ...value('q1b', 'refracts'), ...value('q1ai', '3') },
    { policy: 'published' },
  );
  const after = markAttempt(year8.scheme, { ...value('q1b', 'refracts'), ...value('q1ai', '3') });

  it('shows who loses which marks', () => {
    expect(compareMarks(before, after).changed).toMatchObject([{ questionId: 'q1b', gain: -1 }]);
  });

  it('keeps the correct answers for another try', () => {
    const answers = { ...value('q1b', 'refracts'), ...value('q1ai', '3') };
    expect(keepCorrectAnswers(answers, after.results)).toEqual(value('q1ai', '3'));
  });

  it.each([
    [100, 'Excellent!'],
    [90, 'Excellent!'],
    [89, 'Very Good!'],
    [70, 'Good'],
    [69, 'Satisfactory'],
    [60, 'Satisfactory'],
    [59, 'Needs Improvement'],
    [0, 'Needs Improvement'],
  ])('grades %i per cent as %s', (percentage, grade) => {
    expect(scienceGrade(percentage)).toBe(grade);
  });

  it('has one digest for one scheme, whatever the order of its keys', () => {
    const { questions, ...rest } = year8.scheme;
    expect(schemeDigest({ questions, ...rest })).toBe(schemeDigest(year8.scheme));
    expect(schemeDigest({ ...year8.scheme, title: 'another' })).not.toBe(schemeDigest(year8.scheme));
    expect(schemeDigest(year8.scheme)).toMatch(/^[0-9a-f]{16}$/);
  });
});
