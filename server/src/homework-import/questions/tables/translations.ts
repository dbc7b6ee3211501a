import { languageNamed } from '../lines/languages.ts';
import { isAnswerSpace } from '../lines/line-kinds.ts';
import { emphasisOf } from '../lines/lines.ts';
import type { TableItem } from '../parsed-question.ts';
import type { Column } from './columns.ts';
import { cellText } from './question-table.ts';

type Cells = TableItem['rows'][number];

/** A table of words in two languages: what its columns are, and its rows with what is given first. */
export interface Translations {
  readonly columns: readonly Column[];
  readonly body: readonly Cells[];
}

/**
 * 'Français | Anglais' above rows of which each has one side left for the pupil, or filled in for the teacher in another look, asks for a
 * translation in each; rows that have both are examples. `undefined` for any other table, one to learn or to match among them.
 */
export function readTranslations([head = [], ...rows]: TableItem['rows']): Translations | undefined {
  const languages = head.map((cell) => languageNamed(cellText(cell)));
  const named = languages.flatMap((language, index) => (language === undefined ? [] : [index]));
  const [left, right, ...more] = named;
  if (left === undefined || right === undefined || more.length > 0 || languages[left] === languages[right])
    return undefined;
  const body = rows.flatMap((row): Cells[] => {
    const [first = [], second = []] = [row[left], row[right]];
    const isRight = isOpen(second, first);
    if (isRight === isOpen(first, second)) return [];
    return [isRight ? row : row.map((cell, index) => (index === left ? second : index === right ? first : cell))];
  });
  const columns = head.map(
    (_cell, index): Column =>
      index === left ? 'question' : index === right ? 'answer' : index < left ? 'number' : 'other',
  );
  return body.length > 1 && body.length >= rows.length - 2 ? { columns, body } : undefined;
}

/** Whether a cell beside another is left for the pupil, or filled in for the teacher. */
function isOpen(cell: Cells[number], beside: Cells[number]): boolean {
  if (isAnswerSpace(cellText(beside))) return false;
  if (isAnswerSpace(cellText(cell))) return true;
  const [own, other] = [cell, beside].map((lines) => emphasisOf(lines.flatMap(({ spans }) => spans)));
  const isHidden = cell.every(({ spans }) => spans.every(({ hidden, text }) => hidden || text.trim() === ''));
  const isColoured = own?.colour !== null && own?.colour !== other?.colour;
  return (
    isHidden ||
    isColoured ||
    (own?.marked === true && other?.marked !== true) ||
    (own?.italic === true && other?.italic !== true)
  );
}
