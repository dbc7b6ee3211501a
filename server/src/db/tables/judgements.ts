import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { flag, reference, referenceOrNull, rowId, text, textOrNull, whole } from './columns.ts';
import { type Decided, decidedColumns, decidedScopes } from './decided.ts';
import { tableOptions } from './table-options.ts';

/** A person's judgement of an answer's marks. Rows stay when it is taken back. */
export interface JudgementRow
  extends Model<InferAttributes<JudgementRow>, InferCreationAttributes<JudgementRow>>,
    Decided {
  id: CreationOptional<number>;
  homeworkId: number;
  questionId: string;
  /** The words that were judged; the reason of a combined question. */
  answer: string;
  /** The choice that goes with the reason. */
  choice: string | null;
  /** Whole marks. */
  marks: number;
  note: string | null;
  /** The version of the mark scheme that it became. */
  schemeVersion: number;
  /** The first re-mark to use it; null until then, and if there was nothing to change. */
  remarkRunId: number | null;
  /** When it was taken back; null if it was not. */
  takenBackAt: string | null;
  takenBackBy: number | null;
  /** The re-mark that marked without it. */
  takenBackRunId: number | null;
  /** Whether all attempts have been marked since it was made or taken back. */
  isSettled: CreationOptional<boolean>;
}

export const defineJudgements = (sequelize: Sequelize) =>
  sequelize.define<JudgementRow>(
    'judgement',
    {
      id: rowId(),
      homeworkId: reference('assignments'),
      questionId: text(),
      answer: text(),
      choice: textOrNull(),
      marks: whole(),
      note: textOrNull(),
      ...decidedColumns(),
      schemeVersion: whole(),
      remarkRunId: referenceOrNull('remark_runs'),
      takenBackAt: textOrNull(),
      takenBackBy: referenceOrNull('users'),
      takenBackRunId: referenceOrNull('remark_runs'),
      isSettled: { ...flag(), defaultValue: false },
    },
    {
      ...tableOptions,
      tableName: 'judgements',
      scopes: decidedScopes,
      indexes: [
        { name: 'judgements_homework', fields: ['homework_id'] },
        { name: 'judgements_run', fields: ['remark_run_id'] },
        { name: 'judgements_taken_back_run', fields: ['taken_back_run_id'] },
      ],
    },
  );
