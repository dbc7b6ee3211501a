import { Op } from 'sequelize';
import { decimal, text, whole } from '../tables/columns.ts';
import { migration } from './migration.ts';

/**
 * Each student's score for each homework, so that figures look it up; and an index for counting times of
 * attempts. 0024, which adds a table that affects what counts, fills it.
 */
export const scores = migration('0021-scores', {
  tables: {
    scores: {
      student_id: { ...whole(), primaryKey: true },
      homework_id: { ...whole(), primaryKey: true },
      best_attempt_id: whole(),
      best_submitted_at: text(),
      total_marks: whole(),
      max_marks: whole(),
      grade: text(),
      percentage: decimal(),
      first_attempt_id: whole(),
      first_submitted_at: text(),
      first_percentage: decimal(),
      last_submitted_at: text(),
      attempts: whole(),
      childcare_attempts: whole(),
    },
  },
  withoutIndexes: { attempts_submitted: 'attempts' },
  indexes: {
    scores_homework: ['scores', ['homework_id']],
    scores_first: ['scores', ['first_submitted_at', 'student_id']],
    scores_last: [
      'scores',
      ['last_submitted_at', 'first_submitted_at', 'childcare_attempts', 'attempts'],
      { where: { attempts: { [Op.gt]: 1 } } },
    ],
    attempts_submitted: [
      'attempts',
      ['submitted_at', 'assignment_id', 'student_id', 'time_spent_minutes', 'differs_from_claim', 'id'],
    ],
  },
});
