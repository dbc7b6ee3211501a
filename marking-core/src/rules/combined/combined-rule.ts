import * as z from 'zod/mini';
import { vocabularyFields } from '../vocabulary.ts';

/** The reasons that go with one choice. */
export const sideSchema = z.object(vocabularyFields);

/**
 * Yes or no, and the reason: all marks for a reason of the chosen side's list.
 *
 *   { kind: 'combined', expected: 'yes', sides: { yes: { accept: ['same volume of water'] }, no: { accept: ['distance of the flame'] } } }
 */
export const combinedRuleSchema = z.object({
  kind: z.literal('combined'),
  /** The choice that feedback calls correct when the reason does not do. */
  expected: z.enum(['yes', 'no']),
  /** A side that is absent never scores. */
  sides: z.object({ yes: z.optional(sideSchema), no: z.optional(sideSchema) }),
});

export type CombinedRule = z.infer<typeof combinedRuleSchema>;
export type Side = z.infer<typeof sideSchema>;
