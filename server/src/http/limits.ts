import type { Request } from 'express';
import { networkOf } from '../operations/people/sign-in/sign-in-limits.ts';
import { Problem } from '../operations/site/problems/problem.ts';
import { type Allowance, type Caller, createAllowance } from './allowance.ts';
import type { PupilDevices } from './pupil-devices.ts';
import { findSignedIn } from './signed-in-staff.ts';

/** How one call is limited. Each throws a `Problem` for whoever has to wait. */
export interface Limit {
  /** Before the body is read, which need not be where nothing is left. */
  readonly onArrival: (request: Request) => Promise<void>;
  /** When the request turned out to be well formed: now it counts. Gives what makes it not count after all, because it was refused. */
  readonly onTaken: (request: Request) => Promise<() => void>;
  /** When the request was refused. */
  readonly onRefusal: (request: Request) => Promise<void>;
}

/** Told of each request of an address that was asked to wait: `call` is the path of the contract. */
export type NoteFlood = (request: Request, call: string) => void;

/** How calls are limited; each kind keeps one caller from spending what others need. */
export interface Limits {
  /**
   * So many requests a minute of one call, counted by account for who is signed in and by device and address for everybody else. What is
   * accepted and what is refused is counted apart. Each call has an allowance of its own, because a school is often one address: whoever
   * reads without end keeps nobody from handing in.
   */
  readonly ofCall: (path: string) => Limit;
  /** Only what is refused counts, and only it has to wait: nobody else's mistakes keep a class from what it is right about. */
  readonly ofRefusals: (path: string) => Limit;
  /** Live marks, by submission too, so that no one in a class has to wait for the others. */
  readonly ofSubmission: (path: string) => Limit;
}

/** Enough for somebody who types a reference instead of copying it. */
const refusalsPerMinute = 60;
/** A student who types changes an answer a few times a second at most; marks are asked for 100 ms after each. */
const marksPerMinute = 240;
/** A device has this part of what its address has to itself, and no less than a pupil needs who answers as fast as they can. */
const partOfDevice = 1 / 20;
const leastOfDevice = 10;

const none = async () => {};
/** Of a call that somebody else limits. */
export const unlimited: Limit = { onArrival: none, onTaken: async () => () => {}, onRefusal: none };

/** The limits of a server that takes so many requests of one call a minute from one address; 0 for no limit. */
export function createLimits(requestsPerMinute: number, devices: PupilDevices, noteFlood: NoteFlood): Limits {
  const share = Math.min(requestsPerMinute, Math.max(leastOfDevice, Math.ceil(requestsPerMinute * partOfDevice)));

  const refuse = (request: Request, path: string, seconds: number): never => {
    noteFlood(request, path);
    throw new Problem('too-many', 'Too many requests. Wait a minute and try again.', { retryAfter: seconds });
  };
  const take = async (allowance: Allowance, caller: Caller, request: Request, path: string) =>
    (await allowance.take(caller)) ?? refuse(request, path, await allowance.wait(caller));
  /** By address, whatever device it claims to be: whoever guesses would come as another each time. */
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
        // A page reads before it hands in. What hands in at once is a program, and gets by without a name.
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
