import * as z from 'zod/mini';
import { leniencyFields, termSchema, vocabularyFields } from '../vocabulary.ts';

/**
 * Several things in one order: all marks for all of them, each once, in that order, however they are separated or numbered.
 *
 *   { kind: 'ordered-list', items: [{ name: 'magnesium', accept: ['magnesium'], allow: ['Mg'] }, …], accept: ['magnesium, zinc, iron, copper'] }
 */
export const orderedListRuleSchema = z.object({
  kind: z.literal('ordered-list'),
  items: z.array(termSchema),
  /** The whole answer as the spec writes it: the target of `published`. */
  accept: vocabularyFields.accept,
  reject: vocabularyFields.reject,
  /** Terms that do not belong into the list: naming one among the items is a wrong list. */
  others: vocabularyFields.others,
  ignore: vocabularyFields.ignore,
  bySound: leniencyFields.bySound,
});

export type OrderedListRule = z.infer<typeof orderedListRuleSchema>;
