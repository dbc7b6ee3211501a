import * as z from 'zod/mini';
import { leniencyFields, termSchema, vocabularyFields } from '../vocabulary.ts';

/**
 * Several things that are all needed. Parts with labels are taken by label ('Q is oxygen, R is carbon dioxide', in any order), or,
 * where the answer has no labels, in the order of the parts. Parts without labels count in any order.
 *
 *   { kind: 'all-of', parts: [{ label: 'Q', name: 'oxygen', accept: ['oxygen'], allow: ['O2'] }, { label: 'R', … }], accept: ['Q oxygen and R carbon dioxide'] }
 */
export const allOfRuleSchema = z.object({
  kind: z.literal('all-of'),
  parts: z.array(z.extend(termSchema, { label: z.optional(z.string().check(z.minLength(1))) })),
  /** The whole answer, as feedback shows it. */
  accept: vocabularyFields.accept,
  reject: vocabularyFields.reject,
  /** Other things that could be meant; one in the place of a part is wrong, and one beside the right one contradicts it. */
  others: vocabularyFields.others,
  ignore: vocabularyFields.ignore,
  bySound: leniencyFields.bySound,
});

export type AllOfRule = z.infer<typeof allOfRuleSchema>;
