import type { Asked, KeyNotes } from '../kind.ts';
import { quantityKind } from '../numbers/quantity-kind.ts';
import type { Quantity } from '../numbers/read-quantities.ts';
import { inFull, inStandardForm } from '../numbers/write-number.ts';

/** A number, with its unit or what it counts: '4.5 x 10^3', '-5 °C', 'three waves', 'pH 8'. */
export const numberKind = quantityKind(({ number }) => number.form !== 'fraction' && number.form !== 'mixed', notes);

function notes(
  { value, unit, number, counts }: Quantity,
  { form, unit: named, unitNeeded, tolerance, between, rounds }: Asked,
  text: string,
): KeyNotes {
  const standard = inStandardForm(value);
  const written = unit === undefined ? '' : ` ${unit.written}`;
  const full = `${inFull(value)}${written}`;
  const forms = [
    ...(form === 'standard' ? [] : [full]),
    ...(standard === undefined || form === 'ordinary'
      ? []
      : [`${standard.raised}${written}`, `${standard.e}${written}`]),
    ...(unit === undefined || form === 'standard' || unitNeeded === true ? [] : [inFull(value)]),
  ];
  const also = [...new Set(forms)].filter((one) => one !== text);
  const near = [value - tolerance, value + tolerance].map((end) => Number(end.toPrecision(12)));
  for (const [from = 0, to = 0] of tolerance > 0 ? [near, ...between] : between)
    also.push(`anything from ${inFull(from)} to ${inFull(to)}`);
  if (rounds === 'asked') also.push(`any number that rounds to ${number.digits || inFull(value)}`);
  const doubts: string[] = [];
  if (unit === undefined && named === undefined && counts.length === 0 && number.form !== 'power')
    doubts.push(`The key has no unit, and the question names none: is ${inFull(value)} m right too?`);
  if (unit !== undefined && named === undefined && unitNeeded === undefined)
    doubts.push(`Is ${inFull(value)} without ${unit.written} right too? It gets the mark.`);
  return { also, doubts };
}
