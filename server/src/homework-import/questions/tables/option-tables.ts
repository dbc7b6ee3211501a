import { asksToFillIn, asksTrueOrFalse, isAnswerSpace } from '../lines/line-kinds.ts';
import { spokenLine, withLabel } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import type { Item, TableItem } from '../parsed-question.ts';
import { inColumn, inRows, inSentence, type OptionTable, withLettersBeside } from './option-shapes.ts';
import { cellText } from './question-table.ts';
import { asksToMatch } from './read-match.ts';
import { optionsOfRows } from './rows-to-choose.ts';

const near = 4;
const longest = 110;
const most = 8;
const chooses =
  /\b(?:rings?|circle|tick|cross|underline|highlight|choose|select|pick|colour|entoure[rz]?|coche[rz]?|souligne[rz]?|rodea|marca|subraya|kreuze|kreise|unterstreiche)\b/iu;

/**
 * Options without letters in the cells of a table, in a row, a column or a square, below a line that says to tick, ring or choose one, as
 * lines with boxes: ticked where a cell beside the option is. Rows with letters, of which one is right, are options below their table.
 */
export function spellOptionTables(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, index): readonly Item[] => {
    const rows = item.kind === 'table' ? optionsOfRows(item) : undefined;
    if (rows !== undefined) return [item, ...rows];
    const found = item.kind === 'table' && isBelowChoosing(items, index) ? readOptionTable(item) : undefined;
    if (found === undefined) return [item];
    const sentence = found.sentence === undefined ? [] : [spokenLine(found.sentence, item.place)];
    const options = found.options.flatMap(({ cell: [line], label }) =>
      line === undefined ? [] : [{ ...withLabel(line, label), label: null, continues: false }],
    );
    return [...sentence, ...options];
  });
}

/** Whether the question above a table says to choose, and has no gap for a word out of a box. */
function isBelowChoosing(items: readonly Item[], index: number): boolean {
  const lines: string[] = [];
  for (let at = index - 1; at >= Math.max(0, index - near); at--) {
    const item = items[at];
    if (item?.kind !== 'line') break;
    lines.push(item.text);
    if (readMarker(item.text) !== undefined) break;
  }
  const isGap = (text: string) => /_{2,}|\.{4,}|…{2,}/u.test(text) && !isAnswerSpace(text);
  const hasGap = lines.some(isGap) || textsBelow(items, index).some(isGap);
  const said = lines.join(' ');
  const isOther = asksTrueOrFalse(said) || asksToMatch(said) || (asksToFillIn(said) && !/sentence/iu.test(said));
  return lines.some((text) => chooses.test(text)) && !hasGap && !isOther;
}

/** The lines below a table that belong to the question above it. */
function textsBelow(items: readonly Item[], index: number): readonly string[] {
  const below = items.slice(index + 1, index + 1 + near);
  const end = below.findIndex((item) => item.kind !== 'line' || readMarker(item.text) !== undefined);
  return (end === -1 ? below : below.slice(0, end)).flatMap((item) => (item.kind === 'line' ? [item.text] : []));
}

function readOptionTable(table: TableItem): OptionTable | undefined {
  const found = inSentence(table) ?? inColumn(table) ?? withLettersBeside(table) ?? inRows(table);
  const texts = found?.options.map(({ cell }) => cellText(cell)) ?? [];
  const areOptions =
    texts.length > 1 &&
    texts.length <= most &&
    new Set(texts).size === texts.length &&
    found?.options.every(({ cell }) => cell.length === 1) === true &&
    texts.every((text) => text !== '' && text.length <= longest && !/\?$|_{2,}|…{2,}/u.test(text) && isUnmarked(text));
  return areOptions ? found : undefined;
}

/** 'A iron' has its letter already. */
const isUnmarked = (text: string) => {
  const marker = readMarker(text);
  return (
    marker === undefined || marker.kind === 'bullet' || (marker.kind === 'number' && /^\d+\s*[\p{L}°%]*$/u.test(text))
  );
};
