import type { Request } from 'express';

const name = 'markwell-provider';
/** As long as a sign-in elsewhere may take, in milliseconds. */
const keptFor = 15 * 60_000;

/**
 * By this the browser that began a sign-in at the school's provider is the only one that can finish it. No script can read it, and no other
 * site's page has it sent.
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
