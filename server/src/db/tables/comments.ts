import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type Sequelize,
} from 'sequelize';
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

const maybe = (model: string) =>
  ({ type: DataTypes.INTEGER, allowNull: true, references: { model, key: 'id' } }) as const;

export const defineComments = (sequelize: Sequelize) =>
  sequelize.define<CommentRow>(
    'comment',
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      homeworkId: { ...maybe('assignments'), allowNull: false, field: 'homework_id' },
      classCode: { type: DataTypes.TEXT, allowNull: true, field: 'class_code' },
      studentId: { ...maybe('students'), field: 'student_id', onDelete: 'CASCADE' },
      text: { type: DataTypes.TEXT, allowNull: false },
      at: { type: DataTypes.TEXT, allowNull: false },
      userId: { ...maybe('users'), field: 'user_id' },
      terminalUser: { type: DataTypes.TEXT, allowNull: true, field: 'terminal_user' },
      endedAt: { type: DataTypes.TEXT, allowNull: true, field: 'ended_at' },
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
