import type { Request } from 'express';
import type { SignInOrigin } from '../operations/people/sign-in/sign-in-limits.ts';
import { hashToken } from '../operations/people/sign-in/token.ts';
import { describeBrowser } from '../operations/site/monitor/describe-browser.ts';
import { signInsKeptFor } from '../operations/site/retention/kept-for.ts';
import type { FindPlace } from '../places/places.ts';

const cookie = 'markwell-device';

/** Where a sign-in request comes from, which known browser it is, and how its owner would recognise it. */
export function originOf({ ip = '', headers }: Request, findPlace: FindPlace): SignInOrigin {
  const device = new RegExp(`(?:^|; ?)${cookie}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
  return { ipAddress: ip, device, browser: describeBrowser(headers['user-agent'] ?? ''), place: findPlace(ip) };
}

/**
 * Gives a browser that has just signed in a cookie to recognise it by next time, so that other people's
 * guesses do not lock it out. It is the hash of the token, so it opens nothing, and scripts cannot read it.
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
