import { isTitleOfKey } from '../../key/title-of-key.ts';
import { isNumbered } from '../../lines/item-numbers.ts';
import { spokenLine } from '../../lines/lines.ts';
import type { Item, TableItem } from '../../parsed-question.ts';
import { cellText } from '../../tables/question-table.ts';

const pair = /^(?:q\s?)?(\d{1,3})\s*[=:.)–→-]+>?\s*(\S.{0,60})$/iu;
const name = /\b(?:answers?|key|solutions?|teachers?|staff)\b/iu;
const fewest = 3;

/** A table below the last number with an answer in each cell, '| Key | 5 = C | 6 = D | 7 = A |': lines of answers below their title. */
export function spellKeyInCells(items: readonly Item[]): readonly Item[] {
  const last = items.findLastIndex(isNumbered);
  return items.flatMap((item, index) => {
    const said = item.kind === 'table' && index > last ? answersIn(item) : undefined;
    if (said === undefined) return [item];
    const isTitled = items.slice(0, index).some(isTitleOfKey);
    const lines = said.map((text) => spokenLine(text, item.place));
    return isTitled ? lines : [spokenLine('Answers', item.place), ...lines];
  });
}

function answersIn({ rows }: TableItem): readonly string[] | undefined {
  const texts = rows.flat().flatMap((cell) => cellText(cell) || []);
  const pairs: string[] = [];
  const others: string[] = [];
  for (const text of texts) {
    const [, number, answer] = pair.exec(text) ?? [];
    if (answer === undefined) others.push(text);
    else pairs.push(`${number}. ${answer}`);
  }
  const isNamed = others.length === 1 && name.test(others[0] ?? '');
  return pairs.length >= fewest && (others.length === 0 || isNamed) ? pairs : undefined;
}
