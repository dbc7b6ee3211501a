import * as z from 'zod/mini';
import { partMarksSchema } from '../part-marks.ts';

/**
 * Several options of a list, answered as a line each.
 *
 *   { kind: 'selection', options: ['copper', 'sulfur', 'iron', 'neon'], accept: ['copper', 'iron'], partMarks: 'each' }
 *
 * `each`: a share of the marks for each right option; chosen beyond the number asked for, a wrong one cancels a right one, and everything
 * ticked is no choice at all. `right-less-wrong`: each wrong option cancels a right one. `all`: the right options and no other.
 */
export const selectionRuleSchema = z.object({
  kind: z.literal('selection'),
  options: z.array(z.string().check(z.minLength(1))),
  /** The right options, exactly as in `options`. */
  accept: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
  /** How many are to be chosen, where that is fewer than are right; all the right ones when absent. */
  choose: z.optional(z.number().check(z.int(), z.minimum(1))),
  /** How right options earn the marks; `neighbours` is the same as `each`. */
  partMarks: partMarksSchema,
});

export type SelectionRule = z.infer<typeof selectionRuleSchema>;
