import { type Due, type StaffRole, signInWithCode } from '@markwell/server/contract';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import * as z from 'zod/mini';
import { call } from '../../lib/call.ts';
import { readFailure } from '../../lib/failure.ts';
import { HttpError } from '../../lib/http-error.ts';
import { parseJson } from '../../lib/parse-json.ts';
import { accountAddress, returnAddress } from '../../lib/staff-session/return-address.ts';
import { keepStaffSession } from '../../lib/staff-session/session-store.ts';
import { useAction } from '../../lib/use-action.ts';

export type SignInAttempt = ReturnType<typeof useSignIn>;

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** A sign-in that the server has granted. */
interface Granted {
  readonly token: string;
  readonly name: string;
  readonly due?: Due | undefined;
}

interface SignInAsk {
  readonly role: StaffRole;
  /** Makes the page's call. */
  readonly ask: (credentials: Credentials) => Promise<Granted>;
  readonly texts: FailureTexts;
  /** The name that a teacher gave. */
  readonly knownAs?: string;
}

/** Signing in on a login page, in one step or two. */
export function useSignIn({ role, ask, texts, knownAs }: SignInAsk) {
  const [, navigate] = useLocation();
  const search = useSearch();
  const [begun, setBegun] = useState<{ readonly challenge: string; readonly username: string }>();
  const keep = ({ token, name, due }: Granted, username: string) => {
    keepStaffSession({ token, name, knownAs, role }, username);
    const next = returnAddress(role, search);
    navigate(due === undefined ? next : accountAddress(role, next));
  };
  const first = useAction(
    async (credentials: Credentials) => {
      try {
        keep(await ask(credentials), credentials.username);
      } catch (error) {
        const challenge = readChallenge(error);
        if (challenge === undefined) throw error;
        setBegun({ challenge, username: credentials.username });
      }
    },
    (error) => signInFailure(error, texts),
  );
  const second = useAction(
    async (challenge: string, username: string, code: string) =>
      keep(await call(signInWithCode, { challenge, code }), username),
    (error) => signInFailure(error, texts),
  );
  return {
    /** Signs in; where it works, keeps the sign-in and opens the role's pages. */
    signIn: (credentials: Credentials) => void first.run(credentials),
    isRunning: first.isBusy || second.isBusy,
    /** Why the last attempt failed. */
    failure: begun === undefined ? first.problem : second.problem,
    /** The second half, where the account has one: what the code is sent by, and the way back to the first. */
    second: begun && {
      sendCode: (code: string) => void second.run(begun.challenge, begun.username, code),
      back: () => setBegun(undefined),
    },
  };
}

/** What a login page says where the server does not (spec part 2, section 8). */
interface FailureTexts {
  /** The server refused and gave no reason. */
  readonly refused: string;
  /** Something else answered: a proxy that cannot reach the server, say. */
  readonly unreadable: string;
  /** The request did not get through, or its answer cannot be read. */
  readonly broken: string;
}

/** Why a sign-in failed, in a sentence: the server's own where there is one. */
export function signInFailure(error: unknown, texts: FailureTexts): string {
  if (!(error instanceof HttpError)) return texts.broken;
  return readFailure(error).error ?? (parseJson(error.text) !== undefined ? texts.refused : texts.unreadable);
}

const challengeBody = z.object({ challenge: z.string() });

/** What the second step goes on by, where the password was right and the account has one. */
function readChallenge(error: unknown): string | undefined {
  return error instanceof HttpError ? challengeBody.safeParse(parseJson(error.text)).data?.challenge : undefined;
}
