import { parseCsv } from '../csv.ts';
import type { FormatHomework } from '../format.ts';
import { type Gatherer, newGatherer } from '../gather.ts';
import { aboveList } from './above-list.ts';
import { type Columns, findHead } from './headings.ts';
import { aboutRow, readRow } from './read-row.ts';
import { labelledOptions, namedOptions } from './row-key.ts';
import type { Sheet, SheetRow } from './rows.ts';
import { placeUnknown } from './unknown-columns.ts';

/** Whether a text is a list of questions, whatever it is called: its first rows name questions, and answers or options. */
export function isQuestionList(text: string): boolean {
  const columns = findHead(rowsOf(text.slice(0, 5_000)).slice(0, 5))?.columns;
  return columns !== undefined && (columns.named.answer ?? columns.named.options) !== undefined;
}

/** Reads a list of questions from CSV text: see `readList`. */
export function readCsvHomework(text: string): FormatHomework {
  return readList(rowsOf(text), newGatherer());
}

const rowsOf = (text: string): SheetRow[] =>
  parseCsv(text, { keepsLines: true }).map(({ line, fields, openQuote }) => ({
    number: line,
    cells: fields,
    isBroken: openQuote !== undefined,
  }));

/** Sheets that a workbook has beside its lists. */
const beside = /\b(?:examples?|instructions?|samples?|answers?|keys?|help|read ?me)\b/iu;

/** Reads each sheet of a workbook that has a list of questions, as a homework of its own. */
export function readSheetsHomework(sheets: readonly Sheet[]): FormatHomework[] {
  const withHead = sheets.filter(({ rows }) => findHead(rows) !== undefined);
  const lists = withHead.filter(({ name }) => !beside.test(name));
  const read = lists.length > 0 ? lists : withHead.length > 0 ? withHead : sheets.slice(0, 1);
  const left = sheets.filter((sheet) => !read.includes(sheet) && sheet.rows.length > 0);
  return read.map((sheet, index) => {
    const gatherer = newGatherer();
    if (index === 0)
      for (const { name } of left) gatherer.say(null, `The sheet “${name}” was not read: it has no list of its own.`);
    return readList(sheet.rows, gatherer, read.length > 1 ? sheet.name : undefined);
  });
}

/**
 * Reads a list of questions, one a row, below a row of headings: question and answer, and where there are any options (a column
 * each, those that are wrong, or one with all of them separated by '|' or ';'), marks, type, tolerance of a number and tip.
 */
function readList(rows: readonly SheetRow[], gatherer: Gatherer, name?: string): FormatHomework {
  const { messages, say } = gatherer;
  const head = findHead(rows);
  if (head === undefined) {
    const place = { unit: 'row', number: rows[0]?.number ?? 1 } as const;
    say({ name: 'Headings', place }, isOfForm(rows) ? answersOfForm : needed, 'error');
    return { homework: { origins: {}, questions: [], messages }, gatherer };
  }
  const { below, explained } = head;
  if (explained !== undefined) say(aboutRow(explained), 'it explains the headings, and is no question.');
  const columns = placeUnknown(head.columns, below, gatherer);
  const byNumber = areAllNumbers(below, columns);
  const questions = below.flatMap((row) => {
    if (row.isBroken) {
      const what = 'a quotation mark is opened here and never closed, so that the lines below cannot be read.';
      say(aboutRow(row), what, 'error', row.cells.join(' '));
      return [];
    }
    const found = readRow(row, columns, byNumber, gatherer);
    // Templates have their rows numbered beforehand.
    const isBlank = row.cells.every(
      (text, column) => text === '' || column === columns.named.id || /^\d+$/u.test(text),
    );
    if (found.length === 0 && !isBlank)
      say(aboutRow(row), 'there is no question in it.', 'warning', row.cells.join(' | '));
    return found;
  });
  if (columns.wrong.length > 0 && questions.some(({ options = [] }) => options.length > 1))
    say(null, 'Options are in alphabetical order: the list has the right one first each time.', 'info');
  const { title = name, ...about } = aboveList(head.above);
  return { homework: { title, ...about, origins: {}, questions, messages }, gatherer };
}

const needed =
  'a row of headings is needed: Question and Answer, and where there are any A, B, C, D, Marks, Type, Tip.';
const answersOfForm =
  'these are the answers that a form was sent, one a row, and not its questions. Make a list with the headings Question, Answer and, where there are any, A, B, C, D.';

/** Whether the rows are what pupils answered: Google Forms and Microsoft Forms begin with when. */
function isOfForm([first]: readonly SheetRow[]): boolean {
  return first?.cells.slice(0, 3).some((title) => /^(?:timestamp|start time|completion time)$/iu.test(title)) ?? false;
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
