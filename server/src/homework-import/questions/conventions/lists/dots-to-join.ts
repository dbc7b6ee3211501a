import { sliceLine } from '../../lines/lines.ts';
import type { Item, TableItem } from '../../parsed-question.ts';

/** 'root •     • makes food' */
const joined = /^(?!\s*[•●∙·○])(.*\S)\s*[•●∙·○]\s*(?:[-–—_.…→]*\s*)[•●∙·○]\s*(?=\S)/u;
const fewest = 2;

/** Lines with two dots between what is to be joined are the rows of a table to match. */
export function spellDotsToJoin(items: readonly Item[]): readonly Item[] {
  if (items.filter((item) => item.kind === 'line' && joined.test(item.text)).length < fewest) return items;
  const spelt: Item[] = [];
  let rows: TableItem['rows'][number][] = [];
  let place = 0;
  const close = () => {
    if (rows.length > 0) spelt.push({ kind: 'table', place, rows });
    rows = [];
  };
  for (const item of items) {
    const match = item.kind === 'line' ? joined.exec(item.text) : null;
    if (item.kind !== 'line' || match === null) {
      close();
      spelt.push(item);
      continue;
    }
    if (rows.length === 0) place = item.place;
    rows.push([[sliceLine(item, 0, match[1]?.length)], [sliceLine(item, match[0].length)]]);
  }
  close();
  return spelt;
}
