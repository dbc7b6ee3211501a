import { asks, isAnswerSpace } from '../lines/line-kinds.ts';
import { readMarker } from '../lines/markers.ts';
import { takeMarks } from '../lines/marks.ts';
import type { TableItem } from '../parsed-question.ts';
import { areLettersForNumbers, areNumbers, areParts, type Cells, type Column, readColumns } from './columns.ts';
import { optionsInCell } from './options-in-cell.ts';
import { cellText } from './question-table.ts';

/** A table with a question in each row, and what each of its columns has. */
export interface AskedColumns {
  readonly columns: readonly Column[];
  /** Whether it has columns for true and false. */
  readonly truth: boolean;
  readonly body: readonly Cells[];
}

/** What the columns are of a table that has a question in each row; `undefined` for any other table. */
export function askedColumns(rows: TableItem['rows']): AskedColumns | undefined {
  const [head, ...below] = rows;
  if (head === undefined || below.length === 0) return undefined;
  const body = isAskedToo(rows) ? rows : below;
  const said = withQuestion(withYourAnswer(readColumns(head.map(cellText)), rows), rows);
  const named = withMarks(withCorrect(withOptions(said, rows)), body);
  const truth = named.includes('truth') || (named.includes('true') && named.includes('false'));
  const texts = (column: number) => body.map((cells) => cellText(cells[column] ?? []));
  const statements = named.findIndex(
    (column, index) => column === 'other' && !areNumbers(texts(index)) && !areLettersForNumbers(texts(index)),
  );
  const columns = named.map((column, index): Column => {
    if (column === 'truth') return 'answer';
    if (truth && index === 0 && column === 'other' && areNumbers(texts(0))) return 'number';
    const isAsked = truth && !named.includes('question') && index === statements;
    return isAsked ? 'question' : column;
  });
  const isAsked =
    columns.includes('question') &&
    (truth ||
      columns.includes('answer') ||
      columns.includes('marks') ||
      columns.filter((column) => column === 'option').length > 1);
  const asked = texts(columns.indexOf('question'));
  const areLabels = [areNumbers, areLettersForNumbers, areParts].some((are) => are(asked));
  return isAsked && !areLabels ? { columns, truth, body } : undefined;
}

/** 'True' and 'False' beside every statement, to be circled, head no column: the first row is a statement as well. */
const isAskedToo = (rows: TableItem['rows']) =>
  rows.every((row) => {
    const words = row.map((cell) => cellText(cell).toLowerCase());
    return /^t(?:rue)?$/u.test(words.at(-2) ?? '') && /^f(?:alse)?$/u.test(words.at(-1) ?? '');
  });

/** Between numbers and marks a column without a name has the questions. */
function withQuestion(columns: readonly Column[], [head = [], ...body]: TableItem['rows']): readonly Column[] {
  if (columns.includes('question')) return columns;
  const asking = askingColumn(columns, body);
  if (asking !== undefined) return columns.map((column, index) => (index === asking ? 'question' : column));
  const given = besideRoom(columns, body) ?? besideAnswers(columns, body);
  if (given !== undefined) return columns.map((column, index) => (index === given ? 'question' : column));
  if (!columns.includes('number') || !columns.includes('marks')) return columns;
  const isAsked = (index: number) => body.some((row) => cellText(row[index] ?? []).split(' ').length > 2);
  const blank = head.findIndex((cell, index) => cellText(cell) === '' && isAsked(index));
  return columns.map((column, index) => (index === blank ? 'question' : column));
}

/** 'No. | Q | Answer', 'Q | Answer': a column that asks in most of its rows has the questions, though its head is that of numbers. */
function askingColumn(columns: readonly Column[], body: readonly Cells[]): number | undefined {
  if (!columns.some((column) => column === 'answer' || column === 'marks' || column === 'option')) return undefined;
  const isAsking = (index: number) => {
    const texts = body.map(
      (row) => takeMarks(cellText(optionsInCell(row[index] ?? [])?.stem ?? row[index] ?? [])).text,
    );
    return texts.filter((text) => asks(text)).length >= Math.max(2, body.length * mostly);
  };
  const [only, ...more] = columns.flatMap((column, index) =>
    (column === 'number' || column === 'other') && isAsking(index) ? [index] : [],
  );
  return more.length === 0 ? only : undefined;
}

const mostly = 0.6;

/** 'Your answer' has the answers where a teacher filled it in, and no other column has them. */
function withYourAnswer(columns: readonly Column[], [head = [], ...body]: TableItem['rows']): readonly Column[] {
  const own = head.findIndex((cell) => yours.test(cellText(cell)));
  const isFilled = body.some((row) => !isAnswerSpace(cellText(row[own] ?? [])));
  if (own === -1 || columns.includes('answer') || !isFilled) return columns;
  return columns.map((column, index) => (index === own ? 'answer' : column));
}

const yours = /^(?:your|my|pupil['’]?s?|student['’]?s?)\s+(?:answers?|responses?)$/iu;

/** Columns without a name between questions and what is said of them, with a few words in each row, have the options. */
function withOptions(columns: readonly Column[], [head = [], ...body]: TableItem['rows']): readonly Column[] {
  const asked = columns.indexOf('question');
  const isOffered = (index: number) =>
    columns[index] === 'other' &&
    cellText(head[index] ?? []) === '' &&
    body.every(
      (row) => !isAnswerSpace(cellText(row[index] ?? [])) && cellText(row[index] ?? []).length <= longestOption,
    );
  const next = columns.findIndex((_column, index) => index > asked && !isOffered(index));
  const end = next === -1 ? columns.length : next;
  if (asked === -1 || columns.includes('option') || end - asked <= fewestOptions) return columns;
  return columns.map((column, index) => (index > asked && index < end ? 'option' : column));
}

const [fewestOptions, longestOption] = [2, 60];

/** Behind questions and answers a last column of small numbers has the marks, whatever stands above it: '/', 'Worth', 'Sur'. */
function withMarks(columns: readonly Column[], body: readonly Cells[]): readonly Column[] {
  const last = columns.length - 1;
  const isAsked = columns.includes('question') && columns.includes('answer');
  const areMarks = body.every((row) => /^[[(/]?\s*[1-9]\s*[\])]?$/u.test(cellText(row[last] ?? [])));
  if (columns.includes('marks') || columns[last] !== 'other' || !isAsked || !areMarks) return columns;
  return columns.map((column, index) => (index === last ? 'marks' : column));
}

/** 'English | Your answer | Answer': what is full in every row is asked where the column beside it is left for the pupil. */
function besideRoom(columns: readonly Column[], body: readonly Cells[]): number | undefined {
  if (!columns.includes('answer')) return undefined;
  const others = columns.flatMap((column, index) => (column === 'other' ? [index] : []));
  const isRoom = (index: number) => body.every((row) => isAnswerSpace(cellText(row[index] ?? [])));
  const [given, ...more] = others.filter((index) => !isRoom(index));
  const isFull = body.every((row) => given !== undefined && cellText(row[given] ?? []) !== '');
  return isFull && more.length === 0 && others.length > 1 ? given : undefined;
}

/** 'Equation | Answer' where each row has a number before what it asks: '5. x + 9 = 15'. */
function besideAnswers(columns: readonly Column[], body: readonly Cells[]): number | undefined {
  const [given, ...more] = columns.flatMap((column, index) => (column === 'other' ? [index] : []));
  if (!columns.includes('answer') || columns.includes('number') || given === undefined || more.length > 0)
    return undefined;
  const isAsked = (text: string) => {
    const marker = readMarker(text);
    return marker?.kind === 'number' && text.length > marker.end;
  };
  return body.length > 1 && body.every((row) => isAsked(cellText(row[given] ?? []))) ? given : undefined;
}

/** 'Correct' behind the options, with no column for what is false, says which of them is the answer. */
function withCorrect(columns: readonly Column[]): readonly Column[] {
  // 'Question | Marking guidance | Total' has its answers in the guidance.
  if (columns.includes('question') && !columns.includes('answer') && !columns.includes('option'))
    return columns.map((column) => (column === 'guidance' ? 'answer' : column));
  if (columns.includes('answer') || columns.includes('false') || !columns.includes('option')) return columns;
  return columns.map((column) => (column === 'true' ? 'answer' : column));
}
