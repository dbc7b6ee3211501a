import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { rowId, text, textOrNull } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** A student of one class, known by name alone. */
export interface StudentRow extends Model<InferAttributes<StudentRow>, InferCreationAttributes<StudentRow>> {
  id: CreationOptional<number>;
  classCode: string;
  /** As first typed. */
  name: string;
  /** Recognises a name typed differently: see `normaliseName`. */
  normalisedName: string;
  teacher: string;
  /** Whether an imported class list names the student ('roster'), or only their own typing does ('self'). */
  source: CreationOptional<'roster' | 'self'>;
  /** ISO 8601 UTC, as are all times in the database. */
  createdAt: string;
  /** When name and answers were erased; this student's attempts are no longer accepted. */
  erasedAt: CreationOptional<string | null>;
  /** A digest of the student's identifier in the school's list, such as an admission number. */
  listKey: CreationOptional<string | null>;
}

export const defineStudents = (sequelize: Sequelize) =>
  sequelize.define<StudentRow>(
    'student',
    {
      id: rowId(),
      classCode: text(),
      name: text(),
      normalisedName: text(),
      teacher: text(),
      source: { ...text(), defaultValue: 'self' },
      createdAt: text(),
      erasedAt: textOrNull(),
      listKey: textOrNull(),
    },
    {
      ...tableOptions,
      tableName: 'students',
      indexes: [{ name: 'students_class_name', unique: true, fields: ['class_code', 'normalised_name'] }],
    },
  );
