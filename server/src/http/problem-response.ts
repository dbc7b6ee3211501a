import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { Problem, type ProblemCode, type ProblemDetails } from '../operations/problem.ts';

const statuses = {
  'invalid-input': 400,
  'signed-out': 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  'key-reused': 422,
  'too-many': 429,
  unavailable: 503,
} as const satisfies Record<ProblemCode, number>;

/** What Express throws for a request that they cannot read. */
const requestError = z.object({ status: z.number().check(z.minimum(400), z.maximum(499)) });

/**
 * The one place where an error becomes an answer: `{ "error": "what to change" }` with the status of its kind. What nobody
 * foresaw is logged and becomes a 500 that gives nothing away.
 */
export function problemResponse(logger: Logger): ErrorRequestHandler {
  return (error, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const { status, message } = readError(error);
    const { retryAfter, fields }: ProblemDetails = error instanceof Problem ? error.details : {};
    if (status >= 500) logger.error({ err: error }, 'request failed');
    if (status === 401) response.set('WWW-Authenticate', 'Bearer');
    if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
    response
      .status(status)
      .set('Cache-Control', 'no-store')
      .json({ ...fields, error: message });
  };
}

function readError(error: unknown): { status: number; message: string } {
  if (error instanceof Problem) return { status: statuses[error.code], message: error.message };
  const request = requestError.safeParse(error);
  if (!request.success) return { status: 500, message: 'Something went wrong on the server. Try again in a minute.' };
  return { status: request.data.status, message: 'The request cannot be read. Check its address and body.' };
}
