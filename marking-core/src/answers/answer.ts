import * as z from 'zod/mini';

/** Longest answer that is accepted, in UTF-16 code units; a longer one is bad input, not a wrong answer. */
export const longestAnswer = 10_000;

const answerText = z.string().check(z.maxLength(longestAnswer));

/** What a student gave for one question (spec part 1, section 3). */
export const answerSchema = z.object({
  questionId: z.string().check(z.minLength(1), z.maxLength(64)),
  /** The typed text, the option picked, `true`/`false`/`cannot_tell`, or the points as `(x,y),(x,y)`. */
  value: answerText,
  /** The option picked, for choice questions; `yes` or `no` for combined ones. */
  choice: z.optional(answerText),
  /** The reason typed, for combined questions. */
  reason: z.optional(answerText),
});

export type Answer = z.infer<typeof answerSchema>;

/** Answers by question id. */
export const answersSchema = z.record(z.string(), answerSchema);

export type Answers = z.infer<typeof answersSchema>;
