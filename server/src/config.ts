import { BlockList, isIP, isIPv6 } from 'node:net';
import * as z from 'zod/mini';
import { ConfigError } from './config-error.ts';
import { isSafeAddress, type OidcSettings, oidcVariables, readOidcSettings } from './config-oidc.ts';
import { usualSchoolZone } from './contract/site.ts';
import { type DatabaseAddress, readDatabaseUrl } from './db/database-url.ts';
import type { NamedNetwork } from './places/places.ts';
import { readNetworks, usualNetworks } from './places/read-networks.ts';

/** The environment variables, each with what it may be. An empty one counts as absent. */
const environment = z.object({
  PORT: integer({ from: 0, to: 65535, usually: 3000 }),
  HOST: z._default(z.string(), '0.0.0.0'),
  DATABASE_URL: z.pipe(z._default(z.string(), 'sqlite:./data/markwell.db'), databaseAddress()),
  MARKWELL_ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(10, 'needs 10 characters or more'))),
  TRUST_PROXY: z.pipe(z._default(z.string(), 'false'), trustedProxy()),
  SESSION_RETENTION_DAYS: integer({ from: 1, to: 365, usually: 30 }),
  ATTEMPT_RETENTION_YEARS: z.optional(wholeNumber({ from: 1, to: 100 })),
  SITE_NETWORKS: z.pipe(z._default(z.string(), usualNetworks), namedNetworks()),
  GEOIP_DB: z.optional(z.string()),
  SCHOOL_TIME_ZONE: z._default(
    z.string().check(z.refine(isTimeZone, 'must be a time zone by its name, such as Europe/London or Asia/Dubai')),
    usualSchoolZone,
  ),
  REQUESTS_PER_MINUTE: integer({ from: 0, to: 10_000_000, usually: 12_000 }),
  TEACHER_CLASSES: z._default(z.enum(['chosen', 'given'], 'must be chosen or given'), 'chosen'),
  REDIRECT_FROM_HOSTS: z.pipe(z._default(z.string(), ''), hostNames()),
  REDIRECT_TO_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  PUBLIC_URL: z.optional(z.pipe(z.string(), siteOrigin())),
  REQUIRE_SECOND_FACTOR: z.optional(z.enum(['admins', 'staff'], 'must be admins or staff, or left out')),
  ...oidcVariables,
  LOG_LEVEL: z.optional(
    z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
  ),
});

/** Who must have a second factor. */
export type SecondFactorFor = 'nobody' | 'admins' | 'staff';

/** For how long what is stored is kept. */
export interface Retention {
  /** Days after which visits are removed. */
  readonly visitDays: number;
  /** Years after which attempts are removed; null keeps them for ever. */
  readonly attemptYears: number | null;
}

/** How this server was told to run. */
export interface Config {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  readonly database: DatabaseAddress;
  /** For the first admin; generated when absent. */
  readonly adminPassword: string | undefined;
  /** As Express's `trust proxy`: which proxies may say whose request they pass on. */
  readonly trustProxy: boolean | number | string;
  readonly retention: Retention;
  /** The school's, as the IANA list names it. */
  readonly timeZone: string;
  /** The school's own networks by name, for "Locations" in the activity monitor. */
  readonly networks: readonly NamedNetwork[];
  /** A GeoIP file (mmdb) for addresses outside them; none when absent. */
  readonly geoipFile: string | undefined;
  /** API requests a minute from one address before it is asked to wait; 0 for no limit. A school is often one address. */
  readonly requestsPerMinute: number;
  /** Whether teachers choose the classes that they may act on, or are given them by an admin. */
  readonly teacherClasses: 'chosen' | 'given';
  /** The old addresses of the site, and the new one; nothing redirects while either is absent. */
  readonly site: { readonly redirectFromHosts: string[]; readonly redirectToUrl: string | null };
  readonly identity: {
    readonly secondFactorFor: SecondFactorFor;
    /** The school's own sign-in; none when absent. */
    readonly oidc: OidcSettings | undefined;
  };
  /** Absent: problems only on a terminal, everything elsewhere. */
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent' | undefined;
}

/** Reads the environment; throws a `ConfigError` that names each variable that cannot be used, and says why. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = environment.safeParse(given);
  if (!read.success) {
    const lines = read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new ConfigError(lines.join('\n'));
  }
  const { data } = read;
  return {
    port: data.PORT,
    host: data.HOST,
    database: data.DATABASE_URL,
    adminPassword: data.MARKWELL_ADMIN_PASSWORD,
    trustProxy: data.TRUST_PROXY,
    retention: { visitDays: data.SESSION_RETENTION_DAYS, attemptYears: data.ATTEMPT_RETENTION_YEARS ?? null },
    timeZone: data.SCHOOL_TIME_ZONE,
    networks: data.SITE_NETWORKS,
    geoipFile: data.GEOIP_DB,
    requestsPerMinute: data.REQUESTS_PER_MINUTE,
    teacherClasses: data.TEACHER_CLASSES,
    site: { redirectFromHosts: data.REDIRECT_FROM_HOSTS, redirectToUrl: data.REDIRECT_TO_URL ?? null },
    identity: {
      secondFactorFor: data.REQUIRE_SECOND_FACTOR ?? 'nobody',
      oidc: readOidcSettings(data, data.PUBLIC_URL),
    },
    logLevel: data.LOG_LEVEL,
  };
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function integer({ from, to, usually }: { from: number; to: number; usually: number }) {
  return z.pipe(z._default(z.string(), String(usually)), wholeNumber({ from, to }));
}

function wholeNumber({ from, to }: { from: number; to: number }) {
  const message = `must be a whole number from ${from} to ${to}`;
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, message)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(from, message), z.maximum(to, message))),
  );
}

function databaseAddress() {
  return z.transform((url: string, context): DatabaseAddress => {
    const address = readDatabaseUrl(url);
    if (address !== undefined) return address;
    const message = 'must be sqlite:PATH, such as sqlite:./data/markwell.db, or postgres://USER:PASSWORD@HOST/NAME';
    context.issues.push({ code: 'custom', message, input: '' });
    return z.NEVER;
  });
}

/** Names of hosts, with a port where it matters, separated by commas. */
function hostNames() {
  return z.transform((text: string, context): string[] => {
    const hosts = text
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter((host) => host !== '');
    if (hosts.every((host) => /^[a-z0-9.-]+(:\d{1,5})?$/.test(host))) return hosts;
    const message = 'must be names of hosts, such as old.school.example, separated by commas';
    context.issues.push({ code: 'custom', message, input: '' });
    return z.NEVER;
  });
}

/** Where browsers open the site, without what would stand behind the host. */
function siteOrigin() {
  return z.transform((text: string, context): string => {
    if (isSafeAddress(text) && new URL(text).href === `${new URL(text).origin}/`) return new URL(text).origin;
    const message = 'must be where browsers open the site, such as https://homework.school.example';
    context.issues.push({ code: 'custom', message, input: '' });
    return z.NEVER;
  });
}

function namedNetworks() {
  return z.transform((text: string, context): readonly NamedNetwork[] => {
    const networks = readNetworks(text);
    if (networks !== undefined) return networks;
    const message = 'must be networks with a name, such as 10.0.0.0/8=School network, separated by commas';
    context.issues.push({ code: 'custom', message, input: '' });
    return z.NEVER;
  });
}

/** `false`, `true`, a number of proxies, or addresses and networks separated by commas. */
function trustedProxy() {
  return z.transform((text: string, context): boolean | number | string => {
    if (text === 'true' || text === 'false') return text === 'true';
    if (/^\d{1,2}$/.test(text)) return Number(text);
    if (text.split(',').every((part) => isNetwork(part.trim()))) return text;
    const message = 'must be true, false, a number of proxies, or addresses such as 10.0.0.0/8, separated by commas';
    context.issues.push({ code: 'custom', message, input: '' });
    return z.NEVER;
  });
}

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits] = text.split('/');
  if (isIP(address) === 0) return false;
  if (bits === undefined) return true;
  try {
    new BlockList().addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
    return /^\d+$/.test(bits);
  } catch {
    return false;
  }
}
