import { describe, expect, it } from 'vitest';
import { decideRedirect, type Site } from './redirect-decision.ts';

const site: Site = {
  redirectFromHosts: ['old.school.example', 'hw.example:8080'],
  redirectToUrl: 'https://new.example/',
};

describe('decideRedirect', () => {
  it.each<[label: string, site: Site, host: string, decision: object]>([
    [
      'nothing redirects on a fresh install',
      { redirectFromHosts: [], redirectToUrl: null },
      'old.school.example',
      { kind: 'stay', why: 'no-target' },
    ],
    [
      'an old host leads to the new address',
      site,
      'old.school.example',
      { kind: 'redirect', to: 'https://new.example/' },
    ],
    [
      'any port of a host without one',
      site,
      'old.school.example:3000',
      { kind: 'redirect', to: 'https://new.example/' },
    ],
    ['however the host is capitalised', site, 'Old.School.Example', { kind: 'redirect', to: 'https://new.example/' }],
    ['the port where one is named', site, 'hw.example:8080', { kind: 'redirect', to: 'https://new.example/' }],
    ['not another port then', site, 'hw.example:3000', { kind: 'stay', why: 'not-an-old-host' }],
    ['not a host that only ends alike', site, 'very-old.school.example', { kind: 'stay', why: 'not-an-old-host' }],
    ['not the host of today', site, 'school.example', { kind: 'stay', why: 'not-an-old-host' }],
    [
      'an old host without a new address stays',
      { ...site, redirectToUrl: null },
      'hw.example:8080',
      { why: 'no-target' },
    ],
    [
      'a new address on the same host would go round in circles',
      { redirectFromHosts: ['new.example'], redirectToUrl: 'https://new.example/home' },
      'new.example',
      { kind: 'stay', why: 'already-there' },
    ],
    [
      'another port of the same name is another place',
      { redirectFromHosts: ['new.example:3000'], redirectToUrl: 'https://new.example/home' },
      'new.example:3000',
      { kind: 'redirect', to: 'https://new.example/home' },
    ],
    [
      'a script is no address',
      { ...site, redirectToUrl: 'javascript:alert(1)' },
      'old.school.example',
      { why: 'bad-target' },
    ],
    ['nor is a file', { ...site, redirectToUrl: 'file:///etc/passwd' }, 'old.school.example', { why: 'bad-target' }],
    [
      'nor anything that is no address',
      { ...site, redirectToUrl: 'new address' },
      'old.school.example',
      { why: 'bad-target' },
    ],
  ])('%s', (_label, settings, host, decision) => {
    expect(decideRedirect(settings, host)).toMatchObject(decision);
  });
});
