import { rowId, text, whole } from '../tables/columns.ts';
import { migration } from './migration.ts';

/** Floods are named, and failed sign-ins are counted without reading those of everybody else. */
export const floods = migration('0012-floods', {
  tables: {
    floods: {
      id: rowId(),
      ip_address: text(),
      kind: text(),
      call: text(),
      refused: whole(),
      first_at: text(),
      last_at: text(),
    },
  },
  indexes: {
    floods_last_at: ['floods', ['last_at']],
    sign_in_failures_account: ['sign_in_failures', ['account', 'address']],
    sign_in_failures_address: ['sign_in_failures', ['address']],
    visits_address: ['visits', ['ip_address', 'last_seen_at']],
  },
});
