import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type Sequelize,
} from 'sequelize';
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
  /** The marks that the page claimed, as JSON; null when it claimed none. */
  claim: string | null;
  differsFromClaim: boolean;
  startedAt: string | null;
  /** Whole minutes. */
  timeSpentMinutes: number | null;
  submittedAt: string;
  /** The assignment that the student chose, where the homework offers several: 'unit1-exam'. */
  chosenAssignment: string | null;
  /** The marking that counts; it is set in the transaction that stores the attempt. */
  currentMarkingId: number | null;
}

export const defineAttempts = (sequelize: Sequelize) =>
  sequelize.define<AttemptRow>(
    'attempt',
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      reference: { type: DataTypes.TEXT, allowNull: false },
      idempotencyKey: { type: DataTypes.TEXT, allowNull: true },
      bodyDigest: { type: DataTypes.TEXT, allowNull: false },
      studentId: { type: DataTypes.INTEGER, allowNull: false, references: { model: 'students', key: 'id' } },
      assignmentId: { type: DataTypes.INTEGER, allowNull: false, references: { model: 'assignments', key: 'id' } },
      homeworkId: { type: DataTypes.INTEGER, allowNull: false, references: { model: 'assignments', key: 'id' } },
      schemeVersion: { type: DataTypes.INTEGER, allowNull: false },
      answers: { type: DataTypes.TEXT, allowNull: false },
      claim: { type: DataTypes.TEXT, allowNull: true },
      differsFromClaim: { type: DataTypes.BOOLEAN, allowNull: false },
      startedAt: { type: DataTypes.TEXT, allowNull: true },
      timeSpentMinutes: { type: DataTypes.INTEGER, allowNull: true },
      submittedAt: { type: DataTypes.TEXT, allowNull: false },
      chosenAssignment: { type: DataTypes.TEXT, allowNull: true },
      currentMarkingId: { type: DataTypes.INTEGER, allowNull: true },
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
        { name: 'attempts_submitted', fields: ['submitted_at'] },
      ],
    },
  );
