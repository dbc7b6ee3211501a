/** What a row is put in order by; null goes last, in either direction. */
export type SortValue = string | number | null;

/** The order of a table's rows: a column's key, and a minus before it where the largest comes first. */
export type Order = string;

const texts = new Intl.Collator('en-GB', { sensitivity: 'base', numeric: true });

/** The rows by a value, those of one value as they came. */
export function sortRows<Row>(
  rows: readonly Row[],
  by: (row: Row) => SortValue,
  isDescending: boolean,
): readonly Row[] {
  return rows
    .map((row) => ({ row, value: by(row) }))
    .sort((one, other) => compare(one.value, other.value, isDescending))
    .map(({ row }) => row);
}

function compare(one: SortValue, other: SortValue, isDescending: boolean): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const order =
    typeof one === 'number' && typeof other === 'number' ? one - other : texts.compare(`${one}`, `${other}`);
  return isDescending ? -order : order;
}

/** A column's key and the direction, as an order says them. */
export function readOrder(order: Order): { readonly key: string; readonly isDescending: boolean } {
  return order.startsWith('-') ? { key: order.slice(1), isDescending: true } : { key: order, isDescending: false };
}

/** The order after a press on a column's heading: it turns round, or begins with what is looked for first: the largest figure, or A. */
export function nextOrder(order: Order, key: string, beginsWithLargest: boolean): Order {
  if (order === key) return `-${key}`;
  if (order === `-${key}`) return key;
  return beginsWithLargest ? `-${key}` : key;
}
