import { type Answer, nameSlot, readSlots, type SlotNames } from '@markwell/marking-core';
import { type PartOutcome, type PartResults, partOutcome } from './part-mark.tsx';

/** One part of an answer as it was given. */
export interface GivenPart {
  /** What was filled in. Nothing of a list, whose parts have no names. */
  readonly name: string | undefined;
  readonly text: string;
  readonly outcome: PartOutcome | undefined;
}

/** The parts of an answer that was marked part by part, in the question's order; nothing of any other. */
export function givenParts({ value }: Answer, result: PartResults, names: SlotNames = []): GivenPart[] | undefined {
  const slots = result?.slots ?? [];
  const filled = Object.entries(readSlots({ slots }, value));
  if (filled.length > 0) {
    const order = slots.map(({ id }) => id);
    return filled
      .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
      .map(([id, text]) => ({ name: nameSlot(names, id), text, outcome: partOutcome(result, id) }));
  }
  const lines = value.split('\n').map((line) => line.trim());
  if (!lines.some((line) => slots.some(({ id }) => id === line))) return undefined;
  return lines
    .filter((line) => line !== '')
    .map((text) => ({ name: undefined, text, outcome: partOutcome(result, text) }));
}
