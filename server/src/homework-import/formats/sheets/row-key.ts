import type { SourceQuestion } from '../../read-homework.ts';
import { inNeutralOrder, withoutLetters } from '../questions/option-letters.ts';
import { typedKey } from '../questions/typed-key.ts';
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

/** The key of a row: what its answer is among its options, or the answers that can be typed. `byNumber` is as in `keyOfOptions`. */
export function rowKey(
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
  if (wrong.length > 0 && answer !== '')
    return { options: inNeutralOrder([answer, ...wrong]), correctAnswers: [answer] };
  const listed = cell('options')
    .split(/\s*[|;\n]\s*/u)
    .filter((text) => text !== '');
  if (listed.length > 0)
    return keyOfOptions(
      answer,
      listed.map((text, label) => ({ label, text })),
      false,
    );
  return typedKey(answer);
}

/**
 * The key of a row with options: the texts of those that its answer names. An answer that is the text of an option means that
 * one, unless `byNumber` says that all answers of the list are the numbers of options.
 */
function keyOfOptions(answer: string, labelled: readonly LabelledOption[], byNumber: boolean): RowKey {
  const given = answer.replace(/^(?:option|choice|answer)\s*(?=[A-H1-8]$)/iu, '');
  const options = withoutLetters(labelled);
  const isText = options.some(({ text }) => text.toLowerCase() === given.toLowerCase());
  const named = isText && !byNumber ? undefined : namedOptions(given, options);
  return { options: options.map(({ text }) => text), correctAnswers: named ?? (given === '' ? [] : [given]) };
}
