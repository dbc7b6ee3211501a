import type { Request } from 'express';
import type { SignInOrigin } from '../operations/people/sign-in/sign-in-limits.ts';
import { hashToken } from '../operations/people/sign-in/token.ts';
import { describeBrowser } from '../operations/site/monitor/describe-browser.ts';
import { signInsKeptFor } from '../operations/site/retention/kept-for.ts';
import type { FindPlace } from '../places/places.ts';

const cookie = 'markwell-device';

/** Where a request to sign in comes from, and as which browser that has signed in before; with what its owner knows it by. */
export function originOf({ ip = '', headers }: Request, findPlace: FindPlace): SignInOrigin {
  const device = new RegExp(`(?:^|; ?)${cookie}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
  return { ipAddress: ip, device, browser: describeBrowser(headers['user-agent'] ?? ''), place: findPlace(ip) };
}

/**
 * Gives the browser that has just signed in a cookie to be known by when it next does, so that guesses of others do not keep
 * it out. It is the hash of the token, which opens nothing, and no script can read it.
 */
export function rememberDevice(request: Request, token: string): void {
  request.res?.cookie(cookie, hashToken(token), {
    httpOnly: true,
    sameSite: 'strict',
    secure: request.secure,
    path: '/api',
    maxAge: signInsKeptFor,
  });
}
