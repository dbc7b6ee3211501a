import { rowId, text, whole } from './columns.ts';
import { table } from './table.ts';

/** An address that asked for more than is given out, for a day: the activity monitor names it. */
export const floods = table(
  'floods',
  {
    id: rowId(),
    ipAddress: text(),
    /** What there was too much of: 'requests', 'sign-ins' or 'visitors'. */
    kind: text(),
    /** The path of the call, such as '/api/assignments'. */
    call: text(),
    /** How many were refused, or passed over. */
    refused: whole(),
    firstAt: text(),
    lastAt: text(),
  },
  { indexes: [{ name: 'floods_last_at', fields: ['last_at'] }] },
);
