import { isNumbered } from '../lines/item-numbers.ts';
import { asks, isAnswerSpace } from '../lines/line-kinds.ts';
import { type Line, spokenLine, withLabel } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import type { Item, TableItem } from '../parsed-question.ts';
import { cellText } from './question-table.ts';

const head = /^\W*(?:(?:your|my|student['’]?s?|pupil['’]?s?)\s+)?(?:answers?|responses?)\W*$/iu;
const [fewest, most] = [2, 8];
const longest = 60;

/**
 * 'Variable type | Your answer' above 'Independent variable | …' right below a numbered question asks for what stands on the left, row by row:
 * parts of that question, with the answers of a copy that is filled in.
 */
export function spellRowsWithYourAnswer(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, index): readonly Item[] => {
    if (item.kind !== 'table' || !isBelowNumber(items, index)) return [item];
    return linesOf(item) ?? [item];
  });
}

function isBelowNumber(items: readonly Item[], index: number): boolean {
  const above = items.slice(Math.max(0, index - 3), index).filter((item) => item.kind !== 'line' || item.text !== '');
  return isNumbered(above.at(-1));
}

function linesOf({ rows }: TableItem): readonly Line[] | undefined {
  const [heads = [], ...body] = rows;
  const isHead = heads.length === 2 && head.test(cellText(heads[1] ?? [])) && cellText(heads[0] ?? []) !== '';
  const areLabels = body.every(([label = [], , ...more]) => more.length === 0 && isLabel(cellText(label)));
  if (!isHead || !areLabels || body.length < fewest || body.length > most) return undefined;
  return body.flatMap(([labels = [], answer = []], at) => {
    const [label] = labels;
    if (label === undefined) return [];
    const said = answer.filter(({ text }) => text !== '' && !isAnswerSpace(text));
    const part = withLabel({ ...spokenLine(label.text, label.place), pictures: label.pictures }, `(${'abcdefgh'[at]})`);
    return [part, ...said.map((line, index) => withLabel(line, index === 0 ? 'Answer:' : '•'))];
  });
}

const isLabel = (text: string) =>
  text !== '' && text.length <= longest && !asks(text) && readMarker(text) === undefined && !/\n/u.test(text);
