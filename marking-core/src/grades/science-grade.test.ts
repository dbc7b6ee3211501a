import { describe, expect, it } from 'vitest';
import { gradeScales } from '../marking/mark-question.ts';
import { exactPercentage, percentageText, shownPercentage } from './percentage.ts';
import { scienceGrade } from './science-grade.ts';

describe('scienceGrade', () => {
  it.each<[percentage: number, grade: string, why: string]>([
    [100, 'Excellent!', 'full marks'],
    [90, 'Excellent!', 'on the boundary'],
    [89, 'Very Good!', 'just below it'],
    [80, 'Very Good!', 'on the boundary'],
    [79, 'Good', 'just below it'],
    [70, 'Good', 'on the boundary'],
    [69, 'Satisfactory', 'just below it'],
    [60, 'Satisfactory', 'on the boundary'],
    [59, 'Needs Improvement', 'just below it'],
    [0, 'Needs Improvement', 'no marks'],
    [-1, 'Needs Improvement', 'below the scale'],
  ])('%i %% is %s: %s', (percentage, grade) => {
    expect(scienceGrade(percentage)).toBe(grade);
  });
});

describe('a percentage', () => {
  it.each<[marks: number, outOf: number, exact: number, shown: number, text: string, why: string]>([
    [7, 7, 100, 100, '100.00', 'all'],
    [1, 8, 12.5, 13, '12.50', 'a half is rounded up where it is shown'],
    [1, 3, 100 / 3, 33, '33.33', 'two decimals where it is sent'],
    [2, 3, 200 / 3, 67, '66.67', 'rounded up'],
    [0, 7, 0, 0, '0.00', 'none'],
    [0, 0, 0, 0, '0.00', 'nothing to gain'],
    [3, 0, 0, 0, '0.00', 'marks where there is nothing to gain'],
  ])('of %i out of %i is %d, shown as %i and sent as %s: %s', (marks, outOf, exact, shown, text) => {
    expect(exactPercentage(marks, outOf)).toBeCloseTo(exact, 10);
    expect(shownPercentage(marks, outOf)).toBe(shown);
    expect(percentageText(marks, outOf)).toBe(text);
  });
});

describe('a scale', () => {
  it.each<[scale: keyof typeof gradeScales, marks: number, outOf: number, grade: string, why: string]>([
    ['science', 179, 200, 'Excellent!', '89.5 % is shown as 90, and the grade agrees with what is shown'],
    ['science', 178, 200, 'Very Good!', '89 %'],
    ['childcare', 25, 32, 'Distinction', 'by the boundaries of the paper'],
  ])('of %s gives %i of %i %s: %s', (scale, marks, outOf, grade) => {
    expect(gradeScales[scale](marks, outOf)).toBe(grade);
  });
});
