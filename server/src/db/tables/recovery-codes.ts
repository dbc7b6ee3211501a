import { reference, rowId, text, textOrNull } from './columns.ts';
import { table } from './table.ts';

/** The hash of a code that replaces a lost authenticator app once. */
export const recoveryCodes = table(
  'recovery_codes',
  {
    id: rowId(),
    userId: reference('users'),
    codeHash: text(),
    usedAt: textOrNull(),
  },
  { indexes: [{ name: 'recovery_codes_user', fields: ['user_id'] }] },
);
