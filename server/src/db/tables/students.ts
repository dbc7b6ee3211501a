import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type Sequelize,
} from 'sequelize';
import { tableOptions } from './table-options.ts';

/** A student of one class, known by name alone. */
export interface StudentRow extends Model<InferAttributes<StudentRow>, InferCreationAttributes<StudentRow>> {
  id: CreationOptional<number>;
  classCode: string;
  /** As first typed. */
  name: string;
  /** By which a name typed differently is recognised: see `normaliseName`. */
  normalisedName: string;
  teacher: string;
  /** Whether an imported class list names the student ('roster'), or only their own typing does ('self'). */
  source: CreationOptional<'roster' | 'self'>;
  /** ISO 8601 UTC, as are all times in the database. */
  createdAt: string;
  /** When name and answers were erased; no attempt is taken for this student any more. */
  erasedAt: CreationOptional<string | null>;
  /** A digest of what the school's list knows the student by, such as an admission number; null where it says none. */
  listKey: CreationOptional<string | null>;
}

export const defineStudents = (sequelize: Sequelize) =>
  sequelize.define<StudentRow>(
    'student',
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      classCode: { type: DataTypes.TEXT, allowNull: false },
      name: { type: DataTypes.TEXT, allowNull: false },
      normalisedName: { type: DataTypes.TEXT, allowNull: false },
      teacher: { type: DataTypes.TEXT, allowNull: false },
      source: { type: DataTypes.TEXT, allowNull: false, defaultValue: 'self' },
      createdAt: { type: DataTypes.TEXT, allowNull: false },
      erasedAt: { type: DataTypes.TEXT, allowNull: true, field: 'erased_at' },
      listKey: { type: DataTypes.TEXT, allowNull: true, field: 'list_key' },
    },
    {
      ...tableOptions,
      tableName: 'students',
      indexes: [{ name: 'students_class_name', unique: true, fields: ['class_code', 'normalised_name'] }],
    },
  );
