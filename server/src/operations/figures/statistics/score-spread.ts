import type { ClassReport } from '../../../contract/teacher-statistics.ts';
import type { Score } from '../../../db/select-scores.ts';

/** Students by percentage, in ten bands of ten; the last takes 100 too. */
export function countBands(scores: readonly Score[]): ClassReport['distribution'] {
  const bands = scores.map(({ percentage }) => Math.min(Math.floor(Math.round(percentage) / 10), 9));
  return Array.from({ length: 10 }, (_, band) => ({
    from: band * 10,
    to: band === 9 ? 100 : band * 10 + 9,
    count: bands.filter((one) => one === band).length,
  }));
}

/** Students by grade, in falling order of the percentages that have it. */
export function countGrades(scores: readonly Score[]): ClassReport['grades'] {
  const falling = [...scores].sort((one, other) => other.percentage - one.percentage);
  const grades = [...new Set(falling.map(({ grade }) => grade))];
  return grades.map((grade) => ({ grade, count: scores.filter((score) => score.grade === grade).length }));
}
