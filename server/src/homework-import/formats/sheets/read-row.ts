import type { Origin, SourceQuestion } from '../../read-homework.ts';
import type { Gatherer } from '../gather.ts';
import { optionStatements } from '../questions/weighted-answers.ts';
import type { Columns } from './headings.ts';
import { typedBefore } from './made-dates.ts';
import { rowKey } from './row-key.ts';
import type { SheetRow } from './rows.ts';

/** What Excel shows where it could not work a formula out. */
const failed = /^#(?:VALUE!|REF!|NAME\?|DIV\/0!|N\/A|NUM!|NULL!|SPILL!|CALC!)$/u;

/** Types as quiz programs call them that are typed answers here. */
const typed = /^(?:fill[ -]?in(?:[ -]?the)?[ -]?blanks?|open[ -]?ended|short[ -]?answer|essay|typing|type answer)$/iu;
/** A type of question of which all right options are to be picked. */
const severalRight = /^(?:check ?box(?:es)?|multi(?:ple)?[ _-]?(?:select|response|answers?))$/iu;

/**
 * The questions of a row: none where it asks nothing, several where all right options are to be picked, each of them asked by itself.
 * `byNumber` says that answers are the numbers of options.
 */
export function readRow(row: SheetRow, columns: Columns, byNumber: boolean, gatherer: Gatherer): SourceQuestion[] {
  const about = aboutRow(row);
  const raw = columns.named.question === undefined ? '' : (row.cells[columns.named.question] ?? '');
  if (raw.trim() === '') return [];
  const cells = row.cells.map((text, column) => {
    if (failed.test(text)) return '';
    if (column === columns.named.question || column === columns.named.id) return text;
    return gatherer.text(about, text, 'mixed', 'among its answers');
  });
  const cell = (column: keyof Columns['named']) => cells[columns.named[column] ?? -1]?.trim() ?? '';
  const asked = gatherer.asked(about, raw, 'mixed');
  tellCells(row, asked.question ?? '', columns, gatherer);
  const origin: Origin = { place: about.place, confidence: 0.95 };
  const marks = marksOf(cell('marks'));
  const id = cell('id');
  const type = cell('type');
  const base: SourceQuestion = {
    ...about,
    ...asked,
    id: /^\w{1,20}$/u.test(id) ? `q${id.replace(/^q/iu, '')}` : undefined,
    type: typed.test(type) ? 'text' : type || undefined,
    marks,
    tolerance: Number(cell('tolerance').replace(',', '.')) || undefined,
    studyTip: cell('tip') || null,
    origins: {
      question: origin,
      options: origin,
      correctAnswers: origin,
      ...(marks === undefined ? {} : { marks: origin }),
    },
  };
  const key = rowKey(cells, cell, columns, byNumber, base.type);
  const { options = [], correctAnswers = [] } = key;
  if (severalRight.test(type) && correctAnswers.length > 1) {
    const answers = options.map((text) => ({ text, weight: correctAnswers.includes(text) ? 100 : 0 }));
    return optionStatements({ ...base, id: base.id ?? `row${row.number}` }, answers, gatherer);
  }
  if (options.length === 2 && options.every((text) => /^(?:true|false)$/iu.test(text)))
    return [{ ...base, type: 'true-false', correctAnswers }];
  return [{ ...base, ...key }];
}

/** How messages call a row. */
export const aboutRow = ({ number }: SheetRow) => ({
  name: `Row ${number}`,
  place: { unit: 'row', number } as const,
});

/** There are no halves of marks here; half a mark is one. */
function marksOf(text: string): number | undefined {
  const said = /\d{1,3}(?:[.,]\d+)?/u.exec(text)?.[0];
  if (said === undefined) return undefined;
  const marks = Number(said.replace(',', '.'));
  return marks > 0 ? Math.max(1, Math.round(marks)) : marks;
}

/** Says what Excel made of a row's cells by itself. */
function tellCells(row: SheetRow, question: string, { named, options, wrong }: Columns, { say }: Gatherer): void {
  const about = aboutRow(row);
  const wrongFormula = row.cells.find((text) => failed.test(text));
  if (wrongFormula !== undefined) say(about, `Excel shows ${wrongFormula} in it: put what is meant there.`);
  for (const words of row.left ?? []) say(about, `${words} is left out.`);
  const ofKey = [named.answer ?? -1, ...options.map(({ column }) => column), ...wrong];
  for (const column of ofKey) {
    const text = row.cells[column]?.trim() ?? '';
    const before = typedBefore(question, text, row.times?.has(column) ?? false);
    const what = column === named.answer ? 'the answer' : 'an option';
    if (before !== undefined) say(about, `${what} is a ${before.made}, ${text}; did you mean ${before.typed}?`);
  }
}
