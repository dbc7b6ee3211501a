import { counts, currentMarking } from './counting.ts';

/** Columns of `scores`, in their order. */
export const scoreColumns = [
  ...['student_id', 'homework_id'],
  ...['best_attempt_id', 'best_submitted_at', 'total_marks', 'max_marks', 'grade', 'percentage'],
  ...[
    'first_attempt_id',
    'first_submitted_at',
    'first_percentage',
    'last_submitted_at',
    'attempts',
    'childcare_attempts',
  ],
] as const;

/** The card that the childcare department takes homework from; it has this id in both numberings. */
const childcareCard = 6;

/** SQL for whether an attempt is of that department. */
export const isOfChildcare = (alias: string) => `(${alias}.assignment_id = ${childcareCard})`;

/** As JavaScript divides. */
const percentage =
  'CASE WHEN m.max_marks > 0 THEN CAST(100 * m.total_marks AS DOUBLE PRECISION) / m.max_marks ELSE 0 END';

/** SQL for the attempts `a` of `from` that count and meet `condition`, each with its current marking. */
function markedAttempts(condition: string, from: string): string {
  return `SELECT a.id, a.student_id, a.homework_id, a.submitted_at, m.total_marks, m.max_marks, m.grade,
                 ${percentage} AS percentage, CASE WHEN ${isOfChildcare('a')} THEN 1 ELSE 0 END AS childcare
            FROM ${from} JOIN markings m ON m.id = ${currentMarking}
           WHERE ${condition} AND ${counts('a')}`;
}

/**
 * SQL that counts scores from attempts: the `scoreColumns` of each student and homework with attempts `a` of
 * `from` that count and meet `condition`, by their current markings. Percentages are 0 to 100, not rounded.
 * This defines what `scores` stores.
 */
export function countScores(condition: string, from = 'attempts a'): string {
  const of = (place: string, column: string) => `max(CASE WHEN ${place} = 1 THEN ${column} END)`;
  const best = (column: string) => of('place', column);
  const first = (column: string) => of('nth', column);
  return `SELECT student_id, homework_id, ${best('id')} AS best_attempt_id, ${best('submitted_at')} AS best_submitted_at,
      ${best('total_marks')} AS total_marks, ${best('max_marks')} AS max_marks, ${best('grade')} AS grade,
      max(percentage) AS percentage, ${first('id')} AS first_attempt_id, min(submitted_at) AS first_submitted_at,
      ${first('percentage')} AS first_percentage, max(submitted_at) AS last_submitted_at, count(*) AS attempts,
      sum(childcare) AS childcare_attempts
    FROM (
      SELECT marked.*,
             row_number() OVER (PARTITION BY student_id, homework_id ORDER BY percentage DESC, submitted_at, id) AS place,
             row_number() OVER (PARTITION BY student_id, homework_id ORDER BY submitted_at, id) AS nth
        FROM (${markedAttempts(condition, from)}) marked
    ) ranked
    GROUP BY student_id, homework_id`;
}

/** Like `countScores` if no two of the attempts belong to one score: without ranking them. */
export function scoreEach(condition: string): string {
  return `SELECT student_id, homework_id, id, submitted_at, total_marks, max_marks, grade, percentage, id, submitted_at,
      percentage, submitted_at, 1, childcare
    FROM (${markedAttempts(condition, 'attempts a')}) marked`;
}
