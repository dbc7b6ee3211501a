import type { Request, Response } from 'express';
import { ipKeyGenerator, type Options, rateLimit } from 'express-rate-limit';
import { Problem } from '../operations/problems/problem.ts';
import { findSignedIn } from './signed-in-staff.ts';

/** Throws a `Problem` when whoever asks has to wait. */
type Check = (request: Request, response: Response) => Promise<void>;

/** How one call is limited: what is asked when it arrives, when its body is read, and when it was refused. */
export interface Limit {
  readonly onArrival?: Check;
  readonly onBody?: Check;
  readonly onRefusal?: Check;
}

/** Told of each request of an address that was asked to wait: `call` is the path of the contract. */
export type NoteFlood = (request: Request, call: string) => void;

/** How calls are limited; each kind keeps one caller from spending what others need. */
export interface Limits {
  /**
   * So many requests a minute of one call, counted by account for who is signed in and by address for everybody else. Each call
   * has an allowance of its own, because a school is often one address: whoever reads without end keeps nobody from handing in.
   */
  readonly ofCall: (path: string) => Limit;
  /** Only what is refused counts, and only it has to wait: nobody else's mistakes keep a class from what it is right about. */
  readonly ofRefusals: (path: string) => Limit;
  /** Live marks, by submission, so that no one in a class has to wait for the others. */
  readonly ofSubmission: (path: string) => Limit;
}

const minute = 60_000;
/** Enough for somebody who types a reference instead of copying it. */
const refusalsPerMinute = 60;
/** A student who types changes an answer a few times a second at most; marks are asked for 100 ms after each. */
const marksPerMinute = 240;

/** The limits of a server that takes so many requests of one call a minute from one address; 0 for no limit. */
export function createLimits(requestsPerMinute: number, noteFlood: NoteFlood): Limits {
  const allowance = (path: string, options: Partial<Options>) => createCheck(path, options, noteFlood);
  const ofCall = (path: string): Limit =>
    requestsPerMinute === 0
      ? {}
      : { onArrival: allowance(path, { limit: requestsPerMinute, keyGenerator: (request) => callerOf(request) }) };
  return {
    ofCall,
    ofRefusals: (path) => ({ onRefusal: allowance(path, { limit: refusalsPerMinute }) }),
    ofSubmission: (path) => ({
      ...ofCall(path),
      onBody: allowance(path, {
        limit: marksPerMinute,
        keyGenerator: ({ body, ip }) => {
          const key: unknown = body?.submissionKey;
          return typeof key === 'string' ? `key ${key.slice(0, 200)}` : ipKeyGenerator(ip ?? '');
        },
      }),
    }),
  };
}

function callerOf(request: Request): string {
  const staff = findSignedIn(request);
  return staff === undefined ? ipKeyGenerator(request.ip ?? '') : `user ${staff.userId}`;
}

function createCheck(path: string, options: Partial<Options>, noteFlood: NoteFlood): Check {
  const limiter = rateLimit({
    windowMs: minute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // It warns on the console where a proxy's header arrives that is not trusted; TRUST_PROXY decides that.
    validate: false,
    handler: (request) => {
      noteFlood(request, path);
      throw new Problem('too-many', 'Too many requests. Wait a minute and try again.');
    },
    ...options,
  });
  return (request, response) =>
    new Promise((resolve, reject) => {
      void limiter(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
    });
}
