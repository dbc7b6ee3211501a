import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** A class and its one teacher (spec part 1, section 3). */
export const classEntrySchema = z.object({
  /** The class code, such as '8a/Sc1'. */
  code: z.string(),
  /** School year 7 to 13, or null for a vocational entry without one. */
  year: z.nullable(z.number()),
  /** Which page offers it: the Year 7 to 11 quizzes by `list`, the childcare page 'childcare'. */
  list: z.enum(['year7', 'year8', 'year9', 'year10', 'year11', 'childcare']),
  teacher: z.string(),
  /** Whether two of its students share a name and are told apart by what follows it: 'Sam Lee (A)'; absent where none do. */
  hasSharedNames: z.optional(z.boolean()),
});
export type ClassEntry = z.infer<typeof classEntrySchema>;

/** The class lists, in the order they are shown. */
export const listClasses = defineCall('anyone', 'GET', '/api/classes', {
  mayBeKept: true,
  output: z.array(classEntrySchema),
});
