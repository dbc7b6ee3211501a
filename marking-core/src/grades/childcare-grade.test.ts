import { describe, expect, it } from 'vitest';
import { childcareGrade, scaledChildcareBoundaries } from './childcare-grade.ts';

describe('childcareGrade', () => {
  it.each<[number, number, string, string]>([
    [90, 90, 'Distinction', 'full marks'],
    [68, 90, 'Distinction', 'on the boundary'],
    [67, 90, 'Merit', 'just below Distinction'],
    [54, 90, 'Merit', 'on the boundary'],
    [53, 90, 'Pass', 'just below Merit'],
    [41, 90, 'Pass', 'on the boundary'],
    [40, 90, 'Near Pass', 'just below Pass'],
    [27, 90, 'Near Pass', 'on the boundary'],
    [26, 90, 'U', 'just below Near Pass'],
    [0, 90, 'U', 'no marks'],
    [32, 32, 'Distinction', 'full marks of the online paper'],
    [25, 32, 'Distinction', '24.2 of 32 rounds up to 25'],
    [24, 32, 'Merit', 'just below 25'],
    [20, 32, 'Merit', '19.2 of 32 rounds up to 20'],
    [19, 32, 'Pass', 'just below 20'],
    [15, 32, 'Pass', '14.6 of 32 rounds up to 15'],
    [14, 32, 'Near Pass', 'just below 15'],
    [10, 32, 'Near Pass', '9.6 of 32 rounds up to 10'],
    [9, 32, 'U', 'just below 10'],
    [27, 45, 'Merit', '54 of 90 is exactly 27 of 45: a whole boundary is not rounded up'],
    [36, 60, 'Merit', 'exactly 36 of 60'],
    [18, 30, 'Merit', 'exactly 18 of 30'],
    [0, 0, 'U', 'a paper without marks'],
  ])('%i of %i is %s: %s', (marks, outOf, grade) => {
    expect(childcareGrade(marks, outOf)).toBe(grade);
  });

  it('takes the paper to be one of 90 marks when nothing else is said', () => {
    expect([67, 68].map((marks) => childcareGrade(marks))).toEqual(['Merit', 'Distinction']);
  });

  it('never gives a grade for a smaller share of the marks than the full paper asks for', () => {
    for (let outOf = 1; outOf <= 200; outOf++) {
      for (const [index, { marks }] of scaledChildcareBoundaries(outOf).entries()) {
        const full = scaledChildcareBoundaries(90)[index]!;
        expect(marks * 90).toBeGreaterThanOrEqual(full.marks * outOf);
        expect((marks - 1) * 90).toBeLessThan(full.marks * outOf);
      }
    }
  });
});
