import * as z from 'zod/mini';

/**
 * How the parts of an answer (slots, options, places of an order) earn the marks of its question: `all` of them right or nothing; `each` right one
 * its share; each right one less each wrong one, never below 0; the `neighbours` of an order, each pair in its right order.
 */
export const partMarksSchema = z.enum(['all', 'each', 'right-less-wrong', 'neighbours']);
export type PartMarks = z.infer<typeof partMarksSchema>;
