import type { Asked, KeyNotes } from '../kind.ts';
import { quantityKind } from '../numbers/quantity-kind.ts';
import type { Quantity } from '../numbers/read-quantities.ts';
import { inFull } from '../numbers/write-number.ts';

/** A fraction or mixed number: '3/5', '1 1/2', 'three fifths'. */
export const fractionKind = quantityKind(({ number }) => number.form === 'fraction' || number.form === 'mixed', notes);

function notes({ value, number }: Quantity, { form }: Asked): KeyNotes {
  const { top = 0, bottom = 1, wholes = 0 } = number.fraction ?? {};
  const isFraction = form === 'fraction' || form === 'simplest' || form === 'mixed';
  const isShort = Number(value.toPrecision(6)) === value;
  const also = [
    ...(form === 'simplest' ? [] : [`${2 * top + 2 * wholes * bottom}/${2 * bottom}`]),
    ...(wholes > 0 && form !== 'mixed' ? [`${top + wholes * bottom}/${bottom}`] : []),
    ...(isFraction || !isShort ? [] : [inFull(value), `${inFull(Number((100 * value).toPrecision(12)))}%`]),
  ];
  const doubts = form === undefined ? ['Must the fraction be in its simplest form? Equal fractions get the mark.'] : [];
  return { also, doubts };
}
