import type { DraftMessage } from '../../contract/homework-draft.ts';
import { parseCsv } from '../../operations/class-lists/parse-csv.ts';
import { type DraftSource, finishDraft } from '../finish-draft.ts';
import type { ReadHomework } from '../read-homework.ts';
import { aboveList } from './above-list.ts';
import { type Columns, findHead } from './headings.ts';
import { readRow, rowMessage } from './read-row.ts';
import type { Sheet, SheetRow } from './read-workbook.ts';
import { labelledOptions, namedOptions } from './row-key.ts';

/** Whether a text is a list of questions, whatever it is called: its first rows name questions, and answers or options. */
export function isQuestionList(text: string): boolean {
  const rows = parseCsv(text.slice(0, 5_000)).slice(0, 5);
  const columns = findHead(rows.map(({ line, fields }) => ({ number: line, cells: fields })))?.columns;
  return columns !== undefined && (columns.named.answer ?? columns.named.options) !== undefined;
}

/** Reads a list of questions from CSV text: see `readSheetHomework`. */
export function readCsvHomework(source: DraftSource, text: string): ReadHomework {
  const rows = parseCsv(text).map(({ line, fields }) => ({ number: line, cells: fields }));
  return readSheetHomework(source, rows);
}

/** Sheets that a workbook has beside its lists. */
const beside = /\b(?:examples?|instructions?|samples?|answers?|keys?|help|read ?me)\b/iu;

/** Reads each sheet of a workbook that has a list of questions, as a homework of its own. */
export function readSheetsHomework(source: DraftSource, sheets: readonly Sheet[]): ReadHomework[] {
  const withHead = sheets.filter(({ rows }) => findHead(rows) !== undefined);
  const lists = withHead.filter(({ name }) => !beside.test(name));
  const read = lists.length > 0 ? lists : withHead.length > 0 ? withHead : sheets.slice(0, 1);
  const left = sheets.filter((sheet) => !read.includes(sheet) && sheet.rows.length > 0);
  const messages = left.map(({ name, rows }) =>
    rowMessage(
      { number: 1, cells: rows[0]?.cells ?? [] },
      `The sheet “${name}” was not read: it has no list of its own.`,
      null,
    ),
  );
  return read.map((sheet, index) =>
    readSheetHomework(source, sheet.rows, {
      name: read.length > 1 ? sheet.name : undefined,
      messages: index === 0 ? messages : [],
    }),
  );
}

/**
 * Reads a list of questions, one a row, below a row of headings: question and answer, and where there are any options (a column
 * each, those that are wrong, or one with all of them separated by '|' or ';'), marks, type, tolerance of a number and tip.
 */
export function readSheetHomework(
  source: DraftSource,
  rows: readonly SheetRow[],
  sheet: { readonly name?: string | undefined; readonly messages?: readonly DraftMessage[] } = {},
): ReadHomework {
  const head = findHead(rows);
  const messages: DraftMessage[] = [...(sheet.messages ?? [])];
  if (head === undefined) {
    const message =
      'A row of headings is needed: Question and Answer, and where there are any A, B, C, D, Marks, Type, Tip.';
    messages.push({
      severity: 'error',
      path: null,
      place: { unit: 'row', number: rows[0]?.number ?? 1 },
      message,
      excerpt: null,
    });
    return finishDraft(source, { origins: {}, questions: [], messages });
  }
  const { columns, below, explained } = head;
  if (explained !== undefined) messages.push(rowMessage(explained, 'it explains the headings, and is no question.'));
  const byNumber = areAllNumbers(below, columns);
  const questions = below.flatMap((row) => {
    const found = readRow(row, columns, byNumber, messages);
    // Templates have their rows numbered beforehand.
    const isBlank = row.cells.every(
      (text, column) => text === '' || column === columns.named.id || /^\d+$/u.test(text),
    );
    if (found.length === 0 && !isBlank) messages.push(rowMessage(row, 'there is no question in it.'));
    return found;
  });
  if (columns.wrong.length > 0 && questions.some(({ options = [] }) => options.length > 1))
    messages.push({
      severity: 'info',
      path: null,
      place: null,
      message: 'Options are in alphabetical order: the list has the right one first each time.',
      excerpt: null,
    });
  const { title = sheet.name, ...about } = aboveList(head.above);
  return finishDraft(source, { title, ...about, origins: {}, questions, messages });
}

/** Whether the answers of a list are the numbers of its options, as in 'Answer 1' to 'Answer 4': all that there are. */
function areAllNumbers(rows: readonly SheetRow[], columns: Columns): boolean {
  if (!columns.areNumbered) return false;
  const answers = rows.flatMap(({ cells }) => {
    const options = labelledOptions(cells, columns);
    const answer = cells[columns.named.answer ?? -1]?.trim() ?? '';
    return options.length === 0 || answer === '' ? [] : [namedOptions(answer, options)];
  });
  return answers.every((named) => named !== undefined);
}
