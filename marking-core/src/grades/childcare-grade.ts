/** The marks from which each grade is given on a paper of 90, highest first (spec part 2, sections 5 and 9). */
export const childcareBoundaries = [
  { grade: 'Distinction', marks: 68 },
  { grade: 'Merit', marks: 54 },
  { grade: 'Pass', marks: 41 },
  { grade: 'Near Pass', marks: 27 },
] as const;

/** Marks of the paper that the boundaries are set for. */
export const childcarePaperMarks = 90;

/** Below every boundary. */
export const childcareUngraded = 'U';

/** A grade and the whole marks from which it is given. */
export interface ScaledBoundary {
  readonly grade: string;
  readonly marks: number;
}

/**
 * The boundaries on a paper of `outOf` marks, highest first: scaled in proportion and rounded up, so that no grade is cheaper
 * than on the full paper. On 32 marks they are 25, 20, 15 and 10.
 */
export function scaledChildcareBoundaries(outOf: number): readonly ScaledBoundary[] {
  // Multiplied before it is divided: 54 / 90 * 45 is a little more than 27 in binary, and would round up to 28.
  return childcareBoundaries.map(({ grade, marks }) => ({
    grade,
    marks: Math.ceil((marks * outOf) / childcarePaperMarks),
  }));
}

/**
 * The childcare grade for whole `marks` out of `outOf`: Distinction, Merit, Pass, Near Pass, or U below them all (spec part 2,
 * section 5). A paper without marks has no grade to give: U.
 *
 *   childcareGrade(54) is 'Merit'; childcareGrade(25, 32) is 'Distinction', childcareGrade(24, 32) is 'Merit'
 */
export function childcareGrade(marks: number, outOf: number = childcarePaperMarks): string {
  if (!(outOf > 0)) return childcareUngraded;
  const reached = scaledChildcareBoundaries(outOf).find((boundary) => marks >= boundary.marks);
  return reached?.grade ?? childcareUngraded;
}
