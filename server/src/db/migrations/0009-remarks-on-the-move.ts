import { textOrNull } from '../tables/columns.ts';
import { migration } from './migration.ts';

/** A re-mark or its undo counts before all of its attempts have been pointed. */
export const remarksOnTheMove = migration('0009-remarks-on-the-move', {
  columns: { remark_runs: { moving: textOrNull() } },
});
