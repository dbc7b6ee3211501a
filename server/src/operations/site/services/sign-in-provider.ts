import type { Configuration } from 'openid-client';
import type { OidcSettings } from '../../../config-oidc.ts';
import { Problem } from '../problems/problem.ts';

/** What one sign-in must find again when it comes back. Kept on the server, until then and once. */
export interface OidcChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** What the provider says of somebody. */
export type OidcClaims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** The school's own sign-in. */
export interface SignInProvider extends Pick<OidcSettings, 'issuer' | 'button'> {
  readonly settings: OidcSettings;
  /** Where the browser goes to sign in, and what to keep until it is back. Throws a `Problem` where the provider does not answer. */
  begin(): Promise<{ url: string; checks: OidcChecks }>;
  /**
   * What the provider says of who has come back: `search` is of the address they came back by. Throws a `Problem` where it does not answer,
   * and an `OidcRefusal` for whatever is not to be believed.
   */
  finish(search: string, checks: OidcChecks): Promise<OidcClaims>;
}

/** An answer that is not to be believed, or a refusal of the provider's; `code` says why, for the audit log. */
export class OidcRefusal extends Error {
  override readonly name = 'OidcRefusal';
  readonly code: string;

  constructor(code: string) {
    super(`The sign-in provider’s answer is refused: ${code}`);
    this.code = code;
  }
}

/** How long what the provider says of itself is relied on, in milliseconds: its addresses and keys change now and then. */
const freshFor = 60 * 60_000;
/** How long it may take to answer, in seconds. */
const patience = 8;

/** The provider that `settings` name. Nothing is loaded or asked before the first sign-in. */
export function createSignInProvider(settings: OidcSettings): SignInProvider {
  const { issuer, button, redirectUri } = settings;
  let known: { readonly config: Promise<Configuration>; readonly until: number } | undefined;

  function discover(): Promise<Configuration> {
    const config = discoverNow(settings);
    known = { config, until: performance.now() + freshFor };
    // What failed is asked for again the next time.
    config.catch(() => {
      known = undefined;
    });
    return config;
  }

  const recall = () => (known !== undefined && performance.now() < known.until ? known.config : discover());

  return {
    issuer,
    button,
    settings,
    begin: async () => {
      const client = await import('openid-client');
      // Each time, so that nobody is sent to a provider that is down.
      const config = await asking(discover());
      const verifier = client.randomPKCECodeVerifier();
      const checks = { state: client.randomState(), nonce: client.randomNonce(), verifier };
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: settings.scope,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, checks };
    },
    finish: async (search, { state, nonce, verifier }) => {
      const client = await import('openid-client');
      const config = await asking(recall());
      const address = new URL(redirectUri);
      address.search = search;
      const tokens = await asking(
        client.authorizationCodeGrant(config, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        }),
      );
      const claims = tokens.claims();
      if (claims === undefined) throw new OidcRefusal('no ID token');
      const hasAll = [settings.accountClaim, settings.groupClaim].every((name) => claims[name] !== undefined);
      if (hasAll || config.serverMetadata().userinfo_endpoint === undefined) return claims;
      // Some providers put groups, or even names, there alone.
      const info = await asking(client.fetchUserInfo(config, tokens.access_token, claims.sub));
      return { ...info, ...claims };
    },
  };
}

async function discoverNow({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
  const client = await import('openid-client');
  const server = new URL(issuer);
  // Plain HTTP is for a provider on this machine alone; `config.ts` lets no other through.
  const execute = server.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  return client.discovery(server, clientId, clientSecret, undefined, { execute, timeout: patience });
}

/** Waits for the provider: one that does not answer is a `Problem`, and an answer that is not to be believed an `OidcRefusal`. */
async function asking<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    const { ClientError, AuthorizationResponseError, ResponseBodyError } = await import('openid-client');
    if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
      throw new OidcRefusal(error.error);
    }
    const code = error instanceof ClientError ? (error.code ?? 'unknown') : 'unknown';
    if (!(error instanceof ClientError) || unreachable.has(code)) {
      throw new Problem(
        'unavailable',
        'Your school’s sign-in does not answer at the moment. Log in with username and password, or try again in a minute.',
        { retryAfter: 30 },
      );
    }
    throw new OidcRefusal(code);
  }
}

/** Nobody answers, or not as a provider does. */
const unreachable: ReadonlySet<string> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);
