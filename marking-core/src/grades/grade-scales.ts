import type { GradeScale } from '../scheme/mark-scheme.ts';
import { childcareGrade } from './childcare-grade.ts';
import { shownPercentage } from './percentage.ts';
import { scienceGrade } from './science-grade.ts';

/** How each scale turns marks out of a total into a grade. */
export const gradeScales = {
  science: (marks, outOf) => scienceGrade(shownPercentage(marks, outOf)),
  childcare: childcareGrade,
} satisfies Record<GradeScale, (marks: number, outOf: number) => string>;
