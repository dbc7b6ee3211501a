import { flag, text, textOrNull, wholeOrNull } from '../tables/columns.ts';
import { migration } from './migration.ts';

/** Examples of scheme versions; re-marks that can be interrupted and undone; an index of their markings. */
export const schemesAndRemarks = migration('0004-schemes-and-remarks', {
  columns: {
    scheme_versions: { examples: textOrNull() },
    remark_runs: {
      state: { ...text(), defaultValue: 'applied' },
      allow_lower: { ...flag(), defaultValue: false },
      engine_version: { ...text(), defaultValue: '' },
    },
    markings: { replaces_marking_id: wholeOrNull() },
  },
  indexes: { markings_remark_run: ['markings', ['remark_run_id', 'attempt_id', 'replaces_marking_id']] },
});
