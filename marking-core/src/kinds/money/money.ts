import type { KeyNotes } from '../kind.ts';
import { quantityKind } from '../numbers/quantity-kind.ts';
import type { Quantity } from '../numbers/read-quantities.ts';

const currencies: ReadonlySet<string> = new Set(['pound', 'dollar', 'euro']);

/** An amount of money: '£3.50', '350p', '3 pounds 50'. */
export const moneyKind = quantityKind(({ unit }) => unit !== undefined && currencies.has(unit.measures), notes);

function notes({ value, unit }: Quantity): KeyNotes {
  if (unit?.measures !== 'pound') return { also: [value.toFixed(2)], doubts: [] };
  const pounds = value * unit.factor;
  return { also: [`£${pounds.toFixed(2)}`, `${Math.round(pounds * 100)}p`, pounds.toFixed(2)], doubts: [] };
}
