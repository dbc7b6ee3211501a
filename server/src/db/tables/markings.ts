import { reference, referenceOrNull, rowId, text, whole, wholeOrNull } from './columns.ts';
import { table } from './table.ts';

/**
 * The marks of an attempt by one scheme version, policy and engine version. Rows are appended, never changed.
 */
export const markings = table(
  'markings',
  {
    id: rowId(),
    attemptId: reference('attempts'),
    schemeVersion: whole(),
    policy: text(),
    engineVersion: text(),
    /** The re-mark that made it; null when it was made on arrival. */
    remarkRunId: referenceOrNull('remark_runs'),
    totalMarks: whole(),
    maxMarks: whole(),
    grade: text(),
    /** The whole `AttemptMarking`, as JSON. */
    marking: text(),
    markedAt: text(),
    /** The marking it replaced; for an override, the scheme's marking under it; null if made on arrival. */
    replacesMarkingId: wholeOrNull(),
    /** How many of its answers are worth a look, by `countDoubtful`. */
    doubtful: { ...whole(), defaultValue: 0 },
    /** The override that made it when set or taken back, see `layOverrides`; otherwise null. */
    overrideId: wholeOrNull(),
  },
  {
    indexes: [
      { name: 'markings_attempt', fields: ['attempt_id'] },
      { name: 'markings_remark_run', fields: ['remark_run_id', 'attempt_id', 'replaces_marking_id'] },
    ],
  },
);
