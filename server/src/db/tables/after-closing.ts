import { reference, text, textOrNull } from './columns.ts';
import { actorColumns } from './decided.ts';
import { type Row, table } from './table.ts';

/** An attempt that arrived after its homework had closed, with nothing to show that it was begun before. */
export const afterClosing = table('after_closing', {
  attemptId: { ...reference('attempts'), primaryKey: true, onDelete: 'CASCADE' },
  /** When it had closed for the student's class, ISO 8601 UTC. */
  closedAt: text(),
  /** A teacher's decision, null until then. The attempt counts only if it is 'count'. */
  decision: textOrNull<'count' | 'leave-out'>(),
  decidedAt: textOrNull(),
  ...actorColumns(),
});
export type AfterClosingRow = Row<typeof afterClosing>;
