import * as z from 'zod/mini';
import { writtenFormSchema } from '../../kinds/answer-forms.ts';
import { valueKindSchema } from '../../kinds/kind-names.ts';
import { markingPointSchema } from '../marking-points/marking-points-rule.ts';
import { leniencyFields, vocabularyFields } from '../vocabulary.ts';

const count = z.number().check(z.int(), z.minimum(1));

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
  form: z.optional(writtenFormSchema),
  /** The unit that the question names, so that an answer need not: 'm/s'. */
  unit: z.optional(z.string().check(z.minLength(1))),
  /** Whether a number scores nothing without a unit; when absent, it scores, less surely. If false, any size of the unit is right too. */
  unitNeeded: z.optional(z.boolean()),
  /** Whether only the number counts, whatever unit follows it: 'ignore units'. */
  unitIgnored: z.optional(z.boolean()),
  /** How many of the marks are for the unit: '12.5' gets the others, and '13 m/s' these. */
  unitMarks: z.optional(z.number().check(z.int(), z.minimum(1))),
  /** How far from a key a number may be; 0 when absent. */
  tolerance: z.optional(z.number().check(z.minimum(0))),
  /** Ranges whose numbers are right too, both ends included, in the unit of the first key: [[6.7, 6.9]] for 'accept 6.7 to 6.9'. */
  between: z.optional(z.array(z.tuple([z.number(), z.number()]))),
  /** Whether any number that rounds to a key is right: 12.566 for 'awrt 12.6'. */
  rounds: z.optional(z.boolean()),
  /** How many digits an answer must have: 8 for a byte in binary, so that '101' is not '00000101'. */
  digits: z.optional(count),
  /** How many significant figures an answer must have. */
  significantFigures: z.optional(count),
  /** How many decimal places an answer must have. */
  decimalPlaces: z.optional(z.number().check(z.int(), z.minimum(0))),
  /** Working that earns marks where the value is not right: '2 x 3 (1) = 6 N (1)'. The value earns all marks by itself. */
  steps: z.optional(z.array(markingPointSchema)),
  /** Whether a pupil's own earlier value counts in the steps after it (error carried forward). */
  carries: z.optional(z.boolean()),
  /** What each key is, in their order, where they are of several kinds: '12.6' a number and '4π' an expression. */
  kinds: z.optional(z.array(valueKindSchema)),
  /** What says it in words: 'none' where 0 is right. Literal texts. */
  allow: z.optional(z.array(z.string().check(z.minLength(1)))),
  /** Ways of writing it that get no mark: '6/8' where 3/4 is right. Literal texts. */
  reject: z.optional(z.array(z.string().check(z.minLength(1)))),
  firstCounts: leniencyFields.firstCounts,
});

export type ValueRule = z.infer<typeof valueRuleSchema>;
