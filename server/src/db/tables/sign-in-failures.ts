import { rowId, text } from './columns.ts';
import { table } from './table.ts';

/** A sign-in that failed or is being tried, kept while it counts towards the limits: a quarter of an hour. */
export const signInFailures = table(
  'sign_in_failures',
  {
    id: rowId(),
    /** Digest of the username: people type passwords there by mistake. */
    account: text(),
    /** Where it came from; for IPv6, the network. */
    address: text(),
    at: text(),
  },
  {
    indexes: [
      { name: 'sign_in_failures_at', fields: ['at'] },
      { name: 'sign_in_failures_account', fields: ['account', 'address'] },
      { name: 'sign_in_failures_address', fields: ['address'] },
    ],
  },
);
