import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type Sequelize,
} from 'sequelize';
import { flag, referenceOrNull, text, textOrNull, wholeOrNull } from './columns.ts';
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
  /** Version of its own mark scheme that marks new attempts; null if it has none. */
  currentSchemeVersion: number | null;
  origin: 'built-in' | 'imported';
  /** For imported homework: the upload's name, and the file's name and SHA-256 if there was a file. */
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
  /** When students see the expected answers. */
  answersShown: CreationOptional<'at-once' | 'after-second-attempt' | 'after-due'>;
}

export const defineAssignments = (sequelize: Sequelize) =>
  sequelize.define<AssignmentRow>(
    'assignment',
    {
      id: { type: DataTypes.INTEGER, primaryKey: true },
      slug: textOrNull(),
      title: text(),
      description: text(),
      weekDate: textOrNull(),
      weekNumber: wholeOrNull(),
      yearGroup: wholeOrNull(),
      isReleased: flag(),
      firstReleasedAt: textOrNull(),
      contentId: referenceOrNull('assignments'),
      questions: text(),
      currentSchemeVersion: wholeOrNull(),
      origin: text(),
      batchName: textOrNull(),
      sourceName: textOrNull(),
      sourceDigest: textOrNull(),
      contentDigest: textOrNull(),
      homeworkData: textOrNull(),
      createdAt: text(),
      updatedAt: text(),
      deletedAt: textOrNull(),
      answersShown: { ...text(), defaultValue: 'at-once' },
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
