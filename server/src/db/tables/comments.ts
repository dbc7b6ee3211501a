import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { reference, referenceOrNull, rowId, text, textOrNull } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** A teacher's comment on a homework, to either one student or one class. Rows stay when it is taken back. */
export interface CommentRow extends Model<InferAttributes<CommentRow>, InferCreationAttributes<CommentRow>> {
  id: CreationOptional<number>;
  homeworkId: number;
  classCode: string | null;
  /** Shown with what the student had handed in by then. */
  studentId: number | null;
  text: string;
  at: string;
  userId: number | null;
  /** The terminal's user, if no account was named. */
  terminalUser: string | null;
  /** When it was taken back; null if it was not. */
  endedAt: string | null;
}

export const defineComments = (sequelize: Sequelize) =>
  sequelize.define<CommentRow>(
    'comment',
    {
      id: rowId(),
      homeworkId: reference('assignments'),
      classCode: textOrNull(),
      studentId: { ...referenceOrNull('students'), onDelete: 'CASCADE' },
      text: text(),
      at: text(),
      userId: referenceOrNull('users'),
      terminalUser: textOrNull(),
      endedAt: textOrNull(),
    },
    {
      ...tableOptions,
      tableName: 'comments',
      indexes: [
        { name: 'comments_homework_class', fields: ['homework_id', 'class_code'] },
        { name: 'comments_student', fields: ['student_id'] },
      ],
    },
  );
