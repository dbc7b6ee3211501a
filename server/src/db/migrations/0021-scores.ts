import { DataTypes, Op } from 'sequelize';
import { copyColumns } from '../copy-columns.ts';
import type { Migration } from './migration.ts';

const whole = { type: DataTypes.INTEGER, allowNull: false };
const text = { type: DataTypes.TEXT, allowNull: false };
const number = { type: DataTypes.DOUBLE, allowNull: false };

/**
 * Each student's score for each homework, so that figures look it up; and an index for counting times of
 * attempts. 0024, which adds a table that affects what counts, fills it.
 */
export const scores: Migration = {
  name: '0021-scores',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    await queryInterface.createTable(
      'scores',
      copyColumns({
        student_id: { ...whole, primaryKey: true },
        homework_id: { ...whole, primaryKey: true },
        best_attempt_id: whole,
        best_submitted_at: text,
        total_marks: whole,
        max_marks: whole,
        grade: text,
        percentage: number,
        first_attempt_id: whole,
        first_submitted_at: text,
        first_percentage: number,
        last_submitted_at: text,
        attempts: whole,
        childcare_attempts: whole,
      }),
      { transaction },
    );
    const index = (name: string, table: string, fields: string[], where = {}) =>
      queryInterface.addIndex(table, { name, fields, unique: false, ...where, transaction });
    await index('scores_homework', 'scores', ['homework_id']);
    await index('scores_first', 'scores', ['first_submitted_at', 'student_id']);
    const repeated = { where: { attempts: { [Op.gt]: 1 } } };
    await index(
      'scores_last',
      'scores',
      ['last_submitted_at', 'first_submitted_at', 'childcare_attempts', 'attempts'],
      repeated,
    );
    await queryInterface.removeIndex('attempts', 'attempts_submitted', { transaction });
    await index('attempts_submitted', 'attempts', timesOfAttempts);
  },
};

const timesOfAttempts = [
  'submitted_at',
  'assignment_id',
  'student_id',
  'time_spent_minutes',
  'differs_from_claim',
  'id',
];
