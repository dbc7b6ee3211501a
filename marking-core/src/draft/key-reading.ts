import * as z from 'zod/mini';
import { answerFormSchema } from '../kinds/answer-forms.ts';
import { answerKindSchema } from '../kinds/kind-names.ts';

/** How the key of a written question is read when it is drafted: what a person sees beside it, and may change. */
export const keyReadingSchema = z.object({
  kind: answerKindSchema,
  /** What people call it: 'a ratio'. */
  label: z.string(),
  /** The form that an answer must have; null for any. */
  form: z.nullable(answerFormSchema),
  /** Some other ways of writing the key that get the marks too: '4.5e3'. */
  also: z.array(z.string()),
  /** How the key was read, a sentence each, where it says more than its answers: 'Any 2 of these are enough: …'. */
  read: z.optional(z.array(z.string())),
  /** What the key leaves unclear or nobody can judge, a sentence each. */
  doubts: z.array(z.string()),
});
export type KeyReading = z.infer<typeof keyReadingSchema>;
