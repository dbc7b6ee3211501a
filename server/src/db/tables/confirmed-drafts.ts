import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { reference, rowId, text } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** A confirmed draft, so that confirming it again returns the outcome and changes nothing. */
export interface ConfirmedDraftRow
  extends Model<InferAttributes<ConfirmedDraftRow>, InferCreationAttributes<ConfirmedDraftRow>> {
  id: CreationOptional<number>;
  userId: number;
  /** See `draftToken`. */
  token: string;
  /** What came of it, as JSON; no words of students. */
  outcome: string;
  at: string;
}

export const defineConfirmedDrafts = (sequelize: Sequelize) =>
  sequelize.define<ConfirmedDraftRow>(
    'confirmedDraft',
    { id: rowId(), userId: reference('users'), token: text(), outcome: text(), at: text() },
    {
      ...tableOptions,
      tableName: 'confirmed_drafts',
      indexes: [{ name: 'confirmed_drafts_user_token', unique: true, fields: ['user_id', 'token'] }],
    },
  );
