import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type Sequelize,
} from 'sequelize';
import { tableOptions } from './table-options.ts';

/** When a class can take a homework; a class without dates has no row. */
export interface ClassDatesRow extends Model<InferAttributes<ClassDatesRow>, InferCreationAttributes<ClassDatesRow>> {
  id: CreationOptional<number>;
  homeworkId: number;
  classCode: string;
  openAt: string | null;
  dueAt: string | null;
  closeAt: string | null;
  /** When they were last set: what was begun before knew other dates. */
  setAt: string;
  userId: number | null;
  /** Whoever was at the terminal, where no account was named. */
  terminalUser: string | null;
}

const referring = (model: string) => ({ type: DataTypes.INTEGER, references: { model, key: 'id' } });
const textOrNull = { type: DataTypes.TEXT, allowNull: true };

export const defineClassDates = (sequelize: Sequelize) =>
  sequelize.define<ClassDatesRow>(
    'class_dates',
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      homeworkId: { ...referring('assignments'), allowNull: false, field: 'homework_id' },
      classCode: { type: DataTypes.TEXT, allowNull: false, field: 'class_code' },
      openAt: { ...textOrNull, field: 'open_at' },
      dueAt: { ...textOrNull, field: 'due_at' },
      closeAt: { ...textOrNull, field: 'close_at' },
      setAt: { type: DataTypes.TEXT, allowNull: false, field: 'set_at' },
      userId: { ...referring('users'), allowNull: true, field: 'user_id' },
      terminalUser: { ...textOrNull, field: 'terminal_user' },
    },
    {
      ...tableOptions,
      tableName: 'class_dates',
      indexes: [{ name: 'class_dates_homework_class', unique: true, fields: ['homework_id', 'class_code'] }],
    },
  );
