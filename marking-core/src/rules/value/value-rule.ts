import * as z from 'zod/mini';
import { answerFormSchema } from '../../kinds/answer-forms.ts';
import { valueKindSchema } from '../../kinds/kind-names.ts';
import { vocabularyFields } from '../vocabulary.ts';

/**
 * A value that is compared as what it means, however it is typed: a ratio, coordinates, a number with its unit, a date, a formula. All marks
 * for it, or none.
 *
 *   { kind: 'value', of: 'ratio', accept: ['2:3'], question: 'Simplify 4:6.', form: 'simplest' }
 */
export const valueRuleSchema = z.object({
  kind: z.literal('value'),
  /** The kind that key and answer are read as. */
  of: valueKindSchema,
  /** Keys, any of which is right, as a person writes them. */
  accept: vocabularyFields.accept,
  /** The question's text: what it gives may be repeated, and what it asks for may say which unit is meant. */
  question: z.optional(z.string()),
  /** The form in which the value must be given; any when absent. */
  form: z.optional(answerFormSchema),
  /** The unit that the question names, so that an answer need not: 'm/s'. */
  unit: z.optional(z.string().check(z.minLength(1))),
  /** How far from a key a number may be; 0 when absent. */
  tolerance: z.optional(z.number().check(z.minimum(0))),
});

export type ValueRule = z.infer<typeof valueRuleSchema>;
