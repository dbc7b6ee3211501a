import type { DraftMessage } from '../../contract/homework-draft.ts';
import type { Origin, SourceQuestion } from '../read-homework.ts';
import { optionStatements } from '../weighted-answers.ts';
import type { Columns } from './headings.ts';
import type { SheetRow } from './read-workbook.ts';
import { keyAmongWrong, keyOfOptions, labelledOptions, type RowKey, typedKey } from './row-key.ts';

/** What Excel shows where it could not work a formula out. */
const failed = /^#(?:VALUE!|REF!|NAME\?|DIV\/0!|N\/A|NUM!|NULL!|SPILL!|CALC!)$/u;

/**
 * The questions of a row: none where it asks nothing, several where all right options are to be picked, each of them asked by itself.
 * `byNumber` says that answers are the numbers of options.
 */
export function readRow(
  row: SheetRow,
  columns: Columns,
  byNumber: boolean,
  messages: DraftMessage[],
): SourceQuestion[] {
  const { number } = row;
  const cells = row.cells.map((cell) => (failed.test(cell) ? '' : cell));
  const cell = (column: keyof Columns['named']) => cells[columns.named[column] ?? -1]?.trim() ?? '';
  const question = cell('question');
  if (question === '') return [];
  const wrongFormula = row.cells.find((text) => failed.test(text));
  if (wrongFormula !== undefined)
    messages.push(rowMessage(row, `Excel shows ${wrongFormula} in it: put what is meant there.`));
  const origin: Origin = { place: { unit: 'row', number }, confidence: 0.95 };
  const said = Number(/\d{1,3}(?:[.,]\d+)?/u.exec(cell('marks'))?.[0].replace(',', '.') ?? Number.NaN);
  // There are no halves of marks here; half a mark is one.
  const marks = said > 0 ? Math.max(1, Math.round(said)) : said;
  const base: SourceQuestion = {
    name: `Row ${number}`,
    place: origin.place,
    id: /^\w{1,20}$/u.test(cell('id')) ? `q${cell('id').replace(/^q/iu, '')}` : undefined,
    type: typeNames.find(([pattern]) => pattern.test(cell('type')))?.[1] ?? (cell('type') || undefined),
    question,
    marks: Number.isFinite(marks) ? marks : undefined,
    tolerance: Number(cell('tolerance').replace(',', '.')) || undefined,
    studyTip: cell('tip') || null,
    origins: {
      question: origin,
      options: origin,
      correctAnswers: origin,
      ...(Number.isFinite(marks) ? { marks: origin } : {}),
    },
  };
  const key = keyOf(cells, cell, columns, byNumber, base.type);
  const { options = [], correctAnswers = [] } = key;
  if (severalRight.test(cell('type')) && correctAnswers.length > 1) {
    const answers = options.map((text) => ({ text, weight: correctAnswers.includes(text) ? 100 : 0 }));
    return optionStatements({ ...base, id: base.id ?? `row${number}` }, answers, messages);
  }
  if (options.length === 2 && options.every((text) => /^(?:true|false)$/iu.test(text)))
    return [{ ...base, type: 'true-false', correctAnswers }];
  return [{ ...base, ...key }];
}

/** Types as quiz programs call them that are typed answers here. */
const typeNames: readonly (readonly [RegExp, 'text'])[] = [
  [/^(?:fill[ -]?in(?:[ -]?the)?[ -]?blanks?|open[ -]?ended|short[ -]?answer|essay|typing|type answer)$/iu, 'text'],
];

/** A type of question of which all right options are to be picked. */
const severalRight = /^(?:check ?box(?:es)?|multi(?:ple)?[ _-]?(?:select|response|answers?))$/iu;

function keyOf(
  cells: readonly string[],
  cell: (column: keyof Columns['named']) => string,
  columns: Columns,
  byNumber: boolean,
  type: string | undefined,
): RowKey {
  const answer = cell('answer');
  const labelled = labelledOptions(cells, columns);
  if (type === 'text' && labelled.length > 0)
    return { options: [], correctAnswers: [answer, ...labelled.map(({ text }) => text)].filter((one) => one !== '') };
  if (labelled.length > 0) return keyOfOptions(answer, labelled, byNumber);
  const wrong = columns.wrong.flatMap((column) => cells[column]?.trim() || []);
  if (wrong.length > 0 && answer !== '') return keyAmongWrong(answer, wrong);
  const listed = cell('options')
    .split(/\s*[|;\n]\s*/u)
    .filter((text) => text !== '');
  return listed.length > 0
    ? keyOfOptions(
        answer,
        listed.map((text, label) => ({ label, text })),
        false,
      )
    : typedKey(answer);
}

/** What is to be said of a row; of the whole file without a name. */
export function rowMessage(
  { number, cells }: SheetRow,
  what: string,
  name: string | null = `Row ${number}`,
): DraftMessage {
  const message = name === null ? what : `${name}: ${what}`;
  const place = name === null ? null : ({ unit: 'row', number } as const);
  return { severity: 'warning', path: null, place, message, excerpt: cells.join(' | ').slice(0, 80) };
}
