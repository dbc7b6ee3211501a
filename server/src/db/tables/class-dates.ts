import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { reference, rowId, text, textOrNull } from './columns.ts';
import { type ActorColumns, actorColumns } from './decided.ts';
import { tableOptions } from './table-options.ts';

/** When a class can take a homework; a class without dates has no row. */
export interface ClassDatesRow
  extends Model<InferAttributes<ClassDatesRow>, InferCreationAttributes<ClassDatesRow>>,
    ActorColumns {
  id: CreationOptional<number>;
  homeworkId: number;
  classCode: string;
  openAt: string | null;
  dueAt: string | null;
  closeAt: string | null;
  /** When they were last set: attempts begun before had other dates. */
  setAt: string;
}

export const defineClassDates = (sequelize: Sequelize) =>
  sequelize.define<ClassDatesRow>(
    'class_dates',
    {
      id: rowId(),
      homeworkId: reference('assignments'),
      classCode: text(),
      openAt: textOrNull(),
      dueAt: textOrNull(),
      closeAt: textOrNull(),
      setAt: text(),
      ...actorColumns(),
    },
    {
      ...tableOptions,
      tableName: 'class_dates',
      indexes: [{ name: 'class_dates_homework_class', unique: true, fields: ['homework_id', 'class_code'] }],
    },
  );
