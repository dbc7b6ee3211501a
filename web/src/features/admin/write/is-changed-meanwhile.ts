import * as z from 'zod/mini';
import { HttpError } from '../../../lib/http-error.ts';
import { parseJson } from '../../../lib/parse-json.ts';

const body = z.object({ changedMeanwhile: z.literal(true) });

/** Whether a change was refused because something else is stored by now than it was made from. */
export function isChangedMeanwhile(error: unknown): boolean {
  if (!(error instanceof HttpError) || error.status !== 409) return false;
  return body.safeParse(parseJson(error.text)).success;
}
