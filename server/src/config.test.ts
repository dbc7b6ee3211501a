import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

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
    [{ GEOIP_DB: '/srv/GeoLite2-City.mmdb' }, { geoipFile: '/srv/GeoLite2-City.mmdb' }],
    [{}, { site: { redirectFromHosts: [], redirectToUrl: null } }],
    [
      { REDIRECT_FROM_HOSTS: 'Old.example, old.example:8080,', REDIRECT_TO_URL: 'https://new.example/' },
      { site: { redirectFromHosts: ['old.example', 'old.example:8080'], redirectToUrl: 'https://new.example/' } },
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
    [{ SITE_NETWORKS: '10.0.0.0/8' }, /^SITE_NETWORKS must be networks with a name/],
    [{ SITE_NETWORKS: '10.0.0.0/33=School' }, /^SITE_NETWORKS /],
    [{ SITE_NETWORKS: 'school.example=School' }, /^SITE_NETWORKS /],
    [{ SITE_NETWORKS: `10.0.0.0/8=${'x'.repeat(41)}` }, /^SITE_NETWORKS /],
    [{ REDIRECT_FROM_HOSTS: 'https://old.example' }, /^REDIRECT_FROM_HOSTS must be names of hosts/],
    [{ REDIRECT_TO_URL: 'new.example' }, /^REDIRECT_TO_URL must be an http or https address/],
    [{ REDIRECT_TO_URL: 'javascript:alert(1)' }, /^REDIRECT_TO_URL must be/],
    [{ PORT: 'x', LOG_LEVEL: 'loud' }, /^PORT .*\nLOG_LEVEL /],
  ])('%j is refused by name', (env, message) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(message);
  });

  it('never shows a password in an error', () => {
    expect(() => readConfig({ MARKWELL_ADMIN_PASSWORD: 'hunter2', PORT: 'x' })).not.toThrow(/hunter2/);
  });
});
