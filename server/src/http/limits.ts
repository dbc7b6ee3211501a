import type { Request } from 'express';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../operations/people/sign-in/sign-in-limits.ts';
import { Problem } from '../operations/site/problems/problem.ts';
import type { PupilDevices } from './pupil-devices.ts';
import { findSignedIn } from './signed-in-staff.ts';

/** How one call is limited. Each method throws a `Problem` if the caller has to wait. */
export interface Limit {
  /** Called before the body is read, which is not worth it if nothing is left. */
  readonly onArrival: (request: Request) => Promise<void>;
  /** Counts a well-formed request. Returns a function that takes this back if it is refused later. */
  readonly onTaken: (request: Request) => Promise<() => void>;
  /** When the request was refused. */
  readonly onRefusal: (request: Request) => Promise<void>;
}

/** Called for each request that was asked to wait: `call` is the contract's path. */
export type NoteFlood = (request: Request, call: string) => void;

/** How calls are limited; each kind stops one caller from using up what others need. */
export interface Limits {
  /**
   * Limits requests a minute to each call, by account if signed in and otherwise by device and address.
   * Accepted and refused requests are counted separately. Each call has its own allowance: a school is often
   * one address, and reading without end must not stop anybody from handing in.
   */
  readonly ofCall: (path: string) => Limit;
  /** Only refused requests count and have to wait, so one person's mistakes do not affect a class. */
  readonly ofRefusals: (path: string) => Limit;
  /** Live marks, limited by submission too, so that nobody in a class has to wait for the others. */
  readonly ofSubmission: (path: string) => Limit;
}

/** Enough for somebody who types a reference instead of copying it. */
const refusalsPerMinute = 60;
/**
 * A student who types changes an answer a few times a second at most; marks are requested 100 ms after each.
 */
const marksPerMinute = 240;
/** A device's share of its address's requests, but at least what a pupil answering fast needs. */
const partOfDevice = 1 / 20;
const leastOfDevice = 10;

const none = async () => {};
/** Of a call that somebody else limits. */
export const unlimited: Limit = { onArrival: none, onTaken: async () => () => {}, onRefusal: none };

/** The limits of a server that accepts `requestsPerMinute` for one call from one address; 0 for no limit. */
export function createLimits(requestsPerMinute: number, devices: PupilDevices, noteFlood: NoteFlood): Limits {
  const share = Math.min(requestsPerMinute, Math.max(leastOfDevice, Math.ceil(requestsPerMinute * partOfDevice)));

  const refuse = (request: Request, path: string, seconds: number): never => {
    noteFlood(request, path);
    throw new Problem('too-many', 'Too many requests. Wait a minute and try again.', { retryAfter: seconds });
  };
  const take = async (allowance: Allowance, caller: Caller, request: Request, path: string) =>
    (await allowance.take(caller)) ?? refuse(request, path, await allowance.wait(caller));
  /** By address, whatever device it claims to be: somebody guessing would claim a new one each time. */
  const refusals = (path: string, limit: number): Limit['onRefusal'] => {
    const allowance = createAllowance({ limit });
    return async (request) => void (await take(allowance, { key: callerKey(request) }, request, path));
  };

  const ofRefusals = (path: string) => ({ ...unlimited, onRefusal: refusals(path, refusalsPerMinute) });
  const ofCall = (path: string): Limit => {
    if (requestsPerMinute === 0) return unlimited;
    const allowance = createAllowance({ limit: requestsPerMinute, share });
    const callerOf = async (request: Request): Promise<Caller> => ({
      key: callerKey(request),
      device: findSignedIn(request) === undefined ? await devices.find(request) : undefined,
    });
    return {
      onArrival: async (request) => {
        const seconds = await allowance.wait(await callerOf(request));
        if (seconds > 0) refuse(request, path, seconds);
      },
      onTaken: async (request) => {
        const caller = await callerOf(request);
        const giveBack = await take(allowance, caller, request, path);
        // A page reads before it hands in. Whatever hands in first is a program, and manages without a name.
        const isNew = caller.device === undefined && findSignedIn(request) === undefined;
        if (isNew && request.method === 'GET') await devices.name(request);
        return giveBack;
      },
      onRefusal: refusals(path, requestsPerMinute),
    };
  };
  return {
    ofCall,
    ofRefusals,
    ofSubmission: (path) => {
      const all = ofCall(path);
      const ofOne = createAllowance({ limit: marksPerMinute });
      return {
        ...all,
        onTaken: async (request) => {
          const key = `key ${String(request.body?.submissionKey).slice(0, 200)}`;
          await take(ofOne, { key }, request, path);
          return all.onTaken(request);
        },
      };
    },
  };
}

function callerKey(request: Request): string {
  const staff = findSignedIn(request);
  return staff === undefined ? networkOf(request.ip ?? '') : `user ${staff.userId}`;
}

const minute = 60;

/** Whose allowance a request uses: that of an address or account, after a known device's own share. */
export interface Caller {
  readonly key: string;
  readonly device?: string | undefined;
}

/** A number of requests a minute for each caller. */
export interface Allowance {
  /** How many seconds to wait before there is anything left for a caller; 0 when there is. Takes nothing. */
  wait(caller: Caller): Promise<number>;
  /** Takes one, and gives what puts it back; undefined when nothing is left. */
  take(caller: Caller): Promise<(() => void) | undefined>;
}

/**
 * Counts requests in this server's memory. Each known device has `share` requests that nobody else can use;
 * beyond that, and for unknown devices, everybody at the address shares `limit`.
 */
function createAllowance({ limit, share = 0 }: { limit: number; share?: number }): Allowance {
  const together = new RateLimiterMemory({ points: limit, duration: minute });
  const alone = new RateLimiterMemory({ points: share, duration: minute });

  const spendsFrom = ({ key, device }: Caller) =>
    device === undefined || share === 0
      ? [[together, key] as const]
      : [[alone, device] as const, [together, key] as const];

  return {
    wait: async (caller) => {
      let seconds = 0;
      for (const [limiter, key] of spendsFrom(caller)) {
        const spent = await limiter.get(key);
        if (spent === null || spent.remainingPoints > 0) return 0;
        seconds = secondsUntil(spent);
      }
      return seconds;
    },
    take: async (caller) => {
      for (const [limiter, key] of spendsFrom(caller)) {
        try {
          await limiter.consume(key);
          return () => void limiter.reward(key);
        } catch (spent) {
          if (spent instanceof Error) throw spent;
        }
      }
      return undefined;
    },
  };
}

const secondsUntil = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));
