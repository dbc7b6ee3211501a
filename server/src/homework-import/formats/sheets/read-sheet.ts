import type { SourceHomework } from '../../read-homework.ts';
import { parseCsv } from '../csv.ts';
import type { Quiz, Remark } from '../quiz/structured-question.ts';
import { type Columns, findHead, type Head } from './headings.ts';
import { numberingOf } from './numbering.ts';
import { aboutRow, readRow } from './read-row.ts';
import type { Sheet, SheetRow } from './rows.ts';

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

/** What templates of quiz programs say of themselves. */
const ofTemplate = /\btemplate\b|^(?:instructions?|add questions|remember|and remember)\b/iu;
const label = /^(?:\d{1,2}[.)]\s*)?(?:(?:quiz|test|homework)\s*)?(?:name|title)\s*:?$/iu;
const year = /\b(?:year|yr)\s*(1[0-3]|[1-9])\b/iu;
const weekBeginning = /\b(?:week\s*(?:beginning|commencing|starting)|w\s*\/\s*[bc])\b\s*[:–-]?\s*(.*\d.*?)\s*$/iu;

/** Title, year and week from the rows above a list's headings. */
function aboveList(rows: readonly SheetRow[]): Pick<SourceHomework, 'title' | 'yearGroup' | 'weekDate'> {
  const texts = rows.flatMap(({ cells }) => cells.filter((text) => text !== '' && !label.test(text)));
  const yearGroup = texts.map((text) => year.exec(text)?.[1]).find((found) => found !== undefined);
  const week = texts.map((text) => weekBeginning.exec(text)?.[1]).find((found) => found !== undefined);
  return {
    title: texts.find((text) => !ofTemplate.test(text) && !weekBeginning.test(text)),
    ...(yearGroup === undefined ? {} : { yearGroup: Number(yearGroup) }),
    ...(week === undefined ? {} : { weekDate: `Week Beginning ${week}` }),
  };
}

/**
 * A list below the headings that its cells leave no doubt of: two columns are questions and their answers; of more one has what one of
 * those before it has, each time, or a letter of one of them: those, side by side, are the options, and before them stand the question and maybe a number.
 * The rows as they are where neither is so.
 */
function withHeadings(rows: readonly SheetRow[]): readonly SheetRow[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.findLastIndex((text) => text !== '') + 1));
  const headings = width === 2 ? headingsOfTwo(rows) : headingsOfOptions(rows, width);
  return headings === undefined ? rows : [{ number: 0, cells: headings }, ...rows];
}

const headingsOfTwo = (rows: readonly SheetRow[]) =>
  rows.length > 1 && rows.every(({ cells: [first = '', second] }) => asks.test(first) && second)
    ? ['Question', 'Answer']
    : undefined;
/** What ends as a question does, or is as long. */
const asks = /[?？:]$|_{2,}|(?:\S+\s+){3}\S/u;

function headingsOfOptions(rows: readonly SheetRow[], width: number): string[] | undefined {
  const numbered = rows.every(({ cells: [first] }) => /^\d+$/u.test(first ?? '')) ? 1 : 0;
  const isKey = (column: number) =>
    rows.every(({ cells }) => {
      const [answer = '', among] = [cells[column], cells.slice(numbered + 1, column)];
      return cells[numbered] && (among.includes(answer) || (/^[A-H]$/iu.test(answer) && among.length > 1));
    });
  const columns = Array.from({ length: Math.min(width, numbered + 10) }, (_, column) => column);
  const key = columns.findLast((column) => column > numbered + 2 && isKey(column));
  if (rows.length < 2 || key === undefined) return undefined;
  const letters = [...'ABCDEFGH'].slice(0, key - numbered - 1);
  return [...(numbered === 1 ? ['Number'] : []), 'Question', ...letters, 'Answer'];
}

/**
 * What becomes of columns with headings that nobody knows. They hold the options where the answers are found among them, as long as no
 * other column does; what is in the others is told to be left out.
 */
function placeUnknown(columns: Columns, rows: readonly SheetRow[]): { columns: Columns; remarks: Remark[] } {
  const remarks: Remark[] = [];
  const filled = columns.unknown.filter(({ column }) => rows.some(({ cells }) => (cells[column] ?? '') !== ''));
  const options = findOptions(columns, filled, rows);
  const isOption = new Set(options.map(({ column }) => column));
  const isNumbered = (column: number) => rows.every(({ cells }) => /^\d*$/u.test(cells[column] ?? ''));
  const left = filled.filter(({ column, heading }) => !isOption.has(column) && (heading !== '' || !isNumbered(column)));
  const [first] = rows;
  const place = first?.place ?? ({ unit: 'row', number: (first?.number ?? 2) - 1 } as const);
  if (options.length > 0) {
    const message = `${listed(options)} are read as the options, as the answers are among them.`;
    remarks.push({ name: 'Headings', place, message, severity: 'info' });
  }
  if (left.length > 0) {
    const [verb, them] = left.length === 1 ? ['was', 'it holds'] : ['were', 'they hold'];
    const message = `${listed(left)} ${verb} not read. Head options A, B, C …, and the right one Answer, if ${them} any.`;
    remarks.push({ name: 'Headings', place, message });
  }
  if (options.length === 0) return { columns, remarks };
  const placed = options.map(({ column }, label) => ({ column, label }));
  return { columns: { ...columns, options: placed, areNumbered: false }, remarks };
}

function findOptions(
  { named, options, wrong }: Columns,
  filled: Columns['unknown'],
  rows: readonly SheetRow[],
): Columns['unknown'] {
  if (named.answer === undefined || named.options !== undefined || options.length > 0 || wrong.length > 0) return [];
  const answered = rows.filter(({ cells }) => plain(cells[named.answer ?? -1]) !== '');
  const found = answered.filter(({ cells }) =>
    filled.some(({ column }) => plain(cells[column]) === plain(cells[named.answer ?? -1])),
  );
  const isSure = found.length > 0 && found.length * 2 > answered.length;
  const ofOptions = isSure ? filled.filter(({ column }) => found.some(({ cells }) => plain(cells[column]) !== '')) : [];
  const [first, last] = [ofOptions[0]?.column ?? 0, ofOptions.at(-1)?.column ?? 0];
  // Options stand side by side.
  return ofOptions.length > 1 && last - first === ofOptions.length - 1 ? ofOptions : [];
}

const plain = (text: string | undefined) => (text ?? '').trim().toLowerCase();

/** The columns “First choice” and E */
function listed(columns: Columns['unknown']): string {
  const names = columns.map(({ column, heading }) =>
    heading === '' ? `${String.fromCharCode(65 + (column % 26))} (without a heading)` : `“${heading}”`,
  );
  return names.length === 1
    ? `the column ${names[0]}`
    : `the columns ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
