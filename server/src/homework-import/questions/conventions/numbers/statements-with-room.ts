import { asksTrueOrFalse } from '../../lines/line-kinds.ts';
import { type Line, sliceLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item, RowItem } from '../../parsed-question.ts';
import { rowOf } from '../../row-of.ts';
import { isStatement } from './statements-with-capitals.ts';

const room = /[\s:]*(?:_{3,}|\.{4,}|…{2,}|\(\s*(?:_|\.|…|\s)+\))[\s_.…]*$/u;
/** 'a  Das Haus ist alt. ____' has a letter before it. */
const labelled = /^\W*(?:\p{L}|\d{1,3})(?:\t|\s{2,})/u;
const fewest = 2;

/** Lines without numbers, each with room behind it, below 'Write true or false.': statements, a question each. */
export function spellStatementsWithRoom(items: readonly Item[]): readonly Item[] {
  const rows = new Map<Item, RowItem>();
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'line' || !asksTrueOrFalse(item.text) || room.test(item.text)) continue;
    const own: Line[] = [];
    for (let next = items[index + 1]; isStatementLine(next); next = items[index + 1 + own.length]) own.push(next);
    if (own.length >= fewest) for (const line of own) rows.set(line, toRow(line));
  }
  return rows.size === 0 ? items : items.map((item) => rows.get(item) ?? item);
}

const isStatementLine = (item: Item | undefined): item is Line =>
  item?.kind === 'line' && statementIn(item) !== undefined;

/** What a line says before the room at its end, where it has no number and no other gap. */
function statementIn(line: Line): string | undefined {
  const end = room.exec(line.text)?.index;
  if (end === undefined || line.label !== null || readMarker(line.text) !== undefined) return undefined;
  if (labelled.test(line.text)) return undefined;
  const said = sliceLine(line, 0, end).text;
  return isStatement(said) && !/_{3,}|…|\.{4,}|\?$/u.test(said) ? said : undefined;
}

const toRow = (line: Line): RowItem => rowOf(line.place, { type: 'true-false', text: statementIn(line) ?? line.text });
