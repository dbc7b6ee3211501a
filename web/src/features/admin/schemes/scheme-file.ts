import type { readScheme } from '@markwell/server/contract';
import * as z from 'zod/mini';
import { parseJson } from '../../../lib/parse-json.ts';

type Read = z.output<typeof readScheme.output>;

/** A version as the text of its file, to keep: the scheme, with the answers that people marked beside its fields. */
export function schemeFileText({ scheme, examples }: Read): string {
  return `${JSON.stringify({ ...scheme, ...(examples.length > 0 && { examples }) }, null, 2)}\n`;
}

/** The same for editing, without the thousands of confusable words that publishing works out again. */
export function editableSchemeText({ scheme: { near: _near, ...scheme }, ...read }: Read): string {
  return schemeFileText({ ...read, scheme });
}

const file = z.looseObject({
  questions: z.array(z.looseObject({ id: z.string(), rule: z.optional(z.record(z.string(), z.unknown())) })),
});
type SchemeFile = z.infer<typeof file>;

/** The parts of a mark scheme file that its fields need; the rest is kept. `undefined` if it is not one. */
export function readSchemeText(text: string): SchemeFile | undefined {
  return file.safeParse(parseJson(text)).data;
}

/** The file with one question as it is now. */
export function withQuestion(whole: SchemeFile, index: number, question: Readonly<Record<string, unknown>>): string {
  const questions = whole.questions.map((one, at) => (at === index ? question : one));
  return `${JSON.stringify({ ...whole, questions }, null, 2)}\n`;
}
