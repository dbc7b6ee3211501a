import { type Asked, mixed, type Remark, type StructuredQuestion } from '../quiz/structured-question.ts';
import type { Columns } from './headings.ts';
import { labelledOptions, type Numbering, numberedAnswer, textsOf } from './numbering.ts';
import type { SheetRow } from './rows.ts';

/** What Excel shows where it could not work a formula out. */
const failed = /^#(?:VALUE!|REF!|NAME\?|DIV\/0!|N\/A|NUM!|NULL!|SPILL!|CALC!)$/u;

/** Types as quiz programs call them that are typed answers here. */
const typed = /^(?:fill[ -]?in(?:[ -]?the)?[ -]?blanks?|open[ -]?ended|short[ -]?answer|essay|typing|type answer)$/iu;

/** The question of a row, below what is to be said of it; none where it asks nothing. */
export function readRow(row: SheetRow, columns: Columns, numbering: Numbering): (StructuredQuestion | Remark)[] {
  const cell = (column: keyof Columns['named']) => {
    const text = row.cells[columns.named[column] ?? -1]?.trim() ?? '';
    return failed.test(text) && column !== 'question' ? '' : text;
  };
  const question = cell('question');
  if (question === '') return [];
  const [id, type, tip] = [cell('id'), cell('type'), cell('tip')];
  const answer = columns.answers
    .flatMap((at) => row.cells[at]?.trim() || [])
    .filter((text) => !failed.test(text))
    .join('; ');
  const isUnclear = numbering === 'unclear' && answer !== '';
  return [
    ...remarksOn(row, question, columns),
    ...(isUnclear
      ? [
          {
            ...aboutRow(row),
            message: `its answer is the number ${answer}, counted from 0 or from 1: choose the right option.`,
          },
        ]
      : []),
    {
      ...aboutRow(row),
      id: /^\w{1,20}$/u.test(id) ? `q${id.replace(/^q/iu, '')}` : undefined,
      type: typed.test(type) ? 'text' : type || undefined,
      text: mixed(question),
      marks: marksOf(cell('marks')),
      tolerance: Number(cell('tolerance').replace(',', '.')) || undefined,
      hints: tip === '' ? [] : [mixed(tip)],
      asked: askedIn(row, isUnclear ? '' : answer, cell('options'), columns, numbering, type),
    },
  ];
}

/** What a row asks for: one of its options, or what can be typed. */
function askedIn(
  row: SheetRow,
  answer: string,
  listed: string,
  columns: Columns,
  numbering: Numbering,
  type: string,
): Asked {
  const cells = row.cells.map((text) => (failed.test(text) ? '' : text.trim()));
  const own = labelledOptions(cells, listed, columns);
  const options = own.map(({ label, text }) => ({ ...mixed(text), label }));
  if (typed.test(type) && options.length > 0) {
    const answers = [mixed(answer), ...options].filter(({ text }) => text !== '');
    return { kind: 'typed', answers: answers.map((one) => ({ ...one, worth: 100 })) };
  }
  const key = textsOf(answer) ?? [answer];
  if (options.length === 0)
    return { kind: 'typed', answers: [{ ...mixed(key.join('\n')), worth: 100 }], isSure: false };
  return {
    kind: 'named-choice',
    options,
    answer: mixed(numberedAnswer(key.join('; '), numbering)),
    byNumber: numbering !== 'texts first',
  };
}

/** How messages call a row. */
export const aboutRow = ({ number, place }: SheetRow) =>
  place === undefined ? ({ name: `Row ${number}`, place: { unit: 'row', number } } as const) : { place };

/** There are no halves of marks here; half a mark is one. */
function marksOf(text: string): number | undefined {
  const said = /\d{1,3}(?:[.,]\d+)?/u.exec(text)?.[0];
  if (said === undefined) return undefined;
  const marks = Number(said.replace(',', '.'));
  return marks > 0 ? Math.max(1, Math.round(marks)) : marks;
}

/** What Excel made of a row's cells by itself. */
function remarksOn(row: SheetRow, question: string, { named, options, wrong }: Columns): Remark[] {
  const about = aboutRow(row);
  const wrongFormula = row.cells.find((text) => failed.test(text));
  const ofKey = [named.answer ?? -1, ...options.map(({ column }) => column), ...wrong];
  const messages = [
    ...(wrongFormula === undefined ? [] : [`Excel shows ${wrongFormula} in it: put what is meant there.`]),
    ...(row.left ?? []).map((words) => `${words} is left out.`),
    ...ofKey.flatMap((column) => {
      const text = row.cells[column]?.trim() ?? '';
      const before = typedBefore(question, text, row.times?.has(column) ?? false);
      const what = column === named.answer ? 'the answer' : 'an option';
      return before === undefined ? [] : [`${what} is a ${before.made}, ${text}; did you mean ${before.typed}?`];
    }),
  ];
  return messages.map((message) => ({ ...about, message }));
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const dayAndMonth = /^0?(\d{1,2})[-\s](Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/u;
const monthAndYear = /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-(\d{2})$/u;
const asksForTime = /\b(?:when|date|day|month|year|time|clock|hour|birthday|minutes?)\b/iu;

/**
 * What somebody typed into a cell that Excel made a date or a time of: '1-Feb' was '1/2', '2:03' was '2:3'. `undefined` for any other text, and
 * where the question asks for such a thing. Excel shows so only what was typed without a year.
 */
function typedBefore(question: string, text: string, isTime: boolean): { made: string; typed: string } | undefined {
  if (asksForTime.test(question)) return undefined;
  const numberOf = (month: string) => months.indexOf(month.toLowerCase()) + 1;
  const [, day, month = ''] = dayAndMonth.exec(text) ?? [];
  if (day !== undefined) return { made: 'date', typed: `${day}/${numberOf(month)}` };
  const [, first, second = ''] = monthAndYear.exec(text) ?? [];
  if (first !== undefined) return { made: 'date', typed: `${numberOf(first)}/${Number(second)}` };
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})(?::00)?$/u.exec(text) ?? [];
  return isTime && hours !== '' ? { made: 'time', typed: `${Number(hours)}:${Number(minutes)}` } : undefined;
}
