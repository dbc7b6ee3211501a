import type { Request } from 'express';

const name = 'markwell-provider';
/** As long as a sign-in elsewhere may take, in milliseconds. */
const keptFor = 15 * 60_000;

/**
 * Only the browser that began a sign-in at the school's provider has this, so only it can finish. Scripts
 * cannot read it, and requests from other sites do not carry it.
 */
export const providerCookie = {
  set: (request: Request, token: string): void => {
    request.res?.cookie(name, token, {
      httpOnly: true,
      sameSite: 'strict',
      secure: request.secure,
      path: '/api/sign-in/provider',
      maxAge: keptFor,
    });
  },
  read: ({ headers }: Request): string | undefined =>
    new RegExp(`(?:^|; ?)${name}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1],
};
