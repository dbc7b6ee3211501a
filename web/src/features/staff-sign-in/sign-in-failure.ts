import * as z from 'zod/mini';
import { readFailure } from '../../lib/failure.ts';
import { HttpError } from '../../lib/http-error.ts';
import { parseJson } from '../../lib/parse-json.ts';

/** What a login page says where the server does not (spec part 2, section 8). */
export interface FailureTexts {
  /** The server refused and gave no reason. */
  readonly refused: string;
  /** Something else answered: a proxy that cannot reach the server, say. */
  readonly unreadable: string;
  /** The request did not get through, or its answer cannot be read. */
  readonly broken: string;
}

/** Why a sign-in failed, in a sentence: the server's own where there is one. */
export function signInFailure(error: unknown, texts: FailureTexts): string {
  if (!(error instanceof HttpError)) return texts.broken;
  return readFailure(error).error ?? (parseJson(error.text) !== undefined ? texts.refused : texts.unreadable);
}

const challengeBody = z.object({ challenge: z.string() });

/** What the second step goes on by, where the password was right and the account has one. */
export function readChallenge(error: unknown): string | undefined {
  return error instanceof HttpError ? challengeBody.safeParse(parseJson(error.text)).data?.challenge : undefined;
}
