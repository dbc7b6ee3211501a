import { reference, referenceOrNull, rowId, text, textOrNull, whole } from './columns.ts';
import { table } from './table.ts';

/** One version of a homework's mark scheme. A row is never edited: a correction is the next version. */
export const schemeVersions = table(
  'scheme_versions',
  {
    id: rowId(),
    homeworkId: reference('assignments'),
    /** From 1, without gaps. */
    version: whole(),
    /** `schemeDigest` of the scheme. */
    digest: text(),
    /** The scheme as JSON. */
    scheme: text(),
    origin: text<'built-in' | 'staff'>(),
    /** Why it was published. */
    note: textOrNull(),
    createdBy: referenceOrNull('users'),
    createdAt: text(),
    /** Answers marked by people, as JSON (`SchemeExample[]`), which a later version has to agree with. */
    examples: textOrNull(),
    /** The terminal's user, if no account was named. */
    terminalUser: textOrNull(),
  },
  { indexes: [{ name: 'scheme_versions_homework_version', unique: true, fields: ['homework_id', 'version'] }] },
);
