import { Op } from 'sequelize';
import { decimal, text, whole } from './columns.ts';
import { table } from './table.ts';

/**
 * One student's score for one homework, if any of their attempts count. Only `db/keep-scores.ts` writes it,
 * from attempts and markings; it can be recounted at any time, so backups leave it out.
 */
export const scores = table(
  'scores',
  {
    studentId: { ...whole(), primaryKey: true },
    homeworkId: { ...whole(), primaryKey: true },
    /** The best attempt, of equal ones the earliest. */
    bestAttemptId: whole(),
    bestSubmittedAt: text(),
    totalMarks: whole(),
    maxMarks: whole(),
    grade: text(),
    /** 0 to 100, not rounded. */
    percentage: decimal(),
    firstAttemptId: whole(),
    firstSubmittedAt: text(),
    firstPercentage: decimal(),
    lastSubmittedAt: text(),
    attempts: whole(),
    /** How many of them were taken from the childcare card. */
    childcareAttempts: whole(),
  },
  {
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
