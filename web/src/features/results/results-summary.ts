import {
  type AttemptMarking,
  isUnmarked,
  scienceGrade,
  scienceGradeBoundaries,
  shownPercentage,
} from '@markwell/marking-core';
import { said, t } from '../../lib/texts.ts';

/** Below this percentage the results offer extra help (spec part 1, section 9). */
export const extraHelpBelow = 70;

/** The outcome for screen readers: 'You scored 6 out of 7 marks, 86%. Grade: Very Good!' */
export function outcomeSentence(marking: AttemptMarking): string {
  const { totalMarks, maxMarks, percentage } = marking;
  const waiting = unmarkedText(marking);
  const scored = t('results.scored', { totalMarks, maxMarks, percentage, grade: said(marking.grade) });
  return waiting === undefined ? scored : `${scored} ${waiting}`;
}

/** 'This can still rise: 1 answer is not marked yet.'; nothing where all are. */
export function unmarkedText({ results }: Pick<AttemptMarking, 'results'>): string | undefined {
  const waiting = results.filter(isUnmarked).length;
  if (waiting === 0) return undefined;
  return t('results.can-rise', { count: waiting });
}

/** '2 more for Good': how many marks the next better grade would take; nothing at the best, or where grades are others. */
export function nextGradeText({
  totalMarks,
  maxMarks,
  grade,
}: Pick<AttemptMarking, 'totalMarks' | 'maxMarks' | 'grade'>): string | undefined {
  if (!scienceGradeBoundaries.some((boundary) => boundary.grade === grade)) return undefined;
  for (let marks = totalMarks + 1; marks <= maxMarks; marks++) {
    const next = scienceGrade(shownPercentage(marks, maxMarks));
    if (next !== grade) return t('results.more-for', { marks: marks - totalMarks, grade: said(next) });
  }
  return undefined;
}
