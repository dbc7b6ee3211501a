/** One row of the science grades: the lowest percentage that gets it, how the results screen shows the range, and the grade. */
export interface GradeBoundary {
  /** 0 to 100. */
  readonly from: number;
  readonly label: string;
  readonly grade: string;
}

/** The science grades from best to worst (spec part 1, section 9; part 2, section 5). */
export const scienceGradeBoundaries = [
  { from: 90, label: '90-100', grade: 'Excellent!' },
  { from: 80, label: '80-89', grade: 'Very Good!' },
  { from: 70, label: '70-79', grade: 'Good' },
  { from: 60, label: '60-69', grade: 'Satisfactory' },
  { from: 0, label: '0-59', grade: 'Needs Improvement' },
] as const satisfies readonly GradeBoundary[];

/** The grade of a percentage (0 to 100, as rounded for display, so that the grade agrees with the number beside it). */
export function scienceGrade(percentage: number): string {
  return scienceGradeBoundaries.find(({ from }) => percentage >= from)?.grade ?? 'Needs Improvement';
}
