import type { DraftMessage } from '../../contract/homework-draft.ts';
import { parseCsv } from '../../operations/class-lists/parse-csv.ts';
import { type DraftSource, finishDraft } from '../finish-draft.ts';
import { splitAnswers } from '../questions/answer-text.ts';
import { readScheme } from '../questions/scheme/read-scheme.ts';
import type { Origin, ReadHomework, SourceQuestion } from '../read-homework.ts';
import type { SheetRow } from './read-workbook.ts';

const headings = {
  question: /^(?:question(?:\s*text)?|text|prompt|stem|problem)$/iu,
  type: /^(?:question\s*)?type$/iu,
  answer:
    /^(?:(?:correct|accepted|model|right)\s*)?(?:answers?(?:\(s\))?|keys?|solutions?|responses?|options?\s*correct|correct(?:\s*option)?)$/iu,
  marks: /^(?:marks?|points?|score|max\.?\s*marks?|weight)$/iu,
  tolerance: /^(?:tolerance|±|\+\/-)$/iu,
  options: /^(?:options|choices|all options)$/iu,
  tip: /^(?:(?:study\s*)?tips?|hints?|feedback|explanation)$/iu,
  id: /^(?:id|no\.?|number|#|q|question\s*(?:id|no\.?|number))$/iu,
} as const;
const oneOption = /^(?:(?:option|choice|answer(?:\s*option)?)\s*[-_]?\s*)?([A-H]|[1-8])$/iu;

type Columns = Partial<Record<keyof typeof headings, number>> & { readonly lettered: readonly number[] };

/** Whether a text is a list of questions, whatever it is called: its first row names questions, and answers or options. */
export function isQuestionList(text: string): boolean {
  const [line = ''] = text.trimStart().split('\n', 1);
  const cells = parseCsv(line)[0]?.fields ?? [];
  const has = (heading: RegExp) => cells.some((cell) => heading.test(cell));
  return has(headings.question) && (has(headings.answer) || has(headings.options));
}

/** Reads a list of questions from CSV text: see `readSheetHomework`. */
export function readCsvHomework(source: DraftSource, text: string): ReadHomework {
  const rows = parseCsv(text).map(({ line, fields }) => ({ number: line, cells: fields }));
  return readSheetHomework(source, rows);
}

/**
 * Reads a list of questions, one a row, below a row of headings: question and answer, and where there are any options (a column
 * each, or one with all of them separated by '|' or ';'), marks, type, tolerance of a number and tip.
 */
export function readSheetHomework(source: DraftSource, rows: readonly SheetRow[]): ReadHomework {
  const at = rows
    .slice(0, 10)
    .findIndex(({ cells }) => cells.some((cell) => headings.question.test(cell)) && cells.length > 1);
  const head = rows[at];
  const messages: DraftMessage[] = [];
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
  const columns = findColumns(head.cells);
  const body = rows.slice(at + 1);
  const questions = body.flatMap((row) => readRow(row, columns));
  for (const row of body) {
    if (readRow(row, columns).length === 0) {
      messages.push({
        severity: 'warning',
        path: null,
        place: { unit: 'row', number: row.number },
        message: `Row ${row.number}: there is no question in it.`,
        excerpt: row.cells.join(' | ').slice(0, 80),
      });
    }
  }
  const title = rows.slice(0, at).flatMap(({ cells }) => cells.filter((cell) => cell !== ''))[0];
  return finishDraft(source, { title, origins: {}, questions, messages });
}

function findColumns(head: readonly string[]): Columns {
  const place = (pattern: RegExp) => {
    const found = head.findIndex((title) => pattern.test(title.trim()));
    return found === -1 ? undefined : found;
  };
  const lettered = head.flatMap((title, index) => (oneOption.test(title.trim()) ? [index] : []));
  const named = Object.entries(headings).flatMap(([column, pattern]) => {
    const found = place(pattern);
    return found === undefined ? [] : [[column, found]];
  });
  return { ...Object.fromEntries(named), lettered };
}

function readRow({ number, cells }: SheetRow, columns: Columns): SourceQuestion[] {
  const cell = (column: Exclude<keyof Columns, 'lettered'>) => cells[columns[column] ?? -1]?.trim() ?? '';
  const question = cell('question');
  if (question === '') return [];
  const origin: Origin = { place: { unit: 'row', number }, confidence: 0.95 };
  const lettered = columns.lettered.map((index) => cells[index]?.trim() ?? '').filter((text) => text !== '');
  const options =
    lettered.length > 0
      ? lettered
      : cell('options')
          .split(/\s*[|;\n]\s*/u)
          .filter((text) => text !== '');
  const marks = Number(/\d{1,3}/u.exec(cell('marks'))?.[0] ?? Number.NaN);
  return [
    {
      name: `Row ${number}`,
      place: origin.place,
      id: /^\w{1,20}$/u.test(cell('id')) ? `q${cell('id').replace(/^q/iu, '')}` : undefined,
      type: cell('type') || undefined,
      question,
      options,
      marks: Number.isFinite(marks) ? marks : undefined,
      ...(options.length > 0
        ? { correctAnswers: [cell('answer').replace(/^(?:option|choice)\s*/iu, '')] }
        : readKey(cell('answer').replaceAll('|', ';'))),
      tolerance: Number(cell('tolerance').replace(',', '.')) || undefined,
      studyTip: cell('tip') || null,
      origins: {
        question: origin,
        options: origin,
        correctAnswers: origin,
        ...(Number.isFinite(marks) ? { marks: origin } : {}),
      },
    },
  ];
}

/** Accepted answers, or points where their marks stand behind them: 'it is hot (1); it is wet (1)'. */
function readKey(text: string): Pick<SourceQuestion, 'correctAnswers' | 'markingPoints'> {
  const { answers, marking } = readScheme(text);
  if (marking === undefined || [...text.matchAll(/[[(]\s*\d/gu)].length < 2)
    return { correctAnswers: splitAnswers(text) };
  const markingPoints = marking.points.map((point) => ({ answers: [...point.answers], marks: point.marks }));
  return { correctAnswers: [...answers], markingPoints };
}
