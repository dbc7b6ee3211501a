import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  Op,
  type Sequelize,
} from 'sequelize';
import { text, whole } from './columns.ts';
import { tableOptions } from './table-options.ts';

/**
 * One student's score for one homework, if any of their attempts count. Only `db/keep-scores.ts` writes it,
 * from attempts and markings; it can be recounted at any time, so backups leave it out.
 */
export interface ScoreRow extends Model<InferAttributes<ScoreRow>, InferCreationAttributes<ScoreRow>> {
  studentId: number;
  homeworkId: number;
  /** The best attempt, of equal ones the earliest. */
  bestAttemptId: number;
  bestSubmittedAt: string;
  totalMarks: number;
  maxMarks: number;
  grade: string;
  /** 0 to 100, not rounded. */
  percentage: number;
  firstAttemptId: number;
  firstSubmittedAt: string;
  firstPercentage: number;
  lastSubmittedAt: string;
  attempts: number;
  /** How many of them were taken from the childcare card. */
  childcareAttempts: number;
}

const number = () => ({ type: DataTypes.DOUBLE, allowNull: false });

export const defineScores = (sequelize: Sequelize) =>
  sequelize.define<ScoreRow>(
    'score',
    {
      studentId: { ...whole(), primaryKey: true },
      homeworkId: { ...whole(), primaryKey: true },
      bestAttemptId: whole(),
      bestSubmittedAt: text(),
      totalMarks: whole(),
      maxMarks: whole(),
      grade: text(),
      percentage: number(),
      firstAttemptId: whole(),
      firstSubmittedAt: text(),
      firstPercentage: number(),
      lastSubmittedAt: text(),
      attempts: whole(),
      childcareAttempts: whole(),
    },
    {
      ...tableOptions,
      tableName: 'scores',
      indexes: [
        { name: 'scores_homework', fields: ['homework_id'] },
        { name: 'scores_first', fields: ['first_submitted_at', 'student_id'] },
        {
          name: 'scores_last',
          fields: ['last_submitted_at', 'first_submitted_at', 'childcare_attempts', 'attempts'],
          where: { attempts: { [Op.gt]: 1 } },
        },
      ],
    },
  );
