import { type CreationOptional, DataTypes, type Model, type ModelStatic, type NonAttribute } from 'sequelize';
import { referenceOrNull, text, textOrNull } from './columns.ts';
import type { UserRow } from './users.ts';

/** Who did something. */
export interface ActorColumns {
  /** The account; null at a terminal, and for Markwell itself. */
  userId: number | null;
  /** The terminal's user, if no account was named. */
  terminalUser: string | null;
}

export const actorColumns = () => ({ userId: referenceOrNull('users'), terminalUser: textOrNull() });

/** Something that somebody decided. Rows stay when it is taken back. */
export interface Decided extends ActorColumns {
  at: string;
  /** Who decided, by name; only rows read in the scope `told` know it. Null for Markwell itself. */
  readonly by: CreationOptional<string | null>;
  readonly user?: NonAttribute<Pick<UserRow, 'displayName'> | null>;
}

export const decidedColumns = () => ({
  at: text(),
  ...actorColumns(),
  by: {
    type: DataTypes.VIRTUAL,
    get(this: Decided): string | null {
      return this.user?.displayName ?? (this.terminalUser === null ? null : `${this.terminalUser} (at a terminal)`);
    },
  },
});

/** The scope in which rows are read that are shown: the name of whoever decided is read with each. */
export const decidedScopes = { told: { include: [{ association: 'user', attributes: ['displayName'] }] } };

/** Joins the account of whoever decided, for `decidedScopes`. */
export function joinDeciders(users: ModelStatic<UserRow>, tables: readonly ModelStatic<Model>[]): void {
  for (const table of tables) table.belongsTo(users, { as: 'user', foreignKey: 'userId', constraints: false });
}
