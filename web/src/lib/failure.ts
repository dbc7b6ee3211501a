import { hintSchema, type ProblemWords, sayProblem } from '@markwell/server/contract';
import * as z from 'zod/mini';
import { HttpError } from './http-error.ts';
import { parseJson } from './parse-json.ts';
import { said, t } from './texts.ts';

const failureBody = z.object({ error: z.optional(z.string()), details: z.optional(z.string()) });
/** What is to be worded here; a hint that this page does not know is left out. */
const wordedHere = z.object({
  reason: z.string(),
  field: z.optional(z.string()),
  hint: z.catch(z.optional(hintSchema), undefined),
});

/** What the server says of a refusal: `error` in a sentence, `details` a line each. */
export type Failure = z.infer<typeof failureBody>;

/** Reads what the server said when a request failed; empty when it said nothing that is for people. */
export function readFailure(error: unknown): Failure {
  if (!(error instanceof HttpError)) return {};
  const body = parseJson(error.text);
  const own = failureBody.safeParse(body).data ?? {};
  const problem = wordedHere.safeParse(body);
  return problem.success ? { ...own, error: sayProblem(problem.data, pageWords) } : own;
}

/** Why a request failed, in a sentence for the person who asked. */
export function failureText(error: unknown): string {
  const known = readFailure(error).error;
  if (known !== undefined) return said(known);
  if (error instanceof HttpError) return t('failure.server', { status: error.status });
  if (error instanceof TypeError) return t('failure.unreachable');
  return t('failure.other');
}

/** Whether the server has no such thing, so that asking again is no use. */
export function isMissing(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404;
}

/** How problems are worded on a page, which shows the field and has buttons for the rest. */
const pageWords: ProblemWords = {
  field: () => '',
  hints: {
    'choose-other': ({ values }) => `Did you mean ${values.join(', ')}?`,
    'list-classes': () => 'Choose one from the list.',
    'list-users': () => 'Load the page again to see who is there.',
    'list-homework': () => 'Load the page again to see what is there.',
    'find-students': () => '',
    'make-student': () => 'Start again with your name and class.',
    'show-own-set': () => 'To show its own set, choose that instead.',
    'store-again': () => 'You can store it once more all the same.',
    'skip-unreadable': () => 'Look at the others first: they can be stored without it.',
    'publish-anyway': () => 'Correct it, or give a reason to publish it all the same.',
  },
};
