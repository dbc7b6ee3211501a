import * as z from 'zod/mini';
import { termSchema, vocabularyFields } from '../vocabulary.ts';

/**
 * A mark for each idea mentioned, up to a maximum.
 *
 *   { kind: 'keyword-groups', max: 2, groups: [{ name: 'length of DNA', accept: ['section of DNA'], allow: ['part/length DNA'] }, …] }
 *   { …, letters: ['B=brown', 'b=blue'] }
 */
export const keywordGroupsRuleSchema = z.object({
  kind: z.literal('keyword-groups'),
  groups: z.array(termSchema),
  /** Most marks that the groups can give. */
  max: z.number().check(z.int(), z.minimum(1)),
  /**
   * Letters whose case has a meaning, as for alleles; applies to answers that have all of them as written.
   */
  letters: z.optional(z.array(z.string().check(z.minLength(3)))),
  /** Each different one of these, asserted, takes one mark away (list principle). */
  reject: vocabularyFields.reject,
  ignore: vocabularyFields.ignore,
  insufficient: vocabularyFields.insufficient,
});

export type KeywordGroupsRule = z.infer<typeof keywordGroupsRuleSchema>;
