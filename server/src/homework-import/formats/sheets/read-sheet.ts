import { parseCsv } from '../csv.ts';
import type { Quiz, Remark } from '../quiz/structured-question.ts';
import { aboveList } from './above-list.ts';
import { findHead, type Head } from './headings.ts';
import { numberingOf } from './numbering.ts';
import { aboutRow, readRow } from './read-row.ts';
import type { Sheet, SheetRow } from './rows.ts';
import { placeUnknown } from './unknown-columns.ts';
import { withHeadings } from './without-headings.ts';

/** Whether a text is a list of questions, whatever it is called: its first rows name questions, and answers or options. */
export function isQuestionList(text: string): boolean {
  const columns = findHead(rowsOf(text.slice(0, 5_000)).slice(0, 5))?.columns;
  return columns !== undefined && (columns.named.answer ?? columns.named.options) !== undefined;
}

/** Reads a list of questions from CSV text: see `readList`. */
export function readCsvHomework(text: string): Quiz {
  return readList(rowsOf(text));
}

const rowsOf = (text: string): SheetRow[] =>
  parseCsv(text, { keeps: 'gaps' }).map(({ line, fields, openQuote }) => ({
    number: line,
    cells: fields,
    isBroken: openQuote !== undefined,
  }));

/** Sheets that a workbook has beside its lists. */
const beside = /\b(?:examples?|instructions?|samples?|answers?|keys?|help|read ?me)\b/iu;

/** Reads each sheet of a workbook that has a list of questions, as a homework of its own. */
export function readSheetsHomework(sheets: readonly Sheet[]): Quiz[] {
  const withHead = sheets.filter(({ rows }) => findHead(rows) !== undefined);
  const lists = withHead.filter(({ name }) => !beside.test(name));
  const read = lists.length > 0 ? lists : withHead.length > 0 ? withHead : sheets.slice(0, 1);
  const left = sheets.filter((sheet) => !read.includes(sheet) && sheet.rows.length > 0);
  const unread = left.map(({ name }): Remark => {
    return { name: null, message: `The sheet “${name}” was not read: it has no list of its own.` };
  });
  return read.map((sheet, index) => {
    const quiz = readList(sheet.rows, read.length > 1 ? sheet.name : undefined);
    return index === 0 ? { ...quiz, entries: [...unread, ...quiz.entries] } : quiz;
  });
}

/**
 * Reads a list of questions, one a row, below a row of headings: question and answer, and where there are any options (a column
 * each, those that are wrong, or one with all of them separated by '|' or ';'), marks, type, tolerance of a number and tip. A list
 * without headings is read where its cells leave no doubt what they are.
 */
export function readList(rows: readonly SheetRow[], name?: string): Quiz {
  const head = findHead(rows);
  const found = head ?? (isOfForm(rows) ? undefined : findHead(withHeadings(rows)));
  if (found === undefined) {
    const place = { unit: 'row', number: rows[0]?.number ?? 1 } as const;
    const message = isOfForm(rows) ? answersOfForm : needed;
    return { entries: [{ name: 'Headings', place, message, severity: 'error' }] };
  }
  const { title = name, ...about } = aboveList(found.above);
  return { title, ...about, entries: [...(head === undefined ? [guessed] : []), ...entriesBelow(found)] };
}

function entriesBelow({ columns: headed, below, explained }: Head): Quiz['entries'] {
  const { columns, remarks } = placeUnknown(headed, below);
  const numbering = numberingOf(below, columns);
  const entries = below.flatMap((row) => {
    const excerpt = row.cells.join(' | ');
    if (row.isBroken) {
      const message = 'a quotation mark is opened here and never closed, so that the lines below cannot be read.';
      return [{ ...aboutRow(row), message, severity: 'error' as const, excerpt }];
    }
    const read = readRow(row, columns, numbering);
    // Templates have their rows numbered beforehand.
    const isBlank = row.cells.every(
      (text, column) => text === '' || column === columns.named.id || /^\d+$/u.test(text),
    );
    return read.length > 0 || isBlank ? read : [{ ...aboutRow(row), message: 'there is no question in it.', excerpt }];
  });
  const sorted: Remark = {
    name: null,
    message: 'Options are in alphabetical order: the list has the right one first each time.',
    severity: 'info',
  };
  return [
    ...(explained === undefined
      ? []
      : [{ ...aboutRow(explained), message: 'it explains the headings, and is no question.' }]),
    ...remarks,
    ...entries,
    ...(columns.wrong.length > 0 && below.some(({ cells }) => columns.wrong.some((at) => cells[at])) ? [sorted] : []),
  ];
}

const guessed: Remark = {
  name: 'Headings',
  message:
    'there are none, so what the columns hold was guessed: look whether questions and answers are what they should be.',
};
const needed =
  'a row of headings is needed: Question and Answer, and where there are any A, B, C, D, Marks, Type, Tip.';
const answersOfForm =
  'these are the answers that a form was sent, one a row, and not its questions. Make a list with the headings Question, Answer and, where there are any, A, B, C, D.';

/** Whether the rows are what pupils answered: Google Forms and Microsoft Forms begin with when. */
function isOfForm([first]: readonly SheetRow[]): boolean {
  return first?.cells.slice(0, 3).some((title) => /^(?:timestamp|start time|completion time)$/iu.test(title)) ?? false;
}
