import * as z from 'zod/mini';
import { defineCall, wordFile } from './call.ts';
import { withFields } from './complete-answer.ts';
import { homeworkDraftSchema, readingChoiceSchema } from './homework-draft.ts';

/** Most files in one upload, and bytes in each. */
export const mostFiles = 10;
export const largestFile = 5 * 1024 * 1024;

const flag = z.optional(z.enum(['true', 'false']));

/** JSON in a text of the form: a number, or an object of numbers by the names of files. */
const readingText = z.pipe(
  z.string().check(z.maxLength(5_000)),
  z.transform((text, { issues }) => {
    const read = readingChoiceSchema.safeParse(jsonOf(text));
    if (read.success) return read.data;
    issues.push({
      code: 'custom',
      message: 'send a number from 1 to 9, or such a number by the name of each file',
      input: text,
    });
    return z.NEVER;
  }),
);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Imports homework (spec part 2, sections 5 and 7): a `multipart/form-data` form with these fields and up to
 * 10 `files` of 5 MB (.docx, .json, .xml, .gift or .txt, .csv, .xlsx). All homework of one call is stored in
 * one transaction or not at all, unreleased, each with version 1 of its mark scheme. To let a person make
 * corrections, send the form with `dryRun` = 'true', which stores nothing and returns `drafts`; then send,
 * without files, `homeworkData` = JSON of the corrected `drafts[].assignment`. Pictures need not be sent
 * again: their paths are in it. For a Word file a dry run also returns each line with what became of it
 * (`drafts[].lines`). A dry run returns 200 whatever was read, with messages of severity 'error' if it cannot
 * be stored. Otherwise that is 400, with one error a line in `details`; 409 for a file, or content, that was
 * stored before, unless `again` is 'true'; 413 if too large, 415 for any other kind of file. Failures are
 * `{ error, details? }`.
 */
export const bulkUploadHomework = defineCall('admin', 'POST', '/api/admin/bulk-upload-homework', {
  on: 'school',
  form: true,
  input: z.object({
    batchName: z.string().check(z.trim(), z.minLength(1, 'give the batch a name'), z.maxLength(200)),
    academicYear: z.optional(z.string().check(z.maxLength(20))),
    /** For homework that names no year itself. */
    yearGroup: z.optional(z.string().check(z.regex(/^\d{0,2}$/, 'send a year, such as 7'))),
    /** JSON text: an array of homework, each as `uploadAssignmentSchema` with as much left out as you like. */
    homeworkData: z.optional(z.string()),
    dryRun: flag,
    again: flag,
    /** Stores whatever can be read, even if some files cannot; otherwise nothing is stored. */
    skipUnreadable: flag,
    /**
     * Which reading of the documents to use: '2' for all of them, '{"forces.docx":2}' for some; see
     * `drafts[].reading`.
     */
    reading: z.optional(readingText),
  }),
  output: z.object({
    /** '2 pieces of homework with 25 questions stored. Release them when you are ready.' */
    message: z.string(),
    /** What needs a person's eye, a line each; empty when nothing does. */
    details: z.string(),
    /** False for a dry run. */
    stored: z.boolean(),
    /** In the order of the files, then of `homeworkData`. */
    drafts: z.array(homeworkDraftSchema),
    /** What was stored, in the order of the drafts; empty for a dry run. */
    homework: z.array(z.object({ id: z.number(), title: z.string() })),
    /** Files of a dry run, or of `skipUnreadable`, that could not be read, and why. */
    unreadable: z.optional(z.array(z.object({ name: z.string(), message: z.string() }))),
  }),
  complete: withFields(() => ({ details: '', stored: true, drafts: [], homework: [] })),
});

/**
 * A Word file to fill in and upload, which is always read correctly: an example of a choice, a typed answer,
 * true or false, and a question with a picture.
 */
export const readHomeworkTemplate = defineCall('admin', 'GET', '/api/homework-template', {
  output: z.string(),
  download: wordFile,
});
export type BulkUpload = z.infer<typeof bulkUploadHomework.output>;

/** A card or a homework, as administrators see it. Times are ISO 8601 UTC. */
export const adminHomeworkSchema = z.object({
  /** First numbering: cards 1 to 6, homework from 149. */
  id: z.number(),
  /** For a card, this and the next three are about the homework that it shows. */
  title: z.string(),
  /**
   * Of its own set, even for a card that points elsewhere: `schemeVersion` and `attemptCount` are about this
   * one.
   */
  ownTitle: z.string(),
  description: z.string(),
  weekDate: z.nullable(z.string()),
  weekNumber: z.nullable(z.number()),
  yearGroup: z.nullable(z.number()),
  /** Whether it is one of the cards 1 to 6, which can be pointed at a homework. */
  isCard: z.boolean(),
  /** For a card: the homework it points at; null when it shows its own set, or is no card. */
  contentId: z.nullable(z.number()),
  /** Cards that point at this homework. */
  shownOn: z.array(z.number()),
  /** What staff have chosen; a card shows nothing while the homework it points at is withdrawn. */
  isReleased: z.boolean(),
  /** When students could first see it; null for never. */
  firstReleasedAt: z.nullable(z.string()),
  /** Questions that are marked, and their marks; of what a card shows, for a card. */
  questionCount: z.number(),
  totalMarks: z.number(),
  /**
   * Of its own mark scheme, even for a card that points elsewhere; null for a card that never had its own
   * set.
   */
  schemeVersion: z.nullable(z.number()),
  /** Attempts at this homework (by whatever card), of a card at its own set. */
  attemptCount: z.number(),
  origin: z.enum(['built-in', 'imported']),
  /** Of imported homework. */
  batchName: z.nullable(z.string()),
  sourceName: z.nullable(z.string()),
  createdAt: z.string(),
  /** Its first picture, and all pictures that came with it: `/homework-images/…`. */
  diagramPath: z.nullable(z.string()),
  extractedImages: z.array(z.string()),
});
export type AdminHomework = z.infer<typeof adminHomeworkSchema>;

/** Every card, then every homework, newest first. */
export const listAdminHomework = defineCall('admin', 'GET', '/api/admin/homework', {
  output: z.array(adminHomeworkSchema),
});

/**
 * Lets students see a homework or a card, which may already be released. 404 for an unknown id; 409, naming
 * them, if questions have no answer in the current mark scheme.
 */
export const releaseHomework = defineCall('admin', 'POST', '/api/admin/homework/:id/release', {
  on: { homework: ':id' },
  output: adminHomeworkSchema,
});

/** Hides it from students; attempts at it stay. 404 for an unknown id. */
export const withdrawHomework = defineCall('admin', 'POST', '/api/admin/homework/:id/withdraw', {
  on: { homework: ':id' },
  output: adminHomeworkSchema,
});

/**
 * Points a card at a homework, released or not, or with null back at its own set. Returns the card. 404 for
 * an unknown card or homework; 400 for a card as its own content, or a homework without questions.
 */
export const pointCard = defineCall('admin', 'POST', '/api/admin/cards/:card/point', {
  on: 'school',
  input: z.object({ contentId: z.nullable(z.number().check(z.int())) }),
  output: adminHomeworkSchema,
});

/** What a homework can be exported as: for other programs, and Word's paper and mark scheme. */
export const exportFormats = ['json', 'moodle-xml', 'gift', 'qti', 'docx', 'docx-scheme'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportedHomeworkSchema = z.object({
  /** What to call the file: 'homework-151.xml'. */
  name: z.string(),
  /** Its media type. */
  type: z.string(),
  /** Its bytes, in base64. */
  content: z.string(),
  /** What the format cannot hold, a sentence each with the questions it is about. */
  messages: z.array(z.string()),
});
export type ExportedHomework = z.infer<typeof exportedHomeworkSchema>;

/**
 * A homework as a file, with its key: what was imported or written, what came with Markwell, or what a card shows. 404 for an unknown id; 409
 * for a card without questions.
 */
export const exportHomework = defineCall('admin', 'GET', '/api/admin/homework/:id/export', {
  on: { homework: ':id' },
  input: z.object({ format: z.enum(exportFormats) }),
  output: exportedHomeworkSchema,
});
