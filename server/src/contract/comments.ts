import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** A teacher's comment on a homework, to a class or to one student. */
export const commentSchema = z.object({
  id: z.number(),
  to: z.enum(['class', 'student']),
  text: z.string(),
  /** Who wrote it; null if unknown. */
  by: z.nullable(z.string()),
  /** ISO 8601 UTC. */
  at: z.string(),
});
export type Comment = z.infer<typeof commentSchema>;

const commentText = z.string().check(z.trim(), z.minLength(1, 'write something'), z.maxLength(1000));

/**
 * Writes to the student of an attempt, about its homework. It is shown with what the student had handed in by
 * then: somebody who types the same name later does not read it. 404 for an unknown attempt.
 */
export const commentOnAttempt = defineCall('teacher', 'POST', '/api/attempts/:id/comments', {
  on: { attempt: ':id' },
  input: z.object({ text: commentText }),
  output: commentSchema,
});

/**
 * Writes to a class about a homework (its id): it is shown with all the class's results. 404 for an unknown
 * class or homework.
 */
export const commentOnClass = defineCall('teacher', 'POST', '/api/homework/:id/comments', {
  on: { class: 'class' },
  input: z.object({ class: z.string().check(z.minLength(1), z.maxLength(60)), text: commentText }),
  output: commentSchema,
});

/** Current comments to a class about a homework, oldest first. */
export const listClassComments = defineCall('teacher', 'GET', '/api/homework/:id/comments', {
  input: z.object({ class: z.string().check(z.maxLength(60)) }),
  output: z.array(commentSchema),
});

/**
 * Takes a comment back, so that nobody reads it any more. 404 for an unknown one, 409 if it was already taken
 * back.
 */
export const endComment = defineCall('teacher', 'POST', '/api/comments/:id/end', {
  on: { comment: ':id' },
  output: z.object({ success: z.boolean() }),
});
