const excluded = (column: 'attempt_id' | 'student_id') =>
  `SELECT ${column} FROM exclusions WHERE ended_at IS NULL AND ${column} IS NOT NULL`;

/** Came after closing, and no teacher has let it count. */
const notLetIn = "SELECT attempt_id FROM after_closing WHERE decision IS NULL OR decision <> 'count'";

/**
 * SQL for whether attempt `alias` counts: staff have excluded neither it nor its student, and if it came
 * after closing, a teacher has counted it. The three lists are short, and read once for a statement.
 */
export function counts(alias: string): string {
  return `(${alias}.id NOT IN (${excluded('attempt_id')}) AND ${alias}.id NOT IN (${notLetIn})
    AND ${alias}.student_id NOT IN (${excluded('student_id')}))`;
}

/**
 * SQL for whether student `alias` stands apart: their class has a list that does not name them. A class has a
 * list if somebody on it was imported or added on screen; otherwise everybody who hands in belongs to the
 * class. This is the only place that decides it. Erased students still count, without a name.
 */
export function standsApart(alias: string): string {
  return `(${alias}.source <> 'roster' AND ${alias}.erased_at IS NULL
    AND ${alias}.class_code IN (SELECT class_code FROM students WHERE source = 'roster'))`;
}

/** SQL for whether attempt `alias` counts for its class: it counts, and its student does not stand apart. */
export function countsForClass(alias: string): string {
  return `(${counts(alias)} AND ${alias}.student_id NOT IN (SELECT apart.id FROM students apart WHERE ${standsApart('apart')}))`;
}

/**
 * SQL for `homework_id` and the number of its `attempts` that count. It counts all of them from an index and
 * subtracts the few that staff have excluded, so that a million take a moment.
 */
export const countedByHomework = `(
  SELECT every.homework_id, every.attempts - coalesce(left_out.attempts, 0) AS attempts
    FROM (SELECT homework_id, count(*) AS attempts FROM attempts GROUP BY homework_id) every
    LEFT JOIN (
      SELECT homework_id, count(*) AS attempts FROM attempts WHERE id IN (
        ${excluded('attempt_id')} UNION ${notLetIn}
        UNION SELECT id FROM attempts WHERE student_id IN (${excluded('student_id')})
      ) GROUP BY homework_id
    ) left_out ON left_out.homework_id = every.homework_id)`;
