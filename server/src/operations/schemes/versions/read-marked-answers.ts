import { type SchemeExample, schemeExampleSchema } from '@markwell/marking-core';
import { type CsvRecord, parseCsv } from '../../../homework-import/formats/csv.ts';
import { Problem } from '../../site/problems/problem.ts';
import { describeIssues, inEnglish } from '../../site/problems/say-issue.ts';

/** Names that a column may have, in small letters without spaces. */
const columnNames = {
  questionId: ['questionid', 'question', 'id'],
  value: ['value', 'answer'],
  choice: ['choice'],
  reason: ['reason'],
  marks: ['marks', 'mark', 'score'],
  why: ['why', 'comment', 'note'],
} as const satisfies Record<keyof SchemeExample, readonly string[]>;

type Column = keyof typeof columnNames;

/** Most problems that are named. */
const mostNamed = 5;

/**
 * Reads answers that people have marked from CSV: questionId, value (or answer), marks, and, where there are, choice, reason
 * and why. Throws a `Problem` that names lines where it cannot be read.
 */
export function readMarkedAnswers(text: string): SchemeExample[] {
  const [header, ...records] = parseCsv(text, { keeps: 'lines' });
  const names = (header?.fields ?? []).map((field) => field.toLowerCase().replace(/[^a-z]/g, ''));
  const columns = new Map<Column, number>();
  for (const [column, known] of Object.entries(columnNames)) {
    const wanted = new Set<string>(known);
    const place = names.findIndex((name) => wanted.has(name));
    if (place >= 0 && isColumn(column)) columns.set(column, place);
  }
  for (const [column, name] of [
    ['questionId', 'questionId'],
    ['marks', 'marks'],
  ] as const) {
    if (!columns.has(column))
      throw new Problem(
        'invalid-input',
        `the first line must name the columns questionId, value and marks; there is no ${name}.`,
        { field: 'marked' },
      );
  }
  if (!columns.has('value') && !columns.has('reason')) {
    throw new Problem(
      'invalid-input',
      'the first line must name the columns questionId, value and marks; there is no value.',
      { field: 'marked' },
    );
  }
  const problems: string[] = [];
  const width = (header?.fields ?? []).findLastIndex((text) => text !== '') + 1;
  const examples = records.flatMap((record) => {
    const { line, fields } = record;
    const broken = whyBroken(record, width);
    if (broken !== undefined) {
      problems.push(broken);
      return [];
    }
    const field = (column: Column) => fields[columns.get(column) ?? -1]?.trim() ?? '';
    const optional = (column: 'choice' | 'reason' | 'why') => (field(column) === '' ? {} : { [column]: field(column) });
    const marks = field('marks');
    const read = schemeExampleSchema.safeParse(
      {
        questionId: field('questionId'),
        value: field('value'),
        marks: /^\d+$/.test(marks) ? Number(marks) : undefined,
        ...optional('choice'),
        ...optional('reason'),
        ...optional('why'),
      },
      inEnglish,
    );
    if (read.success) return [read.data];
    problems.push(
      /^\d+$/.test(marks)
        ? `line ${line}: ${describeIssues(read.error.issues)}`
        : `line ${line}: marks must be a whole number`,
    );
    return [];
  });
  if (problems.length === 0) return examples;
  const more = problems.length > mostNamed ? `; and ${problems.length - mostNamed} more` : '';
  throw new Problem('invalid-input', `${problems.slice(0, mostNamed).join('; ')}${more}.`, { field: 'marked' });
}

/** What a record lost or swallowed by its punctuation, where it did. */
function whyBroken({ line, fields, openQuote }: CsvRecord, width: number): string | undefined {
  if (openQuote !== undefined) return `line ${openQuote}: a quotation mark is opened and never closed`;
  const beyond = fields.slice(width).find((text) => text !== '');
  if (beyond === undefined) return undefined;
  return `line ${line}: “${beyond}” stands beyond the last heading; put an answer that has a comma in it into quotation marks`;
}

function isColumn(name: string): name is Column {
  return Object.hasOwn(columnNames, name);
}
