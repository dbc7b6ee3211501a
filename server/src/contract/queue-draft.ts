import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { judgedSchema } from './judgements.ts';
import { changedAttemptSchema, othersSaidSchema, touchedSchema } from './remark.ts';
import { labelFields } from './told-question.ts';

const wholeMarks = z.number().check(z.int(), z.minimum(0), z.maximum(100));

/**
 * Why a decision cannot be confirmed without another look. `judged`: somebody else has judged the answer
 * since. `changed`: the question was edited, or gives the answer other marks. `gone`: the question no longer
 * exists, or has fewer marks.
 */
const draftTroubleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('judged'), by: z.nullable(z.string()), marks: z.number() }),
  z.object({ kind: z.literal('changed'), marks: z.number() }),
  z.object({ kind: z.literal('gone') }),
]);
export type DraftTrouble = z.infer<typeof draftTroubleSchema>;

/** A decision about a group of the queue, not yet confirmed. */
const draftDecisionSchema = z.object({
  /** The `key` of the group. */
  key: z.string(),
  homework: z.object({ id: z.number(), title: z.string() }),
  questionId: z.string(),
  ...labelFields,
  answer: z.string(),
  choice: z.nullable(z.string()),
  marks: z.number(),
  maxMarks: z.number(),
  /** The marks that the answer had when it was decided. */
  seenMarks: z.number(),
  /** The homework's current scheme version: the same decision made again with it has seen what changed. */
  version: z.number(),
  trouble: z.nullable(draftTroubleSchema),
});
export type DraftDecision = z.infer<typeof draftDecisionSchema>;

/** All of somebody's unconfirmed decisions, in order, for all homework. */
const queueDraftSchema = z.object({
  decisions: z.array(draftDecisionSchema),
  /** Names these decisions and no others. */
  token: z.string(),
});
export type QueueDraft = z.infer<typeof queueDraftSchema>;

/** The reader's draft. */
export const readQueueDraft = defineCall('teacher', 'GET', '/api/queue/draft', {
  output: queueDraftSchema,
});

/**
 * Decides about a group of the queue in the reader's draft, replacing an earlier decision. `seen` is what
 * they were shown. 400 for an unknown question, or marks that it does not have; 409 if the draft is full.
 */
export const decideInDraft = defineCall('teacher', 'PUT', '/api/queue/draft', {
  on: { homework: 'homeworkId' },
  input: z.object({
    homeworkId: z.int().check(z.positive()),
    questionId: z.string().check(z.minLength(1), z.maxLength(64)),
    answer: z.string().check(z.minLength(1), z.maxLength(10_000)),
    choice: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
    marks: wholeMarks,
    seen: z.object({ marks: wholeMarks, version: z.int().check(z.positive()) }),
  }),
  output: queueDraftSchema,
});

/** Discards the reader's draft. */
export const discardQueueDraft = defineCall('teacher', 'DELETE', '/api/queue/draft', {
  on: 'self',
  output: queueDraftSchema,
});

/**
 * Removes the decision with this key from the reader's draft, even if its homework has left their classes
 * since.
 */
export const removeFromDraft = defineCall('teacher', 'POST', '/api/queue/draft/remove', {
  on: 'self',
  input: z.object({ key: z.string().check(z.maxLength(12_000)) }),
  output: queueDraftSchema,
});

/** Whose marks the reader's draft would change. Decisions that need another look are counted as they are. */
export const previewQueueDraft = defineCall('teacher', 'GET', '/api/queue/draft/effects', {
  output: z.extend(touchedSchema, {
    /** Of the draft that was looked at. */
    token: z.string(),
    /** Attempts. */
    gain: z.number(),
    lose: z.number(),
    /** The first of the attempts that change. */
    changes: z.array(changedAttemptSchema),
    /** Further changes that are counted and not listed. */
    omitted: z.number(),
  }),
});

/**
 * Judges everything in the reader's draft and marks all attempts again, for all its homework, or does
 * nothing. Confirming a draft again returns the first outcome. 409, with `needs` in the body and nothing
 * stored: `draft`, if `token` does not name the current draft; `look`, if a decision needs another look;
 * `others`, if marks change for pupils outside one's own classes (`own`, `others`) and `others` does not name
 * all their classes. 403 if none of one's classes has a homework any more.
 */
export const confirmQueueDraft = defineCall('teacher', 'POST', '/api/queue/draft/confirm', {
  on: 'self',
  input: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)), others: z.optional(othersSaidSchema) }),
  output: z.extend(touchedSchema, { judged: z.array(judgedSchema) }),
});
export type ConfirmedDraft = z.infer<typeof confirmQueueDraft.output>;
