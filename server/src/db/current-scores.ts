import { countScores, scoreColumns } from './count-scores.ts';

/** Homework whose attempts are being pointed at other markings, nearly always none. */
export const onTheMove = '(SELECT homework_id FROM remark_runs WHERE moving IS NOT NULL)';

/** Joined so, SQLite begins with what is on the move. */
const fromMoving = `${onTheMove} moving CROSS JOIN attempts a`;

/**
 * SQL for the scores of students at homework as they are now, `scoreColumns` of those that meet a condition on `student_id` and
 * `homework_id` of an alias. They are looked up, and only while a re-mark of their homework is on the move counted from its attempts: that
 * counts for all of them from one moment on, and their scores follow in turns.
 */
export function currentScores(condition: (alias: string) => string): string {
  const counted = countScores(`a.homework_id = moving.homework_id AND ${condition('a')}`, fromMoving);
  return `(SELECT ${scoreColumns.join(', ')} FROM scores x WHERE ${condition('x')} AND x.homework_id NOT IN ${onTheMove}
    UNION ALL ${counted})`;
}
