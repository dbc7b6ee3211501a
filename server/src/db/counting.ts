/**
 * SQL for whether the attempt `alias` of a statement counts: staff have left out neither it nor all attempts of its student. Both lists
 * are short, and read once for a statement.
 */
export function counts(alias: string): string {
  const leftOut = (column: string) =>
    `(SELECT ${column} FROM exclusions WHERE ended_at IS NULL AND ${column} IS NOT NULL)`;
  return `(${alias}.id NOT IN ${leftOut('attempt_id')} AND ${alias}.student_id NOT IN ${leftOut('student_id')})`;
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
