import { countScores, scoreColumns } from './count-scores.ts';

/** Homework whose attempts are being pointed at other markings; nearly always none. */
export const onTheMove = '(SELECT homework_id FROM remark_runs WHERE moving IS NOT NULL)';

/** Joined this way, SQLite begins with the runs that are moving. */
const fromMoving = `${onTheMove} moving CROSS JOIN attempts a`;

/**
 * SQL for current scores: the `scoreColumns` of those that meet a condition on the `student_id` and
 * `homework_id` of an alias. They are looked up, except while a re-mark of their homework is moving: it
 * counts for all attempts at once but their scores follow in batches, so they are counted from attempts.
 */
export function currentScores(condition: (alias: string) => string): string {
  const counted = countScores(`a.homework_id = moving.homework_id AND ${condition('a')}`, fromMoving);
  return `(SELECT ${scoreColumns.join(', ')} FROM scores x WHERE ${condition('x')} AND x.homework_id NOT IN ${onTheMove}
    UNION ALL ${counted})`;
}
