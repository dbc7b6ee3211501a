import type { StaffRole } from '@markwell/server/contract';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { returnAddress } from '../../lib/staff-session/return-address.ts';
import { keepStaffSession, type StaffSession } from '../../lib/staff-session/session-store.ts';
import { useAction } from '../../lib/use-action.ts';
import { type FailureTexts, signInFailure } from './sign-in-failure.ts';

export interface SignInAttempt {
  /** Signs in; where it works, keeps the sign-in and opens the role's pages. */
  readonly signIn: (credentials: Credentials) => void;
  readonly isRunning: boolean;
  /** Why the last attempt failed. */
  readonly failure: string | undefined;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Signing in on a login page: `ask` makes the page's call and says who is signed in. */
export function useSignIn(
  role: StaffRole,
  ask: (credentials: Credentials) => Promise<StaffSession>,
  texts: FailureTexts,
): SignInAttempt {
  const [, navigate] = useLocation();
  const search = useSearch();
  const { run, isBusy, problem } = useAction(
    async (credentials: Credentials) => {
      keepStaffSession(await ask(credentials), credentials.username);
      navigate(returnAddress(role, search));
    },
    (error) => signInFailure(error, texts),
  );
  return { signIn: (credentials) => void run(credentials), isRunning: isBusy, failure: problem };
}
