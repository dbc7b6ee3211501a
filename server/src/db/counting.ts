const excluded = (column: 'attempt_id' | 'student_id') =>
  `SELECT ${column} FROM exclusions WHERE ended_at IS NULL AND ${column} IS NOT NULL`;

/** Came after closing, and no teacher has let it count. */
const notLetIn = "SELECT attempt_id FROM after_closing WHERE decision IS NULL OR decision <> 'count'";

/**
 * SQL for whether the attempt `alias` of a statement counts: staff have left out neither it nor all attempts of its student, and where it
 * came after closing a teacher has let it count. The three lists are short, and read once for a statement.
 */
export function counts(alias: string): string {
  return `(${alias}.id NOT IN (${excluded('attempt_id')}) AND ${alias}.id NOT IN (${notLetIn})
    AND ${alias}.student_id NOT IN (${excluded('student_id')}))`;
}

/**
 * SQL for whether the student `alias` stands apart: their class has a list, and it does not name them. A class has a list when one names
 * somebody in it, by an import or on screen; where none does, whoever hands in is of the class and nobody stands apart. This is decided here
 * alone. Who was erased goes on counting, without a name.
 */
export function standsApart(alias: string): string {
  return `(${alias}.source <> 'roster' AND ${alias}.erased_at IS NULL
    AND ${alias}.class_code IN (SELECT class_code FROM students WHERE source = 'roster'))`;
}

/** SQL for whether the attempt `alias` counts for its class: it counts, and the name it came under does not stand apart. */
export function countsForClass(alias: string): string {
  return `(${counts(alias)} AND ${alias}.student_id NOT IN (SELECT apart.id FROM students apart WHERE ${standsApart('apart')}))`;
}

/**
 * SQL for how many attempts each homework has that count: `homework_id` and `attempts`. All are counted by an index alone, and the few
 * that staff have left out are taken off, so that a million take a moment.
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
