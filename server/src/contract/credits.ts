import { creditSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { changedAttemptSchema, remarkRunSchema, remarkSummarySchema } from './remark.ts';
import { touchedSchema } from './touched.ts';

/**
 * Gives a question's marks to everyone, takes it out of the total, or has it marked again (`null`): the next version of the mark scheme, by which
 * all attempts are marked again, marks taken away too. `id` is the homework's id or slug. 404 for an unknown question. 409, with `needs`: `others` in the
 * body and nothing stored, where marks of pupils outside one's own classes change (`own`, `others`) and `others` does not name all of their classes.
 */
export const creditQuestion = defineCall({
  method: 'POST',
  path: '/api/homework/:id/credit',
  who: 'teacher',
  on: { homework: ':id' },
  input: z.object({
    questionId: z.string().check(z.minLength(1), z.maxLength(64)),
    credit: z.nullable(creditSchema),
    /** Why, for those who look back; needed where it is stored. */
    note: z.optional(z.string().check(z.trim(), z.minLength(3, 'say in a few words why'), z.maxLength(300))),
    /** The classes of others whose marks one knows to change. */
    others: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(500))),
    /** Tells who would gain and lose, and stores nothing. */
    dryRun: z.optional(z.boolean()),
  }),
  output: z.extend(touchedSchema, {
    homework: z.object({ id: z.number(), title: z.string() }),
    /** Whether anything was stored: not in a dry run, and not where it is so already. */
    stored: z.boolean(),
    /** The version of the mark scheme that marks from now on; in a dry run the one that would. */
    version: z.number(),
    summary: remarkSummarySchema,
    /** In a dry run: the first of the attempts that would change. */
    changes: z.array(changedAttemptSchema),
    omitted: z.number(),
    /** The re-mark that gave the new marks; null in a dry run and where nothing changed. */
    run: z.nullable(remarkRunSchema),
  }),
});
