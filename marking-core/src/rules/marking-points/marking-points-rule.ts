import * as z from 'zod/mini';
import { bandSchema, leniencyFields, termSchema, vocabularyFields } from '../vocabulary.ts';

/** One point of a mark scheme: any of its answers makes it, in other words too. */
export const markingPointSchema = z.extend(termSchema, {
  /** Whole marks for making it; 1 when absent. */
  marks: z.optional(z.number().check(z.int(), z.minimum(1))),
});

/**
 * Points, each with marks of its own, as mark schemes list them: '(1) … (1)' and 'any two from'. An answer gets the marks of the points
 * that it makes, at most the question's. Points worth more in all are a list of which some are enough.
 *
 *   { kind: 'marking-points', question: 'Why is it faster?', points: [{ name: 'particles move faster', accept: ['particles move faster'] },
 *     { name: 'collide more often', accept: ['collide more often', 'more frequent collisions'] }] }
 */
export const markingPointsRuleSchema = z.object({
  kind: z.literal('marking-points'),
  /** The question's text: repeating its words shows nothing. */
  question: z.optional(z.string()),
  points: z.array(markingPointSchema),
  /** Each different one of these, asserted, takes one mark away (list principle). */
  reject: vocabularyFields.reject,
  ignore: vocabularyFields.ignore,
  /** Most marks, where they are fewer than the question's. */
  most: z.optional(z.number().check(z.int(), z.minimum(1))),
  /** How many points must be made for any mark: 'both needed'. */
  together: z.optional(z.number().check(z.int(), z.minimum(1))),
  /** How many points earn how many marks, where each does not earn its own. */
  bands: z.optional(z.array(bandSchema)),
  /** Whether the marks are left to a teacher, who is shown the points that are made: a description of levels. */
  forTeacher: z.optional(z.boolean()),
  bySound: leniencyFields.bySound,
});

export type MarkingPointsRule = z.infer<typeof markingPointsRuleSchema>;
