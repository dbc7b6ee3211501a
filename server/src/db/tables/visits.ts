import { rowId, text, textOrNull } from './columns.ts';
import { type Row, table } from './table.ts';

/** A visit to the site, for the activity monitor, kept for `SESSION_RETENTION_DAYS`. */
export const visits = table(
  'visits',
  {
    id: rowId(),
    studentName: text(),
    studentClass: text(),
    teacher: text(),
    userType: text(),
    /** What the page says is being done: a title or a number. */
    assignment: textOrNull(),
    /** The address within the site that was last seen. */
    currentPage: textOrNull(),
    /** Every address within the site that was seen, as a JSON list. */
    pages: text(),
    /** Whole for 24 hours, then truncated. */
    ipAddress: text(),
    /** Label of the network or place, determined while the address was whole. */
    location: { ...text(), defaultValue: 'Elsewhere' },
    userAgent: text(),
    startedAt: text(),
    lastSeenAt: text(),
  },
  {
    indexes: [
      { name: 'visits_last_seen', fields: ['last_seen_at'] },
      { name: 'visits_address', fields: ['ip_address', 'last_seen_at'] },
      { name: 'visits_student', fields: ['student_class', 'student_name'] },
    ],
  },
);
export type VisitRow = Row<typeof visits>;
