import * as z from 'zod/mini';
import { vocabularyFields } from '../vocabulary.ts';

/**
 * One option of a list. An answer that is an option, by its text or its letter, is right or wrong by that alone; anything else is
 * marked as typed text: `accept` and `allow` are right, naming another option contradicts.
 *
 *   { kind: 'choice', options: ['C - Stomach', 'D - Liver'], accept: ['C - Stomach'], allow: ['stomach'] }
 */
export const choiceRuleSchema = z.object({
  kind: z.literal('choice'),
  /** The values of the options, as the page sends them: `C - Stomach`, `E`, `hertz`, `cannot_tell`. */
  options: z.array(z.string().check(z.minLength(1))),
  /** The right options, exactly as in `options`. */
  accept: vocabularyFields.accept,
  allow: vocabularyFields.allow,
  reject: vocabularyFields.reject,
  /** The page shows A, B, C… before the options although they are not part of their values. */
  lettered: z.optional(z.boolean()),
});

export type ChoiceRule = z.infer<typeof choiceRuleSchema>;
