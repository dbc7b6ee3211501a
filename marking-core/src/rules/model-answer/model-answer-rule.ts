import * as z from 'zod/mini';
import { askedFields } from '../candidates/asked-fields.ts';
import { leniencyFields, vocabularyFields } from '../vocabulary.ts';

/**
 * A sentence or more in the student's own words, marked against one or several model answers. With more than one mark, each idea of a
 * model answer is worth its share.
 *
 *   { kind: 'model-answer', question: 'Why does sweat cool you down?', accept: ['The water evaporates and takes heat from the skin.'] }
 */
export const modelAnswerRuleSchema = z.object({
  kind: z.literal('model-answer'),
  /** The question's text: repeating its words shows nothing. */
  question: z.optional(z.string()),
  ...askedFields,
  /** Model answers, any of which is right: literal texts, for both policies. */
  accept: vocabularyFields.accept,
  /** One of these, asserted and not denied, and there is no mark. */
  reject: vocabularyFields.reject,
  /** How many of the model answers are asked for ('Give two reasons…'): each is a point then, worth its share, and no alternative. */
  asked: z.optional(z.number().check(z.int(), z.minimum(1))),
  ...leniencyFields,
});

export type ModelAnswerRule = z.infer<typeof modelAnswerRuleSchema>;
