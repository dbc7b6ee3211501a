import * as z from 'zod/mini';
import { reasonSchema } from './reason.ts';

/** Pupils whose marks change. */
export const touchedSchema = z.object({
  /** In the classes that the reader has chosen. */
  own: z.number(),
  /** In other classes, most first. */
  others: z.array(z.object({ class: z.string(), students: z.number() })),
});
export type Touched = z.infer<typeof touchedSchema>;

/** Acknowledges that marks of pupils outside one's own classes change, and gives the reason. */
export const othersSaidSchema = z.object({
  classes: z.array(z.string().check(z.maxLength(60))).check(z.minLength(1), z.maxLength(500)),
  reason: reasonSchema,
});

export type OthersSaid = z.infer<typeof othersSaidSchema>;

/** A refusal because marks of pupils outside one's own classes change. Nothing is stored. */
export const needsOthersSchema = z.extend(touchedSchema, { needs: z.literal('others') });
