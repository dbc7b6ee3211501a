import { questionResultSchema } from '@markwell/marking-core';
import { quizAttemptInputSchema, studentDetailsSchema } from '@markwell/server/contract';
import * as z from 'zod/mini';

/**
 * How long an attempt waits on the device before its answers are offered as a file, and how long it stays there after that, in
 * milliseconds: seven days.
 */
export const longestWait = 7 * 24 * 60 * 60 * 1000;

/** What is sent of a result (spec part 1, section 3). */
const sentResult = z.pick(questionResultSchema, {
  questionId: true,
  isCorrect: true,
  maxMarks: true,
  marksAwarded: true,
  feedback: true,
});

/** A submitted attempt that waits on this device until the server has acknowledged it. */
export const outboxEntrySchema = z.object({
  /** Minted when Submit was pressed; the server stores an attempt with a key once, however often it arrives. */
  key: z.string(),
  /** When Submit was pressed, in milliseconds since 1970. */
  createdAt: z.number(),
  student: studentDetailsSchema,
  /** By id what the page called each question that was answered; absent in entries of earlier versions. */
  labels: z.optional(z.record(z.string(), z.string())),
  /** Until when its page may still add its marks, in milliseconds since 1970: it is not sent before. */
  heldUntil: z.optional(z.number()),
  /** The attempt but for the student's id, which the server gives when it is sent. */
  attempt: z.extend(z.omit(quizAttemptInputSchema, { studentId: true }), {
    /** Null means the first of the list, asked for when the attempt is sent (Year 7, spec part 1, section 7). */
    assignmentId: z.nullable(z.number()),
    results: z.optional(z.array(sentResult)),
  }),
  /** Why the server will never take it, where it has said so. */
  refusal: z.optional(z.object({ status: z.number(), text: z.string() })),
  /** When a page first offered its answers as a file, in milliseconds since 1970: it was refused, or has waited too long. */
  offeredAt: z.optional(z.number()),
});
export type OutboxEntry = z.infer<typeof outboxEntrySchema>;

/** How long a page may take to add its marks to an attempt that is on the device already, in milliseconds. */
export const longestHold = 4_000;

/** Whether a page may still add its marks; one that would take longer has had its clock put back. */
export function isHeld({ heldUntil = 0 }: OutboxEntry): boolean {
  const left = heldUntil - Date.now();
  return left > 0 && left <= longestHold;
}

/** Whether an attempt may wait no longer than it has since then, by the device's clock. */
export function isLongAgo(then: number): boolean {
  return Date.now() - then > longestWait;
}
