import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

const oidc = {
  OIDC_ISSUER: 'https://login.school.example',
  OIDC_CLIENT_ID: 'markwell',
  OIDC_CLIENT_SECRET: 'x',
  PUBLIC_URL: 'https://homework.school.example',
};

describe('the environment', () => {
  it('may be empty', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      database: { engine: 'sqlite' },
      adminPassword: undefined,
      trustProxy: false,
      retention: { visitDays: 30, attemptYears: null },
    });
  });

  it('counts an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
  });

  it.each([
    [{ PORT: '8080' }, { port: 8080 }],
    [
      { DATABASE_URL: 'postgres://u:p@db/markwell' },
      { database: { engine: 'postgres', url: 'postgres://u:p@db/markwell' } },
    ],
    [{ TRUST_PROXY: 'true' }, { trustProxy: true }],
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ TRUST_PROXY: 'loopback, 10.0.0.0/8' }, { trustProxy: 'loopback, 10.0.0.0/8' }],
    [{ TEACHER_CLASSES: 'given' }, { teacherClasses: 'given' }],
    [{ SESSION_RETENTION_DAYS: '7' }, { retention: { visitDays: 7, attemptYears: null } }],
    [{ ATTEMPT_RETENTION_YEARS: '7' }, { retention: { visitDays: 30, attemptYears: 7 } }],
    [{ LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
    [
      { SITE_NETWORKS: '10.0.0.0/8=School network, 203.0.113.7 = Library,2001:db8::/32=Sixth form' },
      {
        networks: [
          { address: '10.0.0.0', bits: 8, label: 'School network' },
          { address: '203.0.113.7', bits: 32, label: 'Library' },
          { address: '2001:db8::', bits: 32, label: 'Sixth form' },
        ],
      },
    ],
    [{}, { timeZone: 'Europe/London' }],
    [{ SCHOOL_TIME_ZONE: 'Asia/Dubai' }, { timeZone: 'Asia/Dubai' }],
    [{ GEOIP_DB: '/srv/GeoLite2-City.mmdb' }, { geoipFile: '/srv/GeoLite2-City.mmdb' }],
    [{}, { site: { redirectFromHosts: [], redirectToUrl: null } }],
    [
      { REDIRECT_FROM_HOSTS: 'Old.example, old.example:8080,', REDIRECT_TO_URL: 'https://new.example/' },
      { site: { redirectFromHosts: ['old.example', 'old.example:8080'], redirectToUrl: 'https://new.example/' } },
    ],
    [{}, { identity: { secondFactorFor: 'nobody', oidc: undefined } }],
    [{ REQUIRE_SECOND_FACTOR: 'admins' }, { identity: { secondFactorFor: 'admins' } }],
    [
      { ...oidc, OIDC_TEACHER_GROUPS: 'Teaching staff, Cover,', PUBLIC_URL: 'https://homework.school.example/' },
      {
        identity: {
          oidc: {
            teacherGroups: ['Teaching staff', 'Cover'],
            adminGroups: [],
            redirectUri: 'https://homework.school.example/signed-in',
          },
        },
      },
    ],
  ])('%j is read', (env, config) => {
    expect(readConfig(env)).toMatchObject(config);
  });

  it.each([
    [{ PORT: 'abc' }, /^PORT must be a whole number from 0 to 65535$/],
    [{ PORT: '70000' }, /^PORT /],
    [{ PORT: '-1' }, /^PORT /],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must be sqlite:/],
    [{ MARKWELL_ADMIN_PASSWORD: 'short' }, /^MARKWELL_ADMIN_PASSWORD needs 10/],
    [{ TRUST_PROXY: 'my proxy' }, /^TRUST_PROXY must be/],
    [{ TRUST_PROXY: '10.0.0.0/99' }, /^TRUST_PROXY must be/],
    [{ TEACHER_CLASSES: 'all' }, /^TEACHER_CLASSES must be chosen or given/],
    [{ SESSION_RETENTION_DAYS: '0' }, /^SESSION_RETENTION_DAYS must be/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be/],
    [{ SCHOOL_TIME_ZONE: 'Dubai' }, /^SCHOOL_TIME_ZONE must be a time zone by its name/],
    [{ SITE_NETWORKS: '10.0.0.0/8' }, /^SITE_NETWORKS must be networks with a name/],
    [{ SITE_NETWORKS: '10.0.0.0/33=School' }, /^SITE_NETWORKS /],
    [{ SITE_NETWORKS: 'school.example=School' }, /^SITE_NETWORKS /],
    [{ SITE_NETWORKS: `10.0.0.0/8=${'x'.repeat(41)}` }, /^SITE_NETWORKS /],
    [{ REDIRECT_FROM_HOSTS: 'https://old.example' }, /^REDIRECT_FROM_HOSTS must be names of hosts/],
    [{ REDIRECT_TO_URL: 'new.example' }, /^REDIRECT_TO_URL must be an http or https address/],
    [{ REDIRECT_TO_URL: 'javascript:alert(1)' }, /^REDIRECT_TO_URL must be/],
    [{ REQUIRE_SECOND_FACTOR: 'all' }, /^REQUIRE_SECOND_FACTOR must be admins or staff/],
    [{ PUBLIC_URL: 'http://homework.school.example' }, /^PUBLIC_URL must be/],
    [{ PUBLIC_URL: 'https://school.example/homework' }, /^PUBLIC_URL must be/],
    [{ PUBLIC_URL: 'homework.school.example' }, /^PUBLIC_URL must be/],
    [{ ...oidc, OIDC_ISSUER: 'http://login.school.example' }, /^OIDC_ISSUER must be an https address/],
    [{ ...oidc, OIDC_ISSUER: 'https://someone@login.school.example' }, /^OIDC_ISSUER must be/],
    [{ ...oidc, OIDC_SCOPE: 'profile' }, /^OIDC_SCOPE must have openid/],
    [{ ...oidc, OIDC_ISSUER: '' }, /^OIDC_ISSUER is missing/],
    [{ ...oidc, OIDC_CLIENT_ID: '' }, /^OIDC_CLIENT_ID is missing/],
    [{ ...oidc, OIDC_CLIENT_SECRET: '' }, /^OIDC_CLIENT_SECRET is missing/],
    [{ ...oidc, PUBLIC_URL: '' }, /^PUBLIC_URL is missing/],
    [oidc, /^OIDC_TEACHER_GROUPS or OIDC_ADMIN_GROUPS is missing/],
    [{ PORT: 'x', LOG_LEVEL: 'loud' }, /^PORT .*\nLOG_LEVEL /],
  ])('%j is refused by name', (env, message) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(message);
  });

  it('never shows a password in an error', () => {
    expect(() => readConfig({ MARKWELL_ADMIN_PASSWORD: 'hunter2', PORT: 'x' })).not.toThrow(/hunter2/);
  });
});
