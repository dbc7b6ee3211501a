import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { reference, rowId, text, textOrNull, whole } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** A decision about a group of the queue, until it is confirmed or discarded. */
export interface DraftDecisionRow
  extends Model<InferAttributes<DraftDecisionRow>, InferCreationAttributes<DraftDecisionRow>> {
  /** A new one for each decision. */
  id: CreationOptional<number>;
  userId: number;
  homeworkId: number;
  questionId: string;
  /** See `groupKey`. */
  groupKey: string;
  /** As most often written; the reason, for a combined question. */
  answer: string;
  choice: string | null;
  /** Whole marks. */
  marks: number;
  /** The marks that the answer had when it was decided, and the version of the mark scheme then. */
  seenMarks: number;
  seenVersion: number;
  at: string;
}

export const defineDraftDecisions = (sequelize: Sequelize) =>
  sequelize.define<DraftDecisionRow>(
    'draftDecision',
    {
      id: rowId(),
      userId: reference('users'),
      homeworkId: reference('assignments'),
      questionId: text(),
      groupKey: text(),
      answer: text(),
      choice: textOrNull(),
      marks: whole(),
      seenMarks: whole(),
      seenVersion: whole(),
      at: text(),
    },
    {
      ...tableOptions,
      tableName: 'draft_decisions',
      indexes: [{ name: 'draft_decisions_user_group', unique: true, fields: ['user_id', 'group_key'] }],
    },
  );
