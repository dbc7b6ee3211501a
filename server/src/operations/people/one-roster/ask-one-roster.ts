import type { Configuration } from 'openid-client';
import type { OneRosterSettings } from '../../../config-one-roster.ts';
import { Problem } from '../../site/problems/problem.ts';

/** How patient we are with a service, in milliseconds. */
export interface Patience {
  /** For one answer. */
  readonly answer: number;
  /** Before each further try, in order. */
  readonly pauses: readonly number[];
}

/** Years of enrolments take a busy system a while. */
const usualPatience: Patience = { answer: 60_000, pauses: [1_000, 5_000, 20_000] };
const longestPause = 60_000;

/** What the service answered: the JSON, and how many records there are in all if it says so. */
export interface Answer {
  readonly body: unknown;
  readonly total: number | undefined;
}

/** Asks for an address of the service, such as `/classes?limit=100`. Throws a `Problem` that names the address and what went wrong. */
export type Ask = (path: string) => Promise<Answer>;

/**
 * Signs in to the service with OAuth 2 client credentials. A service that is busy, down or cut off in the middle of an answer is
 * asked again, and one that no longer takes the token is given a new one, once for each address.
 */
export async function openOneRoster(settings: OneRosterSettings, patience: Patience = usualPatience): Promise<Ask> {
  const client = await import('openid-client');
  const config: Configuration = new client.Configuration(
    { issuer: new URL(settings.tokenUrl).origin, token_endpoint: settings.tokenUrl },
    settings.clientId,
    settings.clientSecret,
    client.ClientSecretBasic(settings.clientSecret),
  );
  config.timeout = patience.answer / 1_000;
  if (settings.tokenUrl.startsWith('http:')) client.allowInsecureRequests(config);

  async function signIn(): Promise<string> {
    try {
      return (await client.clientCredentialsGrant(config, { scope: settings.scope })).access_token;
    } catch (error) {
      const why = error instanceof client.ResponseBodyError ? error.error : String(error);
      throw new Problem(
        'unavailable',
        `${settings.tokenUrl} gives no token: ${why}. Check ONEROSTER_CLIENT_ID, its secret and its scope.`,
      );
    }
  }

  let token = await signIn();
  return async (path) => {
    const url = settings.url + path;
    const pauses = [...patience.pauses];
    let isFresh = false;
    for (;;) {
      const tried = await tryOnce(url, token, patience.answer);
      if (tried.answer !== undefined) return tried.answer;
      if (tried.status === 401 && !isFresh) {
        isFresh = true;
        token = await signIn();
        continue;
      }
      const pause = tried.isPassing ? pauses.shift() : undefined;
      if (pause === undefined) throw new Problem('unavailable', `${url} ${tried.why}. Nothing was changed.`);
      await new Promise((resolve) => setTimeout(resolve, Math.max(pause, tried.retryAfter)));
    }
  };
}

type Tried =
  | { readonly answer: Answer }
  | {
      readonly answer?: undefined;
      readonly status?: number;
      readonly why: string;
      /** Whether it may go better in a moment. */
      readonly isPassing: boolean;
      /** In milliseconds. */
      readonly retryAfter: number;
    };

async function tryOnce(url: string, token: string, patience: number): Promise<Tried> {
  try {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
      // A service that has moved is to be named anew, not followed with a token.
      redirect: 'error',
    });
    const text = await response.text();
    if (!response.ok) {
      const { status } = response;
      const seconds = Number(response.headers.get('retry-after')) || 0;
      return {
        status,
        why: `answers ${status}`,
        isPassing: status === 429 || status >= 500,
        retryAfter: Math.min(seconds * 1_000, longestPause),
      };
    }
    const total = response.headers.get('x-total-count');
    return { answer: { body: JSON.parse(text), total: total === null || total === '' ? undefined : Number(total) } };
  } catch (error) {
    if (error instanceof SyntaxError) return { why: 'does not answer with JSON', isPassing: true, retryAfter: 0 };
    const isSlow = error instanceof DOMException && error.name === 'TimeoutError';
    const why = isSlow
      ? `does not answer within ${patience / 1_000} seconds`
      : 'cannot be reached, or cuts its answer off';
    return { why, isPassing: true, retryAfter: 0 };
  }
}
