import {
  answerSchema,
  builtInHomework,
  childcare,
  type MarkScheme,
  type Policy,
  policySchema,
} from '@markwell/marking-core';
import * as z from 'zod/mini';
import { type ReplayedAttempt, replayer } from './replay-attempt.ts';

const given = z.union([z.string(), z.partial(z.omit(answerSchema, { questionId: true }))]);

/** A recorded attempt: a line of a file. Answers are texts, or have value, choice and reason. */
export const recordedAttemptSchema = z.object({
  /** Slug of the homework. */
  homework: z.string(),
  /** The mark scheme's file beside the recording; the homework's built-in scheme when absent. */
  scheme: z.optional(z.string()),
  policy: policySchema,
  answers: z.record(z.string(), given),
  totalMarks: z.number(),
  maxMarks: z.number(),
  grade: z.string(),
  /** Marks by question id. */
  marks: z.record(z.string(), z.number()),
});
export type RecordedAttempt = z.infer<typeof recordedAttemptSchema>;

/** How to replay recorded attempts. */
export interface RecordedInput {
  /** The one that was recorded when absent. */
  readonly policy?: Policy | undefined;
  readonly steps?: boolean | undefined;
  /** Finds a scheme by the file that a recording names. */
  readonly readScheme: (file: string) => MarkScheme;
  /** A scheme to mark all of them by, whatever they name. */
  readonly scheme?: MarkScheme | undefined;
}

/** Replays recorded attempts one by one. What it gives takes one recording and where it is, and throws where its homework is none. */
export function recordedReplayer(input: RecordedInput): (recorded: RecordedAttempt, place: string) => ReplayedAttempt {
  const replay = replayer({ steps: input.steps ?? false });
  return (recorded, place) => {
    const { homework, totalMarks, maxMarks, grade, marks, policy } = recorded;
    const scheme =
      input.scheme ?? (recorded.scheme === undefined ? builtInScheme(homework) : input.readScheme(recorded.scheme));
    return replay({
      attempt: place,
      homework,
      schemeVersion: null,
      scheme,
      policy: input.policy ?? policy,
      answers: Object.fromEntries(
        Object.entries(recorded.answers).map(([questionId, answer]) => [
          questionId,
          typeof answer === 'string'
            ? { questionId, value: answer }
            : { ...answer, questionId, value: answer.value ?? '' },
        ]),
      ),
      before: { totalMarks, maxMarks, grade, marks },
    });
  };
}

function builtInScheme(slug: string): MarkScheme {
  const homework = [...builtInHomework, childcare].find((one) => one.slug === slug);
  if (homework === undefined) throw new RangeError(`There is no built-in homework '${slug}'. Name its scheme's file.`);
  return homework.scheme;
}
