import * as z from 'zod/mini';
import { ConfigError } from './config-error.ts';

/** How the school's own sign-in (OpenID Connect) is reached and read, as whoever runs the server has set it. */
export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Separated by spaces. */
  readonly scope: string;
  /** The claim that names the account: the username here. */
  readonly accountClaim: string;
  readonly groupClaim: string;
  readonly teacherGroups: readonly string[];
  readonly adminGroups: readonly string[];
  /** What the button says. */
  readonly button: string;
  /** Where the provider sends the browser back to. */
  readonly redirectUri: string;
}

/** The environment variables of the school's own sign-in. */
export const oidcVariables = {
  OIDC_ISSUER: z.optional(
    z.string().check(z.refine(isSafeAddress, 'must be an https address, as the provider names its issuer')),
  ),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  OIDC_SCOPE: z._default(
    z.string().check(z.regex(/(^| )openid( |$)/, 'must have openid among its words')),
    'openid profile email',
  ),
  OIDC_ACCOUNT_CLAIM: z._default(z.string(), 'preferred_username'),
  OIDC_GROUP_CLAIM: z._default(z.string(), 'groups'),
  OIDC_TEACHER_GROUPS: z.pipe(z._default(z.string(), ''), z.transform(readList)),
  OIDC_ADMIN_GROUPS: z.pipe(z._default(z.string(), ''), z.transform(readList)),
  OIDC_BUTTON: z._default(z.string().check(z.maxLength(60, 'has room for 60 characters')), 'Use my school account'),
};

type OidcVariables = z.output<z.ZodMiniObject<typeof oidcVariables>>;

/** The settings that the variables come to; undefined without an issuer. Throws a `ConfigError` that names what is missing beside one. */
export function readOidcSettings(data: OidcVariables, publicUrl: string | undefined): OidcSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = data;
  const { OIDC_TEACHER_GROUPS: teacherGroups, OIDC_ADMIN_GROUPS: adminGroups } = data;
  if (issuer === undefined) {
    if (clientId === undefined && clientSecret === undefined) return undefined;
    throw new ConfigError('OIDC_ISSUER is missing: the other variables of the sign-in need it');
  }
  if (clientId === undefined) throw missing('OIDC_CLIENT_ID');
  if (clientSecret === undefined) throw missing('OIDC_CLIENT_SECRET');
  if (publicUrl === undefined) throw missing('PUBLIC_URL');
  if (teacherGroups.length + adminGroups.length === 0) throw missing('OIDC_TEACHER_GROUPS or OIDC_ADMIN_GROUPS');
  return {
    issuer,
    clientId,
    clientSecret,
    scope: data.OIDC_SCOPE,
    accountClaim: data.OIDC_ACCOUNT_CLAIM,
    groupClaim: data.OIDC_GROUP_CLAIM,
    teacherGroups,
    adminGroups,
    button: data.OIDC_BUTTON,
    redirectUri: `${publicUrl}/signed-in`,
  };
}

/** An https address; plain HTTP on this machine alone, where nobody can listen. */
export function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username !== '' || url.hash !== '') return false;
  return (
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname))
  );
}

const missing = (name: string) => new ConfigError(`${name} is missing: OIDC_ISSUER needs it`);

function readList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
