import type { ClassReport } from '../../../contract/teacher-statistics.ts';
import { groupBy } from '../../site/group-by.ts';
import type { Score } from './statistics-subject.ts';

/** Students by percentage, in ten bands of ten; the last takes 100 too. */
export function countBands(scores: readonly Pick<Score, 'percentage'>[]): ClassReport['distribution'] {
  const bands = scores.map(({ percentage }) => Math.min(Math.floor(Math.round(percentage) / 10), 9));
  return Array.from({ length: 10 }, (_, band) => ({
    from: band * 10,
    to: band === 9 ? 100 : band * 10 + 9,
    count: bands.filter((one) => one === band).length,
  }));
}

/** Some scores with the same grade: how many, and the best percentage among them. */
export interface Graded {
  readonly grade: string;
  readonly completed: number;
  readonly highest: number;
}

/** Scores by grade, in falling order of the best percentage that has the grade. */
export function countGrades(scores: readonly Graded[]): ClassReport['grades'] {
  const falling = scores.toSorted((one, other) => other.highest - one.highest);
  return [...groupBy(falling, ({ grade }) => grade)].map(([grade, rows]) => ({
    grade,
    count: rows.reduce((sum, { completed }) => sum + completed, 0),
  }));
}
