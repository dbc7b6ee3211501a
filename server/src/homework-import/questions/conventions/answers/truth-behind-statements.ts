import { asksTrueOrFalse } from '../../lines/line-kinds.ts';
import type { Line } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item, RowItem } from '../../parsed-question.ts';
import { rowOf } from '../../row-of.ts';

/** 'Rivers flow uphill.   False' and 'Coal is a fuel. __True__'; 'True / False' and 'T   F' leave the choice to the student. */
const behind = /^(?<said>.*?\p{L}[.!]?)(?:(?<=[.!])\s+|\s{2,}|\s*\t\s*|\s*_+\s*)(?<truth>true|false|t|f)[\s_.]*$/iu;
const choice = /(?:\b(?:true|false|t|f)|[/|]|\bor)\W*$/iu;
const fewest = 2;
const fewestWords = 3;

/** Statements without numbers below 'True or false?', each with the word that is right behind it: a question each. */
export function spellTruthBehindStatements(items: readonly Item[]): readonly Item[] {
  let asked = false;
  const rows = items.map((item) => {
    if (item.kind !== 'line') return undefined;
    const row = asked ? toRow(item) : undefined;
    asked = row !== undefined || asksTrueOrFalse(item.text);
    return row;
  });
  if (rows.filter((row) => row !== undefined).length < fewest) return items;
  return items.flatMap((item, index): readonly Item[] => {
    const row = rows[index];
    if (row !== undefined) return [row];
    return rows[index + 1] !== undefined && isInstruction(item) ? [] : [item];
  });
}

/** 'True or false?' says no more than what to do with the statements below. */
const isInstruction = (item: Item) => item.kind === 'line' && readMarker(item.text)?.kind !== 'number';

function toRow({ text, label, place }: Line): RowItem | undefined {
  const { said = '', truth } = behind.exec(text)?.groups ?? {};
  const isStatement = said.trim().split(/\s+/u).length >= fewestWords && !choice.test(said) && !asksTrueOrFalse(said);
  if (truth === undefined || !isStatement || label !== null || readMarker(text) !== undefined) return undefined;
  const answers = [{ value: /^t/iu.test(truth) ? 'true' : 'false', place, confidence: 0.8 }];
  return rowOf(place, { type: 'true-false', text: said.trim(), answers });
}
