import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type Sequelize,
} from 'sequelize';
import { tableOptions } from './table-options.ts';

/** Someone's time on the site, for the activity monitor, which keeps it for `SESSION_RETENTION_DAYS`. */
export interface VisitRow extends Model<InferAttributes<VisitRow>, InferCreationAttributes<VisitRow>> {
  id: CreationOptional<number>;
  studentName: string;
  studentClass: string;
  teacher: string;
  userType: string;
  /** What the page says is being done: a title or a number. */
  assignment: string | null;
  /** The address within the site that was last seen. */
  currentPage: string | null;
  /** Every address within the site that was seen, as a JSON list. */
  pages: string;
  /** Whole for 24 hours, then truncated. */
  ipAddress: string;
  /** Label of the network or place, told while the address was whole. */
  location: CreationOptional<string>;
  userAgent: string;
  startedAt: string;
  lastSeenAt: string;
}

export const defineVisits = (sequelize: Sequelize) =>
  sequelize.define<VisitRow>(
    'visit',
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      studentName: { type: DataTypes.TEXT, allowNull: false },
      studentClass: { type: DataTypes.TEXT, allowNull: false },
      teacher: { type: DataTypes.TEXT, allowNull: false },
      userType: { type: DataTypes.TEXT, allowNull: false },
      assignment: { type: DataTypes.TEXT, allowNull: true },
      currentPage: { type: DataTypes.TEXT, allowNull: true },
      pages: { type: DataTypes.TEXT, allowNull: false },
      ipAddress: { type: DataTypes.TEXT, allowNull: false },
      location: { type: DataTypes.TEXT, allowNull: false, defaultValue: 'Elsewhere' },
      userAgent: { type: DataTypes.TEXT, allowNull: false },
      startedAt: { type: DataTypes.TEXT, allowNull: false },
      lastSeenAt: { type: DataTypes.TEXT, allowNull: false },
    },
    {
      ...tableOptions,
      tableName: 'visits',
      indexes: [
        { name: 'visits_last_seen', fields: ['last_seen_at'] },
        { name: 'visits_address', fields: ['ip_address', 'last_seen_at'] },
        { name: 'visits_student', fields: ['student_class', 'student_name'] },
      ],
    },
  );
