import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type Sequelize,
} from 'sequelize';
import { tableOptions } from './table-options.ts';

/** That a person judged an answer to be worth so many marks. Rows stay when it is taken back. */
export interface JudgementRow extends Model<InferAttributes<JudgementRow>, InferCreationAttributes<JudgementRow>> {
  id: CreationOptional<number>;
  homeworkId: number;
  questionId: string;
  /** The words that were judged; the reason of a combined question. */
  answer: string;
  /** The choice beside the reason. */
  choice: string | null;
  /** Whole marks. */
  marks: number;
  note: string | null;
  at: string;
  userId: number | null;
  /** Whoever was at the terminal, where no account was named. */
  terminalUser: string | null;
  /** The version of the mark scheme that it became. */
  schemeVersion: number;
  /** The re-mark that first marked by it; null while none has, and where none had anything to change. */
  remarkRunId: number | null;
  /** When it was taken back; null while it stands. */
  takenBackAt: string | null;
  takenBackBy: number | null;
  /** The re-mark that marked without it. */
  takenBackRunId: number | null;
  /** Whether all attempts were marked since it was judged, or taken back. */
  isSettled: CreationOptional<boolean>;
}

const referring = (model: string) =>
  ({ type: DataTypes.INTEGER, allowNull: true, references: { model, key: 'id' } }) as const;

export const defineJudgements = (sequelize: Sequelize) =>
  sequelize.define<JudgementRow>(
    'judgement',
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      homeworkId: { ...referring('assignments'), allowNull: false, field: 'homework_id' },
      questionId: { type: DataTypes.TEXT, allowNull: false, field: 'question_id' },
      answer: { type: DataTypes.TEXT, allowNull: false },
      choice: { type: DataTypes.TEXT, allowNull: true },
      marks: { type: DataTypes.INTEGER, allowNull: false },
      note: { type: DataTypes.TEXT, allowNull: true },
      at: { type: DataTypes.TEXT, allowNull: false },
      userId: { ...referring('users'), field: 'user_id' },
      terminalUser: { type: DataTypes.TEXT, allowNull: true, field: 'terminal_user' },
      schemeVersion: { type: DataTypes.INTEGER, allowNull: false, field: 'scheme_version' },
      remarkRunId: { ...referring('remark_runs'), field: 'remark_run_id' },
      takenBackAt: { type: DataTypes.TEXT, allowNull: true, field: 'taken_back_at' },
      takenBackBy: { ...referring('users'), field: 'taken_back_by' },
      takenBackRunId: { ...referring('remark_runs'), field: 'taken_back_run_id' },
      isSettled: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false, field: 'is_settled' },
    },
    {
      ...tableOptions,
      tableName: 'judgements',
      indexes: [
        { name: 'judgements_homework', fields: ['homework_id'] },
        { name: 'judgements_run', fields: ['remark_run_id'] },
        { name: 'judgements_taken_back_run', fields: ['taken_back_run_id'] },
      ],
    },
  );
