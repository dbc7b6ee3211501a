import { creditSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { reasonSchema } from './reason.ts';
import { changedAttemptSchema, remarkRunSchema, remarkSummarySchema } from './remark.ts';
import { touchedSchema } from './touched.ts';

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
