import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { reference, referenceOrNull, rowId, text, textOrNull } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** What a teacher writes about a homework, to one student or to a class: exactly one of the two is named. Rows stay when it is taken back. */
export interface CommentRow extends Model<InferAttributes<CommentRow>, InferCreationAttributes<CommentRow>> {
  id: CreationOptional<number>;
  homeworkId: number;
  classCode: string | null;
  /** It is seen with what the student had handed in by then. */
  studentId: number | null;
  text: string;
  at: string;
  userId: number | null;
  /** Whoever was at the terminal, where no account was named. */
  terminalUser: string | null;
  /** When it was taken back; null while it stands. */
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
