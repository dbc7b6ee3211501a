import { type Answer, answerSchema, longestAnswer } from '@markwell/marking-core/engine';
import * as z from 'zod/mini';
import { type CsvRecord, findSeparator, parseRecord, readCsv, type Separator } from './csv.ts';
import { readLines, type TextLine } from './read-lines.ts';

/** One line of input: an answer, or why it is none. `line` counts from 1. */
export type AnswerLine = { line: number; answer: Answer } | { line: number; error: string };

/**
 * Reads answers as JSON lines or CSV, a batch for each chunk that arrives. A name that ends in `.csv` says CSV; else the first
 * line decides: CSV when it is a header that names questionId. A line that holds no answer comes back in its place with the
 * reason; blank lines are passed over.
 */
export async function* readAnswers(chunks: AsyncIterable<string>, name: string): AsyncGenerator<AnswerLine[]> {
  const batches = readLines(chunks);
  const { value: first = [], done } = await batches.next();
  if (done) return;
  const all = chain(first, batches);
  const head = first[0]?.text ?? '';
  const separator = findSeparator(head);
  const isCsv = /\.csv$/i.test(name) || isHeader(head, separator);
  yield* isCsv ? readCsvAnswers(all, separator) : readJsonLines(all);
}

async function* readJsonLines(batches: AsyncIterable<TextLine[]>): AsyncGenerator<AnswerLine[]> {
  for await (const batch of batches) yield batch.filter(({ text }) => text?.trim() !== '').map(readJsonLine);
}

function readJsonLine({ line, text }: TextLine): AnswerLine {
  if (text === undefined) return { line, error: 'the line is too long' };
  try {
    return toAnswerLine(line, JSON.parse(text));
  } catch {
    const array = text.trimStart().startsWith('[') ? ' (an array: write each answer on a line of its own)' : '';
    return { line, error: `not JSON${array}` };
  }
}

async function* readCsvAnswers(batches: AsyncIterable<TextLine[]>, separator: Separator): AsyncGenerator<AnswerLine[]> {
  let columns: string[] | undefined;
  for await (const records of readCsv(batches, separator)) {
    const header = columns === undefined ? records.shift() : undefined;
    if (header !== undefined) columns = columnsOf(header);
    const named = columns ?? [];
    yield [...missingColumns(header), ...records.map((record) => readCsvRecord(record, named))];
  }
}

/** A header without the columns we need makes every row useless; the reason is given once, in the header's place. */
function missingColumns(header: CsvRecord | undefined): AnswerLine[] {
  if (header === undefined) return [];
  const columns = columnsOf(header);
  const missing = ['questionid', 'value'].filter((column) => !columns.includes(column));
  if (missing.length === 0) return [];
  return [{ line: header.line, error: 'the first line must name the columns questionId and value' }];
}

function readCsvRecord({ line, fields }: CsvRecord, columns: readonly string[]): AnswerLine {
  if ('error' in fields) return { line, error: fields.error };
  if (fields.length !== columns.length)
    return { line, error: `expected ${columns.length} fields, found ${fields.length}` };
  const field = (name: string) => fields[columns.indexOf(name)];
  return toAnswerLine(line, {
    questionId: field('questionid'),
    value: field('value'),
    choice: field('choice'),
    reason: field('reason'),
  });
}

function columnsOf({ fields }: CsvRecord): string[] {
  return 'error' in fields ? [] : fields.map((field) => field.trim().toLowerCase());
}

function isHeader(text: string, separator: Separator): boolean {
  const fields = parseRecord(text, separator);
  return fields !== 'open' && !('error' in fields) && columnsOf({ line: 1, fields }).includes('questionid');
}

async function* chain<Item>(first: Item, rest: AsyncIterable<Item>): AsyncGenerator<Item> {
  yield first;
  yield* rest;
}

/** People's files hold numbers and empty cells where the page sends text. */
const text = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
  z.transform((value) => (value === undefined || value === null ? '' : String(value))),
);
const looseAnswer = z.object({ questionId: text, value: text, choice: text, reason: text });

/** Reads what one line holds as an answer; a line that holds none is a value that says why. */
function toAnswerLine(line: number, given: unknown): AnswerLine {
  const loose = looseAnswer.safeParse(given);
  if (!loose.success) return { line, error: describe(loose.error) };
  const { questionId, value, choice, reason } = loose.data;
  if (questionId.trim() === '') return { line, error: 'questionId is missing' };
  const answer = answerSchema.safeParse({
    questionId: questionId.trim(),
    value,
    ...(choice === '' ? {} : { choice }),
    ...(reason === '' ? {} : { reason }),
  });
  return answer.success ? { line, answer: answer.data } : { line, error: describe(answer.error) };
}

function describe(error: z.core.$ZodError): string {
  const issue = error.issues[0];
  const field = issue?.path.join('.');
  if (!field) return 'expected an object with questionId and value';
  if (issue?.code === 'too_big')
    return `${field} is longer than ${field === 'questionId' ? 64 : longestAnswer} characters`;
  return `${field} must be text`;
}
