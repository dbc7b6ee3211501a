import { allBuiltInHomework, childcare } from '@markwell/marking-core';

/** The homework that each card shows when it is pointed at no other, by the card's number in the first numbering. */
const ownSets = new Map(
  allBuiltInHomework.flatMap(({ card, id }) => (card === undefined ? [] : [[card, id] as const])),
);

/** The cards by the first numbering: 1 to 5 are Years 7 to 11, 6 is childcare. */
export const cardIds: readonly number[] = [...ownSets.keys()].sort((one, other) => one - other);

/** The card of the childcare assessment, which has the same number in both numberings. */
export const childcareCard = childcare.id;

/** Where a card points to show its own set: card 1 at homework 149; null for the others, which are their own homework. */
export function ownContent(card: number): number | null {
  const own = ownSets.get(card);
  return own === undefined || own === card ? null : own;
}
