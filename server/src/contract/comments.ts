import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** What a teacher wrote about a homework, to a class or to one student. */
export const commentSchema = z.object({
  id: z.number(),
  to: z.enum(['class', 'student']),
  text: z.string(),
  /** Who wrote it; null where it cannot be told. */
  by: z.nullable(z.string()),
  /** ISO 8601 UTC. */
  at: z.string(),
});
export type Comment = z.infer<typeof commentSchema>;

const commentText = z.string().check(z.trim(), z.minLength(1, 'write something'), z.maxLength(1000));

/**
 * Writes to the student of an attempt, about its homework. It stands with the results of what the student had handed in by then: who types the
 * same name later does not read it. 404 for an unknown attempt.
 */
export const commentOnAttempt = defineCall({
  method: 'POST',
  path: '/api/attempts/:id/comments',
  who: 'teacher',
  on: { attempt: ':id' },
  input: z.object({ text: commentText }),
  output: commentSchema,
});

/** Writes to a class about a homework (its id): it stands with every result of the class at it. 404 for an unknown class or homework. */
export const commentOnClass = defineCall({
  method: 'POST',
  path: '/api/homework/:id/comments',
  who: 'teacher',
  on: { class: 'class' },
  input: z.object({ class: z.string().check(z.minLength(1), z.maxLength(60)), text: commentText }),
  output: commentSchema,
});

/** Comments to a class about a homework that stand, the oldest first. */
export const listClassComments = defineCall({
  method: 'GET',
  path: '/api/homework/:id/comments',
  who: 'teacher',
  input: z.object({ class: z.string().check(z.maxLength(60)) }),
  output: z.array(commentSchema),
});

/** Takes a comment back: nobody reads it any more. 404 for an unknown one, 409 for one that was taken back already. */
export const endComment = defineCall({
  method: 'POST',
  path: '/api/comments/:id/end',
  who: 'teacher',
  on: { comment: ':id' },
  input: z.undefined(),
  output: z.object({ success: z.boolean() }),
});
