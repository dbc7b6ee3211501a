import * as z from 'zod/mini';
import { HttpError } from './http-error.ts';

/** What a failed call answers: what to change, in a sentence; `details` where there is more to say. */
const failure = z.object({ error: z.string(), details: z.optional(z.string()) });

/** The server's own words for what went wrong; `undefined` when there was no answer, or one that is not the server's. */
export function serverErrorText(error: unknown): string | undefined {
  if (!(error instanceof HttpError)) return undefined;
  try {
    const read = failure.safeParse(JSON.parse(error.text));
    return read.success ? (read.data.details ?? read.data.error) : undefined;
  } catch {
    return undefined;
  }
}
