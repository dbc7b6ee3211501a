import type { readSite } from '@markwell/server/contract';
import type * as z from 'zod/mini';

/** The old hosts of the site, and its new address. */
export type Site = Omit<z.output<typeof readSite.output>, 'timeZone'>;

/** Where a visitor of an old address is led, or why not. */
export type RedirectDecision =
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'stay'; readonly why: StayReason };

/**
 * `no-target`: there is no new address. `bad-target`: it is not an http or https address. `already-there`: it
 * is on this very host, so following it would lead back here. `not-an-old-host`: this host is not an old one.
 */
export type StayReason = 'no-target' | 'bad-target' | 'already-there' | 'not-an-old-host';

/**
 * Whether the front page redirects on a host. `host` is as in `location.host`, including any port; an old
 * host without a port matches all ports.
 */
export function decideRedirect(site: Site, host: string): RedirectDecision {
  const target = readTarget(site, host);
  if (target.kind === 'stay') return target;
  const here = host.toLowerCase();
  const isOld = site.redirectFromHosts.some((old) => old === here || old === nameOf(here));
  return isOld ? target : { kind: 'stay', why: 'not-an-old-host' };
}

/** The new address for a visitor of `host`, whatever the old hosts are; none where following it leads nowhere else. */
export function readTarget({ redirectToUrl }: Site, host: string): RedirectDecision {
  if (redirectToUrl === null) return { kind: 'stay', why: 'no-target' };
  if (!URL.canParse(redirectToUrl)) return { kind: 'stay', why: 'bad-target' };
  const target = new URL(redirectToUrl);
  if (!['http:', 'https:'].includes(target.protocol)) return { kind: 'stay', why: 'bad-target' };
  if (target.host === host.toLowerCase()) return { kind: 'stay', why: 'already-there' };
  return { kind: 'redirect', to: target.href };
}

/** A host without its port. */
function nameOf(host: string): string {
  return host.replace(/:\d+$/, '');
}
