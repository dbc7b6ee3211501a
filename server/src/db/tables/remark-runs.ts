import { flag, reference, referenceOrNull, rowId, text, textOrNull, whole } from './columns.ts';
import { table } from './table.ts';

/** One re-marking of a homework's attempts, so that it can be shown and undone as one. */
export const remarkRuns = table(
  'remark_runs',
  {
    id: rowId(),
    homeworkId: reference('assignments'),
    /** The one class that was re-marked; null for all. */
    classCode: textOrNull(),
    schemeVersion: whole(),
    policy: text(),
    /** How many attempts it marked, and how many gained or lost, as JSON. */
    summary: text(),
    startedBy: referenceOrNull('users'),
    /** When it was applied; of a run that is still marking, when it was begun. */
    appliedAt: text(),
    undoneAt: textOrNull(),
    /**
     * 'marking' while its markings are made and do not count: an interrupted run stays so until the next one
     * clears it away, being 'discarded' meanwhile. 'applied' from the transaction that makes all of them count.
     */
    state: { ...text<'marking' | 'applied' | 'discarded'>(), defaultValue: 'applied' },
    /** Whether attempts that lose marks were changed too. */
    allowLower: { ...flag(), defaultValue: false },
    engineVersion: { ...text(), defaultValue: '' },
    /**
     * Which way its attempts are still being pointed: 'on' to its markings, or 'back'. It already counts for
     * all of them, see `currentMarking`. Null once all have arrived.
     */
    moving: textOrNull<'on' | 'back'>(),
    /** The terminal's user, if no account was named. */
    terminalUser: textOrNull(),
  },
  { indexes: [{ name: 'remark_runs_homework', fields: ['homework_id'] }] },
);
