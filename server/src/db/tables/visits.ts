import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { rowId, text, textOrNull } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** A visit to the site, for the activity monitor, kept for `SESSION_RETENTION_DAYS`. */
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
  /** Label of the network or place, determined while the address was whole. */
  location: CreationOptional<string>;
  userAgent: string;
  startedAt: string;
  lastSeenAt: string;
}

export const defineVisits = (sequelize: Sequelize) =>
  sequelize.define<VisitRow>(
    'visit',
    {
      id: rowId(),
      studentName: text(),
      studentClass: text(),
      teacher: text(),
      userType: text(),
      assignment: textOrNull(),
      currentPage: textOrNull(),
      pages: text(),
      ipAddress: text(),
      location: { ...text(), defaultValue: 'Elsewhere' },
      userAgent: text(),
      startedAt: text(),
      lastSeenAt: text(),
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
