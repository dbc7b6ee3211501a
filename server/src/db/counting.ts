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
 * SQL for whether student `alias` stands apart: their class has a list that never named them. A class has a
 * list if somebody on it was imported or added on screen; otherwise everybody who hands in belongs to the
 * class. This is the only place that decides it. Whoever left the class still counts for what they handed in
 * there, and so do erased students, without a name.
 */
export function standsApart(alias: string): string {
  return `(${alias}.source = 'self' AND ${alias}.erased_at IS NULL
    AND ${alias}.class_code IN (SELECT class_code FROM students WHERE source <> 'self'))`;
}

/**
 * SQL for whether student `alias` was on the class list when a homework was due, at the time that the column
 * `due` has; without a time, whether they are on it now.
 */
export function wasListed(alias: string, due: string): string {
  return `(${alias}.source <> 'self' AND CASE WHEN ${due} IS NULL THEN ${alias}.source = 'roster'
    ELSE coalesce(${alias}.member_from, '') <= ${due} AND (${alias}.member_until IS NULL OR ${alias}.member_until > ${due}) END)`;
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

/**
 * SQL for the id of the current marking of attempt `a`. A re-mark, or its undo, counts for all its attempts
 * at once, although they are pointed at their markings in batches after that; until then this looks where
 * they are going. While no run is moving, which is nearly always, that costs one look per statement and
 * nothing per row.
 */
export const currentMarking = `CASE WHEN NOT EXISTS (SELECT 1 FROM remark_runs WHERE moving IS NOT NULL) THEN a.current_marking_id
  ELSE coalesce((
    SELECT CASE run.moving WHEN 'on' THEN moved.id ELSE moved.replaces_marking_id END
      FROM remark_runs run JOIN markings moved ON moved.remark_run_id = run.id AND moved.attempt_id = a.id
     WHERE (run.moving = 'on' AND moved.replaces_marking_id = a.current_marking_id)
        OR (run.moving = 'back' AND moved.id = a.current_marking_id)), a.current_marking_id) END`;

/**
 * Whether an `assignments` row exists: it was not deleted, or an attempt already on its way brought it back.
 */
export const notDeleted = `(assignments.deleted_at IS NULL OR EXISTS
    (SELECT 1 FROM attempts WHERE attempts.homework_id = assignments.id))`;
