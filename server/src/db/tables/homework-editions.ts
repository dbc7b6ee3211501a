import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { reference, referenceOrNull, rowId, text, textOrNull, whole } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** The questions of a homework before an edit: those of attempts with scheme versions up to `lastVersion`. */
export interface HomeworkEditionRow
  extends Model<InferAttributes<HomeworkEditionRow>, InferCreationAttributes<HomeworkEditionRow>> {
  id: CreationOptional<number>;
  homeworkId: number;
  /**
   * The last version of the mark scheme for these questions; they begin after the previous edition's last.
   */
  lastVersion: number;
  /** Questions as JSON, as students saw them. */
  questions: string;
  /** As in `assignments`. */
  homeworkData: string | null;
  /** Who edited it; null for the command line. */
  replacedBy: number | null;
  replacedAt: string;
}

export const defineHomeworkEditions = (sequelize: Sequelize) =>
  sequelize.define<HomeworkEditionRow>(
    'homeworkEdition',
    {
      id: rowId(),
      homeworkId: reference('assignments'),
      lastVersion: whole(),
      questions: text(),
      homeworkData: textOrNull(),
      replacedBy: referenceOrNull('users'),
      replacedAt: text(),
    },
    {
      ...tableOptions,
      tableName: 'homework_editions',
      indexes: [{ name: 'homework_editions_homework_version', unique: true, fields: ['homework_id', 'last_version'] }],
    },
  );
