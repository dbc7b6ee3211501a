import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type Sequelize,
} from 'sequelize';
import { tableOptions } from './table-options.ts';

/** A card or a homework, by the first numbering: cards 1 to 6, homework from 149; uploads from 151. */
export interface AssignmentRow extends Model<InferAttributes<AssignmentRow>, InferCreationAttributes<AssignmentRow>> {
  id: number;
  slug: string | null;
  title: string;
  description: string;
  /** 'Week Beginning September 8th, 2025' */
  weekDate: string | null;
  weekNumber: number | null;
  yearGroup: number | null;
  isReleased: boolean;
  /** When students could first see it; null for never, and then no attempt at it is taken. */
  firstReleasedAt: string | null;
  /** The homework a card points at; null when its questions are its own. */
  contentId: number | null;
  /** Questions as JSON; '[]' for a card that only points. */
  questions: string;
  /** Version of its own mark scheme that marks new attempts; null when it has none. */
  currentSchemeVersion: number | null;
  origin: 'built-in' | 'imported';
  /** Of imported homework: the upload's name; the file's name and SHA-256, where there was a file. */
  batchName: string | null;
  sourceName: string | null;
  sourceDigest: string | null;
  /** SHA-256 of what was stored, so that the same content is recognised whatever file brings it. */
  contentDigest: string | null;
  /** What was stored, key included, as JSON in the shape of the upload (`uploadAssignmentSchema`). */
  homeworkData: string | null;
  createdAt: string;
  updatedAt: string;
  /** When it was deleted; it counts as there again once an attempt at it arrives that was on its way. */
  deletedAt: string | null;
  /** When whoever hands it in sees what was expected. */
  answersShown: CreationOptional<'at-once' | 'after-second-attempt' | 'after-due'>;
}

export const defineAssignments = (sequelize: Sequelize) =>
  sequelize.define<AssignmentRow>(
    'assignment',
    {
      id: { type: DataTypes.INTEGER, primaryKey: true },
      slug: { type: DataTypes.TEXT, allowNull: true },
      title: { type: DataTypes.TEXT, allowNull: false },
      description: { type: DataTypes.TEXT, allowNull: false },
      weekDate: { type: DataTypes.TEXT, allowNull: true },
      weekNumber: { type: DataTypes.INTEGER, allowNull: true },
      yearGroup: { type: DataTypes.INTEGER, allowNull: true },
      isReleased: { type: DataTypes.BOOLEAN, allowNull: false },
      firstReleasedAt: { type: DataTypes.TEXT, allowNull: true },
      contentId: { type: DataTypes.INTEGER, allowNull: true, references: { model: 'assignments', key: 'id' } },
      questions: { type: DataTypes.TEXT, allowNull: false },
      currentSchemeVersion: { type: DataTypes.INTEGER, allowNull: true },
      origin: { type: DataTypes.TEXT, allowNull: false },
      batchName: { type: DataTypes.TEXT, allowNull: true },
      sourceName: { type: DataTypes.TEXT, allowNull: true },
      sourceDigest: { type: DataTypes.TEXT, allowNull: true },
      contentDigest: { type: DataTypes.TEXT, allowNull: true },
      homeworkData: { type: DataTypes.TEXT, allowNull: true },
      createdAt: { type: DataTypes.TEXT, allowNull: false },
      updatedAt: { type: DataTypes.TEXT, allowNull: false },
      deletedAt: { type: DataTypes.TEXT, allowNull: true },
      answersShown: { type: DataTypes.TEXT, allowNull: false, defaultValue: 'at-once', field: 'answers_shown' },
    },
    {
      ...tableOptions,
      tableName: 'assignments',
      indexes: [
        { name: 'assignments_slug', unique: true, fields: ['slug'] },
        { name: 'assignments_source_digest', fields: ['source_digest'] },
        { name: 'assignments_content_digest', fields: ['content_digest'] },
      ],
    },
  );
