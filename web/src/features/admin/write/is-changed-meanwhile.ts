import * as z from 'zod/mini';
import { HttpError } from '../../../lib/http-error.ts';

const body = z.object({ changedMeanwhile: z.literal(true) });

/** Whether a change was refused because something else is stored by now than it was made from. */
export function isChangedMeanwhile(error: unknown): boolean {
  if (!(error instanceof HttpError) || error.status !== 409) return false;
  try {
    return body.safeParse(JSON.parse(error.text)).success;
  } catch {
    return false;
  }
}
