import * as z from 'zod/mini';
import { ConfigError } from './config-error.ts';
import { isSafeAddress } from './config-oidc.ts';

const address = z.string().check(z.refine(isSafeAddress, 'must be an https address'));

const environment = z.object({
  ONEROSTER_URL: address,
  ONEROSTER_TOKEN_URL: address,
  ONEROSTER_CLIENT_ID: z.string(),
  ONEROSTER_CLIENT_SECRET: z.string(),
  ONEROSTER_SCOPE: z._default(
    z.string(),
    'https://purl.imsglobal.org/spec/or/v1p2/scope/roster-core.readonly https://purl.imsglobal.org/spec/or/v1p2/scope/roster.readonly',
  ),
  ONEROSTER_SCHOOL: z.optional(z.string()),
});

/** How the OneRoster service of the school's information system is reached. */
export interface OneRosterSettings {
  /** Of its rostering, such as https://sis.example/ims/oneroster/rostering/v1p2, without a slash at the end. */
  readonly url: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Separated by spaces. */
  readonly scope: string;
  /** The `sourcedId` of the school, where the service has several. */
  readonly school: string | undefined;
}

/** Reads the environment. Throws a `ConfigError` that names each variable that is missing or cannot be used. */
export function readOneRosterSettings(env: Readonly<Record<string, string | undefined>>): OneRosterSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = environment.safeParse(given);
  if (!read.success) {
    const lines = read.error.issues.map(({ path: [name = ''], message }) =>
      given[String(name)] === undefined ? `${String(name)} is missing` : `${String(name)} ${message}`,
    );
    throw new ConfigError(lines.join('\n'));
  }
  const { data } = read;
  return {
    url: data.ONEROSTER_URL.replace(/\/+$/, ''),
    tokenUrl: data.ONEROSTER_TOKEN_URL,
    clientId: data.ONEROSTER_CLIENT_ID,
    clientSecret: data.ONEROSTER_CLIENT_SECRET,
    scope: data.ONEROSTER_SCOPE,
    school: data.ONEROSTER_SCHOOL,
  };
}
