import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const questionSchema = z.object({
  corpus: z.optional(z.string()),
  id: z.string(),
  question: z.string(),
  references: z.array(z.string()).check(z.minLength(1)),
  answers: z.array(z.object({ text: z.string(), label: z.string() })),
});

/** A question with its model answers, and answers that people have marked: `correct`, `incorrect` or `contradictory`. */
export type MarkedAnswers = z.infer<typeof questionSchema>;

/** Reads JSON lines, a question each. Throws when the file cannot be read or a line is not of that form. */
export function readQuestions(path: string): MarkedAnswers[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => questionSchema.parse(JSON.parse(line)));
}
