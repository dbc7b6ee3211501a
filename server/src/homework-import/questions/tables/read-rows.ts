import { asks, isAnswerSpace } from '../lines/line-kinds.ts';
import { emphasisOf, type Line, tidy } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import { takeMarks } from '../lines/marks.ts';
import { resolve } from '../options/options.ts';
import type { ParsedQuestion, Read, RowItem, TableItem } from '../parsed-question.ts';
import { type Asked, readScheme } from '../scheme/read-scheme.ts';
import { areLettersForNumbers, areNumbers, type Column, isTotal, readColumns } from './columns.ts';
import { readLabelledRows } from './labelled-rows.ts';
import { answersParts, optionsInCell } from './options-in-cell.ts';
import { cellText } from './question-table.ts';
import { questionsInCell } from './questions-in-cell.ts';
import { withoutRepeatedNumbers } from './repeated-numbers.ts';
import { joinSideBySide } from './side-by-side.ts';
import { readTranslations } from './translations.ts';

type Cells = readonly (readonly Line[])[];

/** The questions of a table with one in each row, below headings that say so; `undefined` for any other table. */
export function readRows({ rows, place }: TableItem): RowItem[] | undefined {
  const asked = askedSideBySide(rows) ?? askedColumns(rows) ?? translated(rows) ?? withoutHead(rows) ?? labelled(rows);
  if (asked === undefined) return undefined;
  const { columns, truth, body } = asked;
  const spelt = withoutRepeatedNumbers(withEachQuestion(withPlacesSpelt(body, columns), columns), columns);
  const items = withoutHeadings(spelt, columns).flatMap((cells, index) => readRow(cells, columns, truth, place, index));
  return items.length > 0 ? items : undefined;
}

/** 'First aid' alone in a row stands above some of the questions, where all others have an answer or a number. */
function withoutHeadings(body: readonly Cells[], columns: readonly Column[]): readonly Cells[] {
  const isAlone = (cells: Cells) => cells.filter((cell) => cellText(cell) !== '').length === 1;
  const asked = (cells: Cells) => cellText(cells[columns.indexOf('question')] ?? []) || cellText(cells[0] ?? []);
  const hasNumber = (cells: Cells) => readMarker(asked(cells))?.kind === 'number';
  const isHeading = (cells: Cells) =>
    isAlone(cells) && !hasNumber(cells) && !asks(asked(cells)) && asked(cells).length < 60;
  const headings = body.filter(isHeading);
  const others = body.filter((cells) => !headings.includes(cells));
  const areTold = others.every(hasNumber) || others.every((cells) => !isAlone(cells));
  return others.length > headings.length && areTold ? others : body;
}

/** Exports of quizzes have '3' or '1, 3' for the options that are right: the rows with those options in their place. */
function withPlacesSpelt(body: readonly Cells[], columns: readonly Column[]): readonly Cells[] {
  const answer = columns.indexOf('answer');
  const places = columns.flatMap((column, at) => (column === 'option' ? [at] : []));
  const chosen = body.map((cells) => {
    const said = cellText(cells[answer] ?? []);
    const isOption = places.some((at) => cellText(cells[at] ?? []) === said);
    const found = /^\d(?:\s*[,;]\s*\d)*$/u.test(said) ? [...said.matchAll(/\d/gu)].map(([digit]) => Number(digit)) : [];
    const lines = found.map((place) => cells[places[place - 1] ?? -1]);
    return { isOption, lines: lines.includes(undefined) ? [] : lines.flatMap((cell) => cell ?? []) };
  });
  // Options may be numbers themselves: where each answer is one of them they are no places.
  const arePlaces = chosen.every(({ lines }) => lines.length > 0) && chosen.some(({ isOption }) => !isOption);
  return answer === -1 || places.length < 2 || !arePlaces
    ? body
    : body.map((cells, row) => cells.map((cell, at) => (at === answer ? (chosen[row]?.lines ?? cell) : cell)));
}

/** Rows of which a cell has several questions, beside as many answers, as a row for each. */
function withEachQuestion(body: readonly Cells[], columns: readonly Column[]): readonly Cells[] {
  const [asked, said] = [columns.indexOf('question'), columns.indexOf('answer')];
  if (asked === -1 || said === -1) return body;
  return body.flatMap((row): readonly Cells[] => {
    const found = questionsInCell(row[asked] ?? [], row[said] ?? []);
    if (found === undefined || found.length < 2) return [row];
    return found.map(([question = [], answer = []]) =>
      row.map((cell, at) => (at === asked ? question : at === said ? answer : columns[at] === 'number' ? [] : cell)),
    );
  });
}

interface AskedColumns {
  readonly columns: readonly Column[];
  /** Whether it has columns for true and false. */
  readonly truth: boolean;
  readonly body: readonly Cells[];
}

/** What the columns are of a table that has a question in each row; `undefined` for any other table. */
function askedColumns(rows: TableItem['rows']): AskedColumns | undefined {
  const [head, ...below] = rows;
  if (head === undefined || below.length === 0) return undefined;
  const body = isAskedToo(rows) ? rows : below;
  const named = withMarks(withCorrect(withQuestion(readColumns(head.map(cellText)), rows)), body);
  const truth = named.includes('truth') || (named.includes('true') && named.includes('false'));
  const texts = (column: number) => body.map((cells) => cellText(cells[column] ?? []));
  const statements = named.findIndex(
    (column, index) => column === 'other' && !areNumbers(texts(index)) && !areLettersForNumbers(texts(index)),
  );
  const columns = named.map((column, index): Column => {
    if (column === 'truth') return 'answer';
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
  return isAsked && !areNumbers(asked) && !areLettersForNumbers(asked) ? { columns, truth, body } : undefined;
}

/** 'Question | Answer | Question | Answer' */
function askedSideBySide(rows: TableItem['rows']): AskedColumns | undefined {
  const columns = readColumns((rows[0] ?? []).map(cellText));
  const joined = columns.includes('question') ? joinSideBySide(rows, columns) : undefined;
  return joined === undefined ? undefined : askedColumns(joined);
}

/** A table of words in two languages asks for one of them in each row. */
function translated(rows: TableItem['rows']): AskedColumns | undefined {
  const found = readTranslations(rows);
  return found === undefined ? undefined : { ...found, truth: false };
}

/** 'True' and 'False' beside every statement, to be circled, head no column: the first row is a statement as well. */
const isAskedToo = (rows: TableItem['rows']) =>
  rows.every((row) => {
    const words = row.map((cell) => cellText(cell).toLowerCase());
    return /^t(?:rue)?$/u.test(words.at(-2) ?? '') && /^f(?:alse)?$/u.test(words.at(-1) ?? '');
  });

/** 'What is …? | newton' in two columns without headings, where nearly every row asks on the left. */
function withoutHead(rows: TableItem['rows']): AskedColumns | undefined {
  const texts = rows.map((row) => row.map(cellText));
  const asking = rows
    .map(([left = []]) => cellText(optionsInCell(left)?.stem ?? left))
    .filter((left) => /\?$/u.test(left) && readMarker(left)?.kind !== 'letter').length;
  const areTwo = texts.every((row) => row.length === 2) && texts.every(([, right = '']) => !/\?$/u.test(right));
  const isAsked = rows.length > 1 && areTwo && asking >= rows.length * 0.6;
  return isAsked ? { columns: ['question', 'answer'], truth: false, body: rows } : undefined;
}

/** 'Monday | What is …? | newton' */
function labelled(rows: TableItem['rows']): AskedColumns | undefined {
  const body = readLabelledRows(rows);
  return body === undefined ? undefined : { columns: ['question', 'answer'], truth: false, body };
}

/** Between numbers and marks a column without a name has the questions. */
function withQuestion(columns: readonly Column[], [head = [], ...body]: TableItem['rows']): readonly Column[] {
  if (columns.includes('question')) return columns;
  const asking = askingColumn(columns, body);
  if (asking !== undefined) return columns.map((column, index) => (index === asking ? 'question' : column));
  const given = besideRoom(columns, body);
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

/** 'Correct' behind the options, with no column for what is false, says which of them is the answer. */
function withCorrect(columns: readonly Column[]): readonly Column[] {
  // 'Question | Marking guidance | Total' has its answers in the guidance.
  if (columns.includes('question') && !columns.includes('answer') && !columns.includes('option'))
    return columns.map((column) => (column === 'guidance' ? 'answer' : column));
  if (columns.includes('answer') || columns.includes('false') || !columns.includes('option')) return columns;
  return columns.map((column) => (column === 'true' ? 'answer' : column));
}

function readRow(
  cells: Cells,
  columns: readonly Column[],
  truth: boolean,
  tablePlace: number,
  index: number,
): RowItem[] {
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? [];
  const whole = cell('question');
  const isOpen = columns.includes('option') || truth || answersParts(cell('answer'));
  const listed = isOpen ? undefined : optionsInCell(whole, cellText(cell('answer')));
  const asked = listed?.stem ?? whole;
  const place = whole[0]?.place ?? tablePlace;
  const taken = takeMarks(cellText(asked));
  const marker = readMarker(taken.text);
  const text = taken.text.slice(marker?.kind === 'number' || marker?.kind === 'letter' ? marker.end : 0).trim();
  if (text === '' || isAnswerSpace(text) || cells.some((one) => isTotal(cellText(one)))) return [];
  const written = /(\d{1,3})/.exec(cellText(cell('number')))?.[1];
  const number = written ?? (marker?.kind === 'number' ? String(marker.value) : undefined);
  const letter = marker?.kind === 'letter' ? marker.letter : /^\W*([a-z])\W*$/iu.exec(cellText(cell('number')))?.[1];
  const offered = listed?.options ?? columns.flatMap((column, at) => (column === 'option' ? [cells[at] ?? []] : []));
  const options = offered.flatMap((own) =>
    cellText(own) === '' ? [] : [{ value: cellText(own), place, confidence: 0.95, cell: own }],
  );
  const marks = Number(/\d{1,2}/.exec(cellText(cell('marks')))?.[0] ?? taken.marks ?? Number.NaN);
  const known: Asked = { text, marks: Number.isFinite(marks) ? marks : undefined };
  const question: ParsedQuestion = {
    section: undefined,
    path: number !== undefined ? [number] : letter === undefined ? [] : [letter.toLowerCase()],
    place,
    ...(truth ? { type: 'true-false' } : {}),
    text,
    options: options.map(({ cell: _cell, ...option }) => option),
    answers: truth ? readTruth(cells, columns, place) : readAnswers(cell('answer'), options, place, known),
    marking: readScheme(cellText(cell('answer')), known).marking,
    ...(Number.isFinite(marks) ? { marks: { value: marks, place, confidence: 0.9 } } : {}),
    pictures: cells.flatMap((lines) =>
      lines.flatMap((line) => line.pictures.map((picture) => ({ ...picture, place: line.place }))),
    ),
    leftOver: [],
  };
  return [{ kind: 'row', place, number: number ?? String(index + 1), question }];
}

function readAnswers(
  cell: readonly Line[],
  options: readonly { value: string; cell: readonly Line[] }[],
  place: number,
  asked: Asked,
): Read<string>[] {
  const text = cell.map((line) => line.text).join('\n');
  const found = isAnswerSpace(text)
    ? []
    : readScheme(text, asked).answers.flatMap((answer) =>
        options.length > 0
          ? resolve(
              answer,
              options.map(({ value }) => ({ text: value })),
              ['a', 'b', 'c', 'd', 'e', 'f'],
            )
          : [answer],
      );
  if (found.length > 0 || options.length === 0)
    return found.map((value) => ({ value: tidy(value), place: cell[0]?.place ?? place, confidence: 0.95 }));
  const standing = options.filter((option) => {
    const { bold, marked, colour } = emphasisOf(option.cell.flatMap(({ spans }) => spans));
    return bold || marked || colour !== null;
  });
  const [only] = standing;
  return standing.length === 1 && only !== undefined ? [{ value: only.value, place, confidence: 0.8 }] : [];
}

/** A tick in one of the two columns, or the word in an answer column. */
function readTruth(cells: Cells, columns: readonly Column[], place: number): Read<string>[] {
  const said = cellText(cells[columns.indexOf('answer')] ?? []);
  if (/^(true|false|t|f)\b/iu.test(said)) return [{ value: said, place, confidence: 0.95 }];
  const stands = (column: Column) => {
    const { bold, marked, underlined, colour } = emphasisOf(
      (cells[columns.indexOf(column)] ?? []).flatMap(({ spans }) => spans),
    );
    return bold || marked || underlined || colour !== null;
  };
  const isOne = stands('true') !== stands('false');
  const isTicked = (column: Column) => {
    const text = cellText(cells[columns.indexOf(column)] ?? []);
    return /[✓✔☑☒✅xX√]/u.test(text) || (/^(?:true|false|yes|[tf])$/iu.test(text) && (!isOne || stands(column)));
  };
  if (isTicked('true') === isTicked('false')) return [];
  return [{ value: isTicked('true') ? 'true' : 'false', place, confidence: 0.95 }];
}
