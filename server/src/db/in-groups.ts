/** Well below what either engine takes in one statement, and no faster with more. */
const rowsInGroup = 200;

/** Rows in groups that one statement can insert each, in their order; see `insertRows`. */
export function inGroups<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsInGroup) }, (_, group) =>
    rows.slice(group * rowsInGroup, (group + 1) * rowsInGroup),
  );
}
