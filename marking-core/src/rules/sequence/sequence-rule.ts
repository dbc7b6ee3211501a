import * as z from 'zod/mini';
import { partMarksSchema } from '../part-marks.ts';

/**
 * Options to be put in order, answered as a line each.
 *
 *   { kind: 'sequence', items: ['egg', 'larva', 'pupa', 'adult'], partMarks: 'neighbours' }
 *
 * `neighbours`: a share of the marks for each item that comes straight after the one it should, so that one item out of place does not cost all
 * that follow. `each`: for each item in its place. `right-less-wrong`: the same, and each item out of place cancels one.
 */
export const sequenceRuleSchema = z.object({
  kind: z.literal('sequence'),
  /** In the right order. */
  items: z.array(z.string().check(z.minLength(1))).check(z.minLength(2)),
  partMarks: partMarksSchema,
});

export type SequenceRule = z.infer<typeof sequenceRuleSchema>;
