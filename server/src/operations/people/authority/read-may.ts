import * as contract from '../../../contract/index.ts';
import type { Services } from '../../site/services/services.ts';
import type { Staff } from '../sign-in/staff.ts';
import { readAuthority } from './own-classes.ts';
import { findRefusal } from './refuse-others.ts';

/** What a page offers, by the name that the answer gives it, and the call that it makes. */
type Offer<Name extends string> = readonly [Name, Pick<contract.Call<never, never>, 'on'>];

export const offersOnAttempt = [
  ['override', contract.setOverride],
  ['comment', contract.commentOnAttempt],
  ['exclude', contract.excludeAttempts],
] as const;

export const offersOnReport = [
  ['comment', contract.commentOnClass],
  ['date', contract.setHomeworkDates],
  ['credit', contract.creditQuestion],
] as const;

export const offersOnGroup = [['judge', contract.decideInDraft]] as const;

export const offersOnJudged = [['take-back', contract.takeBackJudgements]] as const;

export const offersOnRoster = [['change', contract.changeClassRoster]] as const;

/** What a page shows, named as calls name it. */
type Things = { readonly [Kind in contract.Thing]?: string | undefined };

/**
 * Which of these would not be refused to whoever asks, for the things that a page shows: by the same rule that refuses them, so that a
 * page has no button in vain.
 */
export async function readMay<Name extends string>(
  services: Services,
  staff: Pick<Staff, 'userId' | 'role'>,
  offers: readonly Offer<Name>[],
  things: Things,
): Promise<Name[]> {
  const authority = await readAuthority(services, staff);
  if (authority.isForAll) return offers.map(([name]) => name);
  const isAllowed = async (kind: contract.Thing, name: string) =>
    (await findRefusal(services, authority, kind, name)) === undefined;
  const may: Name[] = [];
  for (const [name, { on }] of offers) {
    const asked = contract.thingSchema.options.flatMap((kind) => {
      const thing = typeof on === 'object' && on[kind] !== undefined ? things[kind] : undefined;
      return thing === undefined ? [] : [isAllowed(kind, thing)];
    });
    if (asked.length > 0 && (await Promise.all(asked)).every(Boolean)) may.push(name);
  }
  return may;
}
