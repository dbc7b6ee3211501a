import { splitAnswers } from '../questions/lines/answer-text.ts';
import { readScheme } from '../questions/scheme/read-scheme.ts';
import type { SourceQuestion } from '../read-homework.ts';
import { type Columns, labelOf } from './headings.ts';

/** What a row's options and answers make of its question. */
export type RowKey = Pick<SourceQuestion, 'options' | 'correctAnswers' | 'markingPoints'>;

/** An option of a row with what its heading calls it. */
export interface LabelledOption {
  readonly label: number;
  readonly text: string;
}

/** The options of a row that have a column each. */
export function labelledOptions(cells: readonly string[], { options }: Columns): LabelledOption[] {
  return options.flatMap(({ column, label }) => {
    const text = cells[column]?.trim() ?? '';
    return text === '' ? [] : [{ label, text }];
  });
}

/** '2', 'B', '1,3' and 'A and C' each name options by their headings; `undefined` for what does not. */
export function namedOptions(answer: string, options: readonly LabelledOption[]): string[] | undefined {
  const names = answer.split(/\s*(?:[,;&/]|\b(?:and|or)\b)\s*/iu).filter((name) => name !== '');
  const found = names.map((name) =>
    /^[A-H1-8]$/iu.test(name) ? options.find(({ label }) => label === labelOf(name))?.text : undefined,
  );
  const texts = found.filter((text) => text !== undefined);
  return texts.length > 0 && texts.length === names.length ? texts : undefined;
}

/**
 * The key of a row with options: the texts of those that its answer names. An answer that is the text of an option means that
 * one, unless `byNumber` says that all answers of the list are the numbers of options.
 */
export function keyOfOptions(answer: string, options: readonly LabelledOption[], byNumber: boolean): RowKey {
  const given = answer.replace(/^(?:option|choice|answer)\s*(?=[A-H1-8]$)/iu, '');
  const isText = options.some(({ text }) => text.toLowerCase() === given.toLowerCase());
  const named = isText && !byNumber ? undefined : namedOptions(given, options);
  return { options: options.map(({ text }) => text), correctAnswers: named ?? [given] };
}

/** The key of a row whose right answer and wrong ones have columns of their own: in an order that does not tell which is right. */
export function keyAmongWrong(answer: string, wrong: readonly string[]): RowKey {
  const all = [...new Set([answer, ...wrong])];
  return {
    options: all.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
    correctAnswers: [answer],
  };
}

/** Accepted answers, or points where their marks stand behind them: 'it is hot (1); it is wet (1)'. */
export function typedKey(answer: string): RowKey {
  const text = answer.replaceAll('|', ';');
  const { answers, marking } = readScheme(text);
  if (marking === undefined || [...text.matchAll(/[[(]\s*\d/gu)].length < 2)
    return { options: [], correctAnswers: splitAnswers(text) };
  const markingPoints = marking.points.map((point) => ({ answers: [...point.answers], marks: point.marks }));
  return { options: [], correctAnswers: [...answers], markingPoints };
}
