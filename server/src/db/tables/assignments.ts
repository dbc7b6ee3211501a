import { flag, givenId, referenceOrNull, text, textOrNull, wholeOrNull } from './columns.ts';
import { type Row, table } from './table.ts';

/** A card or a homework, by the first numbering: cards 1 to 6, homework from 149; uploads from 151. */
export const assignments = table(
  'assignments',
  {
    id: givenId(),
    slug: textOrNull(),
    title: text(),
    description: text(),
    /** 'Week Beginning September 8th, 2025' */
    weekDate: textOrNull(),
    weekNumber: wholeOrNull(),
    yearGroup: wholeOrNull(),
    isReleased: flag(),
    /** When students could first see it; null for never, and then no attempt at it is taken. */
    firstReleasedAt: textOrNull(),
    /** The homework a card points at; null when its questions are its own. */
    contentId: referenceOrNull('assignments'),
    /** Questions as JSON; '[]' for a card that only points. */
    questions: text(),
    /** Version of its own mark scheme that marks new attempts; null if it has none. */
    currentSchemeVersion: wholeOrNull(),
    origin: text<'built-in' | 'imported'>(),
    /** For imported homework: the upload's name, and the file's name and SHA-256 if there was a file. */
    batchName: textOrNull(),
    sourceName: textOrNull(),
    sourceDigest: textOrNull(),
    /** SHA-256 of what was stored, so that the same content is recognised whatever file brings it. */
    contentDigest: textOrNull(),
    /** What was stored, key included, as JSON in the shape of the upload (`uploadAssignmentSchema`). */
    homeworkData: textOrNull(),
    createdAt: text(),
    updatedAt: text(),
    /** When it was deleted; it counts as there again once an attempt at it arrives that was on its way. */
    deletedAt: textOrNull(),
    /** When students see the expected answers. */
    answersShown: { ...text<'at-once' | 'after-second-attempt' | 'after-due'>(), defaultValue: 'at-once' },
    /** A quiz of questions that were asked before, counted apart; null for any other homework. */
    purpose: textOrNull<'retrieval'>(),
  },
  {
    indexes: [
      { name: 'assignments_slug', unique: true, fields: ['slug'] },
      { name: 'assignments_source_digest', fields: ['source_digest'] },
      { name: 'assignments_content_digest', fields: ['content_digest'] },
    ],
  },
);
export type AssignmentRow = Row<typeof assignments>;
