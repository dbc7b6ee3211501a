import * as z from 'zod/mini';
import { vocabularyFields } from '../vocabulary.ts';

/**
 * A number, in digits or words, with its unit or what it counts. Two different numbers contradict, working shown does not
 * ('3 ÷ 3 = 1 Hz').
 *
 *   { kind: 'number', value: 1, unit: { accept: ['Hz', 'hertz', 'per second'] }, given: ['3 waves', '3 seconds'], accept: ['1 Hz'] }
 */
export const numberRuleSchema = z.object({
  kind: z.literal('number'),
  value: z.number(),
  /** How far from `value` still counts; exact when absent. */
  tolerance: z.optional(z.number().check(z.minimum(0))),
  /** What is counted, as alternatives: `wave/wavelength/crest`, or what the number belongs to: `pH`. Never needed in the answer. */
  noun: z.optional(z.string()),
  unit: z.optional(
    z.object({
      /** The unit's names, singular or plural: `['s', 'sec', 'second']`. A unit that Markwell knows may be written in another size (0.001 kHz). */
      accept: z.array(z.string().check(z.minLength(1))),
      /** Whether the number alone scores nothing; it does score when absent. */
      required: z.optional(z.boolean()),
    }),
  ),
  /** Other things whose numbers may be given too: `['X']` if 'X is 2 and Y is 8' is right for Y. */
  otherLabels: z.optional(z.array(z.string().check(z.minLength(1)))),
  /** Quantities of the question that an answer may repeat without contradicting itself: `['3 seconds']`. */
  given: z.optional(z.array(z.string())),
  accept: vocabularyFields.accept,
  allow: vocabularyFields.allow,
  reject: vocabularyFields.reject,
  insufficient: vocabularyFields.insufficient,
});

export type NumberRule = z.infer<typeof numberRuleSchema>;
