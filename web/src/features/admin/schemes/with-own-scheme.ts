import type { AdminHomework } from '@markwell/server/contract';

/** The homework that has a mark scheme of its own, cards with a set of their own among them, by title: each scheme once. */
export function withOwnScheme(list: readonly AdminHomework[]): AdminHomework[] {
  return list
    .filter(({ schemeVersion }) => schemeVersion !== null)
    .toSorted((one, other) => one.ownTitle.localeCompare(other.ownTitle, 'en-GB', { numeric: true }));
}
