import * as z from 'zod/mini';
import { adminHomeworkSchema } from './admin-homework.ts';
import { defineCall } from './call.ts';
import { draftMessageSchema, uploadAssignmentSchema } from './homework-draft.ts';

/** A stored homework being edited. */
export const editableHomeworkSchema = z.object({
  id: z.number(),
  /**
   * Identifies what is stored now. Sent back with the change, which is refused if something else is stored by
   * then.
   */
  basedOn: z.string(),
  /** With its key: the answers that it was stored with. */
  assignment: uploadAssignmentSchema,
  /** The version of its mark scheme that marks new attempts. */
  schemeVersion: z.number(),
  /** The current questions, and earlier ones. */
  attemptCount: z.number(),
  isReleased: z.boolean(),
  /** Cards that show it. */
  shownOn: z.array(z.number()),
  /** Labels that attempts may have answered, in their original case; none before it was ever released. */
  usedIds: z.array(z.string()),
  /**
   * Questions whose mark scheme says more than their answers here, because it was corrected or copied. It
   * stays until their answers are changed.
   */
  ownMarking: z.array(z.string()),
});
export type EditableHomework = z.infer<typeof editableHomeworkSchema>;

/**
 * A homework that people imported or wrote, for editing. 404 for an unknown id, or a card; 409 for one that
 * came with Markwell.
 */
export const readEditableHomework = defineCall('admin', 'GET', '/api/admin/homework/:id/edit', {
  output: editableHomeworkSchema,
});

export const questionChangeSchema = z.object({
  questionId: z.string(),
  /**
   * `reworded`: its texts or picture; `rekeyed`: its type, options, marks or answers, and so how it is
   * marked.
   */
  change: z.enum(['added', 'dropped', 'reworded', 'rekeyed']),
  /** Whether a mark scheme that was corrected or copied goes with it. */
  replacesMarking: z.boolean(),
});
export type QuestionChange = z.infer<typeof questionChangeSchema>;

/** What an edit did, or in a dry run would do. */
export const editedHomeworkSchema = z.object({
  homework: adminHomeworkSchema,
  /** False in a dry run. */
  stored: z.boolean(),
  /** Marks new attempts from then on: one more than before when a question changes in any way. */
  schemeVersion: z.number(),
  /** In the homework's order, then removed questions. */
  changes: z.array(questionChangeSchema),
  /** Whether the order of questions changes. */
  isReordered: z.boolean(),
  /** Whether title, description, year or week change. */
  changesDetails: z.boolean(),
  /** What needs a person's eye. */
  messages: z.array(draftMessageSchema),
});
export type EditedHomework = z.infer<typeof editedHomeworkSchema>;

/**
 * Stores a new version of a homework. Attempts already handed in keep their questions and marks; one that is
 * under way or sent late is marked by what its student saw. A question keeps its marking if its type,
 * options, marks and answers stay. 400 if it cannot be stored, or gives a label that attempts have answered
 * to another question; 409, with `changedMeanwhile`, if `basedOn` is no longer what is stored, if nothing
 * changes, or if a released homework would have a question without an answer.
 */
export const editHomework = defineCall('admin', 'PUT', '/api/admin/homework/:id', {
  on: { homework: ':id' },
  input: z.object({
    basedOn: z.string().check(z.maxLength(64)),
    /** JSON text: one homework, as `uploadAssignmentSchema` with as much left out as you like. */
    homeworkData: z.string().check(z.maxLength(1_500_000)),
    dryRun: z.optional(z.boolean()),
  }),
  output: editedHomeworkSchema,
});

/**
 * Stores a copy, unreleased, whose version 1 is the current mark scheme; for a card, of what it shows. 404
 * for an unknown id.
 */
export const copyHomework = defineCall('admin', 'POST', '/api/admin/homework/:id/copy', {
  on: 'school',
  input: z.object({
    /** 'Forces (copy)' when absent. */
    title: z.optional(z.string().check(z.trim(), z.minLength(1, 'give the copy a title'), z.maxLength(300))),
  }),
  output: adminHomeworkSchema,
});

/**
 * Deletes a homework that nobody has handed in; an attempt already on its way is still accepted and brings it
 * back, withdrawn. Returns what it was. 404 for an unknown id; 409 for one with attempts, one that a card
 * shows, and what came with Markwell.
 */
export const deleteHomework = defineCall('admin', 'DELETE', '/api/admin/homework/:id', {
  on: { homework: ':id' },
  output: adminHomeworkSchema,
});

/**
 * Keeps a picture for a homework being written: a form with one PNG or JPEG of at most 5 MB as `files`. It
 * stays for 30 days, and permanently once a homework with it is stored. 400 for another kind of file.
 */
export const addHomeworkPicture = defineCall('admin', 'POST', '/api/admin/homework-pictures', {
  on: 'school',
  form: true,
  input: z.object({}),
  output: z.object({
    /** `/homework-images/DIGEST.png` */
    path: z.string(),
    /** Bytes. */
    size: z.number(),
  }),
});
