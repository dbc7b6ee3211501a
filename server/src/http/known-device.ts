import type { Request } from 'express';
import { signInsKeptFor } from '../operations/sign-in/kept-for.ts';
import type { SignInOrigin } from '../operations/sign-in/sign-in-limits.ts';
import { hashToken } from '../operations/sign-in/token.ts';

const cookie = 'markwell-device';

/** Where a request to sign in comes from, and as which browser that has signed in before. */
export function originOf({ ip = '', headers }: Request): SignInOrigin {
  const device = new RegExp(`(?:^|; ?)${cookie}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
  return { ipAddress: ip, device };
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
