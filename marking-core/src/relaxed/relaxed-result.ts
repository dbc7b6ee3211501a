import * as z from 'zod/mini';
import { attemptMarkingSchema, questionResultSchema } from '../answers/marking.ts';

/** What a part was counted generously for. */
export const relaxationSchema = z.enum(['spelling', 'partly-met', 'insufficient']);
export type Relaxation = z.infer<typeof relaxationSchema>;

/** A part's marks by relaxed re-marking, with what they were before. */
export const relaxedResultSchema = z.extend(questionResultSchema, {
  /** Whole marks of the first marking; never more than `marksAwarded`. */
  firstMarks: z.number(),
  /** Present where marks were gained. */
  gainedFor: z.optional(relaxationSchema),
});
export type RelaxedResult = z.infer<typeof relaxedResultSchema>;

/** A whole attempt by relaxed re-marking, shown beside its first marking and never instead of it. */
export const relaxedMarkingSchema = z.extend(attemptMarkingSchema, { results: z.array(relaxedResultSchema) });
export type RelaxedMarking = z.infer<typeof relaxedMarkingSchema>;
