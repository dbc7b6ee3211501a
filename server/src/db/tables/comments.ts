import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type Sequelize,
} from 'sequelize';
import { reference, referenceOrNull, rowId, text, textOrNull } from './columns.ts';
import { type Decided, decidedColumns, decidedScopes } from './decided.ts';
import { tableOptions } from './table-options.ts';

/** A teacher's comment on a homework, to either one student or one class. Rows stay when it is taken back. */
export interface CommentRow extends Model<InferAttributes<CommentRow>, InferCreationAttributes<CommentRow>>, Decided {
  id: CreationOptional<number>;
  homeworkId: number;
  classCode: string | null;
  /** Shown with what the student had handed in by then. */
  studentId: number | null;
  readonly to: CreationOptional<'class' | 'student'>;
  text: string;
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
      to: {
        type: DataTypes.VIRTUAL,
        get(): string {
          return this.studentId === null ? 'class' : 'student';
        },
      },
      text: text(),
      ...decidedColumns(),
      endedAt: textOrNull(),
    },
    {
      ...tableOptions,
      tableName: 'comments',
      scopes: decidedScopes,
      indexes: [
        { name: 'comments_homework_class', fields: ['homework_id', 'class_code'] },
        { name: 'comments_student', fields: ['student_id'] },
      ],
    },
  );
