import type { Asked, KeyNotes } from '../kind.ts';
import { quantityKind } from '../numbers/quantity-kind.ts';
import type { Quantity } from '../numbers/read-quantities.ts';
import { inFull } from '../numbers/write-number.ts';

/** A percentage: '60%', '60 per cent'. */
export const percentageKind = quantityKind(({ unit }) => unit?.measures === '%1', notes);

function notes({ value }: Quantity, { form }: Asked): KeyNotes {
  const share = inFull(Number((value / 100).toPrecision(12)));
  return {
    also: [inFull(value), `${inFull(value)} per cent`, ...(form === 'percentage' ? [] : [share])],
    doubts: form === 'percentage' ? [] : [`Is ${share} right too? It gets the mark.`],
  };
}
