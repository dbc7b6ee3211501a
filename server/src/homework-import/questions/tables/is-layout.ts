import { areBareOptions } from '../conventions/numbers/bare-letters.ts';
import { readMarker } from '../lines/markers.ts';
import type { TableItem } from '../parsed-question.ts';
import { areNumbers } from './columns.ts';
import { goOnFromCellToCell, isColumnOfQuestions } from './columns-of-questions.ts';
import { isBox } from './layout-lines.ts';
import { areListsToMatch } from './lists-to-match.ts';
import { arePairedCells } from './paired-cells.ts';
import { areRowsToChoose } from './rows-to-choose.ts';

/** Whether a table only places what is in it: one column, numbers beside questions, options side by side. */
export function isLayout(texts: readonly (readonly string[])[], rows: TableItem['rows']): boolean {
  if (texts.every((row) => row.filter((text) => text !== '').length <= 1)) return true;
  if (areNumbersInRow(texts)) return false;
  if (isReviewed(texts)) return true;
  const cells = texts.flat().filter((text) => text !== '' && !isBox(text));
  if (isSquare(texts) || areListsToMatch(texts)) return false;
  const markers = cells.map((text) => readMarker(text));
  const lettered = markers.filter((marker) => marker?.kind === 'letter' || marker?.kind === 'box').length;
  if ((lettered >= 2 && lettered >= cells.length - 1) || areBareOptions(cells) || arePartsBelow(texts)) return true;
  if (texts.every((row) => row.filter((text) => text !== '').length === 2 && isBox(row.at(-1) ?? ''))) return true;
  if (areLetteredPairs(texts) || isAnswerOfOne(texts)) return true;
  if (isKeyOfParts(texts) || arePairedCells(texts) || areRowsToChoose(texts)) return false;
  const questions = texts.filter((row) => !isStem(row));
  const first = questions.map((row) => row[0] ?? '');
  const second = questions.map((row) => row[1] ?? '');
  const isLabelled =
    first
      .filter((text) => text !== '')
      .every((text) => /^\(?(?:[A-Ha-h]|Q?\d{1,3}[a-z]?|[\d\s]{1,4}\.\s?\d{1,2}|[☐□○◯])\)?[.)]?$/u.test(text)) &&
    first.some((text) => text !== '');
  if (
    isLabelled &&
    (areNumbers(first)
      ? (questions.length === 1 && questions[0]?.length === 2) ||
        second.some((text) => text.length > 25 || /\?$/u.test(text))
      : texts.every((row) => row.length <= 4))
  )
    return true;
  return rows.some((row) => row.some(isColumnOfQuestions)) || goOnFromCellToCell(rows);
}

/** 'Question 3 Complete Marked out of 1.00' in the cell beside a question: a page of a quiz, saved as a document. */
const isReviewed = (texts: readonly (readonly string[])[]) =>
  texts.length > 0 &&
  texts.every(
    (row) =>
      row.length === 2 &&
      /^question\s+\d{1,3}\s+(?:(?:not|answer|complete|correct|incorrect|partially)\b.{0,40}\s+)?mark(?:ed)?\b.{0,16}\bout\s+of\b/isu.test(
        row[0] ?? '',
      ),
  );

/** 'A student builds a circuit.' alone in its row, above the rows of its questions. */
const isStem = (row: readonly string[]) =>
  row.filter((text) => text !== '').length === 1 && (row[0]?.match(/\p{L}{2,}/gu)?.length ?? 0) > 3;

/** '106 | 206 | 306': numbers to choose from, none of which is a label. */
export const areNumbersInRow = ([row = [], ...others]: readonly (readonly string[])[]) =>
  others.length === 0 && row.length > 2 && row.every((text) => /^\d{2,}$/u.test(text));

/** '1. Solve these.' alone in its row above 'a) 3x = 6' beside 'b) 4x = 8'. */
function arePartsBelow(texts: readonly (readonly string[])[]): boolean {
  const rows = texts.map((row) => row.filter((text) => text !== '').map((text) => readMarker(text)?.kind));
  const isNumber = (row: (typeof rows)[number]) => row.length === 1 && row[0] === 'number';
  const areLetters = (row: (typeof rows)[number]) => row.every((kind) => kind === 'letter');
  return (
    rows.some(isNumber) && rows.filter(areLetters).length > 0 && rows.every((row) => isNumber(row) || areLetters(row))
  );
}

/** 'a. | joule | c. | watt' above 'b. | newton | d. | kilogram': options in columns, each letter in a cell of its own. */
function areLetteredPairs(texts: readonly (readonly string[])[]): boolean {
  const rows = texts.map((row) => row.filter((text) => text !== ''));
  const labels = rows.flatMap((row) => row.filter((_text, index) => index % 2 === 0));
  const letters = labels.map(
    (text) => /^\(?(?:([A-Ha-h])[.)]+|([A-H]))$/u.exec(text)?.slice(1).find(Boolean)?.toLowerCase() ?? '',
  );
  const goOn = letters.toSorted().every((letter, index) => letter === String.fromCharCode(97 + index));
  return goOn && rows.every((row) => row.length % 2 === 0) && rows.some((row) => row.length > 2);
}

/** '| Nuclear | [1]' below the number of a question: its answer, with no part before it. */
const isAnswerOfOne = (texts: readonly (readonly string[])[]) =>
  texts.every((row) => row.length === 3 && row[0] === '' && /^(?:[[(]?\d[\])]?\s?)+$/u.test(row[2] ?? '')) &&
  texts.some((row) => row[1] !== '');

/** A Punnett square, or numbers in a grid: a letter or two in each cell, below and beside others. */
const isSquare = (texts: readonly (readonly string[])[]) =>
  texts.length > 2 &&
  texts.every((row) => row.length > 2 && row.every((text) => text.length < 4 && !isBox(text))) &&
  texts[0]?.[0] === '' &&
  texts[0].slice(1).every((text) => text !== '');

/** '(a) | B | 1': parts, their answers and marks, with nothing asked. */
const isKeyOfParts = (texts: readonly (readonly string[])[]) =>
  texts.every(
    (row) =>
      row.length === 3 &&
      /^\(?(?:[a-h]|[ivx]{1,4})\)?[.)]?$/u.test(row[0] ?? '') &&
      /^[[(]?\d{1,2}[\])]?$/u.test(row[2] ?? ''),
  );
