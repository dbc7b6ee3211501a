import type { RequestHandler } from 'express';
import { ipKeyGenerator, type Options, rateLimit } from 'express-rate-limit';
import { Problem } from '../operations/problem.ts';

const minute = 60_000;

const shared: Partial<Options> = {
  windowMs: minute,
  standardHeaders: 'draft-8',
  legacyHeaders: false,
  // It warns on the console where a proxy's header arrives that is not trusted; TRUST_PROXY decides that.
  validate: false,
  handler: () => {
    throw new Problem('too-many', 'Too many requests. Wait a minute and try again.');
  },
};

/** So many API requests a minute from one address: enough for a whole school behind one. 0 for no limit. */
export function limitByAddress(requestsPerMinute: number): RequestHandler[] {
  return requestsPerMinute === 0 ? [] : [rateLimit({ ...shared, limit: requestsPerMinute })];
}

/** A student who types changes an answer a few times a second at most; marks are asked for 100 ms after each. */
const marksPerMinute = 240;

/** Live marks are limited for each submission, so that no one in a class has to wait for the others. */
export function limitBySubmission(): RequestHandler {
  return rateLimit({
    ...shared,
    limit: marksPerMinute,
    keyGenerator: ({ body, ip }) => {
      const key: unknown = body?.submissionKey;
      return typeof key === 'string' ? `key ${key.slice(0, 200)}` : ipKeyGenerator(ip ?? '');
    },
  });
}

/** A reference is copied, not typed; somebody who types one gets it right within a few tries. */
const guessesPerMinute = 60;

/** What is found does not count, so that a whole class can look at its results; who guesses has to wait. */
export function limitGuesses(): RequestHandler {
  return rateLimit({ ...shared, limit: guessesPerMinute, skipSuccessfulRequests: true });
}
