import { derived, referenceOrNull, text, textOrNull } from './columns.ts';
import { belongsTo } from './table.ts';
import { users } from './users.ts';

/** Who did something: an account, or the user of a terminal if no account was named; neither for Markwell itself. */
export const actorColumns = () => ({ userId: referenceOrNull('users'), terminalUser: textOrNull() });

/** Something that somebody decided. Rows stay when it is taken back. */
export const decidedColumns = () => ({
  at: text(),
  ...actorColumns(),
  /** Who decided, by name; only rows read in the scope `told` know it. Null for Markwell itself. */
  by: derived((row): string | null => {
    const terminalUser: string | null = row.getDataValue('terminalUser');
    const user: { readonly displayName: string } | null | undefined = row.getDataValue('user');
    return user?.displayName ?? (terminalUser === null ? null : `${terminalUser} (at a terminal)`);
  }),
});

/** Rows are shown with the name of whoever decided, if they are read in the scope `told`. */
export const toldByUser = {
  joins: { user: belongsTo(users, 'userId') },
  scopes: { told: { include: [{ association: 'user', attributes: ['displayName'] }] } },
};
