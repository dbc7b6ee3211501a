import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { type ProblemData, type ProblemWords, sayProblem } from '../contract/problem.ts';
import { asUnavailable, codeOf, type Trouble } from '../db/unavailable.ts';
import { Problem, type ProblemCode, type ProblemDetails } from '../operations/site/problems/problem.ts';
import type { TroubleLog } from '../trouble-log.ts';

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
 * The one place where an error becomes a response: `{ "error": "what to change" }` with the status for its
 * code, plus `reason`, `field` and `hint` if a page should word it itself. Anything unforeseen is logged and
 * becomes a 500 that reveals nothing.
 */
export function problemResponse(logger: Logger, troubles: TroubleLog): ErrorRequestHandler {
  return (thrown, _request, response, next) => {
    if (response.headersSent) {
      next(thrown);
      return;
    }
    const error = heedDatabase(thrown, troubles);
    const { status, message, problem } = readError(error);
    const { retryAfter, fields, lines }: ProblemDetails = error instanceof Problem ? error.details : {};
    if (status >= 500 && error === thrown) logger.error({ err: error }, 'request failed');
    if (status === 401) response.set('WWW-Authenticate', 'Bearer');
    if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
    response
      .status(status)
      .set('Cache-Control', 'no-store')
      .json({ ...fields, ...(lines && { details: lines.join('\n') }), ...problem, error: message });
  };
}

/** How PostgreSQL refuses a text that is no text, such as one with the character number 0. */
const cannotBeStored: ReadonlySet<string> = new Set(['22021', '22P05']);

/** When to try again, in seconds: sooner if the database was only late or busy than if a disk failed. */
const retryAfter: Readonly<Partial<Record<Trouble, number>>> = { busy: 5, silent: 5 };
const retryAfterRepair = 30;

/** Turns an unavailable database into a `Problem` that says to try again; returns anything else unchanged. */
function heedDatabase(error: unknown, troubles: TroubleLog): unknown {
  if (error instanceof Problem) return error;
  if (cannotBeStored.has(codeOf(error) ?? '')) {
    return new Problem('invalid-input', 'There is a character in it that cannot be stored. Take it out.');
  }
  const unavailable = asUnavailable(error);
  if (unavailable === undefined) return error;
  troubles.found(unavailable);
  return new Problem('unavailable', 'Nothing can be stored or looked up at the moment. Try again in a minute.', {
    retryAfter: retryAfter[unavailable.trouble] ?? retryAfterRepair,
  });
}

function readError(error: unknown): { status: number; message: string; problem?: ProblemData } {
  if (error instanceof Problem) {
    const { field, hint } = error.details;
    const problem = { reason: error.message, ...(field && { field }), ...(hint && { hint }) };
    const message = sayProblem(problem, apiWords);
    // If the sentence is complete, there is nothing to word differently.
    return { status: statuses[error.code], message, ...(field || hint ? { problem } : {}) };
  }
  const request = requestError.safeParse(error);
  if (!request.success) return { status: 500, message: 'Something went wrong on the server. Try again in a minute.' };
  return { status: request.data.status, message: 'The request cannot be read. Check its address and body.' };
}

/** How problems are worded for programs that use the API. */
const apiWords: ProblemWords = {
  field: (field) => `${field}: `,
  hints: {
    'choose-other': ({ values }) => `Did you mean ${values.join(', ')}?`,
    'list-classes': () => 'GET /api/classes lists them all.',
    'list-users': () => 'GET /api/admin/users lists them.',
    'list-homework': () => 'GET /api/admin/homework lists them.',
    'find-students': () => '',
    'make-student': () => 'Take the id from POST /api/students.',
    'show-own-set': () => 'Send null to show its own set.',
    'store-again': () => 'To store it once more, send again.',
    'skip-unreadable': () => 'Send skipUnreadable to store the files that can be read.',
    'publish-anyway': () => 'Correct it, or send override with a reason to publish it all the same.',
  },
};
