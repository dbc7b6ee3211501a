import { text } from './columns.ts';
import { table } from './table.ts';

/** A key that every server on this database signs with. Made when it is first needed, and in no backup. */
export const secrets = table('secrets', {
  name: { ...text(), primaryKey: true },
  /** 256 random bits, as base64url. */
  value: text(),
});
