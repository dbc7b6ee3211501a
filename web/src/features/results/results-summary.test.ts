import { describe, expect, it } from 'vitest';
import { nextGradeText } from './results-summary.ts';

describe('nextGradeText', () => {
  it.each<[label: string, totalMarks: number, maxMarks: number, grade: string, text: string | undefined]>([
    ['just below a boundary', 4, 7, 'Needs Improvement', '1 more for Good'],
    ['several marks below it', 0, 10, 'Needs Improvement', '6 more for Satisfactory'],
    ['below the best', 8, 10, 'Very Good!', '1 more for Excellent!'],
    ['the best', 9, 10, 'Excellent!', undefined],
    ['all marks', 7, 7, 'Excellent!', undefined],
    ['grades of another scale', 5, 10, 'Pass', undefined],
    ['nothing to score', 0, 0, 'Needs Improvement', undefined],
  ])('of %s', (_label, totalMarks, maxMarks, grade, text) => {
    expect(nextGradeText({ totalMarks, maxMarks, grade })).toBe(text);
  });
});
