import type { SecondFactorFor } from '../../../config.ts';
import type { SignInProvider } from './sign-in-provider.ts';

/** How staff prove who they are, as whoever runs the server has set it. */
export interface IdentitySettings {
  readonly secondFactorFor: SecondFactorFor;
  /** Where staff may sign in beside their password: the school's own provider. */
  readonly provider?: SignInProvider | undefined;
}

/** Accounts with passwords, a second factor for who wants one. */
export const localAccounts: IdentitySettings = { secondFactorFor: 'nobody' };
