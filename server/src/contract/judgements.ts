import { creditSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { reasonSchema } from './reason.ts';
import {
  changedAttemptSchema,
  othersSaidSchema,
  remarkRunSchema,
  remarkSummarySchema,
  touchedSchema,
} from './remark.ts';
import { labelFields } from './told-question.ts';

const wholeMarks = z.number().check(z.int(), z.minimum(0), z.maximum(100));

/** A person's judgement of an answer's marks. */
const judgedInputSchema = z.object({
  questionId: z.string().check(z.minLength(1), z.maxLength(64)),
  /** What was typed; the reason of a combined question. */
  answer: z.string().check(z.minLength(1), z.maxLength(10_000)),
  /** The choice that goes with the reason, in a combined question; the slot, in a question with slots. */
  choice: z.optional(z.string().check(z.maxLength(300))),
  /** All of the question's marks accept it, 0 refuses it. */
  marks: wholeMarks,
});

/** A judgement that is stored. Times are ISO 8601 UTC. */
export const judgementSchema = z.object({
  id: z.number(),
  questionId: z.string(),
  ...labelFields,
  answer: z.string(),
  choice: z.nullable(z.string()),
  marks: z.number(),
  note: z.nullable(z.string()),
  /** Who judged; null if unknown. */
  by: z.nullable(z.string()),
  at: z.string(),
  /** The version of the mark scheme that it became. */
  schemeVersion: z.number(),
  /** The first re-mark to use it; null if it changed nothing. */
  runId: z.nullable(z.number()),
  /** When it was taken back; null if it was not. */
  takenBackAt: z.nullable(z.string()),
});
export type Judgement = z.infer<typeof judgementSchema>;

/** What judging does, or would do in a dry run. */
export const judgedSchema = z.object({
  homework: z.object({ id: z.number(), title: z.string() }),
  /** Whether anything was stored: not in a dry run, nor if everything was already judged so. */
  stored: z.boolean(),
  /** The version of the mark scheme that marks from now on; in a dry run the one that would. */
  version: z.number(),
  /** Ids of what was stored or taken back. */
  judgementIds: z.array(z.number()),
  /** Earlier judgements of the same answers, with other marks, that these replace. */
  replaced: z.array(
    z.object({ questionId: z.string(), answer: z.string(), marks: z.number(), by: z.nullable(z.string()) }),
  ),
  /** Who gains and who loses. */
  summary: remarkSummarySchema,
  /** In a dry run: the first of the attempts that would change. */
  changes: z.array(changedAttemptSchema),
  /** In a dry run: further changes that are counted and not listed. */
  omitted: z.number(),
  /** The re-mark that gave the new marks; null in a dry run or if nothing changed. */
  run: z.nullable(remarkRunSchema),
});
export type Judged = z.infer<typeof judgedSchema>;

const listedChanges = z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(5_000)));

/**
 * Judges answers to a homework: they become part of the next version of its mark scheme, and all attempts are
 * marked again by it, even if they lose marks. `id` is the homework's id or slug. 400 for an unknown question
 * or marks that it does not have. Judgements already made are skipped, so a repeat changes nothing. 409, with
 * `needs`: `others` in the body and nothing stored, if a teacher changes marks of pupils outside their own
 * classes (`own`, `others`) and `others` does not name all of those classes.
 */
export const judgeAnswers = defineCall('teacher', 'POST', '/api/homework/:id/judgements', {
  on: { homework: ':id' },
  input: z.object({
    judgements: z.array(judgedInputSchema).check(z.minLength(1), z.maxLength(500)),
    /** The reason, for the record. */
    note: z.optional(z.string().check(z.maxLength(300))),
    others: z.optional(othersSaidSchema),
    /** Reports who would gain and lose, and stores nothing. */
    dryRun: z.optional(z.boolean()),
    /** Most changes that a dry run lists; 500 when absent. */
    limit: listedChanges,
  }),
  output: judgedSchema,
});

/** A homework's judgements, latest first, including those taken back. At most 2,000. */
export const listJudgements = defineCall('teacher', 'GET', '/api/homework/:id/judgements', {
  input: z.object({ question: z.optional(z.string().check(z.maxLength(64))) }),
  output: z.array(judgementSchema),
});

/**
 * Takes judgements of a homework back: a version of the mark scheme without them marks all attempts again. An
 * earlier judgement of the same answer applies again. Skips unknown ones and those already taken back. 409 as
 * when judging.
 */
export const takeBackJudgements = defineCall('teacher', 'POST', '/api/homework/:id/judgements/take-back', {
  on: { homework: ':id' },
  input: z.object({
    ids: z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(500)),
    others: z.optional(othersSaidSchema),
    dryRun: z.optional(z.boolean()),
    limit: listedChanges,
  }),
  output: judgedSchema,
});

/**
 * Gives everyone a question's marks, takes it out of the total, or has it marked again (`null`): the next
 * version of the mark scheme, by which all attempts are marked again, even if they lose marks. `id` is the
 * homework's id or slug. 404 for an unknown question. 409, with `needs`: `others` in the body and nothing
 * stored, if marks change for pupils outside one's own classes (`own`, `others`) and `others` does not name
 * all their classes.
 */
export const creditQuestion = defineCall('teacher', 'POST', '/api/homework/:id/credit', {
  on: { homework: ':id' },
  input: z.object({
    questionId: z.string().check(z.minLength(1), z.maxLength(64)),
    credit: z.nullable(creditSchema),
    /** The reason, for the record; required unless it is a dry run. */
    note: z.optional(reasonSchema),
    /** Other people's classes whose marks the caller knows will change. */
    others: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(500))),
    /** Reports who would gain and lose, and stores nothing. */
    dryRun: z.optional(z.boolean()),
  }),
  output: z.extend(touchedSchema, {
    homework: z.object({ id: z.number(), title: z.string() }),
    /** Whether anything was stored: not in a dry run, nor if nothing changed. */
    stored: z.boolean(),
    /** The version of the mark scheme that marks from now on; in a dry run the one that would. */
    version: z.number(),
    summary: remarkSummarySchema,
    /** In a dry run: the first of the attempts that would change. */
    changes: z.array(changedAttemptSchema),
    omitted: z.number(),
    /** The re-mark that gave the new marks; null in a dry run or if nothing changed. */
    run: z.nullable(remarkRunSchema),
  }),
});
