import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { flag, reference, referenceOrNull, rowId, text, textOrNull, whole } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** One re-marking of a homework's attempts, so that it can be shown and undone as one. */
export interface RemarkRunRow extends Model<InferAttributes<RemarkRunRow>, InferCreationAttributes<RemarkRunRow>> {
  id: CreationOptional<number>;
  homeworkId: number;
  /** The one class that was re-marked; null for all. */
  classCode: string | null;
  schemeVersion: number;
  policy: string;
  /** How many attempts it marked, and how many gained or lost, as JSON. */
  summary: string;
  startedBy: number | null;
  /** The terminal's user, if no account was named. */
  terminalUser: CreationOptional<string | null>;
  /** When it was applied; of a run that is still marking, when it was begun. */
  appliedAt: string;
  undoneAt: string | null;
  /**
   * 'marking' while its markings are made and do not count: an interrupted run stays so until the next one
   * clears it away, being 'discarded' meanwhile. 'applied' from the transaction that makes all of them count.
   */
  state: CreationOptional<'marking' | 'applied' | 'discarded'>;
  /** Whether attempts that lose marks were changed too. */
  allowLower: CreationOptional<boolean>;
  engineVersion: CreationOptional<string>;
  /**
   * Which way its attempts are still being pointed: 'on' to its markings, or 'back'. It already counts for
   * all of them, see `currentMarking`. Null once all have arrived.
   */
  moving: CreationOptional<'on' | 'back' | null>;
}

export const defineRemarkRuns = (sequelize: Sequelize) =>
  sequelize.define<RemarkRunRow>(
    'remarkRun',
    {
      id: rowId(),
      homeworkId: reference('assignments'),
      classCode: textOrNull(),
      schemeVersion: whole(),
      policy: text(),
      summary: text(),
      startedBy: referenceOrNull('users'),
      appliedAt: text(),
      undoneAt: textOrNull(),
      state: { ...text(), defaultValue: 'applied' },
      allowLower: { ...flag(), defaultValue: false },
      engineVersion: { ...text(), defaultValue: '' },
      moving: textOrNull(),
      terminalUser: textOrNull(),
    },
    { ...tableOptions, tableName: 'remark_runs', indexes: [{ name: 'remark_runs_homework', fields: ['homework_id'] }] },
  );
