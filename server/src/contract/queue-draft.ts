import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { judgedSchema } from './judgements.ts';
import { changedAttemptSchema } from './remark.ts';
import { othersSaidSchema, touchedSchema } from './touched.ts';

const wholeMarks = z.number().check(z.int(), z.minimum(0), z.maximum(100));

/**
 * Why a decision is not to be confirmed before somebody has looked at it again. `judged`: somebody else has judged the answer since. `changed`: the question
 * was edited since, or gives the answer other marks. `gone`: there is no such question any more, or it has not so many marks.
 */
const draftTroubleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('judged'), by: z.nullable(z.string()), marks: z.number() }),
  z.object({ kind: z.literal('changed'), marks: z.number() }),
  z.object({ kind: z.literal('gone') }),
]);
export type DraftTrouble = z.infer<typeof draftTroubleSchema>;

/** What somebody has decided about a group of the queue, and not confirmed yet. */
const draftDecisionSchema = z.object({
  /** The `key` of the group. */
  key: z.string(),
  homework: z.object({ id: z.number(), title: z.string() }),
  questionId: z.string(),
  answer: z.string(),
  choice: z.nullable(z.string()),
  marks: z.number(),
  maxMarks: z.number(),
  /** The marks that the answer had when it was decided. */
  seenMarks: z.number(),
  /** The version of the homework's mark scheme now: with it, the same decision made again is one that has seen what changed. */
  version: z.number(),
  trouble: z.nullable(draftTroubleSchema),
});
export type DraftDecision = z.infer<typeof draftDecisionSchema>;

/** Everything that somebody has decided and not confirmed, in the order in which they did; of all homework. */
const queueDraftSchema = z.object({
  decisions: z.array(draftDecisionSchema),
  /** Names these decisions and no others. */
  token: z.string(),
});
export type QueueDraft = z.infer<typeof queueDraftSchema>;

/** The draft of whoever asks. */
export const readQueueDraft = defineCall({
  method: 'GET',
  path: '/api/queue/draft',
  who: 'teacher',
  input: z.undefined(),
  output: queueDraftSchema,
});

/**
 * Decides about a group of the queue in the draft of whoever asks, in the place of what they decided about it before.
 * `seen` is what they were shown. 400 for an unknown question, or marks that it does not have; 409 when the draft is full.
 */
export const decideInDraft = defineCall({
  method: 'PUT',
  path: '/api/queue/draft',
  who: 'teacher',
  on: { homework: 'homeworkId' },
  input: z.object({
    homeworkId: z.int().check(z.positive()),
    questionId: z.string().check(z.minLength(1), z.maxLength(64)),
    answer: z.string().check(z.minLength(1), z.maxLength(10_000)),
    choice: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
    marks: wholeMarks,
    seen: z.object({ marks: wholeMarks, version: z.int().check(z.positive()) }),
  }),
  output: queueDraftSchema,
});

/** Throws away the draft of whoever asks. */
export const discardQueueDraft = defineCall({
  method: 'DELETE',
  path: '/api/queue/draft',
  who: 'teacher',
  on: 'self',
  input: z.undefined(),
  output: queueDraftSchema,
});

/** Takes the decision with this key out of the draft of whoever asks, also when its homework has left their classes since. */
export const removeFromDraft = defineCall({
  method: 'POST',
  path: '/api/queue/draft/remove',
  who: 'teacher',
  on: 'self',
  input: z.object({ key: z.string().check(z.maxLength(12_000)) }),
  output: queueDraftSchema,
});

/** Whose marks the draft of whoever asks would change. What is in trouble is counted as it stands. */
export const previewQueueDraft = defineCall({
  method: 'GET',
  path: '/api/queue/draft/effects',
  who: 'teacher',
  input: z.undefined(),
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
 * Judges everything in the draft of whoever asks and marks all attempts again, of all its homework: all of it or nothing. A draft that was
 * confirmed already gives what came of it then. 409, with `needs` in the body and nothing stored: `draft`, where the draft is not the one that `token`
 * names; `look`, where a decision is in trouble; `others`, where marks of pupils outside one's own classes change (`own`, `others`) and
 * `others` does not name all of their classes. 403 where
 * none of one's classes has a homework any more.
 */
export const confirmQueueDraft = defineCall({
  method: 'POST',
  path: '/api/queue/draft/confirm',
  who: 'teacher',
  on: 'self',
  input: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)), others: z.optional(othersSaidSchema) }),
  output: z.extend(touchedSchema, { judged: z.array(judgedSchema) }),
});
export type ConfirmedDraft = z.infer<typeof confirmQueueDraft.output>;
