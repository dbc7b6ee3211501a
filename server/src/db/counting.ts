/**
 * SQL for whether the attempt `alias` of a statement counts: staff have left out neither it nor all attempts of its student. Both lists
 * are short, and read once for a statement.
 */
export function counts(alias: string): string {
  const leftOut = (column: string) =>
    `(SELECT ${column} FROM exclusions WHERE ended_at IS NULL AND ${column} IS NOT NULL)`;
  return `(${alias}.id NOT IN ${leftOut('attempt_id')} AND ${alias}.student_id NOT IN ${leftOut('student_id')})`;
}
