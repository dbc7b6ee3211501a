import { readMarker } from '../lines/markers.ts';
import { takeMarks } from '../lines/marks.ts';
import type { TableItem } from '../parsed-question.ts';
import { type AskedColumns, askedColumns } from './asked-columns.ts';
import { areNumbers, readColumns } from './columns.ts';
import { readLabelledRows } from './labelled-rows.ts';
import { optionsInCell } from './options-in-cell.ts';
import { cellText } from './question-table.ts';
import { joinSideBySide } from './side-by-side.ts';
import { readTranslations } from './translations.ts';

/** 'Question | Answer | Question | Answer', as one pair of columns. */
export function askedSideBySide(rows: TableItem['rows']): AskedColumns | undefined {
  const columns = readColumns((rows[0] ?? []).map(cellText));
  const joined = columns.includes('question') ? joinSideBySide(rows, columns) : undefined;
  return joined === undefined ? undefined : askedColumns(joined);
}

/** A table of words in two languages asks for one of them in each row. */
export function translated(rows: TableItem['rows']): AskedColumns | undefined {
  const found = readTranslations(rows);
  return found === undefined ? undefined : { ...found, truth: false };
}

/** 'What is …? | newton' in two columns without headings, where nearly every row asks on the left. */
export function withoutHead(rows: TableItem['rows']): AskedColumns | undefined {
  const texts = rows.map((row) => row.map(cellText));
  const asking = rows
    .map(([left = []]) => cellText(optionsInCell(left)?.stem ?? left))
    .filter((left) => /\?$/u.test(left) && readMarker(left)?.kind !== 'letter').length;
  const areTwo = texts.every((row) => row.length === 2) && texts.every(([, right = '']) => !/\?$/u.test(right));
  const isAsked = rows.length > 1 && areTwo && asking >= rows.length * 0.6;
  return isAsked ? { columns: ['question', 'answer'], truth: false, body: rows } : undefined;
}

/**
 * 'Which is a gas? | iron | oxygen | chalk', where every row asks on the left and has as many short words to choose from; with a number before
 * it perhaps, and the letter or the word that is right at the end.
 */
export function offering(rows: TableItem['rows']): AskedColumns | undefined {
  const texts = rows.map((row) => row.map(cellText));
  const hasNumbers = areNumbers(texts.map(([left = '']) => left));
  const asked = texts.map((row) => row.slice(hasNumbers ? 1 : 0));
  const [first = []] = asked;
  const areAsked = asked.every(([left = '', ...offered]) => {
    const areShort = offered.every(
      (text) => text !== '' && text.split(' ').length <= longestOption && !/\?$/u.test(text),
    );
    return /\?$/u.test(takeMarks(left).text) && offered.length + 1 === first.length && areShort;
  });
  if (rows.length < 2 || first.length < 3 || !areAsked) return undefined;
  const isSaid = asked.every((row) => {
    const said = row.at(-1) ?? '';
    return row.length > 3 && (/^[A-F]$/u.test(said) || row.slice(1, -1).includes(said));
  });
  const options = first.slice(1).map((_text, index) => (isSaid && index === first.length - 2 ? 'answer' : 'option'));
  return { columns: [...(hasNumbers ? (['number'] as const) : []), 'question', ...options], truth: false, body: rows };
}

const longestOption = 6;

/** 'Monday | What is …? | newton', where the name of the day or task is no part of the question. */
export function labelled(rows: TableItem['rows']): AskedColumns | undefined {
  const body = readLabelledRows(rows);
  return body === undefined ? undefined : { columns: ['question', 'answer'], truth: false, body };
}
