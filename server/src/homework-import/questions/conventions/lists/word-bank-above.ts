import { asks, isAnswerSpace, isDetailsLine } from '../../lines/line-kinds.ts';
import { type Line, spokenLine, tidy } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';
import { cellText } from '../../tables/question-table.ts';
import { readWordBank } from '../../word-bank.ts';

const gap = /_{2,}|\.{4,}|…/u;
const apart = /\s*(?:[,;|•·]|\t|\s{3,})\s*/u;
const fewest = 3;
const fewestInLine = 4;
const most = 30;
/** How far below the words the first gap is, and how many questions are looked at. */
const near = 3;
const far = 30;

/**
 * Words in a box, or in a line, right above sentences with gaps are a word bank though nothing says so: 'Word bank: …', where there are about
 * as many as gaps.
 */
export function spellWordBanks(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const words = wordsOf(item);
    if (words === undefined || readWordBank(items.slice(Math.max(0, index - near), index + 1)) !== undefined)
      return item;
    const gaps = gapsBelow(items, index);
    const isBank = gaps > 1 && words.length >= gaps - 1 && (item.kind === 'table' || words.length >= gaps);
    return isBank ? spokenLine(`Word bank: ${words.join(' | ')}`, item.place) : item;
  });
}

/** The short texts that an item lists; `undefined` for one that is no list of words. */
function wordsOf(item: Item): readonly string[] | undefined {
  if (item.kind === 'row' || isOfFigures(item)) return undefined;
  const isTable = item.kind === 'table';
  const words = (isTable ? item.rows.flat().map(cellText) : wordsIn(item)).map(tidy).filter((word) => word !== '');
  const areWords = words.every(
    (word) =>
      word.split(' ').length <= 3 &&
      word.length < 30 &&
      /\p{L}|\d/u.test(word) &&
      !/[?:]$/u.test(word) &&
      !gap.test(word) &&
      readMarker(word) === undefined,
  );
  const areMany = words.length >= (isTable ? fewest : fewestInLine) && words.length <= most;
  return areMany && areWords && new Set(words).size === words.length ? words : undefined;
}

/** Rows of names with numbers beside them are results to read from. */
function isOfFigures(item: Item): boolean {
  if (item.kind !== 'table' || item.rows.length < fewest) return false;
  const cells = item.rows.flat().map((cell) => tidy(cellText(cell)));
  const numbers = cells.filter((cell) => /^[-−]?\d/u.test(cell)).length;
  return numbers * 4 >= cells.length && numbers < cells.length;
}

function wordsIn({ text, isHeading }: Line): readonly string[] {
  const isOther = isHeading || isDetailsLine(text) || readMarker(text) !== undefined || /[.?!:]$/u.test(text);
  return isOther ? [] : text.split(apart);
}

/** How many gaps there are in the lines below an item, up to the first that is another kind of question. */
function gapsBelow(items: readonly Item[], index: number): number {
  let gaps = 0;
  for (const [offset, item] of items.slice(index + 1, index + 1 + far).entries()) {
    if (item.kind !== 'line') return gaps;
    const count = isAnswerSpace(item.text) ? 0 : item.text.split(gap).length - 1;
    const isOther = readMarker(item.text)?.kind === 'number' || (asks(item.text) && gaps > 0);
    if (count === 0 && (gaps > 0 ? isOther || item.isHeading : offset >= near || isOther)) return gaps;
    gaps += count;
  }
  return gaps;
}
