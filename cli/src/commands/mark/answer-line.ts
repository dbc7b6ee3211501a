import { type Answer, answerSchema, longestAnswer } from '@markwell/marking-core/engine';
import * as z from 'zod/mini';

/** One line of input: an answer, or why it is none. `line` counts from 1. */
export type AnswerLine = { line: number; answer: Answer } | { line: number; error: string };

/** People's files hold numbers and empty cells where the page sends text. */
const text = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
  z.transform((value) => (value === undefined || value === null ? '' : String(value))),
);
const looseAnswer = z.object({ questionId: text, value: text, choice: text, reason: text });

/** Reads what one line holds as an answer; a line that holds none is a value that says why. */
export function toAnswerLine(line: number, given: unknown): AnswerLine {
  const loose = looseAnswer.safeParse(given);
  if (!loose.success) return { line, error: describe(loose.error) };
  const { questionId, value, choice, reason } = loose.data;
  if (questionId.trim() === '') return { line, error: 'questionId is missing' };
  const answer = answerSchema.safeParse({
    questionId: questionId.trim(),
    value,
    ...(choice === '' ? {} : { choice }),
    ...(reason === '' ? {} : { reason }),
  });
  return answer.success ? { line, answer: answer.data } : { line, error: describe(answer.error) };
}

function describe(error: z.core.$ZodError): string {
  const issue = error.issues[0];
  const field = issue?.path.join('.');
  if (!field) return 'expected an object with questionId and value';
  if (issue?.code === 'too_big')
    return `${field} is longer than ${field === 'questionId' ? 64 : longestAnswer} characters`;
  return `${field} must be text`;
}
