import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { flag, reference, rowId, text, textOrNull, whole, wholeOrNull } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** One submission. Its answers are never changed. */
export interface AttemptRow extends Model<InferAttributes<AttemptRow>, InferCreationAttributes<AttemptRow>> {
  id: CreationOptional<number>;
  /** What the student can quote: 'K7QM-4TXD-9FHB'. */
  reference: string;
  idempotencyKey: string | null;
  /** Digest of the body that came with the key. */
  bodyDigest: string;
  studentId: number;
  /** The card it was taken from, by the first numbering. */
  assignmentId: number;
  /** The homework that was shown. */
  homeworkId: number;
  /** The mark scheme version that marked it on arrival. */
  schemeVersion: number;
  /** Answers by question id, as JSON. */
  answers: string;
  /** The marks that the page claimed, as JSON; null if it claimed none. */
  claim: string | null;
  differsFromClaim: boolean;
  startedAt: string | null;
  /** Whole minutes. */
  timeSpentMinutes: number | null;
  submittedAt: string;
  /** The assignment the student chose, if the homework offers several: 'unit1-exam'. */
  chosenAssignment: string | null;
  /** The marking that counts; it is set in the transaction that stores the attempt. */
  currentMarkingId: number | null;
}

export const defineAttempts = (sequelize: Sequelize) =>
  sequelize.define<AttemptRow>(
    'attempt',
    {
      id: rowId(),
      reference: text(),
      idempotencyKey: textOrNull(),
      bodyDigest: text(),
      studentId: reference('students'),
      assignmentId: reference('assignments'),
      homeworkId: reference('assignments'),
      schemeVersion: whole(),
      answers: text(),
      claim: textOrNull(),
      differsFromClaim: flag(),
      startedAt: textOrNull(),
      timeSpentMinutes: wholeOrNull(),
      submittedAt: text(),
      chosenAssignment: textOrNull(),
      currentMarkingId: wholeOrNull(),
    },
    {
      ...tableOptions,
      tableName: 'attempts',
      indexes: [
        { name: 'attempts_reference', unique: true, fields: ['reference'] },
        { name: 'attempts_idempotency_key', unique: true, fields: ['idempotency_key'] },
        { name: 'attempts_student_homework', fields: ['student_id', 'homework_id'] },
        { name: 'attempts_homework', fields: ['homework_id', 'id'] },
        { name: 'attempts_assignment_homework', fields: ['assignment_id', 'homework_id'] },
        // Everything that analytics counts, so that it reads no rows.
        {
          name: 'attempts_submitted',
          fields: ['submitted_at', 'assignment_id', 'student_id', 'time_spent_minutes', 'differs_from_claim', 'id'],
        },
      ],
    },
  );
