import * as z from 'zod/mini';
import { askedFields } from '../candidates/asked-fields.ts';
import { leniencyFields, vocabularyFields } from '../vocabulary.ts';

/**
 * One name, word or short phrase, where accepted answers are all there is: nobody has listed what is wrong, so that whatever is beside a
 * right answer as another answer spoils it (list principle).
 *
 *   { kind: 'short-answer', question: 'Which gas do we breathe in?', accept: ['oxygen'], allow: ['O2'] }
 */
export const shortAnswerRuleSchema = z.object({
  kind: z.literal('short-answer'),
  /** The question's text: its words are no other answer. */
  question: z.optional(z.string()),
  ...askedFields,
  /** The form is what is asked for ('Translate…', 'Spell…'): an answer has to be written as the key is, apart from case and final punctuation. */
  exact: z.optional(z.boolean()),
  ...vocabularyFields,
  ...leniencyFields,
});

export type ShortAnswerRule = z.infer<typeof shortAnswerRuleSchema>;
