import { questionSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** A card or a homework as students see it: never the key (spec part 1, sections 3 and 7). */
export const assignmentSchema = z.object({
  /** First numbering: cards 1 to 5 are Years 7 to 11, 6 childcare; 149 and 150 built in; uploads from 151. */
  id: z.number(),
  slug: z.optional(z.nullable(z.string())),
  title: z.optional(z.nullable(z.string())),
  description: z.optional(z.nullable(z.string())),
  weekDate: z.optional(z.nullable(z.string())),
  weekNumber: z.optional(z.nullable(z.number())),
  yearGroup: z.optional(z.nullable(z.number())),
  isReleased: z.boolean(),
  /** For a card: the homework it points at; null when it shows its own built-in set. */
  contentId: z.optional(z.nullable(z.number())),
  totalMarks: z.optional(z.nullable(z.number())),
  /** Current mark scheme version of the homework (of the one pointed at, for a card). */
  schemeVersion: z.optional(z.nullable(z.number())),
  /** Digest of that version's content, so that a page knows whether its bundled scheme is the same. */
  schemeDigest: z.optional(z.nullable(z.string())),
  /** Whether classes have dates for it, which `readClassDates` returns; absent if none has. */
  isDated: z.optional(z.boolean()),
  /** A quiz of questions that a class was asked before. */
  isRetrieval: z.optional(z.boolean()),
  /** Whether expected answers are hidden at first, so that only the server marks it; absent if not. */
  keepsAnswers: z.optional(z.boolean()),
  /** Empty when not released, except for staff. */
  questions: z.optional(z.nullable(z.array(questionSchema))),
  /** Its first picture, and all of them; null and empty like the questions. */
  diagramPath: z.optional(z.nullable(z.string())),
  extractedImages: z.optional(z.array(z.string())),
  /** For staff: the homework as one thing, as the specification has it stored, without the key. */
  homework_data: z.optional(
    z.object({
      title: z.string(),
      description: z.string(),
      weekNumber: z.nullable(z.number()),
      weekDate: z.nullable(z.string()),
      yearGroup: z.nullable(z.number()),
      totalMarks: z.number(),
      questions: z.array(questionSchema),
    }),
  ),
});
export type Assignment = z.infer<typeof assignmentSchema>;

/** The cards and homework, card 1 first. With a staff token, includes the questions of unreleased ones. */
export const listAssignments = defineCall('anyone', 'GET', '/api/assignments', {
  mayBeKept: true,
  output: z.array(assignmentSchema),
});
